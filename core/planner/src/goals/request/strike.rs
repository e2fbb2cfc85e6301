//! Striking lines of a plan.

use reedling_core::validation::Violations;
use serde::Deserialize;

use super::check_revision;
use crate::goals::LineKey;

/// Most lines that are struck at once; a limit for safety.
pub const STRUCK_MAX: usize = 100;

/// Tasks to remove from a plan.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StrikeRequest {
    /// The tasks to remove; each is removed from all remaining days.
    #[schemars(length(min = 1, max = STRUCK_MAX))]
    pub strike: Vec<StruckLine>,
    /// The revision that the client last read; an outdated one is rejected with 409.
    #[schemars(required)]
    pub revision: Option<i32>,
}

/// Identifies a task of a plan.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[schemars(inline)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StruckLine {
    /// Key of the goal, or of a task that belongs to no goal.
    #[schemars(length(min = 1))]
    pub goal: String,
    /// Id of the task.
    pub task: String,
    /// Position among the day's lines of this goal and task, from 1.
    pub ordinal: u8,
}

/// Lines to strike, by the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    /// The lines.
    pub lines: Vec<LineKey>,
    /// The revision that was read.
    pub revision: i32,
}

impl StrikeRequest {
    /// The lines, and the revision that was read.
    pub fn check(self) -> Result<Strike, Violations> {
        let mut found = Violations::default();
        let some = !self.strike.is_empty();
        let text = "Please choose the lines to strike";
        found.require(some, "strike", "required", text);
        let few = self.strike.len() <= STRUCK_MAX;
        let text = "At most 100 lines can be struck at once";
        found.require(few, "strike", "too_many", text);
        let Some(revision) = check_revision(&mut found, self.revision) else {
            return Err(found);
        };
        found.into_result()?;
        Ok(Strike {
            lines: self.strike.into_iter().map(LineKey::from).collect(),
            revision,
        })
    }
}

impl From<StruckLine> for LineKey {
    fn from(line: StruckLine) -> Self {
        Self {
            goal: line.goal,
            task: line.task,
            ordinal: line.ordinal,
        }
    }
}
