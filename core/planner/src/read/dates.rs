//! Days that a note names: "Monday", "12 March", "the 5th", "12/12/2026", and until when something lasts.

mod counted;

use chrono::{Datelike, Days, NaiveDate};

use super::token::{End, Token, lower_at};
use crate::{
    goals::Until,
    vocabulary::{
        days::{month, weekday},
        lists::{listed, value},
        sets,
    },
};

/// Words with the day of their lesson.
pub struct Dates<'a> {
    /// The words.
    pub tokens: &'a [Token],
    /// The day of the lesson; every day that is named comes after it.
    pub lesson: NaiveDate,
}

/// A day that words name.
#[derive(Clone)]
pub struct Day {
    /// The first word.
    pub from: usize,
    /// The word after the last.
    pub to: usize,
    /// The day.
    pub day: NaiveDate,
    /// Whether it is named by its date.
    pub is_date: bool,
}

impl Dates<'_> {
    /// The days that are named.
    pub fn named(&self) -> Vec<Day> {
        let mut named: Vec<Day> = Vec::new();
        for at in 0..self.tokens.len() {
            let is_in = named.last().is_some_and(|last| at < last.to);
            if !is_in && !self.range(at, &mut named) {
                named.extend(self.day(at));
            }
        }
        named
    }

    /// "Fri-Sun": each of the days.
    fn range(&self, at: usize, named: &mut Vec<Day>) -> bool {
        let days = self
            .word(at)
            .split_once('-')
            .and_then(|(first, last)| Some((weekday(first)?, weekday(last)?)));
        let Some((first, last)) = days else {
            return false;
        };
        for ahead in 0..=(last + 7 - first) % 7 {
            let day = self
                .next(first)
                .and_then(|day| day.checked_add_days(Days::new(ahead.into())));
            named.extend(day.map(|day| Day {
                from: at,
                to: at + 1,
                day,
                is_date: false,
            }));
        }
        true
    }

    /// A word in small letters.
    pub fn word(&self, at: usize) -> &str {
        lower_at(self.tokens, at)
    }

    /// The word before another.
    pub fn before(&self, at: usize) -> &str {
        at.checked_sub(1).map_or("", |at| self.word(at))
    }

    /// The first day after the lesson that fits, at most so many days ahead.
    fn ahead(&self, most: u32, fits: impl Fn(&NaiveDate) -> bool) -> Option<NaiveDate> {
        let days = 1..=most;
        days.filter_map(|ahead| self.after(ahead)).find(fits)
    }

    /// The next weekday of a number, Monday's being 0.
    pub fn next(&self, weekday: u32) -> Option<NaiveDate> {
        self.ahead(7, |day| day.weekday().num_days_from_monday() == weekday)
    }

    /// A day so many days after the lesson.
    pub fn after(&self, days: u32) -> Option<NaiveDate> {
        self.lesson.checked_add_days(Days::new(days.into()))
    }

    /// The day at a word.
    fn day(&self, at: usize) -> Option<Day> {
        let word = self.word(at);
        let found = |words: usize, day: NaiveDate, is_date: bool| Day {
            from: at,
            to: at + words,
            day,
            is_date,
        };
        if let Some(weekday) = weekday(word) {
            // "mon" is French as well.
            let short = word.len() == 3 && self.tokens[at].word.text == word;
            let day = self.next(weekday);
            let day = day.filter(|_| !short || self.before(at) == "on" || self.is_free_at(at + 1));
            // "on Friday week" is the Friday after the next.
            if self.is_week_later(at) {
                let days = value(sets::DATES_SPAN, self.word(at + 1))?.parse().ok()?;
                let later = day?.checked_add_days(Days::new(days))?;
                return Some(found(2, later, false));
            }
            return day.map(|day| found(1, day, false));
        }
        if let Some(day) = self.weeks_on(at) {
            return Some(day);
        }
        if let Some(day) = self.in_digits(word) {
            return Some(found(1, day, true));
        }
        let of = usize::from(listed(sets::DATES_OF, self.word(at + 1)));
        let (words, month, number) = match (month(word), month(self.word(at + 1 + of))) {
            (Some(month), _) => (2, Some(month), self.word(at + 1)),
            (_, Some(month)) => (2 + of, Some(month), word),
            _ => (1, None, word),
        };
        let plain = number.trim_end_matches(['s', 't', 'n', 'd', 'r', 'h']);
        let wanted: u32 = plain.parse().ok().filter(|day| (1..=31).contains(day))?;
        let article = match self.before(at) {
            "the" => plain.len() < number.len(),
            before => listed(sets::DATES_ARTICLE, before),
        };
        let noun = listed(sets::DATES_THING, self.word(at + 1));
        let Some(month) = month else {
            let day = self.ahead(60, |day| day.day() == wanted);
            return day
                .filter(|_| article && !noun)
                .map(|day| found(1, day, true));
        };
        match self.word(at + words).parse().ok().filter(is_year) {
            Some(year) => self
                .later(year, month, wanted)
                .map(|day| found(words + 1, day, true)),
            None => self
                .ahead(FAR, |day| day.day() == wanted && day.month() == month)
                .map(|day| found(words, day, true)),
        }
    }

    /// Whether a week is counted on from a weekday: "Friday week", but not "this Friday, week 2".
    fn is_week_later(&self, at: usize) -> bool {
        let figure = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
        self.tokens[at].end == End::None
            && listed(sets::DATES_WEEK, self.word(at + 1))
            && !(self.tokens[at + 1].end == End::None
                && (figure(self.word(at + 2)) || listed(sets::DATES_OFF, self.word(at + 2))))
    }

    /// "12/12/2026", "3.12.26": the day first, unless only the second number can be one.
    fn in_digits(&self, word: &str) -> Option<NaiveDate> {
        let sign = if word.contains('/') { '/' } else { '.' };
        let mut parts = word.split(sign);
        let (one, other, year) = (parts.next()?, parts.next()?, parts.next()?);
        let short = |part: &str| part.parse().ok().filter(|_| part.len() <= 2);
        let (one, other): (u32, u32) = (short(one)?, short(other)?);
        let year = match (year.len(), year.parse::<i32>().ok()?) {
            (2, year) => 2_000 + year,
            (_, year) => Some(year).filter(is_year)?,
        };
        let (day, month) = if other > 12 {
            (other, one)
        } else {
            (one, other)
        };
        self.later(year, month, day)
    }

    /// A day of a year, where it comes after the lesson.
    fn later(&self, year: i32, month: u32, day: u32) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(year, month, day).filter(|day| *day > self.lesson)
    }

    /// The first of the small words before a day: "on the", "am", "every".
    pub fn opening(&self, day: &Day) -> usize {
        let small = |at: &usize| listed(sets::DATES_SMALL, self.word(*at));
        let small = (0..day.from).rev().take_while(small);
        small.last().unwrap_or(day.from)
    }

    /// Until when a day says that something lasts, and the first of these words: "until the 3rd", "back on Monday".
    pub fn end(&self, day: &Day) -> Option<(usize, Until)> {
        let first = self.opening(day);
        let before = self.before(first);
        let last = if listed(sets::DATES_UNTIL, before) {
            day.day
        } else if before == "back" && first < day.from {
            day.day.pred_opt()?
        } else {
            return None;
        };
        Some((first - 1, Until::Date(last)))
    }
}

impl Dates<'_> {
    /// The last day of a complaint that a day names: "no playing until Friday", "plaster off on the 5th".
    pub fn healed(&self, day: &Day) -> Option<NaiveDate> {
        let ends = || {
            let off = listed(sets::DATES_OFF, self.before(self.opening(day)))
                || listed(" ab runter weg ", self.word(day.to));
            off.then_some(day.day)
        };
        match self.end(day) {
            Some((_, Until::Date(last))) => Some(last),
            _ => ends(),
        }
    }
}

/// How many days ahead a date without a year may lie: what was a few weeks ago is not meant for next year.
const FAR: u32 = 300;

fn is_year(year: &i32) -> bool {
    (2_000..2_100).contains(year)
}
