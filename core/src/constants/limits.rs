//! Limits of lists and forms, and initial values of forms (Spec §3, §9).

use serde::Serialize;

use crate::{
    admin::RECENT_ACTIVITIES,
    calendars::month::{STUDENT_CELL_LIMIT, TEACHER_CELL_LIMIT},
    feedback::RATING_MAX,
    lessons::{
        recurrence::COUNT_MAX,
        schedule::{DEFAULT_COUNT, DEFAULT_DURATION_MINUTES},
    },
    parents::{CALENDAR_LIMIT, RECENT_LIMIT},
    settings::stored::{NOTIFIES_BY_DEFAULT, PrivacySettings},
};

/// Lengths of lists, and least and greatest values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Limits {
    /// Teachers requested for the administrator's dialog.
    pub teachers: u32,
    /// Activities of the administrator's dashboard.
    pub recent_activities: usize,
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
    /// Most lessons of a series by count.
    pub recurrence_count_max: u32,
    /// Most stars of a rating.
    pub rating_max: u8,
    /// Days of a practice plan.
    pub plan_days: u32,
    /// First day of birth and of any other date, `yyyy-MM-dd`.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub earliest_date: &'static str,
}

/// Initial values of forms and settings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Defaults {
    /// Length of a scheduled lesson, in minutes.
    pub schedule_duration: u32,
    /// Lessons of a series.
    pub recurrence_count: u32,
    /// Length of a lesson note, in minutes.
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
    /// Whether students and parents may write to the teacher.
    pub allow_messages: bool,
}

pub(super) const LIMITS: Limits = Limits {
    teachers: 100,
    recent_activities: RECENT_ACTIVITIES,
    teacher_cell: TEACHER_CELL_LIMIT,
    student_cell: STUDENT_CELL_LIMIT,
    parent_recent_lessons: RECENT_LIMIT,
    family_calendar: CALENDAR_LIMIT,
    dashboard_lessons: 5,
    dashboard_feedback: 3,
    recurrence_count_max: COUNT_MAX,
    rating_max: RATING_MAX,
    plan_days: 7,
    earliest_date: "1900-01-01",
};

pub(super) const DEFAULTS: Defaults = Defaults {
    schedule_duration: DEFAULT_DURATION_MINUTES,
    recurrence_count: DEFAULT_COUNT,
    note_duration: 60,
    notifications: NOTIFIES_BY_DEFAULT,
    profile_visibility: PrivacySettings::DEFAULT.profile_visibility.as_str(),
    show_email: PrivacySettings::DEFAULT.show_email,
    show_phone: PrivacySettings::DEFAULT.show_phone,
    allow_messages: PrivacySettings::DEFAULT.allow_messages,
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
