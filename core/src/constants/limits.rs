//! How much a list shows or a form takes, and what forms start with (Spec §3, §9).

use serde::Serialize;

use crate::{
    admin::{RECENT_ACTIVITIES, RECENT_REGISTRATION_DAYS},
    calendars::month::{STUDENT_CELL_LIMIT, TEACHER_CELL_LIMIT},
    feedback::RATING_MAX,
    lessons::{
        note::{CONTENT_MIN, DURATION_RANGE},
        recurrence::COUNT_MAX,
        schedule::{DEFAULT_COUNT, DEFAULT_DURATION_MINUTES, DEFAULT_START},
        status::LessonStatus,
    },
    parents::{CALENDAR_LIMIT, RECENT_LIMIT},
    settings::ProfileVisibility,
    students::{age::ADULT_AGE, parent::PARENT_SEARCH_MIN},
};

/// How many a list shows, and what is the least or most.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Teachers asked for in the administrator's dialog.
    pub teachers: u32,
    /// Activities of the administrator's dashboard.
    pub recent_activities: usize,
    /// Days of a recent registration.
    pub recent_registration_days: i64,
    /// Characters that search for a parent.
    pub parent_search_min: usize,
    /// Lessons in a day of the teacher's calendar.
    pub teacher_cell: usize,
    /// Lessons in a day of the student's calendar.
    pub student_cell: usize,
    /// Lessons of a child's Recent Lessons tab.
    pub parent_recent_lessons: usize,
    /// Events of the family calendar.
    pub family_calendar: usize,
    /// Lessons on the student dashboard.
    pub dashboard_lessons: u32,
    /// Feedback entries on the student dashboard.
    pub dashboard_feedback: u32,
    /// Lessons in a student's profile.
    pub profile_lessons: u32,
    /// Day on which a calendar's week starts, counted from Sunday as 0.
    pub week_starts_on: u32,
    /// Least minutes of a lesson note.
    pub note_duration_min: u32,
    /// Most minutes of a lesson note.
    pub note_duration_max: u32,
    /// Least characters of a lesson note's content.
    pub content_min: usize,
    /// Most lessons of a series by count.
    pub recurrence_count_max: u32,
    /// Most stars of a rating.
    pub rating_max: u8,
    /// Days of a practice plan.
    pub plan_days: u32,
    /// Age at which a student is no minor.
    pub adult_age: i32,
    /// First day of birth and of any other date, `yyyy-MM-dd`.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub earliest_date: &'static str,
}

/// What forms start with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Defaults {
    /// Minutes of a scheduled lesson.
    pub schedule_duration: u32,
    /// Start of a scheduled lesson, `HH:mm`.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub schedule_start: &'static str,
    /// Lessons of a series.
    pub recurrence_count: u32,
    /// Status of a new lesson.
    pub lesson_status: LessonStatus,
    /// Minutes of a lesson note.
    pub note_duration: u32,
    /// Every notification setting.
    pub notifications: bool,
    /// Who sees a profile.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub profile_visibility: &'static str,
    /// Whether the e-mail address shows.
    pub show_email: bool,
    /// Whether the phone number shows.
    pub show_phone: bool,
    /// Whether messages are allowed.
    pub allow_messages: bool,
}

pub(super) const LIMITS: Limits = Limits {
    teachers: 100,
    recent_activities: RECENT_ACTIVITIES,
    recent_registration_days: RECENT_REGISTRATION_DAYS,
    parent_search_min: PARENT_SEARCH_MIN,
    teacher_cell: TEACHER_CELL_LIMIT,
    student_cell: STUDENT_CELL_LIMIT,
    parent_recent_lessons: RECENT_LIMIT,
    family_calendar: CALENDAR_LIMIT,
    dashboard_lessons: 5,
    dashboard_feedback: 3,
    profile_lessons: 5,
    week_starts_on: 0,
    note_duration_min: *DURATION_RANGE.start(),
    note_duration_max: *DURATION_RANGE.end(),
    content_min: CONTENT_MIN,
    recurrence_count_max: COUNT_MAX,
    rating_max: RATING_MAX,
    plan_days: 7,
    adult_age: ADULT_AGE,
    earliest_date: "1900-01-01",
};

pub(super) const DEFAULTS: Defaults = Defaults {
    schedule_duration: DEFAULT_DURATION_MINUTES,
    schedule_start: DEFAULT_START,
    recurrence_count: DEFAULT_COUNT,
    lesson_status: LessonStatus::Scheduled,
    note_duration: 60,
    notifications: true,
    profile_visibility: ProfileVisibility::Friends.as_str(),
    show_email: false,
    show_phone: false,
    allow_messages: true,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::{FIRST_YEAR, text};

    #[test]
    fn the_earliest_date_begins_the_first_year() {
        let first = chrono::NaiveDate::from_ymd_opt(FIRST_YEAR, 1, 1).map(text::date);
        assert_eq!(first.as_deref(), Some(LIMITS.earliest_date));
    }
}
