//! Changing what a completed lesson sets, and its plan.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::validation::{GOALS_MAX, NOTES_MAX, PRIVATE_NOTES_MAX, Violations};

/// Most lines that are struck at once; a limit for safety.
pub const STRUCK_MAX: usize = 100;

/// What a lesson is to set from now on. What is missing beside the goals stays as it is. Goals, week and body are the
/// planner's own objects, which is why the server reads them in a second step.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeGoalsRequest {
    /// The goals, the most important first; empty when nothing is set.
    #[schemars(with = "Vec<Map<String, Value>>", length(max = GOALS_MAX))]
    pub goals: Option<Value>,
    /// What holds for the whole week.
    #[schemars(with = "Option<Map<String, Value>>")]
    pub week: Option<Value>,
    /// What was answered about the body. Where nothing was, the careful answer to the notes holds.
    #[schemars(with = "Option<Map<String, Value>>")]
    pub body: Option<Value>,
    /// The notes, which families read beside the plan.
    #[schemars(length(min = 1, max = NOTES_MAX))]
    pub teacher_notes: Option<String>,
    /// What only the teacher and administrators read; empty text removes it.
    #[schemars(length(max = PRIVATE_NOTES_MAX))]
    pub private_notes: Option<String>,
    /// The revision that was read; an older one is refused.
    #[schemars(required)]
    pub revision: Option<i32>,
}

/// Lines that a teacher takes out of a plan.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StrikeRequest {
    /// The lines; each goes from every day that is left.
    #[schemars(length(min = 1, max = STRUCK_MAX))]
    pub strike: Vec<StruckLine>,
    /// The revision that was read; an older one is refused.
    #[schemars(required)]
    pub revision: Option<i32>,
}

/// What a line of a plan is known by.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[schemars(inline)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StruckLine {
    /// Key of the goal, or of what stands beside the goals.
    #[schemars(length(min = 1))]
    pub goal: String,
    /// Name of the task.
    pub task: String,
    /// Which line of this goal and task it is on its day, from 1.
    pub ordinal: u8,
}

impl StrikeRequest {
    /// The lines, and the revision that was read.
    pub fn check(self) -> Result<(Vec<StruckLine>, i32), Violations> {
        let mut found = Violations::default();
        let some = !self.strike.is_empty();
        let text = "Please choose the lines to strike";
        found.require(some, "strike", "required", text);
        let few = self.strike.len() <= STRUCK_MAX;
        let text = "At most 100 lines can be struck at once";
        found.require(few, "strike", "too_many", text);
        let text = "Please send the revision that was read";
        found.require(self.revision.is_some(), "revision", "required", text);
        found.into_result()?;
        Ok((self.strike, self.revision.unwrap_or_default()))
    }
}
