//! JavaScript exports of [`reedling_core::lessons::list`].

use chrono::{DateTime, Utc};
use reedling_core::lessons::{
    filter::{FamilyFilter, LessonFilter},
    list::{self, LessonCounts},
};
use reedling_js_export::js_export;

use crate::{
    columns::Lessons,
    types::{CalendarLesson, CountedLesson, FamilyLessonRow, LessonRow, TimedLesson},
    zone::BrowserZone,
};

/// Identifiers of the teacher's lessons that pass search and filters, earliest first.
#[js_export]
pub fn teacher_lessons(
    lessons: Lessons<LessonRow>,
    filter: LessonFilter,
    now: DateTime<Utc>,
    zone: BrowserZone,
) -> Vec<&str> {
    list::teacher_lessons(&lessons, &filter, now, &zone)
}

/// Whether a lesson that starts then has begun.
#[js_export]
pub fn has_begun(start_time: DateTime<Utc>, now: DateTime<Utc>) -> bool {
    list::has_begun(start_time, now)
}

/// Number of lessons that have begun; in a list sorted by start these are the first n.
#[js_export]
pub fn count_begun(lessons: Lessons<TimedLesson>, now: DateTime<Utc>) -> usize {
    list::count_begun(&lessons, now)
}

/// Identifiers of the lessons that have begun and wait to be completed, earliest first.
#[js_export]
pub fn lessons_to_complete(lessons: Lessons<LessonRow>, now: DateTime<Utc>) -> Vec<&str> {
    list::lessons_to_complete(&lessons, now)
}

/// Identifier of the lesson that is upcoming first; `null` where none is.
#[js_export]
pub fn next_lesson(lessons: Lessons<CalendarLesson>, now: DateTime<Utc>) -> Option<String> {
    list::next_lesson(&lessons, now).map(Into::into)
}

/// Numbers above a list of lessons.
#[js_export]
pub fn lesson_counts(lessons: Lessons<CountedLesson>, now: DateTime<Utc>) -> LessonCounts {
    list::counts(&lessons, now)
}

/// Identifiers of a student's or a parent's lessons that pass the filters, in the chosen order.
#[js_export]
pub fn family_lessons(lessons: Lessons<FamilyLessonRow>, filter: FamilyFilter) -> Vec<&str> {
    list::family_lessons(&lessons, &filter)
}
