//! Where what is left out ends: at a condition, a purpose, another verb, what is played instead.

use super::{super::token::End, Scope};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// "leave the coda until I have heard the trio": where it tells for how long; what is named there is neither set nor rested.
    pub fn drop_until(&mut self, from: usize) -> Option<usize> {
        const WHO: &str = " he he's i i've she she's they they've we we've you you're you've ";
        let until = |at: &usize| {
            listed(" before once till unless until ", self.word(*at))
                && listed(WHO, self.word(*at + 1))
        };
        let start = (from..self.to).find(until)?;
        let end = (start..self.to).find(|at| self.tokens[*at].end > End::None);
        let end = end.map_or(self.to, |at| at + 1);
        if end < start + 10 && !self.ends_between(from, start) {
            self.items
                .retain(|item| item.from < start || item.from >= end);
            return Some(start);
        }
        None
    }

    /// "no Rondo until the Gavotte is at 60", "skip the Rondo to make time for the Gavotte": where it tells for how long or what
    /// for. What is named there is another thing.
    pub fn ends_with_condition(&self, from: usize) -> Option<usize> {
        // "kein Rondo, bis die Gavotte sitzt"
        let open = |at: usize| (from..at - 1).all(|at| self.tokens[at].end == End::None);
        (from + 1..self.to).take_while(|at| open(*at)).find(|at| {
            let purpose = self.word(*at) == "to" && self.in_class(at + 1, "verb");
            let mut next = self.items.iter().filter(|item| item.from > *at);
            let subject = next
                .next()
                .is_some_and(|item| item.from < at + 6 && item.is_subject());
            self.item_at(*at).is_none()
                && subject
                && (purpose || listed(sets::REACH_UNTIL, self.word(*at)))
        })
    }

    /// "drop the Canzonetta, Concertino instead": where the clause of what is played begins.
    pub fn put_instead(&self, at: usize) -> Option<usize> {
        let named = self.items.iter().any(|item| item.to == at);
        let clause = self
            .clauses
            .iter()
            .find(|clause| clause.from < at && at < clause.to);
        let instead = named && listed(sets::REACH_IN_PLACE, self.word(at));
        clause.filter(|_| instead).map(|clause| clause.from)
    }

    /// "and play", "et reprendre": another thing begins.
    pub fn joins_verb(&self, at: usize) -> bool {
        let joins = listed(sets::REACH_AND_VERB, self.word(at));
        joins && self.in_class(at + 1, "verb") && self.item_at(at + 1).is_none()
    }
}
