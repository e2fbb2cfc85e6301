//! The list of goals on screen: what the note is read as, and what the teacher changed by hand.
//!
//! Pure: the same reading and edits give the same list, however they came about. A field that the teacher set wins over
//! every later reading; what is not set follows the note. A row that was edited stays when its words go, and says so; one
//! that was not goes with them. A removed row stays away until it is restored.

use reedling_core::text::contains;
use serde::{Deserialize, Serialize};

use crate::{
    goals::{Ask, Body, BodyQuestion, Goal, Goals, Proposal, UnreadText, Week},
    order::sort_by_key,
};

/// One change by hand. The edits of a dialog are a list in the order in which they were made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Edit {
    /// What is changed.
    pub kind: EditKind,
    /// The key of the row; of an added row, a new one.
    pub key: String,
    /// The field that is set.
    #[serde(default)]
    pub field: Option<EditField>,
    /// The row as it was shown, with the new value in its place; the goal that is added.
    #[serde(default)]
    pub goal: Option<Goal>,
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
    /// What the note says of the week.
    #[cfg_attr(feature = "ts", tsify(type = "GoalWeek"))]
    pub week: Week,
    /// What the note says of the body.
    pub body: Option<BodyQuestion>,
    /// What of the note is not used, and was not given to a row as its way to practise.
    pub unread: Vec<UnreadText>,
    /// Questions of rows that are shown.
    pub asks: Vec<Ask>,
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

/// The list that comes of a reading and the edits.
pub fn merge(reading: &Proposal, edits: &[Edit]) -> Merged {
    let mut rows: Vec<Row> = reading.goals.iter().map(read_row).collect();
    let mut removed_keys: Vec<&str> = Vec::new();
    for edit in edits {
        let key = edit.key.as_str();
        match (edit.kind, &edit.goal, edit.field) {
            (EditKind::Add, Some(goal), _) if !rows.iter().any(|row| row.key == key) => {
                rows.push(added_row(key, goal));
            }
            (EditKind::Set, Some(goal), Some(field)) => {
                let at = find(&rows, key).unwrap_or_else(|| {
                    rows.push(lost_row(key, goal));
                    rows.len() - 1
                });
                rows[at].set(field, goal);
                // It is found under the key that it was edited by, whatever its places are by now.
                key.clone_into(&mut rows[at].key);
            }
            (EditKind::Remove, goal, _) => {
                match (find(&rows, key), goal) {
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
    let is_removed = |row: &Row| removed_keys.contains(&row.key.as_str());
    let asks = open_asks(reading, &rows, &removed_keys);
    // A row that is gone from the note and was only ever removed and restored has nothing left to show.
    rows.retain(|row| is_removed(row) || row.in_note || row.added || !row.edited.is_empty());
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
    let (removed, rows): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(is_removed);
    Merged {
        asks,
        rows,
        removed,
        order,
        week: reading.week.clone(),
        body: reading.body.clone(),
        unread,
    }
}

/// The questions of rows that are shown and not answered, each under the key of its row as it is now.
fn open_asks(reading: &Proposal, rows: &[Row], removed_keys: &[&str]) -> Vec<Ask> {
    // The rows of the reading stand first; a question is read with the key that its row was read with.
    let row_of = |ask: &Ask| {
        let mut read = reading.goals.iter().zip(rows);
        let is_open = |row: &Row| row.asks() && !removed_keys.contains(&row.key.as_str());
        read.find(|(goal, row)| goal.key() == ask.key && is_open(row))
    };
    let open = |ask: &Ask| {
        let (_, row) = row_of(ask)?;
        let key = row.key.clone();
        Some(Ask { key, ..ask.clone() })
    };
    reading.asks.iter().filter_map(open).collect()
}

/// The row of a key: the one that has it, or the only one in the note with the same subject when the key names no place.
fn find(rows: &[Row], key: &str) -> Option<usize> {
    let exact = rows.iter().position(|row| row.key == key);
    let subject = key.strip_suffix('|');
    exact.or_else(|| {
        let subject = subject?;
        let is_same = |row: &Row| {
            row.in_note
                && row.edited.is_empty()
                && row
                    .key
                    .strip_prefix(subject)
                    .is_some_and(|rest| rest.starts_with('|'))
        };
        let mut same = (0..rows.len()).filter(|at| is_same(&rows[*at]));
        let only = same.next()?;
        same.next().is_none().then_some(only)
    })
}

fn read_row(goal: &Goal) -> Row {
    Row {
        key: goal.key(),
        goal: goal.clone(),
        edited: Vec::new(),
        added: false,
        in_note: true,
    }
}

fn added_row(key: &str, goal: &Goal) -> Row {
    Row {
        added: true,
        in_note: false,
        key: key.to_owned(),
        ..read_row(goal)
    }
}

/// A row whose words are not in the note any more.
fn lost_row(key: &str, goal: &Goal) -> Row {
    Row {
        in_note: false,
        key: key.to_owned(),
        ..read_row(goal)
    }
}

impl Row {
    /// Whether the teacher made a phrase this row's way to practise.
    fn was_given(&self, phrase: &UnreadText) -> bool {
        let how = self.goal.how.as_deref();
        self.edited.contains(&EditField::How) && how.is_some_and(|how| contains(how, &phrase.text))
    }

    fn set(&mut self, field: EditField, value: &Goal) {
        let goal = &mut self.goal;
        match field {
            EditField::Do => goal.r#do = value.r#do,
            EditField::Subject => goal.subject = value.subject.clone(),
            EditField::Places => goal.places.clone_from(&value.places),
            EditField::Hands => goal.hands = value.hands,
            EditField::Tempo => goal.tempo = value.tempo,
            EditField::How => goal.how.clone_from(&value.how),
            EditField::Days => goal.days = value.days,
        }
        if !self.edited.contains(&field) {
            self.edited.push(field);
            sort_by_key(&mut self.edited, |field| *field);
        }
    }

    /// Whether a question of the row is still open: the teacher has not said what it is about.
    fn asks(&self) -> bool {
        !self.edited.contains(&EditField::Subject)
    }
}
