//! The list of goals on screen: what the note is read as, and what the teacher changed by hand.
//!
//! Pure: the same reading and edits give the same list, however they came about. A field that the teacher set wins over
//! every later reading; what is not set follows the note. A row that was edited stays when its words go, and says so; one
//! that was not goes with them. A removed row stays away until it is restored. No two rows are of one key: where the note says
//! what the teacher set by hand already, the teacher's row stands for both, and so where it was said to be about what an earlier
//! lesson left open.

mod find;
mod row;
mod stored;
mod week;

use serde::{Deserialize, Serialize};

use crate::goals::{Ask, Body, BodyQuestion, Goal, Goals, Proposal, UnreadText, Week};
use find::{doubles, find, named_by_hand, open_asks, open_questions};
use row::{added_row, lost_row, read_row};
use stored::is_not_stored;
pub use stored::{field_edits, stored_edits};
pub use week::WeekLine;
use week::{is_of_week, joined, lines};

/// One change by hand. The edits of a dialog are a list in the order in which they were made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Edit {
    /// What is changed.
    pub kind: EditKind,
    /// The key of the row; of an added row, a new one.
    pub key: String,
    /// The field that is set; `Read` of a row that is only read, and not stored: it is away without an Undo.
    #[serde(default)]
    pub field: Option<EditField>,
    /// The row as it was shown, with the new value in its place; the goal that is added.
    #[serde(default)]
    pub goal: Option<Goal>,
    /// Of a line of the week: what it says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", tsify(optional, type = "GoalWeek"))]
    pub week: Option<Week>,
}

/// What an edit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum EditKind {
    /// Sets one field.
    Set,
    /// Removes the row.
    Remove,
    /// Adds a row.
    Add,
    /// Brings a removed row back.
    Restore,
}

/// A field that is set by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum EditField {
    /// What is done.
    Do,
    /// What it is about.
    Subject,
    /// Where.
    Places,
    /// Which hands.
    Hands,
    /// How fast.
    Tempo,
    /// How to practise it.
    How,
    /// On how many days.
    Days,
    /// How long a rest lasts.
    Until,
    /// What is only read: the needs, the words, whether the piece begins, from which lesson it is carried.
    Read,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Row {
    /// Its key, under which it is edited.
    pub key: String,
    /// The goal as it will be stored.
    pub goal: Goal,
    /// The fields that were set by hand.
    pub edited: Vec<EditField>,
    /// Whether it was added by hand.
    pub added: bool,
    /// Whether its words are in the note; "no longer in the note" otherwise. A row that was added has none.
    pub in_note: bool,
}

/// What is on screen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Merged {
    /// The rows, the most important first.
    pub rows: Vec<Row>,
    /// The rows that were removed, each with an Undo.
    pub removed: Vec<Row>,
    /// The keys of all of them from top to bottom: a removed row keeps its line.
    pub order: Vec<String>,
    /// What holds for the whole week.
    #[cfg_attr(feature = "ts", tsify(type = "GoalWeek"))]
    pub week: Week,
    /// The week as lines, removed ones included.
    pub week_lines: Vec<WeekLine>,
    /// What the note says of the body.
    pub body: Option<BodyQuestion>,
    /// What of the note is not used, and was not given to a row as its way to practise.
    pub unread: Vec<UnreadText>,
    /// Questions of rows that are shown.
    pub asks: Vec<Ask>,
    /// What is asked about and not answered. An answer adds a row under its key, which stands for the words in the note.
    pub asked: Vec<Row>,
}

impl Merged {
    /// What is stored when the lesson is completed, with the answer that was chosen for the body.
    pub fn goals(&self, body: Option<Body>) -> Goals {
        Goals {
            goals: self.rows.iter().map(|row| row.goal.clone()).collect(),
            week: self.week.clone(),
            body: body.or_else(|| self.body.as_ref().map(|question| question.careful)),
        }
    }
}

/// All rows after the edits, and the keys of those that were removed.
fn edited<'e>(reading: &Proposal, edits: &'e [Edit]) -> (Vec<Row>, Vec<&'e str>) {
    let mut rows: Vec<Row> = reading.goals.iter().map(read_row).collect();
    let mut removed_keys: Vec<&str> = Vec::new();
    for edit in edits.iter().filter(|edit| !is_of_week(edit)) {
        let key = edit.key.as_str();
        match (edit.kind, &edit.goal, edit.field) {
            (EditKind::Add, Some(goal), _) if !rows.iter().any(|row| row.key == key) => {
                rows.push(added_row(key, goal));
            }
            (EditKind::Set, Some(goal), Some(field)) => {
                let at = find(&rows, edits, key).unwrap_or_else(|| {
                    rows.push(lost_row(key, goal));
                    rows.len() - 1
                });
                rows[at].set(field, goal);
                // It is found under the key that it was edited by, whatever its places are by now.
                key.clone_into(&mut rows[at].key);
            }
            (EditKind::Remove, goal, _) => {
                match (find(&rows, edits, key), goal) {
                    // Removed before its bars were typed: it stays away with them.
                    (Some(at), _) => key.clone_into(&mut rows[at].key),
                    (None, Some(goal)) => rows.push(lost_row(key, goal)),
                    (None, None) => {}
                }
                if !removed_keys.contains(&key) {
                    removed_keys.push(key);
                }
            }
            (EditKind::Restore, ..) => removed_keys.retain(|removed| *removed != key),
            _ => {}
        }
    }
    (rows, removed_keys)
}

/// The list that comes of a reading and the edits.
pub fn merge(reading: &Proposal, edits: &[Edit]) -> Merged {
    let (mut rows, removed_keys) = edited(reading, edits);
    let is_removed = |row: &Row| removed_keys.contains(&row.key.as_str());
    let mut hidden = doubles(&rows, is_removed);
    hidden.extend(named_by_hand(&rows, edits, is_removed));
    let is_shown = |row: &Row| !is_removed(row) && !hidden.contains(&row.key);
    let asks = open_asks(reading, &rows, is_shown);
    let asked = open_questions(reading, &mut rows, &removed_keys);
    // A row that is gone from the note and was only ever removed and restored has nothing left to show.
    rows.retain(|row| {
        if is_removed(row) {
            !is_not_stored(row, edits)
        } else {
            is_shown(row) && (row.in_note || row.is_by_hand())
        }
    });
    let is_given = |phrase: &&UnreadText| {
        rows.iter()
            .any(|row| !is_removed(row) && row.was_given(phrase))
    };
    let unread: Vec<UnreadText> = reading
        .unread
        .iter()
        .filter(|phrase| !is_given(phrase))
        .cloned()
        .collect();
    let order = rows.iter().map(|row| row.key.clone()).collect();
    let week_lines = lines(&reading.week, edits);
    let (removed, rows): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(is_removed);
    Merged {
        asks,
        asked,
        rows,
        removed,
        order,
        week: joined(&week_lines),
        week_lines,
        body: reading.body.clone(),
        unread,
    }
}
