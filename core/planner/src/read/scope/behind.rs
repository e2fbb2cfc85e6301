//! Negations that stand behind what they are of: "Tonleitern diese Woche nicht".

use super::{super::token::End, Cue, Scope, Sign};
use crate::notes::lists::listed;

impl Scope<'_> {
    /// "Humoresque yes, Csárdás no"
    pub fn denies_item(&mut self, cue: Cue) -> bool {
        let alone = matches!(self.word(cue.from), "no" | "nein" | "non")
            && self.tokens[cue.from].end > End::None;
        let found = self.items.iter_mut().find(|item| item.to == cue.from);
        found
            .filter(|_| alone)
            .map(|item| item.out = true)
            .is_some()
    }

    /// What its own clause names, and clauses before it that only name: "Tonleitern, Arpeggien diese Woche nicht", but "das
    /// Menuett sitzt schön, Tonleitern nicht".
    pub fn leave_out_behind(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let named = |at: usize| {
            let mut items = self.items.iter();
            self.in_class(at, "empty") || items.any(|item| item.from <= at && at < item.to)
        };
        let mut from = self.from;
        for clause in self.clauses.iter().filter(|clause| clause.to <= cue.from) {
            if !(clause.from..clause.to).all(named) {
                from = clause.to;
            }
        }
        let breaks = cues.iter().filter(|other| {
            other.to <= cue.from && matches!(other.sign, Sign::Break | Sign::Do(_))
        });
        let from = breaks.map(|other| other.to).max().unwrap_or(from).max(from);
        let mut any = false;
        for item in self.items.iter_mut() {
            if item.from >= from && item.to <= cue.from {
                item.out = true;
                any = true;
            }
        }
        any
    }

    /// "Tonleitern diese Woche nicht": what is left out stands before, with no more than a time between.
    pub fn is_behind(&self, cue: Cue) -> bool {
        const TIME: &str = " ahora aujourd'hui bitte cette diese esta for heute hoy jetzt maintenant now please semaine semana this today week woche ";
        let last = self.items.iter().rfind(|item| item.to <= cue.from);
        let ends = self.tokens[cue.to - 1].end > End::None;
        ends && last.is_some_and(|item| {
            item.is_releasable()
                && !self.ends_between(item.to - 1, cue.from)
                && (item.to..cue.from).all(|at| listed(TIME, self.word(at)))
        })
    }
}
