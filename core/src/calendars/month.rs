//! The month grid: weeks from Sunday to Saturday (Spec §2.6, §2.7, §9).

use chrono::{Datelike, Months, NaiveDate};
use serde::{Deserialize, Serialize};

use super::days::{GridDays, grid_days};
use crate::{
    lessons::{
        list::{LessonSummary, sorted_by_start},
        status::LessonStatus,
    },
    time::{Zone, days_after, text, to_local},
};

/// A month with the lessons of each day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MonthGrid {
    /// The month, `yyyy-MM`.
    pub month: String,
    /// The month before, `yyyy-MM`; in the first month of the year 1 that month itself.
    pub previous_month: String,
    /// The month after, `yyyy-MM`; in the last month of the year 9999 that month itself.
    pub next_month: String,
    /// Weeks from Sunday to Saturday that cover every day of the month.
    pub weeks: Vec<Vec<DayCell>>,
    /// Numbers of this month only.
    pub summary: MonthSummary,
}

/// A day of the grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct DayCell {
    /// The day, `yyyy-MM-dd`.
    pub date: String,
    /// Whether it belongs to the month, not to an adjacent one.
    pub in_month: bool,
    /// Whether it is today.
    pub is_today: bool,
    /// Identifiers of all lessons of the day, by start.
    pub lesson_ids: Vec<String>,
    /// The first of them, up to the limit.
    pub shown: Vec<String>,
    /// Number of lessons that are not shown.
    pub more_count: usize,
    /// "+2 more"; `None` when all are shown.
    pub more_text: Option<String>,
}

/// The month in numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MonthSummary {
    /// All lessons.
    pub total: usize,
    /// Completed.
    pub completed: usize,
    /// Scheduled.
    pub scheduled: usize,
    /// Cancelled and missed together.
    pub cancelled_or_missed: usize,
}

/// The grid of the month of a day, with lessons on the days of the zone's wall clock.
///
/// Lessons outside the grid are left out; `limit` is how many a day shows.
///
/// ```
/// use reedling_core::{calendars::month::month_grid, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let march = "2026-03-01".parse()?;
/// let grid = month_grid(march, &[], 3, march, &Utc0);
/// assert_eq!((grid.weeks.len(), grid.weeks[4][6].date.as_str()), (5, "2026-04-04"));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn month_grid(
    day: NaiveDate,
    lessons: &[LessonSummary],
    limit: usize,
    today: NaiveDate,
    zone: &impl Zone,
) -> MonthGrid {
    let GridDays {
        first,
        next,
        start,
        days,
    } = grid_days(day);
    let previous = first
        .checked_sub_months(Months::new(1))
        .unwrap_or(NaiveDate::MIN);
    let mut cells: Vec<_> = (0..days)
        .map(|offset| {
            let date = days_after(start, offset);
            DayCell {
                date: text::date(date),
                in_month: first <= date && date < next,
                is_today: date == today,
                lesson_ids: Vec::new(),
                shown: Vec::new(),
                more_count: 0,
                more_text: None,
            }
        })
        .collect();
    let mut summary = MonthSummary::default();
    for lesson in sorted_by_start(lessons, |lesson| lesson.start_time) {
        let date = to_local(zone, lesson.start_time).date();
        let index = usize::try_from((date - start).num_days());
        if let Some(cell) = index.ok().and_then(|index| cells.get_mut(index)) {
            cell.lesson_ids.push(lesson.id.clone());
            if cell.in_month {
                summary.count(&lesson.status);
            }
        }
    }
    for cell in &mut cells {
        cell.show(limit);
    }
    MonthGrid {
        month: text::month(first),
        previous_month: text::month(if previous.year() < 1 { first } else { previous }),
        next_month: text::month(if next.year() > 9999 { first } else { next }),
        weeks: cells.chunks(7).map(<[DayCell]>::to_vec).collect(),
        summary,
    }
}

impl DayCell {
    fn show(&mut self, limit: usize) {
        self.shown = self.lesson_ids.iter().take(limit).cloned().collect();
        self.more_count = self.lesson_ids.len() - self.shown.len();
        if self.more_count > 0 {
            self.more_text = Some(["+", &self.more_count.to_string(), " more"].concat());
        }
    }
}

impl MonthSummary {
    fn count(&mut self, status: &str) {
        self.total += 1;
        match LessonStatus::parse(status) {
            Some(LessonStatus::Completed) => self.completed += 1,
            Some(LessonStatus::Scheduled) => self.scheduled += 1,
            Some(LessonStatus::Cancelled | LessonStatus::Missed) => self.cancelled_or_missed += 1,
            None => {}
        }
    }
}
