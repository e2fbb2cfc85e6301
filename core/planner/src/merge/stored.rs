//! What was changed by hand, told from what is stored.

use super::{Edit, EditField, EditKind, Row, edited, find::named_by_hand, row::read_row, week};
use crate::goals::{Goal, Goals, Proposal};

/// The edits that make what is stored of what the note reads as: `merge` gives the stored goals, in their order. A row that is
/// stored otherwise is set, one that is not stored is taken away without a line, and a goal that was not read was added. What the note reads as
/// by now is never stored by itself. The lines of the week come last.
pub fn stored_edits(reading: &Proposal, stored: &Goals) -> Vec<Edit> {
    let mut edits = goal_edits(&reading.goals, &stored.goals);
    // What is stored beside a row that was said to be about the same was kept.
    let (rows, removed) = edited(reading, &edits);
    let kept = named_by_hand(&rows, &edits, |row| removed.contains(&row.key.as_str()));
    let of_kept = rows.iter().filter(|row| kept.contains(&row.key));
    let keeps = of_kept.map(|row| edit(EditKind::Restore, row.key.clone(), None, &row.goal));
    let keeps: Vec<Edit> = keeps.collect();
    edits.extend(keeps);
    edits.extend(week::edits(&reading.week, &stored.week));
    edits
}

fn goal_edits(reading: &[Goal], stored: &[Goal]) -> Vec<Edit> {
    let mut found = matches(reading, stored);
    // Rows stand before what is added: what is stored in another order is added anew.
    let mut many = 0;
    for of in &mut found {
        if *of == Some(many) {
            many += 1;
        } else {
            *of = None;
        }
    }
    let mut edits = Vec::new();
    for (goal, of) in reading.iter().zip(&found) {
        let key = goal.key();
        match of {
            None => edits.push(edit(EditKind::Remove, key, Some(EditField::Read), goal)),
            Some(of) => edits.extend(field_edits(&key, goal, &stored[*of])),
        }
    }
    let added = stored.iter().skip(many).enumerate();
    let key = |at: usize| ["added:", &(at + 1).to_string()].concat();
    edits.extend(added.map(|(at, goal)| edit(EditKind::Add, key(at), None, goal)));
    edits
}

/// The edits that make one goal of another in a row.
pub fn field_edits(key: &str, from: &Goal, to: &Goal) -> Vec<Edit> {
    // What one field says of another, such as the subject of whether the piece begins, is set with it.
    let mut row = read_row(from);
    let mut edits = Vec::new();
    for field in FIELDS {
        if differs(field, &row.goal, to) {
            row.set(field, to);
            edits.push(edit(EditKind::Set, key.to_owned(), Some(field), to));
        }
    }
    edits
}

/// Whether a removed row is what the note read as and the stored goals do not hold, in the same words, rather than one that
/// somebody removed.
pub(super) fn is_not_stored(row: &Row, edits: &[Edit]) -> bool {
    let mut removals = edits
        .iter()
        .filter(|edit| edit.kind == EditKind::Remove && edit.key == row.key);
    let is_same = |edit: &Edit| {
        edit.goal
            .as_ref()
            .is_none_or(|goal| goal.said == row.goal.said)
    };
    removals
        .next_back()
        .is_some_and(|edit| edit.field == Some(EditField::Read) && is_same(edit))
}

/// The stored goal of each one that was read, the surest first: the same one, that of its key, that of its words about the same,
/// that of its words, which were said to be about something else, and one about the same in other words.
fn matches(reading: &[Goal], stored: &[Goal]) -> Vec<Option<usize>> {
    let mut found = vec![None; reading.len()];
    let mut taken = vec![false; stored.len()];
    let ways: [fn(&Goal, &Goal) -> bool; 5] = [
        |read, stored| read == stored,
        |read, stored| read.key() == stored.key(),
        |read, stored| read.subject == stored.subject && read.said == stored.said,
        |read, stored| !read.said.is_empty() && read.said == stored.said,
        is_in_other_words,
    ];
    for is_it in ways {
        for (at, goal) in reading.iter().enumerate() {
            if found[at].is_none() {
                found[at] = (0..stored.len()).find(|of| !taken[*of] && is_it(goal, &stored[*of]));
                if let Some(of) = found[at] {
                    taken[of] = true;
                }
            }
        }
    }
    found
}

/// Whether both are about the same, as where a sentence is read once its piece is known, or somebody set by hand beside the note
/// what that sets as well; what nobody sets by hand has to be the same there.
fn is_in_other_words(read: &Goal, stored: &Goal) -> bool {
    read.subject == stored.subject
        && read.until == stored.until
        && (!stored.said.is_empty() || read.needs == stored.needs)
}

const FIELDS: [EditField; 9] = [
    EditField::Do,
    EditField::Subject,
    EditField::Places,
    EditField::Hands,
    EditField::Tempo,
    EditField::How,
    EditField::Days,
    EditField::Until,
    EditField::Read,
];

fn differs(field: EditField, one: &Goal, other: &Goal) -> bool {
    match field {
        EditField::Do => one.r#do != other.r#do,
        EditField::Subject => one.subject != other.subject,
        EditField::Places => one.places != other.places,
        EditField::Hands => one.hands != other.hands,
        EditField::Tempo => one.tempo != other.tempo,
        EditField::How => one.how != other.how,
        EditField::Days => one.days != other.days,
        EditField::Until => one.until != other.until,
        EditField::Read => {
            let read = |goal: &Goal| (goal.started, goal.carried_from);
            read(one) != read(other) || one.needs != other.needs || one.said != other.said
        }
    }
}

fn edit(kind: EditKind, key: String, field: Option<EditField>, goal: &Goal) -> Edit {
    Edit {
        kind,
        key,
        field,
        goal: Some(goal.clone()),
        week: None,
    }
}
