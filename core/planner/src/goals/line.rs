//! What a line of a plan is known by.

use serde::{Deserialize, Serialize};

/// What a line of a plan is known by; unchanged while goal and task are.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct LineKey {
    /// Key of the goal, or of what stands beside the goals.
    pub goal: String,
    /// Stable name of the task.
    pub task: String,
    /// Which line of this goal and task it is on its day, from 1.
    pub ordinal: u8,
}
