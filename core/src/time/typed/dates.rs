//! Dates as people type them.

use chrono::{Datelike, NaiveDate};

use super::{WEEKDAYS, is_number, part, place, words};
use crate::time::FIRST_YEAR;

const DATE_FORM: &str = "Please type a date, like 14 May 2015";
const DATE_YEAR: &str = "Please type the year as well";
const DATE_NONE: &str = "There is no such day in this month";
const DATE_ASKED: &str = "Which day do you mean?";

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

/// The days that a field is about.
#[derive(Clone, Copy)]
pub struct Span {
    /// First day.
    pub min: NaiveDate,
    /// Last day.
    pub max: NaiveDate,
    /// Day that the others are near. A day without its year is understood where this is the first or the last one.
    pub near: NaiveDate,
}

impl Span {
    fn contains(&self, day: NaiveDate) -> bool {
        self.min <= day && day <= self.max
    }

    fn has_open_years(&self) -> bool {
        self.near == self.min || self.near == self.max
    }

    /// The better of two days: one that the field takes, then the one that is nearer.
    fn better(&self, best: Option<NaiveDate>, day: NaiveDate) -> Option<NaiveDate> {
        let near = self.near.num_days_from_ce();
        let rank = |day: NaiveDate| (!self.contains(day), day.num_days_from_ce().abs_diff(near));
        best.filter(|best| rank(*best) <= rank(day)).or(Some(day))
    }
}

/// The dates that the typed text may mean; the reader is asked for one where there are several. `order` is that of dates in
/// numbers in the reader's language, `dmy`, `mdy` or `ymd`, or nothing where it is not known. What is no day in it is read in the
/// other orders.
///
/// ```
/// use reedling_core::time::{text, typed::{Span, dates}};
/// let day = |written: &str| text::parse_date(written).unwrap();
/// let span = Span { min: day("1900-01-01"), max: day("2026-11-29"), near: day("2016-11-29") };
/// for (typed, order) in [("14/5/15", "dmy"), ("5/14/2015", "mdy"), ("2015-05-14", "dmy"), ("Thu 14 May 2015", "mdy")] {
///     assert_eq!(dates(typed, order, &span), [day("2015-05-14")], "{typed}");
/// }
/// assert_eq!(dates("3/4/2015", "mdy", &span), [day("2015-03-04")]);
/// assert_eq!(dates("3/4/2015", "", &span), [day("2015-04-03"), day("2015-03-04")]);
/// ```
pub fn dates(typed: &str, order: &str, span: &Span) -> Vec<NaiveDate> {
    let words = words(typed);
    let mut found = Vec::new();
    if let [word] = words[..]
        && let Some(weekday) = place(&WEEKDAYS, word)
    {
        found.extend(near_weekday(weekday, span));
        return found;
    }
    let mut read = |order: &str| {
        if let Some(day) = reading(&words, order.as_bytes(), span)
            && !found.contains(&day)
        {
            found.push(day);
        }
        !found.is_empty()
    };
    // A month's name tells the order, and nobody puts the month first between dots.
    let is_known = words.iter().all(|word| is_number(word)) && read(order);
    if !is_known || typed.contains('.') {
        read("dmy");
    }
    if !is_known && !read("mdy") {
        read("ymd");
    }
    found
}

/// What to say of a typed date that is not understood or has to be asked; none for one that has one reading.
///
/// ```
/// use reedling_core::time::typed::date_problem;
/// assert!(date_problem("8 March 2026").is_none() && date_problem("soon").is_some());
/// ```
pub fn date_problem(typed: &str) -> Option<&'static str> {
    let day = |year| NaiveDate::from_ymd_opt(year, 1, 1);
    let span = Span {
        min: day(1)?,
        max: day(9_999)?,
        near: day(2_000)?,
    };
    let words = words(typed);
    let are_parts = words
        .iter()
        .all(|word| part(word, 4).is_some() || place(&MONTHS, word).is_some());
    match (dates(typed, "", &span).len(), words.len()) {
        (1, _) => None,
        (0, 2) if are_parts => Some(DATE_YEAR),
        (0, 3) if are_parts => Some(DATE_NONE),
        (0, _) => Some(DATE_FORM),
        _ => Some(DATE_ASKED),
    }
}

/// The next or the last day of the week that a field takes.
fn near_weekday(weekday: u32, span: &Span) -> Option<NaiveDate> {
    let mut best = None;
    for days in -6..=6 {
        let day = NaiveDate::from_num_days_from_ce_opt(span.near.num_days_from_ce() + days)?;
        if day.weekday().num_days_from_monday() == weekday && span.contains(day) {
            best = span.better(best, day);
        }
    }
    best.filter(|_| span.has_open_years())
}

/// The date that the words are in an order.
fn reading(words: &[&[u8]], order: &[u8], span: &Span) -> Option<NaiveDate> {
    let mut digits = match words {
        [digits] if digits.len() == 8 && is_number(digits) => *digits,
        [_, _] if order.ends_with(b"y") => &[],
        [_, _, _] => &[],
        _ => return None,
    };
    let [mut day, mut month, mut year]: [&[u8]; 3] = [&[]; 3];
    for (index, letter) in order.iter().enumerate() {
        let (slot, length) = match letter {
            b'd' => (&mut day, 2),
            b'm' => (&mut month, 2),
            _ => (&mut year, 4),
        };
        if words.len() == 1 {
            (*slot, digits) = digits.split_at_checked(length)?;
        } else if let Some(word) = words.get(index) {
            *slot = word;
        }
    }
    let day = part(day, 2)?;
    let month = match place(&MONTHS, month) {
        Some(place) => place + 1,
        None => part(month, 2)?,
    };
    let typed = part(year, 4).unwrap_or_default().cast_signed();
    let (mut next, last, step) = match year.len() {
        0 if span.has_open_years() => (span.near.year() - 8, span.near.year() + 8, 1),
        2 if is_number(year) => (FIRST_YEAR + typed, 2199, 100),
        // Eight digits are as many in another order.
        4 if typed > 0 && (words.len() > 1 || typed >= FIRST_YEAR) => (typed, typed, 1),
        _ => return None,
    };
    let mut best = None;
    while next <= last {
        let date = NaiveDate::from_ymd_opt(next, month, day);
        if let Some(date) = date
            && (!year.is_empty() || span.contains(date))
        {
            best = span.better(best, date);
        }
        next += step;
    }
    best
}
