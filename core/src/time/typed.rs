//! Dates and times as people type them, the day before the month.
//!
//! A form keeps a date or time that was read in the form of the wire; any other text stays as it was typed, with a
//! sentence that says what to change.

use chrono::{NaiveDate, NaiveTime};

use super::text::number;

const DATE_FORM: &str = "Please type a date as day/month/year";
const DATE_YEAR: &str = "Please type the year with four digits";
const DATE_ORDER: &str = "The day comes first, then the month";
const DATE_NONE: &str = "There is no such day in this month";
const TIME_FORM: &str = "Please type a time from 00:00 to 23:59, like 16:15";

const MONTHS: [&str; 12] = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
];
const WEEKDAYS: [&str; 7] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

/// The date that was typed: day, month and year, the year first as on the wire, or with the month's English name.
///
/// # Errors
/// A sentence that says what to change.
///
/// ```
/// use reedling_core::time::typed::date;
/// for typed in ["14/5/2015", "14.5.2015", "2015-05-14", "14052015", "Thu 14 May 2015", "May 14th, 2015"] {
///     assert_eq!(date(typed).ok(), "2015-05-14".parse().ok(), "{typed}");
/// }
/// assert_eq!(date("5/14/2015"), Err("The day comes first, then the month"));
/// ```
pub fn date(typed: &str) -> Result<NaiveDate, &'static str> {
    let words = words(typed);
    let (day, month, year) = match words[..] {
        [digits] if digits.len() == 8 && is_number(digits) => {
            (&digits[..2], &digits[2..4], &digits[4..])
        }
        [year, month, day] if year.len() == 4 && is_number(year) => (day, month, year),
        [month, day, year] if !is_number(month) => (day, month, year),
        [day, month, year] => (day, month, year),
        _ => return Err(DATE_FORM),
    };
    let named = MONTHS.iter().position(|name| begins(name, month));
    let month = match named {
        Some(place) => u32::try_from(place + 1).ok(),
        None => part(month, 2),
    };
    let (Some(day), Some(month)) = (part(day, 2), month) else {
        return Err(DATE_FORM);
    };
    let year = match (part(year, 4), year.len()) {
        (Some(year), 4) if year > 0 => i32::try_from(year).map_err(|_| DATE_YEAR)?,
        (Some(_), _) => return Err(DATE_YEAR),
        (None, _) => return Err(DATE_FORM),
    };
    let wrong = if month > 12 { DATE_ORDER } else { DATE_NONE };
    NaiveDate::from_ymd_opt(year, month, day).ok_or(wrong)
}

/// The time of day that was typed: hour and minutes with a colon, a dot or nothing between them, or the hour alone.
///
/// # Errors
/// A sentence that says what to change.
///
/// ```
/// use reedling_core::time::{text, typed::time};
/// for (typed, read) in [("16:15", "16:15"), ("1615", "16:15"), ("9.05", "09:05"), ("9", "09:00")] {
///     assert_eq!(time(typed).map(text::time), Ok(read.to_owned()), "{typed}");
/// }
/// assert!(time("9.5").is_err());
/// ```
pub fn time(typed: &str) -> Result<NaiveTime, &'static str> {
    let typed = typed.trim();
    let (hour, minute) = match typed.split_once([':', '.']) {
        Some(parts) => parts,
        None if typed.len() <= 2 => (typed, "00"),
        None => typed.split_at_checked(typed.len() - 2).unwrap_or_default(),
    };
    let minute = part(minute, 2).filter(|_| minute.len() == 2);
    part(hour, 2)
        .zip(minute)
        .and_then(|(hour, minute)| NaiveTime::from_hms_opt(hour, minute, 0))
        .ok_or(TIME_FORM)
}

/// Numbers and words, without the signs between them, a weekday before them and the "th" of "14th".
fn words(typed: &str) -> Vec<&str> {
    let is_between = |sign: char| sign.is_whitespace() || matches!(sign, '/' | '.' | '-' | ',');
    let mut found = Vec::new();
    for chunk in typed.split(is_between).filter(|chunk| !chunk.is_empty()) {
        let digits = chunk.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = chunk.split_at(digits);
        let is_ordinal = digits > 0 && matches!(rest, "st" | "nd" | "rd" | "th");
        let rest = if is_ordinal { "" } else { rest };
        found.extend([number, rest].into_iter().filter(|word| !word.is_empty()));
    }
    let is_weekday = |word: &&str| WEEKDAYS.iter().any(|name| begins(name, word));
    if found.len() > 3 && found.first().is_some_and(is_weekday) {
        found.remove(0);
    }
    found
}

/// Whether a word is a name or begins it with at least three letters.
fn begins(name: &str, word: &str) -> bool {
    let start = name.get(..word.len());
    word.len() >= 3 && start.is_some_and(|start| start.eq_ignore_ascii_case(word))
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|sign| sign.is_ascii_digit())
}

/// A number with at least one and at most the given number of digits.
fn part(word: &str, most: usize) -> Option<u32> {
    (1..=most)
        .contains(&word.len())
        .then(|| number(word.as_bytes()))
        .flatten()
}
