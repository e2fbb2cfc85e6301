//! Door to [`reedling_planner`].

use reedling_door::door;
use reedling_planner::{
    guidance::PracticePlan,
    plan::{self, PlanInput},
};

/// The seven days after a lesson, planned from its notes.
#[door]
pub fn plan_practice(input: PlanInput) -> PracticePlan {
    plan::plan(&input)
}
