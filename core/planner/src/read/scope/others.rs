//! All others: "everything else can wait", "all pieces except the Gavotte are on hold".

use super::{
    super::{item::Item, token::End},
    Cue, Scope, Sign,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// Where a sign's own subject begins, if it is nothing that the note sets: "everything else can wait".
    pub fn own_words(&self, cue: Cue) -> Option<usize> {
        const POINTS: &str = " it it's that that's them these they this those ";
        let clause = self
            .clauses
            .iter()
            .rfind(|clause| clause.from <= cue.from)?;
        let own = clause.from..cue.from;
        let named = |at: usize| self.item_at(at).is_some();
        let others = own
            .clone()
            .any(|at| listed(sets::OTHERS_ELSE, self.word(at)));
        let points = own.clone().any(|at| listed(POINTS, self.word(at)));
        let tells = |at: usize| {
            !self.in_class(at, "empty")
                && !self.in_class(at, "verb")
                && !listed(sets::UNNAMED_POINTING, self.word(at))
                && !listed(sets::SENSE_TIME, self.word(at))
                && self.word(at).len() > 2
        };
        let noun = !points && own.clone().any(tells);
        let apart = !self.is_foreign() && (others || noun) && !own.clone().any(named);
        apart.then_some(own.start)
    }

    /// "skip everything except the Minuet"
    pub fn excepts(&self, cue: Cue, cues: &[Cue]) -> bool {
        self.is_exception(cue, cues)
            || listed(sets::RELEASE_EXCEPT, self.word(cue.from))
                && cues.iter().any(|other| {
                    other.to <= cue.from
                        && matches!(other.sign, Sign::Before | Sign::Negation)
                        && !self.ends_between(other.from, cue.from)
                        && !self
                            .items
                            .iter()
                            .any(|item| item.from >= other.to && item.to <= cue.from)
                })
    }

    /// Whether a sign excepts something from all that another sign leaves out: "Everything can wait except the Gavotte".
    fn is_exception(&self, cue: Cue, cues: &[Cue]) -> bool {
        let all = |at: usize| listed(sets::OTHERS_ALL, self.word(at));
        let leaves = |other: &Cue| {
            other.from != cue.from
                && matches!(other.sign, Sign::Before | Sign::Negation | Sign::After)
        };
        listed(sets::RELEASE_EXCEPT, self.word(cue.from))
            && (self.from..cue.from).any(all)
            && cues.iter().any(leaves)
    }

    /// Sets what is excepted from all that is left out: "all pieces except the Gavotte are on hold".
    pub fn keep_excepted(&mut self, cues: &mut [Cue]) {
        for at in 0..cues.len() {
            let cue = cues[at];
            if !self.is_exception(cue, cues) {
                continue;
            }
            cues.iter_mut().for_each(|cue| cue.acts = true);
            let end = (cue.to..self.to).find(|at| self.tokens[*at].end > End::None);
            let end = end.map_or(self.to, |at| at + 1);
            let own = |item: &Item| (cue.to..end).contains(&item.from);
            let kept: Vec<Item> = self
                .items
                .iter()
                .filter(|item| own(item))
                .cloned()
                .collect();
            let before =
                |item: &Item| item.to <= cue.from && kept.iter().any(|kept| kept.what == item.what);
            self.items.retain(|item| !before(item));
            let mut items = self.items.iter_mut();
            items
                .by_ref()
                .filter(|item| own(item))
                .for_each(|item| item.out = false);
        }
    }
}
