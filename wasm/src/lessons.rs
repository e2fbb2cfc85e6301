//! JavaScript exports of [`reedling_core::lessons`].

pub mod conflict;
pub mod list;
pub mod note;

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use reedling_core::{
    badge::Badge,
    lessons::{
        Occurrence,
        complete::CompleteLessonDraft,
        edit::{EditLessonDraft, EditableLesson},
        fields,
        recurrence::{End, Recurrence},
        schedule::ScheduleLessonDraft,
        series,
        status::{self, Audience, LessonActions},
        title,
    },
    time::text as written,
    validation::Violations,
};
use reedling_js_export::js_export;

use crate::zone::BrowserZone;

/// Title that a schedule or edit form fills in; without a date only the name.
#[js_export]
pub fn lesson_title(student_name: Option<String>, date: String) -> String {
    title::draft_title(student_name.as_deref(), &date)
}

/// Title on another day: an automatic title gets the new date, a custom one stays.
#[js_export]
pub fn title_on(
    title: String,
    student_name: Option<String>,
    from: NaiveDate,
    to: NaiveDate,
) -> String {
    title::title_on(&title, student_name.as_deref(), from, to)
}

/// Whether a lesson's title is the automatic one, which says no more than student and day.
#[js_export]
pub fn is_automatic_title(
    title: String,
    student_name: Option<String>,
    start_time: DateTime<Utc>,
) -> bool {
    title::is_automatic_at(&title, student_name.as_deref(), start_time)
}

/// The schedule dialog as it opens.
#[js_export]
pub fn schedule_defaults(today: NaiveDate) -> ScheduleLessonDraft {
    ScheduleLessonDraft::defaults(today)
}

/// Problems of a schedule draft; empty when it may be sent.
#[js_export]
pub fn check_schedule_lesson(draft: ScheduleLessonDraft, today: NaiveDate) -> Violations {
    draft.check(today)
}

/// Every lesson of a schedule draft; empty while the draft is incomplete.
#[js_export]
pub fn plan_schedule(draft: ScheduleLessonDraft, zone: BrowserZone) -> Vec<Occurrence> {
    draft.plan(&zone)
}

/// Clock change in minutes since the lesson before, for each lesson; negative when clocks went back.
#[js_export]
pub fn clock_changes(occurrences: Vec<Occurrence>, zone: BrowserZone) -> Vec<i32> {
    series::clock_changes(&occurrences, &zone)
}

/// Starts of a weekly series as instants.
#[js_export]
pub fn weekly_starts(
    day: NaiveDate,
    time: NaiveTime,
    count: u32,
    zone: BrowserZone,
) -> Vec<String> {
    let weekly = Recurrence::Weekly(End::Count(count));
    let starts = weekly.starts(day.and_time(time), &zone);
    starts.map(written::instant).collect()
}

/// Time of day at which a lesson ends; `null` while start or duration are missing.
#[js_export]
pub fn lesson_end_time(start_time: String, duration_minutes: Option<f64>) -> Option<String> {
    fields::end_time(&start_time, duration_minutes)
}

/// The edit dialog as it opens for a lesson.
#[js_export]
pub fn edit_draft(lesson: EditableLesson, zone: BrowserZone) -> EditLessonDraft {
    EditLessonDraft::from_lesson(lesson, &zone)
}

/// Problems of an edit draft, given the current start; empty when it may be sent.
#[js_export]
pub fn check_edit_lesson(
    draft: EditLessonDraft,
    current: DateTime<Utc>,
    now: DateTime<Utc>,
    zone: BrowserZone,
) -> Violations {
    draft.check_move(current, now, &zone)
}

/// The new occurrence of an edited lesson, given its current start; `null` while day, time or duration are missing.
#[js_export]
pub fn plan_edit(
    draft: EditLessonDraft,
    zone: BrowserZone,
    current: Option<DateTime<Utc>>,
) -> Option<Occurrence> {
    draft.plan(current, &zone)
}

/// Problems of the complete dialog; empty when it may be sent.
#[js_export]
pub fn check_complete_lesson(draft: CompleteLessonDraft) -> Violations {
    draft.check()
}

/// The actions of the row menu for a lesson with that status.
#[js_export]
pub fn lesson_actions(status: String) -> LessonActions {
    status::actions(&status)
}

/// Word and colour of a status, for teachers or for students and parents.
#[js_export]
pub fn lesson_status_badge(status: String, audience: Audience) -> Badge {
    status::badge(&status, audience)
}
