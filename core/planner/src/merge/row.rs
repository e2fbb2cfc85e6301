//! A row as it is read, added or lost from the note, and its fields.

use reedling_core::text::contains;

use super::{EditField, Row};
use crate::{
    beginning::begins,
    goals::{Goal, Subject, UnreadText},
    order::sort_by_key,
};

pub(super) fn read_row(goal: &Goal) -> Row {
    Row {
        key: goal.key(),
        goal: goal.clone(),
        edited: Vec::new(),
        added: false,
        in_note: true,
    }
}

pub(super) fn added_row(key: &str, goal: &Goal) -> Row {
    Row {
        added: true,
        in_note: false,
        key: key.to_owned(),
        ..read_row(goal)
    }
}

/// A row whose words are not in the note any more.
pub(super) fn lost_row(key: &str, goal: &Goal) -> Row {
    Row {
        in_note: false,
        key: key.to_owned(),
        ..read_row(goal)
    }
}

impl Row {
    /// Whether the teacher added it, or set a field of it.
    pub(super) fn is_by_hand(&self) -> bool {
        self.added || !self.edited.is_empty()
    }

    /// Whether the teacher made a phrase this row's way to practise.
    pub(super) fn was_given(&self, phrase: &UnreadText) -> bool {
        let how = self.goal.how.as_deref();
        self.edited.contains(&EditField::How) && how.is_some_and(|how| contains(how, &phrase.text))
    }

    pub(super) fn set(&mut self, field: EditField, value: &Goal) {
        let goal = &mut self.goal;
        match field {
            EditField::Do => goal.r#do = value.r#do,
            EditField::Subject => {
                goal.subject = value.subject.clone();
                // "Started Harbour Lights" says so of the piece that is made of it.
                if self.key.starts_with("words:") {
                    goal.started = is_started(goal);
                }
            }
            EditField::Places => goal.places.clone_from(&value.places),
            EditField::Hands => goal.hands = value.hands,
            EditField::Tempo => goal.tempo = value.tempo,
            EditField::How => goal.how.clone_from(&value.how),
            EditField::Days => goal.days = value.days,
            EditField::Until => goal.until = value.until,
            EditField::Read => {
                goal.needs.clone_from(&value.needs);
                goal.said.clone_from(&value.said);
                goal.started = value.started;
                goal.carried_from = value.carried_from;
            }
        }
        if !self.edited.contains(&field) {
            self.edited.push(field);
            sort_by_key(&mut self.edited, |field| *field);
        }
    }

    /// Whether a question of the row is still open: the teacher has not said what it is about.
    pub(super) fn asks(&self) -> bool {
        !self.edited.contains(&EditField::Subject)
    }
}

/// Whether the words of a goal say that its piece begins.
fn is_started(goal: &Goal) -> bool {
    match &goal.subject {
        Subject::Title { title, .. } => begins(&goal.said, title),
        Subject::Piece { .. } => begins(&goal.said, ""),
        _ => false,
    }
}
