//! Goals that a model proposes for a note: which of them become rows, and in which state.
//!
//! The model reads, rules write. What it proposes counts only with words that stand in the note, and is set only where the built-in
//! reader, told that the words are a title, reads the whole note the same way. Everything else is asked, filled in.

mod quote;
mod told;

use serde::{Deserialize, Serialize};

use crate::{
    goals::{Context, Do, Goal, Goals, Hands, Place, Proposal, Subject, Tempo},
    repertoire::by_title::with_pieces,
};

pub use quote::find_quote;
use told::{TOLD, Told};

/// Most rows that a model adds to a note.
pub const PROPOSED_MAX: usize = 12;

/// A goal that a model proposes, and the words of the note that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProposedGoal {
    /// The goal.
    pub goal: Goal,
    /// The words.
    pub quote: String,
}

/// A row that is added to the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ProposedRow {
    /// The goal; what it was read from are the words of the note, on one line.
    pub goal: Goal,
    /// Whether it is set or asked about.
    pub state: RowState,
}

/// The state of a row that a model proposes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum RowState {
    /// The built-in reader is certain of it, too.
    Set,
    /// Only the model says so.
    Asked,
    /// It is asked about, as the built-in reader reads the opposite: one of both leaves it out.
    Clash,
}

impl RowState {
    /// Every state.
    pub const ALL: [Self; 3] = [Self::Set, Self::Asked, Self::Clash];

    /// As it crosses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Set => "set",
            Self::Asked => "asked",
            Self::Clash => "clash",
        }
    }
}

/// The rows that a model's goals add to what a note is read as, in their order. Goals whose quote is not in the note, that break a
/// rule, or that say nothing new are dropped.
///
/// ```
/// # use reedling_planner::{goals::{Context, Do, Goal, Place, Subject}, proposed::{ProposedGoal, RowState, rows}, read::read};
/// let context = Context::on("2026-11-30".parse()?);
/// let note = "O Malhão vai bem, compassos 9 a 16 devagar.";
/// let malhao = Subject::Title { title: "Malhão".into(), composer: None };
/// let goal = Goal { places: vec![Place::Bars { from: 9, to: 16 }], ..Goal::new(Do::Practise, malhao) };
/// let proposed = |quote: &str| vec![ProposedGoal { goal: goal.clone(), quote: quote.into() }];
/// let found = rows(note, &context, &read(note, &context), proposed("Malhão vai bem,  compassos 9 a 16"));
/// assert_eq!((&*found[0].goal.said, found[0].state), ("Malhão vai bem, compassos 9 a 16", RowState::Asked));
/// assert!(rows(note, &context, &read(note, &context), proposed("bars 9 to 16")).is_empty());
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn rows(
    note: &str,
    context: &Context,
    proposal: &Proposal,
    proposed: Vec<ProposedGoal>,
) -> Vec<ProposedRow> {
    let read = with_pieces(proposal.goals.clone(), &context.pieces);
    let asked = with_pieces(proposal.asked.clone(), &context.pieces);
    let mut told = Told::of(note, context);
    let mut rows: Vec<ProposedRow> = Vec::new();
    for ProposedGoal { goal, quote } in proposed {
        if rows.len() == PROPOSED_MAX {
            break;
        }
        let Some(words) = find_quote(note, &quote) else {
            continue;
        };
        let words: Vec<&str> = note[words].split_whitespace().collect();
        let goal = Goal {
            said: words.join(" "),
            ..goal
        };
        let Some(goal) = with_pieces(vec![goal], &context.pieces).pop() else {
            continue;
        };
        let mut known = read
            .iter()
            .chain(&asked)
            .chain(rows.iter().map(|row| &row.goal));
        if !is_valid(&goal) || known.any(|known| says(known, &goal)) {
            continue;
        }
        let row = if read.iter().any(|own| contradicts(own, &goal)) {
            let state = RowState::Clash;
            ProposedRow { goal, state }
        } else if let Some(goal) = certain(&mut told, proposal, &goal) {
            let state = RowState::Set;
            ProposedRow { goal, state }
        } else {
            let state = RowState::Asked;
            let goal = beside(&read, goal);
            ProposedRow { goal, state }
        };
        rows.push(row);
    }
    rows
}

fn is_valid(goal: &Goal) -> bool {
    let goals = vec![goal.clone()];
    let all = Goals {
        goals,
        ..Goals::default()
    };
    all.validate().into_result().is_ok()
}

fn is_same_subject(one: &Goal, other: &Goal) -> bool {
    one.subject.key() == other.subject.key()
}

fn leaves(goal: &Goal) -> bool {
    matches!(goal.r#do, Do::Rest | Do::Finish)
}

/// Whether one of two goals of a subject leaves out what the other one works on.
fn contradicts(one: &Goal, other: &Goal) -> bool {
    is_same_subject(one, other) && leaves(one) != leaves(other)
}

/// Whether a goal says all that another one says: the same thing with the same subject, at all of its places, as fast and with
/// the same hands.
fn says(known: &Goal, goal: &Goal) -> bool {
    let keys = |goal: &Goal| -> Vec<String> { goal.places.iter().map(Place::key).collect() };
    let places = keys(known);
    is_same_subject(known, goal)
        && known.r#do == goal.r#do
        // What is left out without places is left out as a whole.
        && (!leaves(goal) || places.is_empty() || !goal.places.is_empty())
        && keys(goal).iter().all(|place| places.contains(place))
        && goal.hands.is_none_or(|hands| known.hands == Some(hands))
        && goal.tempo.is_none_or(|tempo| known.tempo == Some(tempo))
}

/// The goal as the built-in reader reads it once it is told that the quote holds a title. It has to have found that the sentence sets
/// something, and to read in the whole note what the model reads: neither more nor less, with a place, a tempo or hands, nothing of
/// it left out or doubted, and no word of the note left over.
fn certain(told: &mut Told<'_>, proposal: &Proposal, goal: &Goal) -> Option<Goal> {
    let Subject::Title { title, .. } = &goal.subject else {
        return None;
    };
    let is_kept = |kept: &Goal| match &kept.subject {
        Subject::Words { text } => kept.r#do == goal.r#do && text.contains(title.as_str()),
        _ => false,
    };
    let is_name = title.starts_with(char::is_uppercase) && goal.said.contains(title.as_str());
    let has_detail = !goal.places.is_empty() || goal.tempo.is_some() || goal.hands.is_some();
    if !is_name || !has_detail || !proposal.goals.iter().any(is_kept) {
        return None;
    }
    let reading = told.reading(title);
    let is_own =
        |own: &&Goal| matches!(&own.subject, Subject::Piece { piece_id } if piece_id == TOLD);
    let mut own = reading.goals.iter().filter(is_own);
    let only = own.next().filter(|_| own.next().is_none())?;
    // Words that are not understood may leave it out: "The new piece can wait."
    if !reading.unread.is_empty() || reading.asked.iter().any(|asked| is_own(&asked)) {
        return None;
    }
    let read = Goal {
        subject: goal.subject.clone(),
        ..only.clone()
    };
    (says(&read, goal) && says(goal, &read)).then_some(read)
}

/// What is asked of a row that the note sets already: the row with what the model adds or reads otherwise.
fn beside(read: &[Goal], goal: Goal) -> Goal {
    let key = goal.key();
    let Some(own) = read.iter().find(|own| own.key() == key) else {
        return goal;
    };
    let hands: Option<Hands> = goal.hands.or(own.hands);
    let tempo: Option<Tempo> = goal.tempo.or(own.tempo);
    Goal {
        r#do: goal.r#do,
        hands,
        tempo,
        said: goal.said,
        carried_from: None,
        ..own.clone()
    }
}
