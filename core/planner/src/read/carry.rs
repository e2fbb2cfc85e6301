//! What an earlier lesson left open and the note does not name.

use crate::{
    goals::{
        Context, Do, Form, GOALS_MAX, Goal, Piece, PieceState, Proposal, Skill, Subject, Technique,
        Until,
    },
    titles::{normal_title, same_composer},
};

/// Adds what the last lesson left open; "same again" carries all of it as if it were set today, and "everything else can wait"
/// only what rests.
pub fn carry(proposal: &mut Proposal, context: &Context, (again, others_rest): (bool, bool)) {
    let Some(open) = &context.open else { return };
    for goal in proposal.goals.iter_mut().chain(&mut proposal.asked) {
        if let Some(subject) = longer(&goal.subject, &open.goals) {
            goal.subject = subject;
        }
    }
    // What is asked about is named as well: it is not kept silently beside the question.
    let named: Vec<String> = proposal
        .goals
        .iter()
        .chain(&proposal.asked)
        .map(|goal| identity(&goal.subject, context))
        .collect();
    let left: Vec<Subject> = proposal
        .goals
        .iter()
        .filter(|goal| goal.r#do == Do::Finish || goal.rests_subject())
        .map(|goal| goal.subject.clone())
        .collect();
    for goal in &open.goals {
        let key = identity(&goal.subject, context);
        if named.contains(&key) || proposal.goals.len() >= GOALS_MAX {
            continue;
        }
        let Some(does) = still(goal, context, again) else {
            continue;
        };
        let is_left = || left.iter().any(|out| leaves_kind(out, &goal.subject));
        if does != Do::Rest && (others_rest || is_left()) {
            continue;
        }
        let mut carried = goal.clone();
        carried.r#do = does;
        carried.carried_from = if again {
            None
        } else {
            goal.carried_from.or(Some(open.lesson_date))
        };
        proposal.goals.push(carried);
    }
}

/// Whether leaving out one subject leaves out another as one of its kind: "no scales this week" the scale of D major, in
/// contrary motion as well, "no arpeggios" each of them, "no technique" all.
fn leaves_kind(out: &Subject, subject: &Subject) -> bool {
    let Subject::Technique(own) = subject else {
        return false;
    };
    match out {
        Subject::Skill { skill } => *skill == Skill::Technique,
        Subject::Technique(Technique {
            form,
            key: None,
            name: None,
            ..
        }) => {
            let is_scale = matches!(
                own.form,
                Form::ContraryMotion | Form::Chromatic | Form::WholeTone
            );
            own.form == *form || *form == Form::Scale && is_scale
        }
        _ => false,
    }
}

/// The title of which a shorter one is meant: "the Minuet", where "Minuet in G" and no other minuet was left open. Pieces
/// of the repertoire are known to the reader already.
fn longer(subject: &Subject, open: &[Goal]) -> Option<Subject> {
    let Subject::Title { title, composer } = subject else {
        return None;
    };
    let name = normal_title(title);
    let mut found: Vec<&Subject> = Vec::new();
    for goal in open {
        if let Subject::Title {
            title,
            composer: own,
        } = &goal.subject
            && goal.r#do != Do::Finish
            && same_composer(composer.as_deref(), own.as_deref())
            && normal_title(title)
                .strip_prefix(&name)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
            && !found.contains(&&goal.subject)
        {
            found.push(&goal.subject);
        }
    }
    match found[..] {
        [one] => Some(one.clone()),
        _ => None,
    }
}

/// What is still done with a subject that was left open; none when that is over: a rest that has ended, and what the
/// teacher has chosen for the piece since.
fn still(goal: &Goal, context: &Context, again: bool) -> Option<Do> {
    let day = context.lesson_date;
    let is_over = match goal.until {
        Some(Until::NextLesson) => !again,
        Some(Until::Date(until)) => until <= day,
        None | Some(Until::ToldOtherwise) => false,
    };
    let rests_subject = goal.rests_subject();
    let state = piece(&goal.subject, context).map(|piece| match piece.resting_until {
        Some(until) if until <= day => PieceState::Active,
        _ => piece.state,
    });
    match (goal.r#do, state) {
        (Do::Listen | Do::Finish | Do::Perform, _) | (_, Some(PieceState::Finished)) => None,
        _ if is_past(&goal.subject, day) => None,
        (Do::Rest, _) if is_over => None,
        (Do::Rest, Some(PieceState::Active | PieceState::Kept)) if rests_subject => None,
        (Do::Practise | Do::Keep, Some(PieceState::Resting)) => None,
        (Do::Practise, Some(PieceState::Kept)) => Some(Do::Keep),
        (does, _) => Some(does),
    }
}

/// Whether an event was before a day.
fn is_past(subject: &Subject, day: chrono::NaiveDate) -> bool {
    matches!(subject, Subject::Event { date: Some(date), .. } if *date < day)
}

/// What a subject is about, the same whether it was a new title then or a piece of the repertoire.
fn identity(subject: &Subject, context: &Context) -> String {
    let piece = piece(subject, context).map(|piece| Subject::Piece {
        piece_id: piece.id.clone(),
    });
    piece.as_ref().unwrap_or(subject).key()
}

/// The piece of the repertoire that a subject is about.
fn piece<'a>(subject: &Subject, context: &'a Context) -> Option<&'a Piece> {
    let mut pieces = context.pieces.iter();
    match subject {
        Subject::Piece { piece_id } => pieces.find(|piece| piece.id == *piece_id),
        Subject::Title { title, composer } => {
            let name = normal_title(title);
            pieces.find(|piece| {
                normal_title(&piece.title) == name
                    && same_composer(composer.as_deref(), piece.composer.as_deref())
            })
        }
        _ => None,
    }
}
