//! What the calls carry that say what a lesson sets, and what is made of it.

mod read;
mod shape;
mod strike;

use chrono::NaiveDate;
use reedling_core::{
    lessons::complete::check_notes,
    validation::{CHARACTER_BYTES, NOTES_MAX, PRIVATE_NOTES_MAX, TITLE_MAX, Violations},
};
use serde::Deserialize;
use serde_json::{Map, Value};

pub use self::strike::{STRUCK_MAX, Strike, StrikeRequest, StruckLine};
use super::{Body, GOALS_MAX, Goal, HOW_MAX, PLACES_MAX, SAID_MAX, Until, Week};

/// Most characters of a goal's texts: its subject and what it was read from, its places, how to practise.
const GOAL_CHARACTERS: usize = 2 * SAID_MAX + PLACES_MAX * TITLE_MAX + HOW_MAX;
/// Bytes for the names of a goal's fields, its numbers and choices.
const GOAL_OUTLINE: usize = 4 * 1024;

/// Most bytes of a body with notes and goals: all of their texts, however they are written, and what is around them.
pub const BODY_MAX: usize = CHARACTER_BYTES
    * (NOTES_MAX + PRIVATE_NOTES_MAX + GOALS_MAX * GOAL_CHARACTERS)
    + (GOALS_MAX + 1) * GOAL_OUTLINE;

// A subject of title and composer, and a place in words, have no more than what is counted.
const _: () = assert!(2 * TITLE_MAX <= SAID_MAX && HOW_MAX <= TITLE_MAX);

/// Completes a lesson. `goals`, `week` and `body` follow the planner's schema; unknown fields in them are
/// ignored.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompleteRequest {
    /// Must be true.
    #[schemars(extend("enum" = [true]))]
    pub completed: bool,
    /// The teacher's notes.
    #[schemars(length(min = 1, max = NOTES_MAX))]
    pub teacher_notes: String,
    /// The goals, most important first; empty if nothing is to be practised. If left out, the server reads them from
    /// the notes.
    #[schemars(with = "Option<Vec<Map<String, Value>>>", length(max = GOALS_MAX))]
    pub goals: Option<Value>,
    /// Settings for the whole week, such as days off.
    #[schemars(with = "Option<Map<String, Value>>")]
    pub week: Option<Value>,
    /// The teacher's answer about pain or illness. If left out, the cautious answer to the notes applies.
    #[schemars(with = "Option<Map<String, Value>>")]
    pub body: Option<Value>,
    /// Private notes, visible to the teacher and administrators only.
    #[schemars(length(max = PRIVATE_NOTES_MAX))]
    pub private_notes: Option<String>,
}

/// A change of a lesson's goals. Fields that are left out, other than `goals`, keep their value. `goals`, `week` and
/// `body` follow the planner's schema; unknown fields in them are ignored.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeGoalsRequest {
    /// The goals, most important first; empty if nothing is to be practised.
    #[schemars(with = "Vec<Map<String, Value>>", length(max = GOALS_MAX))]
    pub goals: Option<Value>,
    /// Settings for the whole week, such as days off.
    #[schemars(with = "Option<Map<String, Value>>")]
    pub week: Option<Value>,
    /// The teacher's answer about pain or illness. If none was given, the cautious answer to the notes applies.
    #[schemars(with = "Option<Map<String, Value>>")]
    pub body: Option<Value>,
    /// The notes; student and parents see them beside the plan.
    #[schemars(length(min = 1, max = NOTES_MAX))]
    pub teacher_notes: Option<String>,
    /// Private notes, visible to the teacher and administrators only; an empty text removes them.
    #[schemars(length(max = PRIVATE_NOTES_MAX))]
    pub private_notes: Option<String>,
    /// The revision that the client last read; an outdated one is rejected with 409.
    #[schemars(required)]
    pub revision: Option<i32>,
}

/// What was confirmed; what is none was not sent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SentGoals {
    /// The goals; empty when nothing is set.
    pub goals: Option<Vec<Goal>>,
    /// Settings for the whole week, such as days off.
    pub week: Option<Week>,
    /// What was answered about the body.
    pub body: Option<Body>,
    /// Private notes, visible to the teacher and administrators only.
    pub private_notes: Option<String>,
}

/// A completion that keeps the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Completion {
    /// The teacher's notes.
    pub teacher_notes: String,
    /// What the lesson sets.
    pub sent: SentGoals,
}

/// A change of goals that keeps the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct GoalsChange {
    /// The goals, the most important first.
    pub goals: Vec<Goal>,
    /// What holds for the whole week, if it was sent.
    pub week: Option<Week>,
    /// What was answered about the body, if it was sent.
    pub body: Option<Body>,
    /// The notes, if they were sent.
    pub teacher_notes: Option<String>,
    /// What becomes of what only the teacher and administrators read.
    pub private_notes: PrivateNotes,
    /// The revision that was read.
    pub revision: i32,
}

/// What becomes of what only the teacher and administrators read. Null leaves it as it is; a blank text removes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PrivateNotes {
    /// Nothing was sent.
    Kept,
    /// They are removed.
    Removed,
    /// They are these.
    Written(String),
}

impl PrivateNotes {
    /// What the notes are then, from what they are.
    pub fn of(self, are: Option<String>) -> Option<String> {
        match self {
            Self::Kept => are,
            Self::Removed => None,
            Self::Written(notes) => Some(notes),
        }
    }
}

impl CompleteRequest {
    /// The path of the first list that was sent where an object belongs.
    pub fn list_for_object(&self) -> Option<String> {
        let [goals, week, body] = [&self.goals, &self.week, &self.body].map(Option::as_ref);
        shape::list_for_object(goals, week, body)
    }

    /// The path of the first object that was sent where a word belongs.
    pub fn object_for_word(&self) -> Option<String> {
        let [goals, week, body] = [&self.goals, &self.week, &self.body].map(Option::as_ref);
        shape::object_for_word(goals, week, body)
    }

    /// The completion of a lesson on a day, by the rules of dialog and goals.
    pub fn check(self, lesson: NaiveDate) -> Result<Completion, Violations> {
        let mut found = check_notes(Some(&self.teacher_notes), self.private_notes.as_deref());
        let (goals, week, body) = read::all(&mut found, self.goals, self.week, self.body);
        check_days(&mut found, goals.as_deref(), body, lesson);
        found.into_result()?;
        Ok(Completion {
            teacher_notes: self.teacher_notes,
            sent: SentGoals {
                goals,
                week,
                body,
                private_notes: private(self.private_notes).of(None),
            },
        })
    }
}

impl ChangeGoalsRequest {
    /// The path of the first list that was sent where an object belongs.
    pub fn list_for_object(&self) -> Option<String> {
        let [goals, week, body] = [&self.goals, &self.week, &self.body].map(Option::as_ref);
        shape::list_for_object(goals, week, body)
    }

    /// The path of the first object that was sent where a word belongs.
    pub fn object_for_word(&self) -> Option<String> {
        let [goals, week, body] = [&self.goals, &self.week, &self.body].map(Option::as_ref);
        shape::object_for_word(goals, week, body)
    }

    /// The change of a lesson on a day, by the rules of dialog and goals.
    pub fn check(self, lesson: NaiveDate) -> Result<GoalsChange, Violations> {
        let mut found = Violations::default();
        let text = "Please send the goals, or an empty list";
        let goals = found.require_some(self.goals, "goals", "required", text);
        let (goals, week, body) = read::all(&mut found, goals, self.week, self.body);
        check_days(&mut found, goals.as_deref(), body, lesson);
        found.append(check_notes(
            self.teacher_notes.as_deref(),
            self.private_notes.as_deref(),
        ));
        let revision = check_revision(&mut found, self.revision);
        let (Some(goals), Some(revision)) = (goals, revision) else {
            return Err(found);
        };
        found.into_result()?;
        Ok(GoalsChange {
            goals,
            week,
            body,
            teacher_notes: self.teacher_notes,
            private_notes: private(self.private_notes),
            revision,
        })
    }
}

/// A goal is carried from an earlier lesson, and an answer about the body that ends before its lesson says nothing.
fn check_days(
    found: &mut Violations,
    goals: Option<&[Goal]>,
    body: Option<Body>,
    lesson: NaiveDate,
) {
    for (place, goal) in goals.unwrap_or_default().iter().enumerate() {
        let mut of_goal = Violations::default();
        let is_earlier = goal.carried_from.is_none_or(|day| day <= lesson);
        let text = "The lesson that a goal comes from must not be after this one";
        of_goal.require(is_earlier, "carriedFrom", "range", text);
        found.add_within("goals", place, of_goal);
    }
    let is_over = |body: Body| matches!(body.until, Until::Date(until) if until < lesson);
    let text = "The last day must not be before the lesson";
    found.require(!body.is_some_and(is_over), "body.until", "range", text);
}

/// What becomes of private notes; blank ones remove them.
fn private(sent: Option<String>) -> PrivateNotes {
    match sent {
        None => PrivateNotes::Kept,
        Some(notes) if notes.trim().is_empty() => PrivateNotes::Removed,
        Some(notes) => PrivateNotes::Written(notes),
    }
}

/// The revision that was read.
fn check_revision(found: &mut Violations, sent: Option<i32>) -> Option<i32> {
    let text = "Please send the revision that was read";
    found.require_some(sent, "revision", "required", text)
}

#[cfg(test)]
mod tests;
