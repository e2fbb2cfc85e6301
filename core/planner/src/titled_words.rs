//! A sentence that no piece was proven of, once the teacher says that it is one, and its title.

use serde::{Deserialize, Serialize};

use crate::{
    goals::{Context, Do, Goal, HOW_MAX, OpenGoals, Piece, PieceState, Subject},
    merge::{Edit, EditField, field_edits},
    read::{is_private_text, read},
};

/// What becomes of the row of such a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct TitledWords {
    /// The edits that make the row a goal of the piece.
    pub edits: Vec<Edit>,
    /// The goals that the sentence sets beside, of other places of the piece.
    pub others: Vec<Goal>,
}

/// The id of the piece while the sentence is read, which no other has.
const TYPED: &str = "typed";

/// From how many words on what is not read says how to practise, and is no scrap.
const CLAUSE: usize = 3;

/// Reads the sentence of a row as if its title were known: what is done, places, hands, tempo and way to practise are those of
/// the sentence, but for the fields that the teacher has set in the row.
pub fn titled(
    key: &str,
    goal: &Goal,
    set: &[EditField],
    title: &str,
    context: &Context,
) -> TitledWords {
    let subject = Subject::Title {
        title: title.to_owned(),
        composer: None,
    };
    let mut goals = match &goal.subject {
        Subject::Words { text } => goals_of(text, title, context),
        _ => Vec::new(),
    };
    for own in &mut goals {
        own.subject = subject.clone();
    }
    let mut goals = goals.into_iter();
    let first = match goals.next() {
        Some(read) => together(goal, set, read),
        None => Goal {
            subject,
            ..goal.clone()
        },
    };
    TitledWords {
        edits: field_edits(key, goal, &first),
        others: goals.collect(),
    }
}

/// What a sentence sets of a piece of this title, whether it names it like this or not. What it says beside is the way to
/// practise, where there is none.
fn goals_of(text: &str, title: &str, context: &Context) -> Vec<Goal> {
    let mut known = Context {
        open: None::<OpenGoals>,
        body: None,
        ..context.clone()
    };
    known.pieces.push(Piece {
        id: TYPED.into(),
        title: title.to_owned(),
        composer: None,
        kind: None,
        goal_tempo: None,
        last_clean_tempo: None,
        state: PieceState::Active,
        resting_until: None,
        last_set: Some(context.lesson_date),
    });
    for text in [text, &[title, ": ", text].concat()] {
        let proposal = read(text, &known);
        let is_own =
            |goal: &Goal| matches!(&goal.subject, Subject::Piece { piece_id } if piece_id == TYPED);
        let mut goals = proposal.goals;
        goals.retain(is_own);
        if let Some(first) = goals.first_mut() {
            let rest = proposal.unread.iter().map(|phrase| phrase.text.as_str());
            let is_clause = |text: &&str| text.split_whitespace().count() >= CLAUSE;
            let rest = rest.filter(is_clause).filter(|text| !is_private_text(text));
            let rest: Vec<&str> = rest.collect();
            let rest = rest.join("; ");
            if first.how.is_none() && !rest.is_empty() && rest.chars().count() <= HOW_MAX {
                first.how = Some(rest);
            }
            return goals;
        }
    }
    Vec::new()
}

/// A row with what its sentence is read as now, but for what the teacher has set; what the sentence does not say stays as it was.
/// Of a row of an earlier lesson all stays that it has: it was confirmed then.
fn together(row: &Goal, set: &[EditField], read: Goal) -> Goal {
    let is_earlier = row.carried_from.is_some();
    let stays = |field: EditField, is_told: bool| set.contains(&field) || is_earlier && is_told;
    let does = if stays(EditField::Do, row.r#do != Do::Practise) {
        row.r#do
    } else {
        read.r#do
    };
    // A rest that is none has no end.
    let until = row.until.filter(|_| row.r#do == does);
    let keeps_places = stays(EditField::Places, !row.places.is_empty()) || read.places.is_empty();
    Goal {
        r#do: does,
        subject: read.subject,
        places: if keeps_places {
            row.places.clone()
        } else {
            read.places
        },
        hands: newer(
            stays(EditField::Hands, row.hands.is_some()),
            row.hands,
            read.hands,
        ),
        tempo: newer(
            stays(EditField::Tempo, row.tempo.is_some()),
            row.tempo,
            read.tempo,
        ),
        needs: if read.needs.is_empty() {
            row.needs.clone()
        } else {
            read.needs
        },
        how: newer(
            stays(EditField::How, row.how.is_some()),
            row.how.clone(),
            read.how,
        ),
        days: newer(
            stays(EditField::Days, row.days.is_some()),
            row.days,
            read.days,
        ),
        until: newer(stays(EditField::Until, until.is_some()), until, read.until),
        started: row.started || read.started,
        ..row.clone()
    }
}

/// A field as it is read now, where anything is read and it does not stay.
fn newer<T>(stays: bool, row: Option<T>, read: Option<T>) -> Option<T> {
    if stays { row } else { read.or(row) }
}

#[cfg(test)]
mod tests {
    use super::titled;
    use crate::{
        goals::{Context, Do, Goal, Hands, Place, Proposal, Subject, Tempo},
        merge::{Edit, EditField, merge},
        read::read,
    };

    fn context() -> Context {
        let day = "2026-11-19".parse().expect("a date");
        Context {
            instrument: "Piano".into(),
            ..Context::on(day)
        }
    }

    /// The rows of a note whose sentence was given a title, with the goals beside.
    fn rows(note: &str, title: &str) -> (Vec<Goal>, Vec<Goal>) {
        let proposal: Proposal = read(note, &context());
        let goal = &proposal.goals[0];
        assert!(matches!(goal.subject, Subject::Words { .. }), "{goal:?}");
        let found = titled(&goal.key(), goal, &[], title, &context());
        let rows = merge(&proposal, &found.edits).rows;
        (rows.into_iter().map(|row| row.goal).collect(), found.others)
    }

    fn bars(from: u16, to: u16) -> Vec<Place> {
        vec![Place::Bars { from, to }]
    }

    // GOAL-26
    #[test]
    fn goal_26_sentence_keeps_places_tempo_and_hands_once_it_has_a_title() {
        let note = "Started Harbour Lights bars 1-8 at 60 hands apart, bars 9-16 LH at 72";
        let (rows, others) = rows(note, "Harbour Lights");
        let subject = Subject::Title {
            title: "Harbour Lights".into(),
            composer: None,
        };
        assert_eq!(rows.len(), 1);
        let tempo = |now| {
            Some(Tempo {
                now: Some(now),
                ..Tempo::default()
            })
        };
        for (goal, places, hands, now) in [
            (&rows[0], bars(1, 8), Hands::Apart, 60),
            (&others[0], bars(9, 16), Hands::Left, 72),
        ] {
            assert_eq!((&goal.subject, &goal.places), (&subject, &places));
            assert_eq!((goal.hands, goal.tempo), (Some(hands), tempo(now)));
        }
        assert!(rows[0].started && rows[0].said == note);
    }

    #[test]
    fn goal_26_sentence_that_spells_it_otherwise_keeps_them_too() {
        let (goals, _) = rows("Wild one bars 1-8 at 60, like a galloping zebra", "Horses");
        assert_eq!(goals[0].places, bars(1, 8));
        assert_eq!(goals[0].how.as_deref(), Some("like a galloping zebra"));
    }

    #[test]
    fn what_was_set_in_the_row_stays() {
        let proposal = read("Harbour Lights bars 1-8 at 60", &context());
        let goal = Goal {
            places: bars(3, 4),
            ..proposal.goals[0].clone()
        };
        let found = titled(
            "row",
            &goal,
            &[EditField::Places],
            "Harbour Lights",
            &context(),
        );
        let fields = |edit: &Edit| edit.field;
        let fields: Vec<_> = found.edits.iter().filter_map(fields).collect();
        assert!(!fields.contains(&EditField::Places), "{fields:?}");
        assert!(fields.contains(&EditField::Tempo), "{fields:?}");
    }

    // GOAL-01: "not bars 9-12" leaves these bars out, once it is known of what.
    #[test]
    fn goal_01_denial_of_bars_in_a_titled_sentence_rests_no_piece() {
        let note = "Wild Horses bars 1-8 at 60, not bars 9-12";
        let (rows, others) = rows(note, "Wild Horses");
        let does = |goal: &Goal| (goal.r#do, goal.places.clone());
        assert_eq!(does(&rows[0]), (Do::Practise, bars(1, 8)));
        assert_eq!(
            (rows[0].until, rows[0].tempo.and_then(|tempo| tempo.now)),
            (None, Some(60))
        );
        assert_eq!(does(&others[0]), (Do::Rest, bars(9, 12)));
    }

    #[test]
    fn what_the_teacher_set_in_such_a_row_stays() {
        let proposal = read("Wild Horses bars 1-8 at 60, not bars 9-12", &context());
        let goal = Goal {
            r#do: Do::Keep,
            ..proposal.goals[0].clone()
        };
        let found = titled("row", &goal, &[EditField::Do], "Wild Horses", &context());
        let edits = found.edits.iter().filter_map(|edit| edit.field);
        assert!(
            !edits.clone().any(|field| field == EditField::Do),
            "{:?}",
            edits.collect::<Vec<_>>()
        );
    }
}
