//! Calendars: the month grid, the teacher's week and its grid of hours.
//!
//! - Lessons stand on the days of the zone's wall clock, by start.
//! - A month's rows run from Sunday to Saturday; a day shows 3 lessons to teachers, 2 to students, then "+N
//!   more" (Spec §9).
//! - The teacher's dashboard week runs from Monday 00:00 to Sunday 23:59:59 (Spec §4).

pub mod days;
pub mod month;
pub mod week;
pub mod week_grid;
pub mod week_moves;
