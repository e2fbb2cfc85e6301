//! JavaScript exports of [`reedling_planner::plans`].

use reedling_js_export::js_export;
use reedling_planner::plans::{self, Plan, PlanRequest};

/// The seven days after a lesson, planned from its goals.
#[js_export]
pub fn plan_practice(request: PlanRequest) -> Plan {
    plans::plan(&request)
}
