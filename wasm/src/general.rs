//! Door to what belongs to no one area: constants, settings, the demo form, feedback, toasts.

use reedling_core::{
    constants,
    demo::DemoRequest,
    feedback::{self, draft::FeedbackDraft},
    practice::cards,
    settings::{self, ProfileDraft, TeacherProfileDraft},
    time::{clocks, text as written, typed},
};
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Flag, Number, Text, count, flag, instant, number, text},
    convert::{Reply, from_js, to_js},
    zone::IntlZone,
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

/// Durations that the edit form offers a lesson of so many minutes.
#[wasm_bindgen(js_name = editDurationChoices, unchecked_return_type = "DurationChoice[]")]
pub fn edit_duration_choices(own: Number) -> Reply<JsValue> {
    to_js(&constants::edit_duration_choices(count("own", own)?))
}

/// The date that was typed as `yyyy-MM-dd`; null when it cannot be read.
#[wasm_bindgen(js_name = readDate, unchecked_return_type = "string | null")]
pub fn read_date(typed: Text) -> Reply<JsValue> {
    to_js(&typed::date(&text("typed", typed)?).ok().map(written::date))
}

/// The time of day that was typed as `HH:mm`; null when it cannot be read.
#[wasm_bindgen(js_name = readTime, unchecked_return_type = "string | null")]
pub fn read_time(typed: Text) -> Reply<JsValue> {
    to_js(&typed::time(&text("typed", typed)?).ok().map(written::time))
}

/// Problems of the demo form.
#[wasm_bindgen(js_name = checkDemoRequest, unchecked_return_type = "FieldError[]")]
pub fn check_demo_request(
    #[wasm_bindgen(unchecked_param_type = "DemoRequest")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: DemoRequest = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Problems of Profile Information; the name that is there already may stay.
#[wasm_bindgen(js_name = checkProfile, unchecked_return_type = "FieldError[]")]
pub fn check_profile(
    #[wasm_bindgen(unchecked_param_type = "ProfileDraft")] draft: JsValue,
    #[wasm_bindgen(js_name = presentName)] present_name: Text,
) -> Reply<JsValue> {
    let draft: ProfileDraft = from_js("draft", draft)?;
    to_js(&draft.check_change(&text("presentName", present_name)?))
}

/// Problems of a teacher's Personal Information.
#[wasm_bindgen(js_name = checkTeacherProfile, unchecked_return_type = "FieldError[]")]
pub fn check_teacher_profile(
    instrument: Text,
    department: Text,
    #[wasm_bindgen(js_name = phoneNumber)] phone_number: Text,
) -> Reply<JsValue> {
    let draft = TeacherProfileDraft {
        instrument: text("instrument", instrument)?,
        department: text("department", department)?,
        phone_number: text("phoneNumber", phone_number)?,
    };
    to_js(&draft.check())
}

/// Problems of the default length of a teacher's lessons.
#[wasm_bindgen(js_name = checkDefaultDuration, unchecked_return_type = "FieldError[]")]
pub fn check_default_duration(minutes: Option<Number>) -> Reply<JsValue> {
    let minutes = minutes.map(|minutes| number("minutes", minutes));
    to_js(&settings::check_default_duration(minutes.transpose()?))
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

/// Whose clock a screen shows, where the reader's is not the school's.
#[wasm_bindgen(js_name = clockNote, unchecked_return_type = "string | null")]
pub fn clock_note(zone: Text, school: Text, now: Text) -> Reply<JsValue> {
    let (zone, school) = (text("zone", zone)?, text("school", school)?);
    let (reader_clock, school_clock) = (
        IntlZone::of("zone", &zone)?,
        IntlZone::of("school", &school)?,
    );
    to_js(&clocks::note(
        (&zone, &reader_clock),
        (&school, &school_clock),
        instant("now", now)?,
    ))
}

/// Problems of the feedback form.
#[wasm_bindgen(js_name = checkFeedback, unchecked_return_type = "FieldError[]")]
pub fn check_feedback(
    #[wasm_bindgen(unchecked_param_type = "FeedbackDraft")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: FeedbackDraft = from_js("draft", draft)?;
    to_js(&draft.written().check())
}

/// What is sent of the feedback form.
#[wasm_bindgen(js_name = writtenFeedback, unchecked_return_type = "WrittenFeedback")]
pub fn written_feedback(
    #[wasm_bindgen(unchecked_param_type = "FeedbackDraft")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: FeedbackDraft = from_js("draft", draft)?;
    to_js(&draft.written())
}

/// Whether there is nothing to send of the feedback form.
#[wasm_bindgen(js_name = isEmptyFeedback)]
pub fn is_empty_feedback(
    #[wasm_bindgen(unchecked_param_type = "FeedbackDraft")] draft: JsValue,
) -> Reply<bool> {
    let draft: FeedbackDraft = from_js("draft", draft)?;
    Ok(draft.is_empty())
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

/// The tasks of a practice plan's text, apart.
#[wasm_bindgen(js_name = practiceTasks, unchecked_return_type = "PracticeTask[]")]
pub fn practice_tasks(text: Text) -> Reply<JsValue> {
    to_js(&cards::tasks(&crate::arguments::text("text", text)?))
}
