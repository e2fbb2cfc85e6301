//! The teacher's week as a grid: hours down, seven days or five across (D15).
//!
//! A lesson stands where the zone's wall clock shows its start and end. On a day whose clocks go forward it may cover
//! the hour that is skipped; where they go back, two lessons at the same wall-clock time stand side by side.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Timelike, Utc};
use serde::Serialize;

use super::days::{GridRange, range, week_start};
use crate::{
    lessons::{conflict::overlaps, status::LessonStatus},
    order::indexes_in_order,
    time::{Zone, day_start, days_after, days_before, text, to_local},
};

/// First hour that the grid always shows.
const FIRST_HOUR: i32 = 7;
/// The hour up to which the grid always shows.
const LAST_HOUR: i32 = 21;
/// Minutes of a wall clock's day.
pub(super) const DAY: i32 = 1440;
/// Minutes that a shorter lesson takes in the grid, so that its name can be read.
const SHORTEST: i32 = 30;

/// A week with the places of its lessons.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WeekGrid {
    /// The seven days of the week, or the five from Monday to Friday.
    pub days: Vec<WeekDay>,
    /// First hour shown: 7, or earlier where a lesson is.
    pub first_hour: i32,
    /// The hour at which the grid ends: 21, or later where a lesson is.
    pub last_hour: i32,
    /// The places of the lessons, by day and start.
    pub blocks: Vec<Block>,
}

/// A day of the week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WeekDay {
    /// The day, `yyyy-MM-dd`.
    pub date: String,
    /// Clock change on this day in minutes: positive when clocks go forward, negative when they go back, else 0.
    pub clock_change: i32,
    /// Minute of the day that the clocks show right after the change.
    pub changed_at: i32,
}

/// The part of a lesson that falls on one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Block {
    /// Position of the lesson in its list.
    pub lesson: usize,
    /// Position of the day in the week.
    pub day: usize,
    /// Minute of the day at which it starts.
    pub from: i32,
    /// Minute of the day at which it ends.
    pub to: i32,
    /// Column of the lesson among those at the same time, counted from 0 at the left.
    pub lane: usize,
    /// Number of columns at that time.
    pub lanes: usize,
    /// Columns that it covers: its own, and those at its right that are free while it lasts.
    pub span: usize,
    /// Whether the lesson overlaps with another one; cancelled lessons do not count.
    pub overlaps: bool,
}

/// A lesson's start, end and status.
type LessonInterval<'a> = (DateTime<Utc>, DateTime<Utc>, &'a str);

/// The range of lesson starts to request for the week of a day: from the day before, as a lesson may last over midnight.
///
/// The week begins on the weekday `first`: 1 for Monday to 7 for Sunday.
///
/// ```
/// use reedling_core::{calendars::week_grid::week_range, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let range = week_range("2026-03-04".parse()?, 1, &Utc0);
/// assert_eq!(range.start_date.to_string(), "2026-03-01 00:00:00 UTC");
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn week_range(day: NaiveDate, first: u32, zone: &impl Zone) -> GridRange {
    let start = week_start(day, first);
    range(days_before(start, 1), days_after(start, 7), zone)
}

/// The week of a day, which begins on the weekday `first` (1 for Monday to 7 for Sunday), or its five days from Monday on,
/// with the places of lessons on the zone's wall clock.
///
/// ```
/// use reedling_core::{calendars::week_grid::week_grid, time::Zone};
/// struct Utc0;
/// impl Zone for Utc0 {
///     fn offset_seconds(&self, _: i64) -> i32 { 0 }
/// }
/// let lesson = ("2026-03-04T22:30:00Z".parse()?, "2026-03-05T00:30:00Z".parse()?, "SCHEDULED");
/// let week = week_grid("2026-03-04".parse()?, &[lesson], (7, false), &Utc0);
/// assert_eq!((week.first_hour, week.last_hour), (0, 24));
/// assert_eq!((week.blocks[0].from, week.blocks[1].to), (1350, 30));
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn week_grid(
    day: NaiveDate,
    lessons: &[LessonInterval],
    (first, is_short): (u32, bool),
    zone: &impl Zone,
) -> WeekGrid {
    let week = week_start(day, first);
    let (shown_from, count) = if is_short {
        (days_after(week, u64::from((8 - first % 7) % 7)), 5)
    } else {
        (week, 7)
    };
    let mut blocks = Vec::new();
    for (lesson, (start, end, _)) in lessons.iter().enumerate() {
        let (start, end) = (to_local(zone, *start), to_local(zone, *end));
        blocks.extend((0..count).filter_map(|day| {
            let (from, to) = part_on(days_after(shown_from, day as u64), start, end)?;
            let (lane, lanes, span, overlaps) = (0, 1, 1, false);
            Some(Block {
                lesson,
                day,
                from,
                to,
                lane,
                lanes,
                span,
                overlaps,
            })
        }));
    }
    let mut blocks = in_order(&blocks);
    let mut first = 0;
    let mut reached = 0;
    for next in 1..=blocks.len() {
        reached = blocks[next - 1].to.max(reached);
        let goes_on = blocks
            .get(next)
            .is_some_and(|block| block.day == blocks[first].day && block.from < reached);
        if !goes_on {
            share_lanes(&mut blocks[first..next], lessons);
            (first, reached) = (next, 0);
        }
    }
    let hours = |hour: i32, block: &Block| hour.min(block.from / 60);
    let end = |hour: i32, block: &Block| hour.max((block.to + 59) / 60);
    WeekGrid {
        days: (0..count)
            .map(|day| week_day(days_after(shown_from, day as u64), zone))
            .collect(),
        first_hour: blocks.iter().fold(FIRST_HOUR, hours),
        last_hour: blocks.iter().fold(LAST_HOUR, end),
        blocks,
    }
}

/// The blocks by day and start, of those with the same start the longest first.
fn in_order(blocks: &[Block]) -> Vec<Block> {
    let place = |block: &Block| {
        let start = block.day as i64 * i64::from(DAY) + i64::from(block.from);
        (start + 1) * i64::from(DAY) - i64::from(block.to)
    };
    let order = indexes_in_order(blocks.iter().map(place).zip(0..).collect());
    order
        .into_iter()
        .filter_map(|index| blocks.get(index).copied())
        .collect()
}

/// The minutes of a day between two wall-clock times; `None` if they do not touch the day.
fn part_on(date: NaiveDate, start: NaiveDateTime, end: NaiveDateTime) -> Option<(i32, i32)> {
    let begins_here = start.date() == date;
    let from = if begins_here { minute_of(start) } else { 0 };
    let to = if end.date() > date {
        DAY
    } else {
        minute_of(end)
    };
    let is_here = begins_here || (start.date() < date && date <= end.date() && to > 0);
    is_here.then(|| (from, to.max(from + SHORTEST).min(DAY)))
}

pub(super) fn minute_of(at: NaiveDateTime) -> i32 {
    i32::try_from(at.num_seconds_from_midnight() / 60).unwrap_or_default()
}

/// Puts lessons that follow each other without a break side by side, each into the first lane that is free.
fn share_lanes(blocks: &mut [Block], lessons: &[LessonInterval]) {
    let mut ends: Vec<i32> = Vec::new();
    for block in &mut *blocks {
        block.lane = ends
            .iter()
            .position(|end| *end <= block.from)
            .unwrap_or(ends.len());
        if block.lane == ends.len() {
            ends.push(0);
        }
        ends[block.lane] = block.to;
    }
    for at in 0..blocks.len() {
        let own = lessons[blocks[at].lesson];
        let (lane, from, to) = (blocks[at].lane, blocks[at].from, blocks[at].to);
        let beside = blocks
            .iter()
            .filter(|other| other.lane > lane && other.from < to && from < other.to);
        let right = beside.map(|other| other.lane).min().unwrap_or(ends.len());
        blocks[at].lanes = ends.len();
        blocks[at].span = right - lane;
        blocks[at].overlaps = blocks.iter().enumerate().any(|(other, block)| {
            let other_one = lessons[block.lesson];
            let cancelled = LessonStatus::Cancelled.as_str();
            other != at
                && own.2 != cancelled
                && other_one.2 != cancelled
                && overlaps((own.0, own.1), (other_one.0, other_one.1))
        });
    }
}

fn week_day(date: NaiveDate, zone: &impl Zone) -> WeekDay {
    let offset = |at: i64| zone.offset_seconds(at);
    // A change at midnight belongs to the day that begins with it.
    let mut before = day_start(zone, date).timestamp() - 1;
    let mut after = day_start(zone, days_after(date, 1)).timestamp() - 1;
    let change = (offset(after) - offset(before)) / 60;
    while change != 0 && after - before > 1 {
        let between = before.midpoint(after);
        if offset(between) == offset(before) {
            before = between;
        } else {
            after = between;
        }
    }
    let changed = DateTime::from_timestamp(after, 0)
        .filter(|_| change != 0)
        .map(|at| to_local(zone, at));
    WeekDay {
        date: text::date(date),
        clock_change: change,
        changed_at: changed.map_or(0, minute_of),
    }
}
