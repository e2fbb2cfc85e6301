//! Negations that stand behind what they are of: "Tonleitern diese Woche nicht".

use super::{
    super::{
        item::{Item, ItemKind},
        token::End,
    },
    Cue, Scope, Sign,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// "Humoresque yes, Csárdás no"
    pub fn denies_item(&mut self, cue: Cue) -> bool {
        let alone =
            listed(sets::BEHIND_NO, self.word(cue.from)) && self.tokens[cue.from].end > End::None;
        let found = self.items.iter_mut().find(|item| item.to == cue.from);
        found
            .filter(|_| alone)
            .map(|item| item.out = true)
            .is_some()
    }

    /// The last item before a sign, with small words between.
    pub fn right_before(&self, cue: Cue) -> Option<usize> {
        let at = self.items.iter().rposition(|item| item.to <= cue.from)?;
        let small = (self.items[at].to..cue.from).all(|at| self.in_class(at, "empty"));
        small.then_some(at)
    }

    /// "Waltz: pedal not this week", "Waltz hands together can wait": how it is played is left out, and not the Waltz.
    pub fn leave_out_manner(&mut self, from: usize, cue: Cue) -> bool {
        let manner = |item: &&mut Item| {
            item.from >= from && matches!(item.what, ItemKind::Hands(..) | ItemKind::Need(_))
        };
        let at = self.right_before(cue);
        let found = at.map(|at| &mut self.items[at]).filter(manner);
        found.map(|item| item.out = true).is_some()
    }

    /// "Waltz hands together, not yet", "Take Five: solo, don't bother": what a clause before ends with, and not the piece.
    pub fn leave_out_nearest(&mut self, cue: Cue) -> bool {
        const PIECE: &str = " it that them these this those ";
        let piece = (cue.from..cue.to).any(|at| listed(PIECE, self.word(at)));
        let Some(at) = self.right_before(cue).filter(|_| !piece) else {
            return !piece && self.leave_unnamed(cue);
        };
        let place = matches!(self.items[at].what, ItemKind::Place(_));
        if place {
            let from = self.items[at].from;
            let of = at.checked_sub(1).map(|at| &mut self.items[at]);
            let of = of.filter(|of| of.is_subject() && of.to == from);
            let Some(of) = of else { return false };
            of.out = true;
            self.items[at].out = true;
        }
        place || self.leave_out_manner(self.from, cue)
    }

    /// "II: leave it", "II – skip it for now": a movement or a heading of its own before a sign, and not the piece.
    pub fn leave_out_alone(&mut self, cue: Cue) -> bool {
        const SMALL: &str = " also and but ok please so ";
        let mut clauses = self.clauses.iter();
        let own = clauses.rposition(|clause| clause.from <= cue.from);
        let pair =
            own.and_then(|at| Some((self.clauses.get(at.checked_sub(1)?)?, &self.clauses[at])));
        let Some((before, own)) = pair else {
            return false;
        };
        let opens = (own.from..cue.from).all(|at| listed(SMALL, self.word(at)));
        let (from, to, heading) = (before.from, before.to, before.heading);
        let inside = |item: &Item| from <= item.from && item.from < to;
        let alone = |item: &Item| matches!(&item.what, ItemKind::Place(place) if heading || place.is_movement());
        let items = || self.items.iter().filter(|item| inside(item));
        let named = |at: usize| {
            self.in_class(at, "empty") || items().any(|item| item.from <= at && at < item.to)
        };
        let all = items().next().is_some() && items().all(alone) && (from..to).all(named);
        if !(opens && all) {
            return false;
        }
        for item in self.items.iter_mut().filter(|item| inside(item)) {
            item.out = true;
        }
        true
    }

    /// "Take Five: fills, don't bother yet": what a clause after a heading says stays in the teacher's words.
    fn leave_unnamed(&mut self, cue: Cue) -> bool {
        let Some(at) = self.clauses.iter().position(|clause| clause.to == cue.from) else {
            return false;
        };
        let (from, to) = (self.clauses[at].from, self.clauses[at].to);
        let headed = at > 0 && self.clauses[at - 1].heading;
        let named = self
            .items
            .iter()
            .any(|item| from <= item.from && item.from < to);
        let orders = (from..to).any(|at| self.in_class(at, "verb") || self.in_class(at, "how"));
        let leaves = headed && !named && !orders && to < from + 4;
        if leaves {
            self.unknown = Some((from, cue.to));
        }
        leaves
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
        let last = self.items.iter().rfind(|item| item.to <= cue.from);
        // "Bars 1-8 no need this week"
        let end = (cue.to - 1..self.to).find(|at| self.tokens[*at].end > End::None);
        let ends = end
            .is_some_and(|end| (cue.to..=end).all(|at| listed(sets::BEHIND_TIME, self.word(at))));
        ends && last.is_some_and(|item| {
            item.is_releasable()
                && !self.ends_between(item.to - 1, cue.from)
                && (item.to..cue.from).all(|at| listed(sets::BEHIND_TIME, self.word(at)))
        })
    }
}
