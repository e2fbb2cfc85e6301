//! What a note says of the whole week: minutes, days off, one hand.

use chrono::NaiveDate;

use super::{days_off::days_off, token::Token};
use crate::{
    goals::Week,
    notes::{limit::limit, part::Part},
    order::sort_by_key,
};

/// Takes what a clause without a subject says of the week; answers whether it said anything.
pub fn take(week: &mut Week, part: &Part, tokens: &[Token], lesson: NaiveDate) -> bool {
    let minutes = limit(part);
    if let Some(minutes) = minutes {
        week.minutes_per_day = Some(
            week.minutes_per_day
                .map_or(minutes, |known| known.min(minutes)),
        );
    }
    let days = days_off(tokens, lesson);
    for day in &days {
        if !week.off_dates.contains(day) {
            week.off_dates.push(*day);
        }
    }
    sort_by_key(&mut week.off_dates, |day| *day);
    minutes.is_some() || !days.is_empty()
}
