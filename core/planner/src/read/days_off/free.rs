//! What is said right after a day that is without practice, and what takes a day out of the others.

use super::super::{
    dates::{Dates, Day},
    token::Token,
};
use crate::vocabulary::{lexicon::List, lists::listed, sets};

impl Dates<'_> {
    /// Whether a word is of playing, or names practice.
    pub(super) fn is_practice(&self, at: usize) -> bool {
        let known = |token: &Token| token.word.is(List::Play);
        self.tokens.get(at).is_some_and(known) || listed(sets::DAYS_OFF_WORK, self.word(at))
    }

    /// "Thursday off", "Sat = day off", "Sunday: no practice", and nothing else: what is said after a day.
    pub fn is_free_at(&self, at: usize) -> bool {
        let fills = |at: usize| listed(sets::DAYS_OFF_FILL, self.word(at));
        let ends = |at: usize| (at..self.tokens.len()).all(fills);
        listed(sets::DAYS_OFF_FREE_BEFORE, self.word(self.said_at(at))) || self.is_free(at, &ends)
    }

    /// The first word after "is", "can be".
    fn said_at(&self, at: usize) -> usize {
        let small = |at: &usize| listed(sets::DAYS_OFF_IS, self.word(*at));
        at + (at..self.tokens.len()).take_while(small).count()
    }

    /// Whether all that is said after a day, up to where it `ends`, is that the day is free.
    fn is_free(&self, at: usize, ends: &dyn Fn(usize) -> bool) -> bool {
        let many = self.tokens.len();
        let from = self.said_at(at);
        let fills = |at: usize| listed(sets::DAYS_OFF_FILL, self.word(at));
        let rests = |phrase: &str| {
            let words = phrase.split(' ').count();
            let mut wanted = phrase.split(' ').zip(from..);
            wanted.all(|(word, at)| self.word(at) == word) && ends(from + words)
        };
        let denied = || {
            let work = (from + 1..many).find(|at| !fills(*at)).unwrap_or(many);
            let is_no = self.word(from) == "no" || listed(sets::DAYS_OFF_NO, self.word(from));
            is_no && self.is_practice(work) && ends(work + 1)
        };
        sets::DAYS_OFF_REST.split(',').any(rests) || denied()
    }

    /// "every day except Saturday", "daily apart from Thursday": the first of the words that take a day out.
    pub(super) fn excepted(&self, day: &Day) -> Option<usize> {
        const BUT: &str = " apart bar but ";
        let except = |at: &usize| listed(sets::DAYS_OFF_EXCEPT, self.word(*at));
        let but = |at: &usize| except(at) || listed(BUT, self.word(*at));
        let first = self.opening(day);
        let joins = |at: &usize| but(at) || self.word(*at) == "from";
        let from = (0..first).rev().take_while(joins).last()?;
        let says = (from..first).any(|at| but(&at));
        // "a rest day but Saturday", "no practice on any day but Saturday"
        let some = from > 1 && listed(sets::DAYS_OFF_SOME, self.word(from - 2));
        (says && !some && listed(sets::DAYS_OFF_EVERY, self.before(from))).then_some(from)
    }
}
