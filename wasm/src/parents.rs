//! JavaScript exports of [`reedling_core::parents`].

use chrono::{DateTime, Utc};
use reedling_core::parents::{self, ChildTabs, FamilyCalendar};
use reedling_js_export::js_export;

use crate::{
    columns::Lessons,
    types::{CalendarLesson, TimedLesson},
};

/// A child's lessons split into recent and upcoming ones, by start alone.
#[js_export]
pub fn child_tabs(listed: Lessons<TimedLesson>, now: DateTime<Utc>) -> ChildTabs {
    parents::split_by_time(&listed, now)
}

/// The family calendar: the next upcoming lessons, and how many there are this week.
#[js_export]
pub fn family_calendar(listed: Lessons<CalendarLesson>, now: DateTime<Utc>) -> FamilyCalendar {
    parents::family_calendar(&listed, now)
}
