//! Names of days and months.

use crate::vocabulary::{lists::value, sets};
use chrono::{Datelike, NaiveDate};

/// The number of a weekday, Monday's being 0.
pub fn weekday(word: &str) -> Option<u32> {
    value(sets::DAYS_WEEKDAY, word.trim_end_matches('s'))?
        .parse()
        .ok()
}

/// The same weekday as another day, within a week from a day on.
pub fn within_week(from: NaiveDate, other: NaiveDate) -> Option<NaiveDate> {
    let mut week = from.iter_days().take(7);
    week.find(|day| day.weekday() == other.weekday())
}

/// The number of a month.
pub fn month(word: &str) -> Option<u32> {
    value(sets::DAYS_MONTH, word)?.parse().ok()
}
