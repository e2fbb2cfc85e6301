//! Days without practice: "not on Wednesday", "no practice on the 12th".

mod free;

use chrono::NaiveDate;

use super::{
    dates::{Dates, Day},
    token::Token,
};
use crate::vocabulary::{lists::listed, sets};

/// For how many days ahead a day may be taken out.
const AHEAD: i64 = 60;

/// The days that a clause without a subject takes out of the week; `last_named` is the day that was named before it.
pub fn days_off(
    tokens: &[Token],
    lesson: NaiveDate,
    last_named: Option<NaiveDate>,
) -> Vec<NaiveDate> {
    // A lesson that does not take place is no day without practice, nor is the day when somebody else is away.
    let clause = Dates { tokens, lesson };
    let mut named = clause.named();
    named.retain(|day| (day.day - lesson).num_days() <= AHEAD);
    let mut off = Vec::new();
    if !(0..tokens.len()).any(|at| listed(sets::DAYS_OFF_OTHERS, clause.word(at))) {
        // "Saturday and Sunday off", "no practice on Saturday and Sunday"
        let lists = named.chunk_by(|day, next| clause.are_joined(day.to, next.from));
        for list in lists.filter(|list| list.iter().any(|day| clause.is_off(day))) {
            off.extend(list.iter().map(|day| day.day));
        }
        let last = named.last().map(|day| day.day).or(last_named);
        off.extend(last.and_then(|day| clause.that_day(day)));
    }
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
        let from = clause.excepted(day).or(joined.then_some(day.from));
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

    /// "not on Wednesday", "no practice on Friday", "every day but Sunday", "Thursday off", "off on Friday"
    fn is_off(&self, day: &Day) -> bool {
        const FREE: &str = " be day days he's she's take they're time we're you're ";
        const STUDENT: &str = " he she they we you ";
        let first = self.opening(day);
        let before = self.before(first);
        // "Use the third finger, not the 4th."
        let on = (first..day.from).any(|at| listed(sets::DAYS_OFF_ON, self.word(at)));
        let dated = !day.is_date || on || day.to > day.from + 1;
        let pair = (self.before(first.saturating_sub(1)), before);
        if pair == ("rest", "day")
            || dated && listed(sets::DAYS_OFF_EXCEPT, before)
            // "Away on Friday", "day off on Friday", but not "the plaster comes off on Friday", "Mr Brown is away on Friday".
            || listed(sets::DAYS_OFF_FREE_AFTER, before)
                && (first == 1
                    || listed(FREE, self.before(first - 1))
                    || matches!(self.before(first - 1), "are" | "is")
                        && listed(STUDENT, self.before(first.saturating_sub(2))))
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
}
