//! Calendars: the month grid and the teacher's week.

pub mod month;
pub mod week;
