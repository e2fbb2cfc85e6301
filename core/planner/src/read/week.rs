//! What a note says of the whole week: minutes, days off, one hand.

use std::borrow::Cow;

use chrono::NaiveDate;

use super::{days_off::days_off, token::Token};
use crate::{
    goals::Week,
    order::sort_by_key,
    vocabulary::{
        limit::limit,
        part::{Part, Word},
    },
};

/// Takes what a clause without a subject says of the week; answers whether it said anything. `last_named` is the day that
/// was named before it.
pub fn take(
    week: &mut Week,
    part: &Part,
    tokens: &[Token],
    (lesson, last_named): (NaiveDate, Option<NaiveDate>),
) -> bool {
    let minutes = limit(&at_a_time(part));
    if let Some(minutes) = minutes {
        week.minutes_per_day = Some(
            week.minutes_per_day
                .map_or(minutes, |known| known.min(minutes)),
        );
    }
    let days = days_off(tokens, lesson, last_named);
    leave_out(week, &days);
    minutes.is_some() || !days.is_empty()
}

/// Takes days out of the week.
pub fn leave_out(week: &mut Week, days: &[NaiveDate]) {
    for day in days {
        if !week.off_dates.contains(day) {
            week.off_dates.push(*day);
        }
    }
    sort_by_key(&mut week.off_dates, |day| *day);
}

/// "10 mins at a go" is at a time.
fn at_a_time(part: &Part) -> Cow<'_, Part> {
    let go = ["at", "a", "go"];
    let found = part.words.windows(3).position(|words| {
        let mut pairs = words.iter().zip(go);
        pairs.all(|(word, wanted)| word.lower == wanted)
    });
    let Some(at) = found else {
        return Cow::Borrowed(part);
    };
    let mut part = part.clone();
    part.words[at + 2] = Word::new("time");
    Cow::Owned(part)
}
