//! Releases: which words of a sentence they are of.

use super::{
    super::{
        item::{Item, ItemKind},
        token::End,
    },
    Cue, Scope,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// "skip the Minuet, the Waltz and bars 5-8"
    pub fn before(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let quoted = cue.to < self.to && self.tokens[cue.to].quoted;
        let last = self.tokens[cue.to - 1].end;
        if last > End::None && last != End::Heading && !quoted {
            return self.leave_out_before(cue, cues)
                || self.leave_out_nearest(cue)
                || self.back_from(cue, cues);
        }
        if self.excepts(cue, cues) {
            return true;
        }
        let at = self.after_fill(cue);
        if let Some(item) = self.item_at(at).filter(|_| self.is_releasable_at(at)) {
            // "not to play bars 5-8 hands together yet"
            let denies = self.word(cue.from) == "not";
            if !(denies && self.leave_manner(self.end_with_piece(item))) {
                self.leave_out_from(at, cue, cues);
            }
            return true;
        }
        let pointed = matches!(
            self.word(at.saturating_sub(1)),
            "this" | "that" | "these" | "those"
        );
        if self.is_that_place(at) {
            return self.leave_that_place(cue);
        }
        if listed(sets::RELEASE_PRONOUNS, self.word(at)) || pointed && at > cue.to {
            return self.back_from(cue, cues);
        }
        if let Some(place) = self.place_after(at, cues) {
            self.leave_out_from(place, cue, cues);
            return true;
        }
        // "Chromatics skip till Friday"
        if listed(sets::SENSE_TIME, self.word(cue.to)) && self.right_before(cue).is_some() {
            return self.back_from(cue, cues);
        }
        // "Forget what I said last week" is of no piece.
        let told = (cue.to..at).any(|at| listed(" said wrote ", self.word(at)));
        let plain = !told
            && (at..self.to)
                .take_while(|at| *at == cue.to || self.tokens[*at - 1].end == End::None)
                .all(|at| self.in_class(at, "empty") || self.in_class(at, "verb"));
        if plain {
            return self.back_from(cue, cues);
        }
        let unknown = self.is_all_else(at)
            || self.is_title_like(at)
            || self.leaves(cue) && self.is_noun(cue, at);
        if unknown {
            self.leave_words(cue, at);
        }
        // "die Gavotte weglassen"
        unknown || self.is_foreign() && self.leave_out_before(cue, cues)
    }

    /// Whether the sentence is in another language than English.
    pub fn is_foreign(&self) -> bool {
        self.language != super::Language::English
    }

    /// Whether a release is of anything that is set, and of nothing else: not "rest the hand", "stop at the bar line".
    fn leaves(&self, cue: Cue) -> bool {
        listed(sets::RELEASE_LEAVES, self.word(cue.from))
            || self.phrase_starts(cue, sets::RELEASE_LEAVES_OUT)
    }

    /// The first word after a release that says something, or an item.
    fn after_fill(&self, cue: Cue) -> usize {
        let mut at = cue.to;
        while at < self.to && self.item_at(at).is_none() {
            // A conjugated verb may follow: "no hace falta repasar los arpegios".
            let foreign = self.is_foreign() && at < cue.to + 4;
            let before_quote = self.tokens.get(at + 1).is_some_and(|next| next.quoted);
            if !listed(sets::RELEASE_FILL, self.word(at)) && !foreign
                || self.tokens[at].end > End::None && !before_quote
            {
                break;
            }
            at += 1;
        }
        at
    }

    fn is_releasable_at(&self, at: usize) -> bool {
        self.item_at(at)
            .is_some_and(|item| self.items[item].is_releasable())
    }

    /// "leave out the shift in bar 6": the first place of the clause, where no subject and no verb stands before it. Not
    /// "hold back until bar 9", "no gap before bar 9".
    fn place_after(&self, at: usize, cues: &[Cue]) -> Option<usize> {
        let end = (at..self.to)
            .find(|at| self.tokens[*at].end > End::None)
            .map_or(self.to, |at| at + 1);
        let mut inside = self
            .items
            .iter()
            .filter(|item| item.from >= at && item.from < end);
        let first = inside.find(|item| item.is_releasable())?;
        let verb = (at..first.from).any(|at| {
            self.in_class(at, "verb") && !self.items.iter().any(|item| item.from == at)
                || cues.iter().any(|cue| cue.from == at)
                || listed(sets::RELEASE_APART, self.word(at))
        });
        let near = first.from <= at + 6 && matches!(first.what, ItemKind::Place(_));
        (near && !verb).then_some(first.from)
    }

    /// What stands before a sign without an object is left out, or else what was named last: "Rondo - leave for now".
    pub fn back_from(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        if let Some(from) = self.rest_before(cue) {
            self.unknown = Some((from, cue.to));
            return true;
        }
        // "keep var 2 for later, don't practise it": that is left out already.
        let last = self
            .items
            .iter()
            .rfind(|item| item.is_releasable() && item.to <= cue.from);
        if last.is_some_and(|last| last.out)
            || self.leave_out_before(cue, cues)
            || self.leave_out_alone(cue)
        {
            return true;
        }
        let earlier = self
            .items
            .iter()
            .rposition(|item| item.is_subject() && item.to <= cue.from);
        match earlier {
            Some(at) => {
                // "The trio of the Minuet isn't in the exam, no point in practising it."
                let place = at.checked_sub(1).filter(|place| self.of_next(*place));
                for at in place.into_iter().chain([at]) {
                    self.items[at].out = true;
                }
            }
            // "A section is secure - leave it alone."
            None if self.leave_out_place(cue) => {}
            None => self.points_back = true,
        }
        true
    }

    /// The place or hands named last before a sign, in a sentence without a subject.
    pub fn leave_out_place(&mut self, cue: Cue) -> bool {
        let last = self
            .items
            .iter_mut()
            .rfind(|item| matches!(item.what, ItemKind::Place(_)) && item.to <= cue.from);
        last.map(|item| item.out = true).is_some()
    }

    /// "The Waltz and the Rondo can wait"
    pub fn after(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        // "Exam: next week" tells when it is.
        let event = |item: &Item| matches!(item.what, ItemKind::Event(_));
        let when = listed(sets::NEEDED_WHEN, self.word(cue.from));
        let mut subjects = self.items.iter().filter(|item| item.is_subject());
        if when && subjects.next().is_some_and(event) && subjects.all(event) {
            return false;
        }
        if let Some(from) = self.rest_before(cue) {
            self.unknown = Some((from, cue.to));
            return true;
        }
        if let Some(from) = self.own_words(cue) {
            if !self.leave_unproven(cue) {
                self.unknown = Some((from, cue.to));
            }
            return true;
        }
        if self.leave_out_before(cue, cues)
            || self.leave_out_alone(cue)
            || self.leave_out_nearest(cue)
        {
            return true;
        }
        // "Das Konzert ruht, Méditation Takt 1-21": what comes after the comma is another thing.
        let ends = matches!(self.tokens[cue.to - 1].end, End::None | End::Heading);
        let rest = self.items.iter().any(|item| {
            let same = ends && !self.ends_between(cue.to, item.from);
            item.from >= cue.to && item.is_subject() && same
        });
        let mut before = self.items.iter().filter(|item| item.to <= cue.from);
        let named = before.any(Item::is_subject);
        if !rest && !named && self.leave_out_place(cue) {
            return true;
        }
        // "Gavotte bars 1-8, the rest can wait"
        let apart = self.clauses.iter().any(|clause| {
            self.from < clause.from && clause.from < cue.from && cue.from < clause.to
        });
        if !rest && (!named || apart) && self.leave_unproven(cue) {
            return true;
        }
        self.points_back |= !rest;
        // "Repeat can be left out in the Gavotte."
        let inside = self.items.iter().find(|item| item.from >= cue.to);
        let inside = inside.filter(|item| self.stands_in(item) && cue.from > self.from);
        if let Some(to) = inside.map(|item| item.to) {
            self.unknown = Some((self.from, to));
            return true;
        }
        let next = self.items.iter().map(|item| item.from);
        let next = next.filter(|_| rest).find(|from| *from >= cue.to);
        if let Some(at) = next {
            self.leave_out_from(at, cue, cues);
        }
        true
    }
}
