//! Bars that were learnt, where a sentence moves on to others: "bars 1-8 are fine, move on to 9-16".

use super::{
    super::{
        item::{Item, ItemKind},
        scan::Clause,
    },
    Scope,
};
use crate::{
    goals::Place,
    vocabulary::{lists::listed, sets},
};

impl Scope<'_> {
    /// "Learnt bars 1-8 already, so now 9-16", "bars 1-8 are fine, so only 9-16": the bars that are next are set, not those that were.
    pub fn drop_learnt(&mut self) {
        let bars =
            |item: &Item| matches!(item.what, ItemKind::Place(Place::Bars { .. })) && !item.out;
        let said = |list: &str, clause: &Clause| {
            (clause.from..clause.to).any(|at| listed(list, self.word(at)))
        };
        let next = |clause: &Clause| {
            let mut inside = self
                .items
                .iter()
                .filter(|item| clause.from <= item.from && item.from < clause.to);
            (self.moves_on(clause) || said(sets::SCOPE_NEXT, clause)) && inside.any(bars)
        };
        let learnt: Vec<_> = self
            .clauses
            .windows(2)
            .filter(|pair| {
                let moves = self.moves_on(&pair[1]);
                let fine = said(sets::SCOPE_FINE, &pair[0]) && !self.denies_within(&pair[0]);
                (said(sets::SCOPE_LEARNT, &pair[0]) || fine && (moves || self.says_only(&pair[1])))
                    && (moves || !said(sets::SCOPE_NEXT, &pair[0]))
                    && !said(sets::SCOPE_WHEN, &pair[0])
                    && next(&pair[1])
                    && !self.denies_within(&pair[1])
            })
            .map(|pair| (pair[0].from, pair[0].to))
            .collect();
        for (from, to) in learnt {
            self.items
                .retain(|item| !(bars(item) && from <= item.from && item.from < to));
        }
    }

    /// "so only 9-16"
    fn says_only(&self, clause: &Clause) -> bool {
        self.word(clause.from) == "so" && listed(sets::SENSES_ONLY, self.word(clause.from + 1))
    }

    /// "so move on to 17-24"
    fn moves_on(&self, clause: &Clause) -> bool {
        (clause.from..clause.to).any(|at| {
            matches!(self.word(at), "go" | "move" | "moving") && self.word(at + 1) == "on"
        })
    }

    /// "bars 1-8 are not fine"
    fn denies_within(&self, clause: &Clause) -> bool {
        let denies = |at: usize| {
            listed(sets::LIMIT_NOT, self.word(at))
                || matches!(self.word(at), "never" | "not")
                || self.word(at).ends_with("n't")
        };
        (clause.from..clause.to).any(denies)
    }
}
