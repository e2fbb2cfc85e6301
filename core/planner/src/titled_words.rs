//! A sentence whose piece was not recognised, read again once the teacher gives its title.

use serde::{Deserialize, Serialize};

use crate::{
    goals::{Context, Do, Goal, HOW_MAX, OpenGoals, Piece, PieceState, Subject},
    merge::{Edit, EditField, field_edits},
    read::{is_private_text, read},
};

/// What the row of such a sentence becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct TitledWords {
    /// The edits that make the row a goal of the piece.
    pub edits: Vec<Edit>,
    /// Further goals of the sentence, for other places of the piece.
    pub others: Vec<Goal>,
}

/// The piece's id while its sentence is read; no other piece has it.
const TYPED: &str = "typed";

/// An unread phrase of at least this many words says how to practise; a shorter one is ignored.
const CLAUSE: usize = 3;

/// Reads the sentence of a row again with its title known. Fields that the teacher has set stay; the others come from the
/// sentence.
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

/// What a sentence sets for a piece with this title, whether or not it names the piece so. Words that remain are the way to
/// practise, if it says no other.
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

/// A row with the new reading of its sentence. What the teacher has set stays, and so does what the sentence does not say. A row
/// carried from an earlier lesson keeps all it has, as it was confirmed then.
fn together(row: &Goal, set: &[EditField], read: Goal) -> Goal {
    let is_earlier = row.carried_from.is_some();
    let stays = |field: EditField, is_told: bool| set.contains(&field) || is_earlier && is_told;
    let does = if stays(EditField::Do, row.r#do != Do::Practise) {
        row.r#do
    } else {
        read.r#do
    };
    // Only a rest has an end.
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

/// A field as it is read now, if anything was read and the field may change.
fn newer<T>(stays: bool, row: Option<T>, read: Option<T>) -> Option<T> {
    if stays { row } else { read.or(row) }
}

#[cfg(test)]
mod tests;
