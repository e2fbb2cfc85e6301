//! Door to what belongs to no one area: constants, settings, the demo form, feedback, toasts.

use reedling_core::{
    constants,
    demo::DemoRequest,
    feedback,
    settings::{self, ProfileDraft},
    toast::{self, ListedToast},
};
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Flag, Number, count, flag, number},
    convert::{Reply, from_js, texts, to_js},
};

/// Every list, limit, default and delay of the specification.
#[wasm_bindgen(unchecked_return_type = "Constants")]
pub fn constants() -> Reply<JsValue> {
    to_js(&constants::constants())
}

/// A duration as people read it: "30 min", "1.5 h".
#[wasm_bindgen(js_name = durationLabel)]
pub fn duration_label(minutes: Number) -> Reply<String> {
    Ok(constants::duration_label(count("minutes", minutes)?))
}

/// Problems of the demo form.
#[wasm_bindgen(js_name = checkDemoRequest, unchecked_return_type = "FieldError[]")]
pub fn check_demo_request(
    #[wasm_bindgen(unchecked_param_type = "DemoRequest")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: DemoRequest = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Problems of Profile Information.
#[wasm_bindgen(js_name = checkProfile, unchecked_return_type = "FieldError[]")]
pub fn check_profile(
    #[wasm_bindgen(unchecked_param_type = "ProfileDraft")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: ProfileDraft = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Text of a failed save of settings; a toast adds the advice to try again.
#[wasm_bindgen(js_name = settingsErrorText)]
pub fn settings_error_text(
    #[wasm_bindgen(unchecked_param_type = "SettingsPart")] part: JsValue,
    toast: Flag,
) -> Reply<String> {
    let (part, toast) = (from_js("part", part)?, flag("toast", toast)?);
    Ok(settings::error_text(part, toast).to_owned())
}

/// Average rating that the student dashboard shows.
#[wasm_bindgen(js_name = averageRating)]
pub fn average_rating(
    #[wasm_bindgen(js_name = feedbackCount)] feedback_count: Number,
) -> Reply<f64> {
    Ok(feedback::average_rating(count(
        "feedbackCount",
        feedback_count,
    )?))
}

/// Identifiers of the toasts that stay in the list at a time in milliseconds.
#[wasm_bindgen(js_name = remainingToasts)]
pub fn remaining_toasts(
    #[wasm_bindgen(unchecked_param_type = "readonly ListedToast[]")] toasts: JsValue,
    #[wasm_bindgen(js_name = nowMs)] now_ms: Number,
) -> Reply<Vec<String>> {
    let toasts: Vec<ListedToast> = from_js("toasts", toasts)?;
    Ok(texts(toast::remaining(&toasts, number("nowMs", now_ms)?)))
}
