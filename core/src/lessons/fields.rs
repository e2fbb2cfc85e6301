//! Day, start and length of a lesson: the fields that scheduling and editing share (Spec §5).
//!
//! A day is of the years 1900 to 2199, a length from 1 minute to 24 hours in whole minutes: limits for
//! safety, as the specification sets none.

use std::ops::Range;

use chrono::{DateTime, Datelike, NaiveDate, TimeDelta, Utc};

#[cfg(feature = "schema")]
use super::Occurrence;
use crate::{
    time::{FIRST_YEAR, text, typed},
    validation::{
        DESCRIPTION, TITLE, Violations,
        rules::{is_blank, non_blank},
    },
};

/// Longest lesson, in minutes; a limit for safety, as the specification sets none here.
pub const DURATION_MAX: i64 = 1_440;

/// Years that a lesson may start in; a limit for safety, because SQLite and PostgreSQL store dates beyond differently.
const YEARS: Range<i32> = FIRST_YEAR..2200;
const YEAR_OUT_OF_RANGE: &str = "Please choose a date between the years 1900 and 2199";

/// Message for a past day.
pub(crate) const DATE_PAST: &str = "The date cannot be in the past";

const START_MISSING: &str = "Please choose a start time";
const DURATION_MISSING: &str = "Please choose a duration";

/// Time of day at which a lesson ends: start plus duration, also across midnight (Spec §5).
///
/// ```
/// use reedling_core::lessons::fields::end_time;
/// assert_eq!(end_time("23:30", Some(45.0)).as_deref(), Some("00:15"));
/// assert_eq!(end_time("23:30", None), None);
/// ```
pub fn end_time(start_time: &str, duration_minutes: Option<f64>) -> Option<String> {
    let start = text::parse_time(start_time)?;
    let duration = duration_minutes.and_then(typed_duration)?;
    Some(text::time(start.overflowing_add_signed(duration).0))
}

/// Minutes that a lesson may take: up to 24 hours.
fn allowed(minutes: i64) -> Option<i32> {
    let minutes = Some(minutes).filter(|minutes| (1..=DURATION_MAX).contains(minutes));
    minutes.and_then(|minutes| i32::try_from(minutes).ok())
}

/// A lesson's length.
pub(crate) fn length(minutes: i32) -> TimeDelta {
    TimeDelta::minutes(minutes.into())
}

/// The typed length, if a lesson may have it.
pub(crate) fn typed_duration(minutes: f64) -> Option<TimeDelta> {
    whole(Some(minutes)).and_then(allowed).map(length)
}

/// The rules of student, title and description, which every form of a lesson begins with.
pub(crate) fn check_common_fields(student_id: &str, title: &str, description: &str) -> Violations {
    let mut found = Violations::default();
    check_student(&mut found, non_blank(student_id));
    check_texts(&mut found, title, description);
    found
}

/// Requires a student.
pub(crate) fn check_student<T>(found: &mut Violations, selected: Option<T>) -> Option<T> {
    let text = "Please select a student";
    found.require_some(selected, "studentId", "required", text)
}

/// The rules of title and description.
pub(crate) fn check_texts(found: &mut Violations, title: &str, description: &str) {
    check_title(found, title);
    found.max_length(&DESCRIPTION, "description", description);
}

/// The rules of a title.
pub(crate) fn check_title(found: &mut Violations, title: &str) {
    found.not_blank("title", title, "Please enter a title");
    found.line(&TITLE, "title", title);
}

pub(crate) fn check_date(found: &mut Violations, written: &str) -> Option<NaiveDate> {
    let date = found.required_day("date", written, "Please choose a date")?;
    let sensible = YEARS.contains(&date.year());
    found.require(sensible, "date", "range", YEAR_OUT_OF_RANGE);
    Some(date)
}

pub(crate) fn check_start_time(found: &mut Violations, written: &str) {
    if is_blank(written) {
        found.add("startTime", "required", START_MISSING);
    } else if text::parse_time(written).is_none() {
        let text = typed::time_problem(written);
        found.add(
            "startTime",
            "time",
            text.unwrap_or("Please choose a valid start time"),
        );
    }
}

/// Requires a start in a year that a lesson may start in.
pub(crate) fn check_start(
    found: &mut Violations,
    start: Option<DateTime<Utc>>,
) -> Option<DateTime<Utc>> {
    let start = found.require_some(start, "startTime", "required", START_MISSING)?;
    let sensible = Some(start).filter(|start| YEARS.contains(&start.year()));
    found.require_some(sensible, "startTime", "range", YEAR_OUT_OF_RANGE)
}

pub(crate) fn check_typed_duration(found: &mut Violations, minutes: Option<f64>) {
    match minutes {
        None => found.add("durationMinutes", "required", DURATION_MISSING),
        Some(minutes) => {
            check_duration(found, "durationMinutes", typed_duration(minutes));
        }
    }
}

/// Requires a valid length. The request names it `duration`, the dialogs `durationMinutes`.
pub(crate) fn check_minutes(found: &mut Violations, minutes: Option<i64>) -> Option<i32> {
    let minutes = found.require_some(minutes, "duration", "required", DURATION_MISSING)?;
    check_duration(found, "duration", allowed(minutes))
}

fn check_duration<T>(
    found: &mut Violations,
    field: &'static str,
    duration: Option<T>,
) -> Option<T> {
    let text = "The duration must be between 1 minute and 24 hours";
    found.require_some(duration, field, "range", text)
}

/// The occurrence of a lesson with a valid start and length.
#[cfg(feature = "schema")]
pub(crate) fn check_occurrence(
    found: &mut Violations,
    start: DateTime<Utc>,
    minutes: i32,
) -> Option<Occurrence> {
    let occurrence = Occurrence::starting(start, length(minutes));
    found.require_some(occurrence, "startTime", "range", YEAR_OUT_OF_RANGE)
}

/// The typed number, if it is a whole number that can count lessons or minutes.
pub(crate) fn whole(typed: Option<f64>) -> Option<i64> {
    let limit = 1_000_000.0;
    let number = typed.filter(|number| number.fract() == 0.0 && number.abs() <= limit)?;
    #[expect(clippy::cast_possible_truncation)]
    Some(number as i64)
}
