//! Days without practice: "not on Wednesday", "no practice on the 12th", "we're away next week".

mod free;

use chrono::{Datelike, NaiveDate};

use super::{
    dates::{Dates, Day},
    token::{Token, says},
};
use crate::vocabulary::{
    days::{weekday, within_week},
    lists::listed,
    sets,
};

/// For how many days ahead a day may be taken out.
const AHEAD: i64 = 60;

/// The days that a clause without a subject takes out of the week; `last_named` is the day that was named before it.
pub fn days_off(
    tokens: &[Token],
    lesson: NaiveDate,
    last_named: Option<NaiveDate>,
) -> Vec<NaiveDate> {
    // A lesson that does not take place is no day without practice.
    let clause = Dates { tokens, lesson };
    let mut named = clause.named();
    named.retain(|day| (day.day - lesson).num_days() <= AHEAD);
    let mut off = clause.away(&named);
    if !(0..tokens.len()).any(|at| listed(sets::DAYS_OFF_LESSONS, clause.word(at))) {
        // "Saturday and Sunday off", "no practice on Saturday and Sunday"
        let lists = named.chunk_by(|day, next| clause.are_joined(day.to, next.from));
        for list in lists.filter(|list| list.iter().any(|day| clause.is_off(day))) {
            off.extend(list.iter().map(|day| day.day));
        }
        let last = named.last().map(|day| day.day).or(last_named);
        off.extend(last.and_then(|day| clause.that_day(day)));
    }
    if clause.is_nobody_home() {
        off.extend(named.iter().map(|day| day.day));
    }
    off.extend(clause.weekend_off().into_iter().flatten());
    off.dedup();
    off
}

/// The days that a clause with a subject takes out of the week, each with its words: "Minuet every day except Saturday".
pub fn days_excepted(tokens: &[Token], lesson: NaiveDate) -> Vec<Day> {
    let clause = Dates { tokens, lesson };
    let mut last = None;
    let mut days = clause.named();
    days.retain_mut(|day| {
        let joined = last.is_some_and(|to| clause.are_joined(to, day.from));
        let free = joined || clause.rests_but(day.to);
        let from = clause.excepted(day).or(free.then_some(day.from));
        last = from.map(|_| day.to);
        day.from = from.unwrap_or(day.from);
        last.is_some()
    });
    days
}

/// The last day that words name.
pub fn last_day(tokens: &[Token], lesson: NaiveDate) -> Option<NaiveDate> {
    let named = Dates { tokens, lesson }.named();
    named.last().map(|day| day.day)
}

impl Dates<'_> {
    /// "School trip on Thursday: no practice that day", "so he can't practise then"
    fn that_day(&self, day: NaiveDate) -> Option<NaiveDate> {
        let many = self.tokens.len();
        let pair = |at: usize| {
            let mut phrases = sets::DAYS_OFF_THAT_DAY.split(',');
            phrases.any(|phrase| phrase.split_once(' ') == Some((self.word(at), self.word(at + 1))))
        };
        let (from, words) = match (0..many).find(|at| pair(*at)) {
            Some(at) => (at, 2),
            None => (many.checked_sub(1)?, 1),
        };
        let named = Day {
            from,
            to: from + words,
            day,
            is_date: false,
        };
        let says = words == 2 || listed(sets::DAYS_OFF_THEN, self.word(from));
        (says && self.is_off(&named)).then_some(day)
    }

    /// "No practice over the weekend"
    fn weekend_off(&self) -> Option<[NaiveDate; 2]> {
        let from = (0..self.tokens.len()).find(|at| self.word(*at) == "weekend")?;
        let weekend = [self.next(5)?, self.next(6)?];
        let day = Day {
            from,
            to: from + 1,
            day: weekend[0],
            is_date: false,
        };
        self.is_off(&day).then_some(weekend)
    }

    /// "Nobody at home on Friday", "she won't be at home on Friday"
    fn is_nobody_home(&self) -> bool {
        let says = |list: &str| says(self.tokens, list);
        let no_one = |at: usize| self.word(at) == "no" && self.word(at + 1) == "one";
        let nobody = says(sets::DAYS_OFF_NOBODY) || (0..self.tokens.len()).any(no_one);
        let home = says(sets::DAYS_OFF_HOME);
        // Not "nobody plays in tune on Monday".
        let inside = |at: usize| {
            self.word(at) == "in"
                && matches!(self.word(at + 1), "" | "all" | "on" | "until" | "till")
        };
        let inside = (0..self.tokens.len()).any(inside);
        nobody && (home || inside) || home && says(sets::DAYS_OFF_NO)
    }

    /// "not on Wednesday", "no practice on Friday", "every day but Sunday", "Thursday off", "off on Friday"
    fn is_off(&self, day: &Day) -> bool {
        const FREE: &str = " am are be day days i'm is she's take they're time we're you're ";
        let first = self.opening(day);
        let before = self.before(first);
        // "Use the third finger, not the 4th."
        let on = (first..day.from).any(|at| listed(sets::DAYS_OFF_ON, self.word(at)));
        let dated = !day.is_date || on || day.to > day.from + 1;
        let pair = (self.before(first.saturating_sub(1)), before);
        if pair == ("rest", "day")
            || dated && listed(sets::DAYS_OFF_EXCEPT, before)
            // "Away on Friday", "day off on Friday", but not "the plaster comes off on Friday".
            || listed(sets::DAYS_OFF_FREE_AFTER, before)
                && (first == 1 || listed(FREE, self.before(first - 1)))
        {
            return true;
        }
        if self.is_free_at(day.to) || self.excepted(day).is_some() {
            return true;
        }
        let fills = |at: &usize| listed(sets::DAYS_OFF_FILL, self.word(*at));
        let start = (0..first).rev().take_while(fills).last().unwrap_or(first);
        let practice = start.checked_sub(1).filter(|at| self.is_practice(*at));
        practice.is_some_and(|at| {
            // "not be able to practise"
            let able = usize::from(at > 1 && self.word(at - 2) == "able");
            (at.saturating_sub(3 + able)..at).any(|at| listed(sets::DAYS_OFF_NO, self.word(at)))
        })
    }

    /// Whether only joining words stand between two days.
    fn are_joined(&self, from: usize, to: usize) -> bool {
        (from..to).all(|at| listed(sets::DAYS_OFF_JOINS, self.word(at)))
    }

    /// "we're on holiday next week", "away from Thursday to Saturday", where a person is: never "the Rondo is on holiday".
    fn away(&self, named: &[Day]) -> Vec<NaiveDate> {
        let found = self.is_away().then(|| self.stretch(named)).flatten();
        let Some((from, to)) = found else {
            return Vec::new();
        };
        from.iter_days()
            .take_while(|day| *day <= to)
            .take(14)
            .collect()
    }

    fn is_away(&self) -> bool {
        const IS: &str = " am are be he's i'm is she's they're we're you're ";
        let Some(at) =
            (0..self.tokens.len()).find(|at| listed(sets::DAYS_OFF_AWAY, self.word(*at)))
        else {
            return false;
        };
        let small = |at: &usize| listed(sets::DAYS_OFF_IN, self.word(*at));
        let first = (0..at).rev().take_while(small).last().unwrap_or(at);
        let who = first == 0 || says(&self.tokens[0..first], sets::DAYS_OFF_WHO);
        // "put your phone away"
        let is = first == 0
            || !matches!(self.word(at), "away" | "abroad")
            || listed(IS, self.before(first));
        let over = listed(sets::DAYS_OFF_OVER, self.before(first))
            || listed(sets::DAYS_OFF_THING, self.word(at + 1));
        who && is && !over
    }

    /// "Fri-Sun"
    fn span(&self, at: usize) -> Option<(NaiveDate, NaiveDate)> {
        let (from, to) = self.word(at).split_once('-')?;
        let from = self.next(weekday(from)?)?;
        let days = |day: &NaiveDate| Some(day.weekday().num_days_from_monday()) == weekday(to);
        Some((from, from.iter_days().take(7).find(days)?))
    }

    /// From which day to which.
    fn stretch(&self, named: &[Day]) -> Option<(NaiveDate, NaiveDate)> {
        // "Fri-Sun"
        let spans = (0..self.tokens.len()).find_map(|at| self.span(at));
        if spans.is_some() {
            return spans;
        }
        if (0..self.tokens.len()).any(|at| self.word(at) == "weekend") {
            return Some((self.next(5)?, self.next(6)?));
        }
        let pairs = || {
            self.tokens
                .windows(2)
                .map(|pair| [pair[0].word.lower.as_str(), &pair[1].word.lower])
        };
        let says = |phrases: &str| {
            pairs().any(|pair| phrases.split(',').any(|phrase| phrase == pair.join(" ")))
        };
        let monday = self.lesson.weekday().num_days_from_monday();
        if says(sets::DAYS_OFF_NEXT_WEEK) {
            return Some((self.after(7 - monday)?, self.after(13 - monday)?));
        }
        if says(sets::DAYS_OFF_THIS_WEEK) {
            let last = if monday == 6 { 7 } else { 6 - monday };
            return Some((self.after(1)?, self.after(last)?));
        }
        let until = |day: &Day| listed(sets::DAYS_OFF_UNTIL, self.before(self.opening(day)));
        match named {
            [one] if until(one) => Some((self.after(1)?, one.day.pred_opt()?)),
            [one, other, ..] if until(other) && other.is_date => Some((one.day, other.day)),
            [one, other, ..] if until(other) => Some((one.day, within_week(one.day, other.day)?)),
            _ => None,
        }
    }
}
