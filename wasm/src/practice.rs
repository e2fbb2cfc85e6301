//! Door to [`reedling_planner`].

use reedling_planner::plan::{self, PlanInput};
use wasm_bindgen::prelude::*;

use crate::convert::{Reply, from_js, to_js};

/// The seven days after a lesson, planned from its notes.
#[wasm_bindgen(js_name = planPractice, unchecked_return_type = "PracticePlan")]
pub fn plan_practice(
    #[wasm_bindgen(unchecked_param_type = "PlanInput")] input: JsValue,
) -> Reply<JsValue> {
    let input: PlanInput = from_js("input", input)?;
    to_js(&plan::plan(&input))
}
