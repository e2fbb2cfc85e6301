//! JavaScript exports of what belongs to no one area: constants, settings, the demo form, feedback, toasts.

use chrono::{DateTime, Utc};
use reedling_core::{
    constants::{self, Constants, DurationChoice},
    demo::DemoRequest,
    feedback::{self, draft::FeedbackDraft, written::WrittenFeedback},
    messages,
    practice::{
        cards::{self, PracticeTask},
        pieces,
    },
    settings::{self, ProfileDraft, SettingsPart, TeacherProfileDraft},
    time::{clocks, text as written, typed},
    validation::Violations,
};
use reedling_js_export::js_export;

use crate::{convert::JsResult, zone::IntlZone};

/// Every list, limit, default and delay of the specification.
#[js_export]
pub fn constants() -> Constants {
    constants::constants()
}

/// A duration as people read it: "30 min", "1.5 h".
#[js_export]
pub fn duration_label(minutes: u32) -> String {
    constants::duration_label(minutes)
}

/// Durations that the edit form offers a lesson of so many minutes.
#[js_export]
pub fn edit_duration_choices(own: u32) -> Vec<DurationChoice> {
    constants::edit_duration_choices(own)
}

/// The date that was typed as `yyyy-MM-dd`; null when it cannot be read.
#[js_export]
pub fn read_date(typed: String) -> Option<String> {
    typed::date(&typed).ok().map(written::date)
}

/// The time of day that was typed as `HH:mm`; null when it cannot be read.
#[js_export]
pub fn read_time(typed: String) -> Option<String> {
    typed::time(&typed).ok().map(written::time)
}

/// Problems of the demo form.
#[js_export]
pub fn check_demo_request(draft: DemoRequest) -> Violations {
    draft.check()
}

/// Problems of Profile Information; the name that is there already may stay.
#[js_export]
pub fn check_profile(draft: ProfileDraft, present_name: String) -> Violations {
    draft.check_change(&present_name)
}

/// Problems of a teacher's Personal Information.
#[js_export]
pub fn check_teacher_profile(
    instrument: String,
    department: String,
    phone_number: String,
) -> Violations {
    let draft = TeacherProfileDraft {
        instrument,
        department,
        phone_number,
    };
    draft.check()
}

/// Problems of the default length of a teacher's lessons.
#[js_export]
pub fn check_default_duration(minutes: Option<f64>) -> Violations {
    settings::check_default_duration(minutes)
}

/// Text of a failed save of settings; a toast adds the advice to try again.
#[js_export]
pub fn settings_error_text(part: SettingsPart, toast: bool) -> &str {
    settings::error_text(part, toast)
}

/// Whose clock a screen shows, where the reader's is not the school's.
#[js_export]
pub fn clock_note(zone: String, school: String, now: DateTime<Utc>) -> JsResult<Option<String>> {
    let (reader_clock, school_clock) = (
        IntlZone::of("zone", &zone)?,
        IntlZone::of("school", &school)?,
    );
    Ok(clocks::note(
        (&zone, &reader_clock),
        (&school, &school_clock),
        now,
    ))
}

/// Problems of the feedback form.
#[js_export]
pub fn check_feedback(draft: FeedbackDraft) -> Violations {
    draft.written().check_whole()
}

/// What is sent of the feedback form.
#[js_export]
pub fn written_feedback(draft: FeedbackDraft) -> WrittenFeedback<'_> {
    draft.written()
}

/// Whether there is nothing to send of the feedback form.
#[js_export]
pub fn is_empty_feedback(draft: FeedbackDraft) -> bool {
    draft.is_empty()
}

/// Problems of a message to a teacher or an administrator.
#[js_export]
pub fn check_message(text: String) -> Violations {
    messages::check_text(&text)
}

/// Problems of a piece's title and composer.
#[js_export]
pub fn check_piece_name(title: String, composer: String) -> Violations {
    pieces::check_name(&title, &composer)
}

/// Average rating that the student dashboard shows.
#[js_export]
pub fn average_rating(feedback_count: u32) -> f64 {
    feedback::average_rating(feedback_count)
}

/// The tasks of a practice plan's text, apart.
#[js_export]
pub fn practice_tasks(text: String) -> Vec<PracticeTask<'_>> {
    cards::tasks(&text)
}
