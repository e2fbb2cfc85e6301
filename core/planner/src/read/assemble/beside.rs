//! What stands beside what a sentence names.

use super::{
    super::{
        item::{Item, ItemKind},
        scan::Clause,
        token::says,
    },
    Sentence,
};
use crate::vocabulary::{lexicon::List, lists::listed, sets};

impl Sentence<'_> {
    /// Whether a phrase of a section stands in the clause of an item.
    pub fn says_beside(&self, item: &Item, class: &str) -> bool {
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let says = |clause: &Clause| {
            let mut words = self.tokens[clause.from..clause.to].iter();
            words.any(|token| token.entries.iter().any(|entry| entry.class == class))
        };
        // "Well played: Minuet!"
        let heads = |own: &Clause| {
            let mut clauses = self.clauses.iter();
            clauses.any(|clause| clause.heading && clause.to == own.from && says(clause))
        };
        own.is_some_and(|own| says(own) || heads(own))
    }

    /// Whether an order to practise stands before an item: "practise the Waltz without bars 5-8".
    pub fn orders(&self, item: &Item) -> bool {
        let from = self.clauses.first().map_or(0, |clause| clause.from);
        let mut words = self.tokens[from..item.from].iter();
        words.any(|token| token.has("verb"))
    }

    /// Whether a clause says of an item that it went or goes well, and no more.
    pub fn is_praised(&self, item: &Item) -> bool {
        self.says_beside(item, "praise") || self.tells_what_was(item) || self.is_better(item)
    }

    /// "Your G major scale was super even", where nothing is ordered.
    pub fn is_praised_technique(&self, item: &Item) -> bool {
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let technique = matches!(item.what, ItemKind::Key(_) | ItemKind::Form(_));
        technique && !self.orders(item) && own.is_some_and(|own| own.praised)
    }

    /// "Sonatina much more even", "Minuet a lot steadier", but not "needs to be much more even".
    pub fn is_better(&self, item: &Item) -> bool {
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let Some(part) = own.map(|own| &own.part) else {
            return false;
        };
        let word = |at: usize| part.lower(at);
        let better = |at: usize| {
            listed(sets::BESIDE_BETTER, word(at))
                || word(at) == "more" && part.is_at(at + 1, List::Good)
        };
        let much = |at: usize| listed(sets::BESIDE_MUCH, word(at)) && better(at + 1);
        let asks = |at: usize| part.is_at(at, List::Asks) || listed(sets::BESIDE_ASKS, word(at));
        let many = part.words.len();
        (0..many).any(much) && !(0..many).any(|at| word(at) != "more" && asks(at))
    }

    /// Whether a clause is of playing, and does not only go on naming: "listen to the Gavotte, bars 1-16" sets no bars.
    pub fn plays(&self, item: &Item) -> bool {
        let set = |other: &Item| {
            matches!(
                other.what,
                ItemKind::Tempo(_) | ItemKind::Hands(..) | ItemKind::Need(_)
            )
        };
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        own.is_none_or(|own| {
            let mut items = self.items.iter();
            let inside = |other: &&Item| own.from <= other.from && other.from < own.to;
            let verb = |at: usize| {
                let mut entries = self.tokens[at].entries.iter();
                entries.any(|entry| matches!(entry.class, "verb" | "how"))
            };
            items.by_ref().filter(inside).any(set) || (own.from..own.to).any(verb)
        })
    }

    /// Whether the clause of an item tells that it was played: "he played the Romance in assembly yesterday".
    fn tells_what_was(&self, item: &Item) -> bool {
        let mut clauses = self.clauses.iter();
        let own = clauses.find(|clause| clause.from <= item.from && item.from < clause.to);
        let says =
            |from: usize, to: usize, list: &str| says(&self.tokens[from..to.max(from)], list);
        let word = |at: usize| self.tokens[at].word.lower.as_str();
        // "She played the Minuet", "Minuet played", but not "needs to be played"
        let told = own.is_some_and(|own| {
            let before = (own.from..item.from).find(|at| listed(sets::BESIDE_PLAYED, word(*at)));
            let be = |at: usize| {
                listed(
                    " be being get is well ",
                    if at > own.from { word(at - 1) } else { "" },
                )
            };
            let after = item.to < own.to && listed(sets::BESIDE_PLAYED, word(item.to));
            before.is_some_and(|at| !be(at)) || after && own.from == item.from
        });
        told || own.is_some_and(|own| {
            let played = says(own.from, item.from, sets::BESIDE_PLAYED)
                && says(item.to, own.to, sets::BESIDE_WHEN);
            // "Sie hat gestern die Romanze gespielt"
            played
                || says(own.from, own.to, sets::BESIDE_YESTERDAY)
                    && says(item.to, own.to, sets::BESIDE_TOLD)
        })
    }
}
