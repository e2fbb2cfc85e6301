//! Editing a scheduled lesson: title and start are required, a past day stays as it is (Spec §5, D12).
//!
//! The dialog takes every length that a lesson may have, and all four statuses; [`super::status::transition`]
//! decides which of them the lesson may get.

#[cfg(feature = "schema")]
pub mod request;

use chrono::{DateTime, NaiveDate, Timelike, Utc};
use serde::{Deserialize, Serialize};

use super::{
    Occurrence,
    fields::{
        DATE_PAST, check_common_fields, check_date, check_start_time, check_typed_duration,
        typed_duration,
    },
    status::LessonStatus,
};
use crate::{
    time::{Zone, rfc3339, text, to_local, to_utc},
    validation::{NOTES, Violations},
};

/// The Edit Lesson dialog, as typed so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct EditLessonDraft {
    /// Identifier of the student.
    pub student_id: String,
    /// Title of the lesson.
    pub title: String,
    /// Description.
    pub description: String,
    /// Day, `yyyy-MM-dd`; a past one stays as it is (D12).
    pub date: String,
    /// Start on the wall clock, `HH:mm`.
    pub start_time: String,
    /// Length in minutes; any that the lesson already has (D12).
    pub duration_minutes: Option<f64>,
    /// Status that the lesson gets.
    pub status: LessonStatus,
    /// Notes of the edit form.
    pub notes: String,
}

/// Nobody has missed a lesson that is to come.
fn check_status(
    found: &mut Violations,
    status: LessonStatus,
    start: DateTime<Utc>,
    now: DateTime<Utc>,
) {
    let text = "A lesson can be marked as missed once it has started";
    let is_possible = status != LessonStatus::Missed || start <= now;
    found.require(is_possible, "status", "early", text);
}

/// A lesson as the edit dialog opens with it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct EditableLesson {
    /// Identifier of the student.
    pub student_id: String,
    /// Title.
    pub title: String,
    /// Description, if any.
    pub description: Option<String>,
    /// Start, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub start_time: DateTime<Utc>,
    /// Length in minutes.
    pub duration_minutes: f64,
    /// Status.
    pub status: LessonStatus,
    /// Notes of the edit form, if any.
    pub notes: Option<String>,
}

impl EditLessonDraft {
    /// The dialog as it opens: the lesson's own values, with day and time on the zone's wall clock.
    ///
    /// ```
    /// use reedling_core::{lessons::{edit::{EditLessonDraft, EditableLesson}, status::LessonStatus}, time::Zone};
    /// struct Tokyo;
    /// impl Zone for Tokyo {
    ///     fn offset_seconds(&self, _: i64) -> i32 { 9 * 3600 }
    /// }
    /// let lesson = EditableLesson {
    ///     student_id: "anna".into(), title: "Scales".into(), description: None, notes: None, duration_minutes: 30.0,
    ///     start_time: "2026-03-02T07:00:00Z".parse()?, status: LessonStatus::Scheduled,
    /// };
    /// let start = lesson.start_time;
    /// let draft = EditLessonDraft::from_lesson(lesson, &Tokyo);
    /// assert_eq!((&*draft.date, &*draft.start_time), ("2026-03-02", "16:00"));
    /// assert_eq!(draft.plan(Some(start), &Tokyo).map(|planned| planned.start_time), Some(start));
    /// # Ok::<(), chrono::ParseError>(())
    /// ```
    pub fn from_lesson(lesson: EditableLesson, zone: &impl Zone) -> Self {
        let local = to_local(zone, lesson.start_time);
        Self {
            student_id: lesson.student_id,
            title: lesson.title,
            description: lesson.description.unwrap_or_default(),
            date: text::date(local.date()),
            start_time: text::time(local.time()),
            duration_minutes: Some(lesson.duration_minutes),
            status: lesson.status,
            notes: lesson.notes.unwrap_or_default(),
        }
    }

    /// Validation errors (Spec §5): title and start time required, blocked without a date.
    pub fn check(&self) -> Violations {
        let mut found = check_common_fields(&self.student_id, &self.title, &self.description);
        check_date(&mut found, &self.date);
        check_start_time(&mut found, &self.start_time);
        check_typed_duration(&mut found, self.duration_minutes);
        found.max_length(&NOTES, "notes", &self.notes);
        found
    }

    /// Validation errors of the dialog: as in the schedule dialog, a newly chosen day may not be past.
    pub fn check_move(
        &self,
        current: DateTime<Utc>,
        now: DateTime<Utc>,
        zone: &impl Zone,
    ) -> Violations {
        let mut found = self.check();
        let [from, today] = [current, now].map(|at| to_local(zone, at).date());
        let is_kept = |date: &NaiveDate| *date == from || *date >= today;
        if text::parse_date(&self.date).is_some_and(|date| !is_kept(&date)) {
            found.add("date", "past", DATE_PAST);
        }
        if let Some(planned) = self.plan(Some(current), zone) {
            check_status(&mut found, self.status, planned.start_time, now);
        }
        found
    }

    /// The new occurrence of the lesson, given its current start; `None` while day, time or duration are missing.
    ///
    /// A day and time that are still those of the current start stand for that very instant: the second of two
    /// equal times, when clocks go back, and a start that is not on the minute stay what they are.
    pub fn plan(&self, current: Option<DateTime<Utc>>, zone: &impl Zone) -> Option<Occurrence> {
        let date = text::parse_date(&self.date)?;
        let time = text::parse_time(&self.start_time)?;
        let duration = typed_duration(self.duration_minutes?)?;
        let typed = date.and_time(time);
        let untouched = current.filter(|current| {
            let shown = to_local(zone, *current);
            shown.with_second(0) == Some(typed)
        });
        let start = untouched.unwrap_or_else(|| to_utc(zone, typed));
        Occurrence::starting(start, duration)
    }
}
