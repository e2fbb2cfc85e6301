//! Names of days and months.

use crate::vocabulary::{lists::value, sets};

/// The number of a weekday, Monday's being 0.
pub fn weekday(word: &str) -> Option<u32> {
    value(sets::DAYS_WEEKDAY, word.trim_end_matches('s'))?
        .parse()
        .ok()
}

/// The number of a month.
pub fn month(word: &str) -> Option<u32> {
    value(sets::DAYS_MONTH, word)?.parse().ok()
}
