//! What of the goals stands in the plan, and on how many days.

use super::Subjects;
use crate::goals::{Do, Goal, Subject};

impl<'a> Subjects<'a> {
    /// The goals of the week that stand in the plan, under a title or in the teacher's words.
    pub fn shown(&self) -> impl Iterator<Item = &'a Goal> {
        self.set().filter(|goal| match &goal.subject {
            Subject::Event { .. } => false,
            Subject::Words { text } => !text.trim().is_empty(),
            subject => self.title(subject).is_some(),
        })
    }

    /// What the texts of a plan may name: what is set, and what is left out in part.
    pub fn named(&self) -> impl Iterator<Item = &'a Goal> {
        let goals = self.request.goals.iter();
        goals.filter(|goal| !goal.rests_subject() && goal.r#do != Do::Finish)
    }

    /// Whether a goal has half the days: it was left open, and the week has something new.
    pub fn is_halved(&self, goal: &Goal) -> bool {
        goal.carried_from.is_some() && self.shown().any(|other| other.carried_from.is_none())
    }
}
