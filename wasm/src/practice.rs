//! JavaScript exports of [`reedling_planner`].

use reedling_js_export::js_export;
use reedling_planner::{
    guidance::PracticePlan,
    plan::{self, PlanInput},
};

/// The seven days after a lesson, planned from its notes.
#[js_export]
pub fn plan_practice(input: PlanInput) -> PracticePlan {
    plan::plan(&input)
}
