//! What is left out and has no name of its own: "that bar", "le duo".

use super::{
    super::{
        item::{Item, ItemKind},
        token::End,
    },
    Cue, Scope,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// "don't touch that bar", "don't practise that page again", with the place at a word.
    pub fn is_that_place(&self, at: usize) -> bool {
        let that = at
            .checked_sub(1)
            .is_some_and(|before| matches!(self.word(before), "that" | "this" | "those" | "these"));
        that && listed(sets::UNNAMED_PLACES, self.word(at))
            && !self
                .items
                .iter()
                .any(|item| item.from >= at && item.is_subject())
    }

    /// Leaves out the place named last before a sign.
    pub fn leave_that_place(&mut self, cue: Cue) -> bool {
        self.points_to_place |= !self.leave_out_place(cue);
        true
    }

    /// "Le duo peut attendre", "Riverside can wait": what has no evidence stays in the teacher's words.
    pub fn leave_unproven(&mut self, cue: Cue) -> bool {
        let named = (cue.from..cue.to)
            .any(|at| matches!(self.word(at), "it" | "them" | "that" | "this" | "those"));
        let clause = self.clauses.iter().rfind(|clause| clause.from <= cue.from);
        let from = clause.map_or(self.from, |clause| clause.from);
        // "also Vibrato bleibt weg"
        let opens = listed(sets::UNNAMED_OPENS, self.word(from));
        let from = from + usize::from(opens);
        let item = self
            .items
            .iter()
            .any(|item| item.from >= from && item.from < cue.from);
        if named || item || from >= cue.from || cue.from > from + 4 {
            return false;
        }
        let article = listed(sets::UNNAMED_ARTICLE, self.word(from));
        let last = cue.from - 1;
        let text = self.tokens[last].word.text.as_str();
        let name = text.starts_with(char::is_uppercase) && text.chars().any(char::is_lowercase);
        let plain = self.in_class(last, "empty") || self.in_class(last, "verb");
        // "The piece can wait" is of what was named, "the other piece can wait" is not.
        let noun = match listed(sets::UNNAMED_POINTING, self.word(last)) {
            true => last > from + 1,
            false => !plain && self.word(last).len() > 2,
        };
        let proves = noun && (article && last > from || name && last == from);
        if proves {
            self.unknown = Some((from, cue.to));
        }
        proves
    }

    /// Where a release ends that says for how long: "forget about the Bourrée for now C major scale".
    pub fn ends_with_time(&self, from: usize, to: usize) -> Option<usize> {
        (from..to.saturating_sub(2)).find_map(|at| {
            let end = at + 2;
            let words = [self.word(at), self.word(at + 1)].join(" ");
            let said = sets::UNNAMED_TIME.split(',').any(|time| time == words)
                && (at..end).all(|at| self.tokens[at].end == End::None);
            let next = self.items.iter().any(|item| {
                (end..=end + 1).contains(&item.from) && !matches!(item.what, ItemKind::Need(_))
            });
            let joins = listed(sets::UNNAMED_JOINS, self.word(end));
            (said && (next || self.in_class(end, "verb")) && !joins).then_some(end)
        })
    }

    /// Whether a plain noun stands at a word, with an article before it: "skip the fills".
    pub fn is_noun(&self, cue: Cue, at: usize) -> bool {
        let article = at > cue.from
            && listed(
                " a an any her his that the their these this those your ",
                self.word(at - 1),
            );
        let listed = at < self.to
            && self.tokens[at].entries.iter().any(|entry| {
                matches!(
                    entry.class,
                    "empty" | "verb" | "how" | "break" | "keep" | "main"
                )
            });
        let item = self
            .items
            .iter()
            .any(|item| item.from <= at && at < item.to);
        let date = self.word(at).starts_with(|c: char| c.is_ascii_digit());
        article && at < self.to && !listed && !item && !date && self.tokens[at - 1].end == End::None
    }

    /// What is left out is not proven: it stays in the teacher's words.
    pub fn leave_words(&mut self, cue: Cue, at: usize) {
        let end = (at..self.to)
            .find(|at| self.tokens[*at].end > End::None)
            .map_or(self.to, |at| at + 1);
        self.unknown = Some((cue.from, end));
    }

    /// "Gavotte bars 17-24; the rest of it is fine, leave it": where the rest is named that a sign points back to.
    pub fn rest_before(&self, cue: Cue) -> Option<usize> {
        let last = self.items.iter().rfind(|item| item.to <= cue.from);
        let mut behind = last.map_or(self.from, |item| item.to)..cue.from;
        behind.find(|at| {
            (self.word(*at) == "rest" || listed(sets::OTHERS_REST, self.word(*at)))
                && listed(" are can is of ", self.word(at + 1))
        })
    }

    /// Whether an item stands after "in": "in the Gavotte".
    pub fn stands_in(&self, item: &Item) -> bool {
        let mut before = (self.from..item.from).rev();
        let small = |at: &usize| listed(sets::ORDER_ARTICLES, self.word(*at));
        item.is_subject()
            && before
                .find(|at| !small(at))
                .is_some_and(|at| self.word(at) == "in")
    }

    /// A capital of its own, or a number of a book.
    pub fn is_title_like(&self, at: usize) -> bool {
        let capital = at < self.to
            && !self.in_class(at, "empty")
            && self.tokens[at].word.text.starts_with(char::is_uppercase);
        let numbered = matches!(self.word(at), "bwv" | "no" | "op" | "opus")
            && self.word(at + 1).starts_with(|c: char| c.is_ascii_digit());
        capital || numbered
    }

    /// "Forget about everything else"
    pub fn is_all_else(&self, at: usize) -> bool {
        listed(sets::OTHERS_ALL, self.word(at)) && listed(sets::OTHERS_ELSE, self.word(at + 1))
    }
}
