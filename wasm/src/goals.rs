//! Door to [`reedling_planner::read`] and [`reedling_planner::merge`], which the Complete dialog calls at each keystroke.

use reedling_planner::{
    goals::{Context, Goals, Proposal},
    merge::{self, Edit},
    read,
};
use wasm_bindgen::prelude::*;

use crate::convert::{Reply, from_js, to_js};

/// What a note is read as.
#[wasm_bindgen(js_name = readNote, unchecked_return_type = "Proposal")]
pub fn read_note(
    #[wasm_bindgen(unchecked_param_type = "string")] note: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Context")] context: JsValue,
) -> Reply<JsValue> {
    let note: String = from_js("note", note)?;
    let context: Context = from_js("context", context)?;
    to_js(&read::read(&note, &context))
}

/// The list on screen: what was read, and what was changed by hand.
#[wasm_bindgen(js_name = mergeGoals, unchecked_return_type = "Merged")]
pub fn merge_goals(
    #[wasm_bindgen(unchecked_param_type = "Proposal")] reading: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Edit[]")] edits: JsValue,
) -> Reply<JsValue> {
    let reading: Proposal = from_js("reading", reading)?;
    let edits: Vec<Edit> = from_js("edits", edits)?;
    to_js(&merge::merge(&reading, &edits))
}

/// What breaks a rule or a limit in goals that are to be sent.
#[wasm_bindgen(js_name = checkGoals, unchecked_return_type = "FieldError[]")]
pub fn check_goals(
    #[wasm_bindgen(unchecked_param_type = "Goals")] goals: JsValue,
) -> Reply<JsValue> {
    let goals: Goals = from_js("goals", goals)?;
    to_js(&goals.validate())
}
