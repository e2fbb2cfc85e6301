//! Door to [`reedling_core::lesson`].

use reedling_core::{
    lesson::{
        Occurrence,
        complete::CompleteLessonDraft,
        edit::{EditLessonDraft, EditableLesson},
        fields,
        recurrence::{End, Recurrence},
        schedule::ScheduleLessonDraft,
        series, status, title,
    },
    time::text as written,
};
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Number, Text, count, date, instant, number, optional_text, text, time},
    convert::{Reply, from_js, to_js},
    zone::IntlZone,
};

/// Title that a schedule or edit form fills in; without a date only the name.
#[wasm_bindgen(js_name = lessonTitle)]
pub fn lesson_title(
    #[wasm_bindgen(js_name = studentName)] student_name: Option<Text>,
    date: Text,
) -> Reply<String> {
    let student_name = optional_text("studentName", student_name)?;
    Ok(title::draft_title(
        student_name.as_deref(),
        &text("date", date)?,
    ))
}

/// Title on another day: the automatic one with the new date, one's own as it is.
#[wasm_bindgen(js_name = titleOn)]
pub fn title_on(
    title: Text,
    #[wasm_bindgen(js_name = studentName)] student_name: Option<Text>,
    from: Text,
    to: Text,
) -> Reply<String> {
    let student_name = optional_text("studentName", student_name)?;
    Ok(title::title_on(
        &text("title", title)?,
        student_name.as_deref(),
        date("from", from)?,
        date("to", to)?,
    ))
}

/// Whether a lesson's title tells no more than its student and day.
#[wasm_bindgen(js_name = isAutomaticTitle)]
pub fn is_automatic_title(
    title: Text,
    #[wasm_bindgen(js_name = studentName)] student_name: Option<Text>,
    #[wasm_bindgen(js_name = startTime)] start_time: Text,
) -> Reply<bool> {
    let student_name = optional_text("studentName", student_name)?;
    Ok(title::is_automatic_at(
        &text("title", title)?,
        student_name.as_deref(),
        instant("startTime", start_time)?,
    ))
}

/// The schedule dialog as it opens.
#[wasm_bindgen(js_name = scheduleDefaults, unchecked_return_type = "ScheduleLessonDraft")]
pub fn schedule_defaults(today: Text) -> Reply<JsValue> {
    to_js(&ScheduleLessonDraft::defaults(date("today", today)?))
}

/// Problems of a schedule draft; empty when it may be sent.
#[wasm_bindgen(js_name = checkScheduleLesson, unchecked_return_type = "FieldError[]")]
pub fn check_schedule_lesson(
    #[wasm_bindgen(unchecked_param_type = "ScheduleLessonDraft")] draft: JsValue,
    today: Text,
) -> Reply<JsValue> {
    let draft: ScheduleLessonDraft = from_js("draft", draft)?;
    to_js(&draft.check(date("today", today)?))
}

/// Every lesson that a schedule draft stands for; empty while it cannot be known.
#[wasm_bindgen(js_name = planSchedule, unchecked_return_type = "Occurrence[]")]
pub fn plan_schedule(
    #[wasm_bindgen(unchecked_param_type = "ScheduleLessonDraft")] draft: JsValue,
    zone: Text,
) -> Reply<JsValue> {
    let draft: ScheduleLessonDraft = from_js("draft", draft)?;
    to_js(&draft.plan(&IntlZone::named(zone)?))
}

/// By how many minutes the zone's clocks went forward before each lesson since the one before it.
#[wasm_bindgen(js_name = clockChanges, unchecked_return_type = "number[]")]
pub fn clock_changes(
    #[wasm_bindgen(unchecked_param_type = "readonly Occurrence[]")] occurrences: JsValue,
    zone: Text,
) -> Reply<JsValue> {
    let occurrences: Vec<Occurrence> = from_js("occurrences", occurrences)?;
    to_js(&series::clock_changes(
        &occurrences,
        &IntlZone::named(zone)?,
    ))
}

/// Starts of a weekly series as instants.
#[wasm_bindgen(js_name = weeklyStarts)]
pub fn weekly_starts(
    day: Text,
    #[wasm_bindgen(js_name = time)] at: Text,
    #[wasm_bindgen(js_name = count)] lessons: Number,
    zone: Text,
) -> Reply<Vec<String>> {
    let first = date("day", day)?.and_time(time("time", at)?);
    let weekly = Recurrence::Weekly(End::Count(count("count", lessons)?));
    let zone = IntlZone::named(zone)?;
    let starts = weekly.starts(first, &zone);
    Ok(starts.map(written::instant).collect())
}

/// Time of day at which a lesson ends; `null` while start or duration are missing.
#[wasm_bindgen(js_name = lessonEndTime, unchecked_return_type = "string | null")]
pub fn lesson_end_time(
    #[wasm_bindgen(js_name = startTime)] start_time: Text,
    #[wasm_bindgen(js_name = durationMinutes)] duration_minutes: Option<Number>,
) -> Reply<JsValue> {
    let minutes = duration_minutes.map(|minutes| number("durationMinutes", minutes));
    to_js(&fields::end_time(
        &text("startTime", start_time)?,
        minutes.transpose()?,
    ))
}

/// The edit dialog as it opens for a lesson.
#[wasm_bindgen(js_name = editDraft, unchecked_return_type = "EditLessonDraft")]
pub fn edit_draft(
    #[wasm_bindgen(unchecked_param_type = "EditableLesson")] lesson: JsValue,
    zone: Text,
) -> Reply<JsValue> {
    let lesson: EditableLesson = from_js("lesson", lesson)?;
    to_js(&EditLessonDraft::of(lesson, &IntlZone::named(zone)?))
}

/// Problems of an edit draft; empty when it may be sent.
#[wasm_bindgen(js_name = checkEditLesson, unchecked_return_type = "FieldError[]")]
pub fn check_edit_lesson(
    #[wasm_bindgen(unchecked_param_type = "EditLessonDraft")] draft: JsValue,
    from: Text,
    today: Text,
) -> Reply<JsValue> {
    let draft: EditLessonDraft = from_js("draft", draft)?;
    to_js(&draft.check_move(date("from", from)?, date("today", today)?))
}

/// Where an edited lesson moves to from its current start; `null` while day, time or duration are missing.
#[wasm_bindgen(js_name = planEdit, unchecked_return_type = "Occurrence | null")]
pub fn plan_edit(
    #[wasm_bindgen(unchecked_param_type = "EditLessonDraft")] draft: JsValue,
    zone: Text,
    current: Option<Text>,
) -> Reply<JsValue> {
    let draft: EditLessonDraft = from_js("draft", draft)?;
    let zone = IntlZone::named(zone)?;
    let current = current.map(|start| instant("current", start)).transpose()?;
    to_js(&draft.plan(current, &zone))
}

/// Problems of the complete dialog; empty when it may be sent.
#[wasm_bindgen(js_name = checkCompleteLesson, unchecked_return_type = "FieldError[]")]
pub fn check_complete_lesson(
    #[wasm_bindgen(unchecked_param_type = "CompleteLessonDraft")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: CompleteLessonDraft = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// What the row menu offers for a lesson with that status.
#[wasm_bindgen(js_name = lessonActions, unchecked_return_type = "LessonActions")]
pub fn lesson_actions(status: Text) -> Reply<JsValue> {
    to_js(&status::actions(&text("status", status)?))
}

/// Whether a lesson may go from one status to another.
#[wasm_bindgen(js_name = mayBecome)]
pub fn may_become(
    #[wasm_bindgen(unchecked_param_type = "LessonStatus")] from: JsValue,
    #[wasm_bindgen(unchecked_param_type = "LessonStatus")] to: JsValue,
) -> Reply<bool> {
    Ok(status::transition(from_js("from", from)?, from_js("to", to)?).is_ok())
}

/// Word and colour of a status, as teachers or families see it.
#[wasm_bindgen(js_name = lessonStatusBadge, unchecked_return_type = "Badge")]
pub fn lesson_status_badge(
    status: Text,
    #[wasm_bindgen(unchecked_param_type = "Audience")] audience: JsValue,
) -> Reply<JsValue> {
    let status = text("status", status)?;
    to_js(&status::badge(&status, from_js("audience", audience)?))
}
