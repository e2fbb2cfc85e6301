//! Times of day as people type them.

use std::ops::Range;

use chrono::NaiveTime;

use super::{is_number, part, words};

const TIME_FORM: &str = "Please type a time from 00:00 to 23:59, like 16:15";
const TIME_ASKED: &str = "Which time do you mean?";

/// Hours that are of the afternoon as well when they are typed without "am", "pm" or a zero: no lesson is more likely at 04:30.
const EARLY: Range<u32> = 1..8;

/// The times of day that the typed text may mean, the likely one first: hour and minutes with a sign or nothing between them, or the
/// hour alone, of 24 hours or with "am" or "pm". Before eight in the morning without a zero is asked.
///
/// ```
/// use reedling_core::time::{text, typed::times};
/// for (typed, read) in [("16:15", "16:15"), ("1615", "16:15"), ("16h15", "16:15"), ("4.15 pm", "16:15"), ("9", "09:00")] {
///     assert_eq!(times(typed).into_iter().map(text::time).collect::<Vec<_>>(), [read], "{typed}");
/// }
/// assert_eq!(times("430").into_iter().map(text::time).collect::<Vec<_>>(), ["16:30", "04:30"]);
/// ```
pub fn times(typed: &str) -> Vec<NaiveTime> {
    let mut found = Vec::new();
    let [mut first, mut second, mut letters]: [&[u8]; 3] = [&[]; 3];
    for word in words(typed) {
        match (is_number(word), first.len(), second.len()) {
            (true, 0, _) if letters.is_empty() => first = word,
            (true, 1.., 0) => second = word,
            // "p.m." are two words.
            (false, 1.., _) if letters.is_empty() => letters = word,
            (false, 1.., _) if word == b"m" || word == b"M" => {}
            _ => return found,
        }
    }
    let is_between = |sign: char| {
        sign.is_ascii_alphanumeric() || sign.is_whitespace() || matches!(sign, ':' | '.' | ',')
    };
    // "16-17" is no time of day, and neither is ":15".
    if !typed.chars().all(is_between) || typed.trim_start().starts_with([':', '.', ',']) {
        return found;
    }
    let (hour, minute) = match (first.len(), second.len()) {
        (3.., 0) => first.split_at(first.len() - 2),
        (_, 0) => (first, &b"00"[..]),
        (_, 2) => (first, second),
        _ => return found,
    };
    let (Some(typed_hour), Some(minute)) = (part(hour, 2), part(minute, 2)) else {
        return found;
    };
    let is = |names: &[&str]| {
        names
            .iter()
            .any(|name| name.as_bytes().eq_ignore_ascii_case(letters))
    };
    let hours = if is(&["am", "a"]) {
        match typed_hour {
            12 => [0, 0],
            0..12 => [typed_hour; 2],
            _ => return found,
        }
    } else if is(&["pm", "p"]) {
        match typed_hour {
            1..12 => [typed_hour + 12; 2],
            12.. => [typed_hour; 2],
            0 => return found,
        }
    } else if !is(&["", "h", "uhr"]) {
        return found;
    } else if EARLY.contains(&typed_hour) && !hour.starts_with(b"0") {
        [typed_hour + 12, typed_hour]
    } else {
        [typed_hour; 2]
    };
    for hour in hours {
        found.extend(NaiveTime::from_hms_opt(hour, minute, 0));
    }
    found.dedup();
    found
}

/// What to say of a typed time that is not understood or has to be asked; none for one that has one reading.
///
/// ```
/// use reedling_core::time::typed::time_problem;
/// assert!(time_problem("16:30").is_none() && time_problem("soon").is_some());
/// ```
pub fn time_problem(typed: &str) -> Option<&'static str> {
    match times(typed).len() {
        0 => Some(TIME_FORM),
        1 => None,
        _ => Some(TIME_ASKED),
    }
}
