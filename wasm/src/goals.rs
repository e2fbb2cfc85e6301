//! Door to [`reedling_planner::read`], [`reedling_planner::merge`], [`reedling_planner::shown`] and
//! [`reedling_planner::typed`], which the Complete dialog calls while the teacher types.

use reedling_planner::{
    goals::{Context, Goal, Goals, Piece, Proposal},
    instrument::Instrument,
    merge::{self, Edit},
    read,
    shown::{GoalText, goal_text},
    typed,
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

/// Whether a text up to the caret ends with a whole word; what is half typed is not read.
#[wasm_bindgen(js_name = endsWord)]
pub fn ends_word(#[wasm_bindgen(unchecked_param_type = "string")] before: JsValue) -> Reply<bool> {
    let before: String = from_js("before", before)?;
    Ok(read::ends_word(&before))
}

/// Goals in words, with the student's pieces to name those of the repertoire.
#[wasm_bindgen(js_name = goalTexts, unchecked_return_type = "GoalText[]")]
pub fn goal_texts(
    #[wasm_bindgen(unchecked_param_type = "Goal[]")] goals: JsValue,
    #[wasm_bindgen(unchecked_param_type = "Piece[]")] pieces: JsValue,
) -> Reply<JsValue> {
    let goals: Vec<Goal> = from_js("goals", goals)?;
    let pieces: Vec<Piece> = from_js("pieces", pieces)?;
    let texts: Vec<GoalText> = goals.iter().map(|goal| goal_text(goal, &pieces)).collect();
    to_js(&texts)
}

/// The places that are typed into a row.
#[wasm_bindgen(js_name = typedPlaces, unchecked_return_type = "Place[]")]
pub fn typed_places(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
) -> Reply<JsValue> {
    let text: String = from_js("text", text)?;
    to_js(&typed::places(&text))
}

/// Whether the hands of an instrument may be told apart.
#[wasm_bindgen(js_name = hasHands)]
pub fn has_hands(
    #[wasm_bindgen(unchecked_param_type = "string")] instrument: JsValue,
) -> Reply<bool> {
    let instrument: String = from_js("instrument", instrument)?;
    Ok(Instrument::parse(&instrument).has_hands())
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
