//! Editing a scheduled lesson: title and start are required, a past day stays as it is (Spec §5, D12).
//!
//! The dialog takes every length that a lesson may have, and all four statuses; which of them the lesson may get is
//! [`super::status::transition`]'s to say.

use chrono::{DateTime, NaiveDate, Timelike, Utc};
use serde::{Deserialize, Serialize};

use super::{
    Occurrence,
    fields::{
        DATE_PAST, check_date, check_minutes, check_start, check_start_time, check_student,
        check_texts, check_typed_duration, check_words, duration, typed_duration,
    },
    status::LessonStatus,
};
#[cfg(feature = "schema")]
use super::{fields::DURATION_MAX, request::whole_second};
#[cfg(feature = "schema")]
use crate::{
    change::{Change, NonNull},
    id,
    validation::{DESCRIPTION_MAX, NOTES_MAX, TITLE_MAX},
};
use crate::{
    id::Id,
    time::{Zone, text, to_local, to_utc, wire},
    validation::{NOTES, Violations},
};

/// What is typed in the Edit Lesson dialog so far.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct EditLessonDraft {
    /// Identifier of the student.
    pub student_id: String,
    /// Title of the lesson.
    pub title: String,
    /// What the lesson is about.
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
    #[serde(with = "wire")]
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
    pub fn of(lesson: EditableLesson, zone: &impl Zone) -> Self {
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

    /// The broken rules (Spec §5): title and start time required, blocked without a date.
    pub fn check(&self) -> Violations {
        let mut found = check_words(&self.student_id, &self.title, &self.description);
        check_date(&mut found, &self.date);
        check_start_time(&mut found, &self.start_time);
        check_typed_duration(&mut found, self.duration_minutes);
        found.within(&NOTES, "notes", &self.notes);
        found
    }

    /// The broken rules of the dialog: a day that was chosen anew may not be past, as in the schedule dialog.
    pub fn check_move(&self, from: NaiveDate, today: NaiveDate) -> Violations {
        let mut found = self.check();
        let is_kept = |date: &NaiveDate| *date == from || *date >= today;
        if text::parse_date(&self.date).is_some_and(|date| !is_kept(&date)) {
            found.add("date", "past", DATE_PAST);
        }
        found
    }

    /// Where the lesson moves to from its current start; nothing while day, time or duration are missing.
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

/// What the edit dialog sends (Spec §7). What is missing stays as it is; null empties description and notes.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditLessonRequest {
    /// Title.
    #[serde(default)]
    #[schemars(length(min = 1, max = TITLE_MAX))]
    pub title: NonNull<String>,
    /// Description.
    #[serde(default)]
    #[schemars(length(max = DESCRIPTION_MAX))]
    pub description: Change<String>,
    /// The student.
    #[serde(default, deserialize_with = "id::changed")]
    pub student_id: NonNull<Id>,
    /// Start, RFC 3339.
    #[serde(default, deserialize_with = "wire::changed")]
    pub start_time: NonNull<DateTime<Utc>>,
    /// End; start plus duration decides.
    #[serde(default, deserialize_with = "wire::sent")]
    pub end_time: Option<DateTime<Utc>>,
    /// Minutes.
    #[serde(default)]
    #[schemars(range(min = 1, max = DURATION_MAX))]
    pub duration: NonNull<i64>,
    /// SCHEDULED, COMPLETED, CANCELLED or MISSED.
    #[serde(default)]
    #[schemars(extend("enum" = LessonStatus::ALL.map(LessonStatus::as_str)))]
    pub status: NonNull<String>,
    /// The edit form's notes.
    #[serde(default)]
    #[schemars(length(max = NOTES_MAX))]
    pub notes: Change<String>,
    /// The version that was read; an older one is refused (D5).
    #[serde(default)]
    pub version: Option<i32>,
}

#[cfg(feature = "schema")]
impl EditLessonRequest {
    /// The lesson as it is to be, from what it is.
    #[must_use]
    pub fn applied_to(self, is: EditedLesson) -> EditedLesson {
        let text = |change: Change<String>, is| change.of(Some(is)).unwrap_or_default();
        EditedLesson {
            student_id: self.student_id.0.of(is.student_id),
            title: self.title.of(is.title).unwrap_or_default(),
            description: text(self.description, is.description),
            start: self.start_time.0.of(is.start).map(whole_second),
            duration_minutes: self.duration.0.of(is.duration_minutes),
            status: self.status.of(is.status).unwrap_or_default(),
            notes: text(self.notes, is.notes),
        }
    }
}

/// A lesson with its changes: an instant instead of a date and a time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EditedLesson {
    /// The student.
    pub student_id: Option<Id>,
    /// Title of the lesson.
    pub title: String,
    /// What the lesson is about.
    pub description: String,
    /// Start; a past one is taken as it is (D12).
    pub start: Option<DateTime<Utc>>,
    /// Length in minutes, elapsed.
    pub duration_minutes: Option<i64>,
    /// Status that the lesson gets, as sent.
    pub status: String,
    /// Notes of the edit form.
    pub notes: String,
}

impl EditedLesson {
    /// The broken rules, with the form's own texts.
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        check_student(&mut found, self.student_id.is_some());
        check_texts(&mut found, &self.title, &self.description);
        check_start(&mut found, self.start);
        check_minutes(&mut found, self.duration_minutes);
        let known = LessonStatus::parse(&self.status).is_some();
        found.require(known, "status", "unknown", "Please choose a status");
        found.within(&NOTES, "notes", &self.notes);
        found
    }

    /// Where the lesson moves to, and the status that it gets.
    pub fn plan(&self) -> Result<(Occurrence, LessonStatus), Violations> {
        let found = self.check();
        let length = self.duration_minutes.and_then(duration);
        let place = self
            .start
            .zip(length)
            .and_then(|(start, length)| Occurrence::starting(start, length));
        match (place, LessonStatus::parse(&self.status)) {
            (Some(place), Some(status)) if found.is_empty() => Ok((place, status)),
            _ => Err(found),
        }
    }
}

#[cfg(all(test, feature = "schema"))]
mod tests;
