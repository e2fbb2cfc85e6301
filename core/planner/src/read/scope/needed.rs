//! What is not needed: "isn't assigned", "must not be touched", "doesn't need any more practice", "we'll come back to the Gavotte
//! after Christmas".

use super::{
    super::{
        item::{Item, ItemKind},
        token::End,
    },
    Scope, Sign,
};
use crate::vocabulary::{lists::listed, sets};

/// Most words between a verb and what it denies.
const REACH: usize = 5;

impl Scope<'_> {
    /// A sign that something is not needed, and how many words it takes.
    pub fn is_unneeded(&self, at: usize) -> Option<(usize, Sign)> {
        let after = |many| (many, Sign::After);
        self.denied_verb(at)
            .or_else(|| self.needs_nothing(at))
            .or_else(|| self.may_be_left(at))
            .or_else(|| self.is_let_be(at))
            .or_else(|| self.is_plain_no(at))
            .map(after)
            .or_else(|| Some((self.comes_later(at)?, Sign::Before)))
            .or_else(|| self.taught_later(at))
            .or_else(|| Some((self.leaves_late(at)?, Sign::Positive)))
    }

    /// "may be left aside", "can be put away", "should now be shelved".
    fn may_be_left(&self, at: usize) -> Option<usize> {
        const SMALL: &str = " also both easily happily just now safely simply well ";
        let modal = listed(
            " can could may might must shall should will ",
            self.word(at),
        );
        let open = |at: &usize| self.tokens[*at].end == End::None;
        let small = |from: usize| {
            let small = (from..self.to).take_while(|at| listed(SMALL, self.word(*at)) && open(at));
            from + small.count()
        };
        let be = small(at + 1);
        let done = small(be + 1);
        let left = listed(sets::NEEDED_LEFT, self.word(done));
        let put = listed(" laid moved put set ", self.word(done))
            && listed(" aside away by down ", self.word(done + 1));
        let closed = (at..done).any(|at| !open(&at));
        // "can be left hand only", "should be left open"
        let other = self.word(done) == "left" && !self.ends_so(done + 1);
        let many = done + 1 + usize::from(put) - at;
        (modal && self.word(be) == "be" && !closed && (left && !other || put)).then_some(many)
    }

    /// "Let the Gavotte settle."
    fn is_let_be(&self, at: usize) -> Option<usize> {
        let item = self.items.iter().find(|item| item.to == at)?;
        let before = (self.from..item.from).rev();
        let mut before = before.skip_while(|at| listed(sets::SENSES_ARTICLES, self.word(*at)));
        let lets = before.next().is_some_and(|at| self.word(at) == "let");
        let let_be = lets
            && item.is_releasable()
            && listed(sets::NEEDED_BE, self.word(at))
            && self.ends_so(at + 1);
        (let_be && self.tokens[at - 1].end == End::None).then_some(1)
    }

    /// A clause that only denies, after one that only names: "Gavotte: nothing", "Gavotte - none this week".
    fn is_plain_no(&self, at: usize) -> Option<usize> {
        let own = self.clauses.iter().position(|clause| clause.from == at)?;
        let (before, own) = (self.clauses.get(own.checked_sub(1)?)?, &self.clauses[own]);
        let names = |word: usize| {
            let mut items = self.items.iter();
            self.in_class(word, "empty")
                || items.any(|item| (item.from..item.to).contains(&word) && item.is_releasable())
        };
        let mut small = own.from + 1..own.to;
        (listed(sets::NEEDED_NO, self.word(at))
            && small.all(|word| listed(sets::NEEDED_NO_MORE, self.word(word)))
            && (before.from..before.to).all(names))
        .then_some(own.to - own.from)
    }

    /// "We'll do page 2 next time", "the second half we'll start in the lesson": what the teacher goes on with.
    fn taught_later(&self, at: usize) -> Option<(usize, Sign)> {
        let verb = match (self.word(at), self.word(at + 1)) {
            ("i'll" | "we'll", _) => at + 1,
            ("i" | "we", "will") => at + 2,
            _ => return None,
        };
        let end = (at..self.to).find(|at| self.tokens[*at].end > End::None);
        let end = end.map_or(self.to, |at| at + 1);
        let mut rest = verb + 1..end;
        let next = |at: usize| {
            let lesson = listed(" lesson time week ", self.word(at + 1));
            match self.word(at) {
                "next" | "our" | "the" | "your" => lesson,
                word => word == "after",
            }
        };
        let later = listed(sets::NEEDED_TEACH, self.word(verb)) && rest.any(next);
        let is_hands = |item: &Item| matches!(item.what, ItemKind::Hands(..));
        let named = |from: usize, to: usize| {
            let mut items = self.items.iter();
            items.any(|item| {
                from <= item.from && item.to <= to && !is_hands(item) && item.is_releasable()
            })
        };
        // "LH we'll add next week" is of no piece, unlike "the Rondo, we'll start it next week".
        let own = self.clauses.iter().rfind(|clause| clause.from <= at);
        let pointed = listed(sets::LAST_PRONOUN, self.word(verb + 1));
        let start = own.map_or(self.from, |clause| clause.from);
        let start = if pointed { self.from } else { start };
        let sign = match (named(start, at), named(verb, end)) {
            (_, true) => Sign::Before,
            (true, false) => Sign::After,
            // "hands together we will add next week"
            (false, false)
                if self
                    .items
                    .iter()
                    .any(|item| item.to == at && is_hands(item)) =>
            {
                Sign::After
            }
            (false, false) => return None,
        };
        later.then_some((verb + 1 - at, sign))
    }

    /// "Don't leave the Gavotte until the last day" sets it.
    fn leaves_late(&self, at: usize) -> Option<usize> {
        let many = match (self.word(at), self.word(at + 1), self.word(at + 2)) {
            ("don't", "leave", _) => 2,
            ("do", "not", "leave") => 3,
            _ => return None,
        };
        let end = (at..self.to).find(|at| self.tokens[*at].end > End::None);
        let mut rest = at + many..end.map_or(self.to, |at| at + 1);
        let until = rest.find(|at| listed(" till to until ", self.word(*at)))?;
        let late = |at: usize| listed(sets::NEEDED_LATE, self.word(at));
        (until + 1..rest.end).any(late).then_some(many)
    }

    /// "isn't assigned", "must not be touched", "are not on this week's list".
    fn denied_verb(&self, at: usize) -> Option<usize> {
        let first = self.word(at);
        let stem = first.strip_suffix("n't").unwrap_or(first);
        if !listed(sets::NEEDED_VERB, stem) && !listed(sets::NEEDED_VERB, first) {
            return None;
        }
        let not = stem != first || first == "cannot" || self.word(at + 1) == "not";
        let from = at + 1 + usize::from(self.word(at + 1) == "not");
        let ends = |word: usize| self.tokens[word].end > End::None;
        if !not || from >= self.to || ends(from - 1) {
            return None;
        }
        let fills = |word: &usize| listed(sets::NEEDED_FILL, self.word(*word)) && !ends(*word);
        let done = from + (from..self.to.min(from + REACH)).take_while(fills).count();
        let done_with = listed(sets::NEEDED_DONE, self.word(done)) && self.ends_so(done + 1);
        done_with.then(|| done + 1 - at)
    }

    /// Whether a clause ends before a word, or only says for how long: not "is not played from memory yet".
    fn ends_so(&self, at: usize) -> bool {
        at >= self.to
            || self.tokens[at - 1].end > End::None
            || listed(sets::NEEDED_SO, self.word(at))
    }

    /// "doesn't need any more practice", "needs no further work".
    fn needs_nothing(&self, at: usize) -> Option<usize> {
        let word = self.word(at);
        let denied = listed(" doesn't don't won't ", word)
            || listed(" do does will ", word) && self.word(at + 1) == "not";
        let verb = if denied {
            at + 1 + usize::from(self.word(at + 1) == "not")
        } else {
            at
        };
        let needs = listed(" need needs require requires ", self.word(verb));
        if !needs || !denied && self.word(verb + 1) != "no" {
            return None;
        }
        let from = verb + 1 + usize::from(!denied);
        let fills = |word: &usize| {
            listed(sets::NEEDED_MORE, self.word(*word)) && self.tokens[*word].end == End::None
        };
        let what = from + (from..self.to.min(from + REACH)).take_while(fills).count();
        let plain = listed(sets::NEEDED_WORK, self.word(what));
        plain.then(|| what + 1 - at)
    }

    /// "we'll come back to the Gavotte after Christmas", where the clause says when.
    fn comes_later(&self, at: usize) -> Option<usize> {
        let before = |back: usize| at.checked_sub(back).map_or("", |at| self.word(at));
        let ours = at > self.from && listed(sets::NEEDED_OURS, before(1)) && before(2) != "you";
        let many = match (self.word(at), self.word(at + 1), self.word(at + 2)) {
            ("come" | "get" | "go", "back", "to") => 3,
            ("return", "to", _) => 2,
            _ => return None,
        };
        let end = (at..self.to).find(|at| self.tokens[*at].end > End::None);
        let end = end.map_or(self.to, |at| at + 1);
        let later = (at + many..end).any(|at| listed(sets::NEEDED_LATER, self.word(at)));
        (ours && later).then_some(many)
    }
}
