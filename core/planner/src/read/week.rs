//! What a note says of the whole week: minutes, days off, one hand.

use chrono::{Datelike, Days, NaiveDate, Weekday};

use super::token::Token;
use crate::{
    goals::Week,
    notes::{limit::limit, lists::listed, part::Part},
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
    let days = off_days(tokens, lesson);
    for day in &days {
        if !week.off_dates.contains(day) {
            week.off_dates.push(*day);
        }
    }
    week.off_dates.sort_unstable();
    minutes.is_some() || !days.is_empty()
}

/// "not on Wednesday", "no practice on Friday", "Saturday off"
fn off_days(tokens: &[Token], lesson: NaiveDate) -> Vec<NaiveDate> {
    let word = |at: usize| tokens.get(at).map_or("", |token| token.word.lower.as_str());
    let no = tokens.iter().any(|token| {
        listed(
            " away except free frei kein keine nicht no no-practice not nothing off pas ",
            token.word.lower.as_str(),
        )
    });
    let until = tokens.iter().any(|token| {
        matches!(
            token.word.lower.as_str(),
            "until" | "till" | "by" | "bis" | "before" | "for" | "jusqu'à"
        )
    });
    // "every day but Wednesday"
    let but = (0..tokens.len()).any(|at| {
        word(at) == "every" && word(at + 1) == "day" && matches!(word(at + 2), "but" | "except")
    });
    let mut found = Vec::new();
    if !no && !but || until {
        return found;
    }
    for at in 0..tokens.len() {
        if let Some(day) = weekday(word(at))
            && let Some(date) = (1..=7)
                .filter_map(|ahead| lesson.checked_add_days(Days::new(ahead)))
                .find(|date| date.weekday() == day)
        {
            found.push(date);
        }
    }
    found
}

fn weekday(word: &str) -> Option<Weekday> {
    Some(match word.trim_end_matches('s') {
        "monday" | "mon" | "montag" | "lundi" | "lune" => Weekday::Mon,
        "tuesday" | "tue" | "dienstag" | "mardi" | "marte" => Weekday::Tue,
        "wednesday" | "wed" | "mittwoch" | "mercredi" | "miércole" => Weekday::Wed,
        "thursday" | "thu" | "donnerstag" | "jeudi" | "jueve" => Weekday::Thu,
        "friday" | "fri" | "freitag" | "vendredi" | "vierne" => Weekday::Fri,
        "saturday" | "sat" | "samstag" | "samedi" | "sábado" => Weekday::Sat,
        "sunday" | "sonntag" | "dimanche" | "domingo" => Weekday::Sun,
        _ => return None,
    })
}
