//! Negations: whether they leave anything out, and what.

use super::{
    super::token::{End, says},
    Cue, Scope,
};
use crate::vocabulary::{lists::listed, sets};

/// Words after "it" with which it is left: "don't play it yet".
const LEFT: &str =
    " again and any at before either for if now or please this till today unless until when yet ";

impl Scope<'_> {
    /// "no scales", "don't play the Minuet"; "no mistakes" and "don't rush" leave nothing out.
    pub fn negation(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        if self.denies_item(cue) || self.is_behind(cue) && self.leave_out_behind(cue, cues) {
            return true;
        }
        let Some(start) = self.negated_from(cue) else {
            return false;
        };
        if listed(sets::NEGATE_NEW, self.word(start)) {
            // "No new scales" sets none and rests none.
            if let Some(item) = self
                .item_at(start + 1)
                .filter(|at| self.items[*at].is_subject())
            {
                self.items.remove(item);
            }
            return false;
        }
        if self.is_bare_noun(cue, start) {
            self.leave_words(cue, start);
            return true;
        }
        self.negates_from(start, cue, cues)
    }

    /// What a negation leaves out that begins at a word.
    fn negates_from(&mut self, start: usize, cue: Cue, cues: &[Cue]) -> bool {
        let (at, verb) = self.after_verbs(start);
        let closed = self.ends_between(start, at);
        match self.item_at(at) {
            Some(item) if self.items[item].is_releasable() && !closed => {
                self.negates_item(item, (start, verb), cue, cues)
            }
            // "not at 72", "no pedal yet", "don't rush"
            Some(item) if !closed => {
                self.items[item].out = true;
                true
            }
            _ if verb && matches!(self.word(at), "it" | "them") => {
                let left = at + 1 >= self.to
                    || self.tokens[at].end > End::None
                    || listed(LEFT, self.word(at + 1));
                // "don't play it hands together yet", "don't play it too fast"
                self.leave_manner(at + 1) || left && self.back_from(cue, cues)
            }
            _ if verb && !closed && self.is_that_place(at) => self.leave_that_place(cue),
            // "Don't play the fills"
            _ if verb && !closed && self.is_played(start, at) && self.is_noun(cue, at) => {
                self.leave_words(cue, at);
                true
            }
            // "Do not sing along with the recording"
            _ if verb && !closed && self.word(at) == "along" => {
                self.leave_words(cue, at);
                true
            }
            _ => self.negates_before(cue, cues),
        }
    }

    /// "don't play the Minuet", but not "don't play the Minuet too fast".
    fn negates_item(
        &mut self,
        item: usize,
        (start, verb): (usize, bool),
        cue: Cue,
        cues: &[Cue],
    ) -> bool {
        let (from, to) = (self.items[item].from, self.items[item].to);
        if self.is_described(start, item, cue) {
            return false;
        }
        if verb && self.tells_how(item) {
            self.drop_start(to);
            return true;
        }
        if !(verb && self.leave_manner(to)) {
            self.leave_out_from(from, cue, cues);
        }
        true
    }

    /// "no belting", "solos only, not the tuttis": what has no name of its own, alone with its negation in a clause.
    fn is_bare_noun(&self, cue: Cue, start: usize) -> bool {
        let opens = cue.from == self.from
            || self.tokens[cue.from - 1].end > End::None
            || listed(" and but ", self.word(cue.from - 1));
        let ends = |at: usize| at < self.to && self.tokens[at].end > End::None;
        let subject = self
            .item_at(start + 1)
            .is_some_and(|item| self.items[item].is_releasable());
        match self.word(cue.from) {
            "no" => opens && listed(sets::NEGATE_SHOUTING, self.word(start)),
            "not" => {
                opens
                    && self.word(start) == "the"
                    && ends(start + 1)
                    && !subject
                    && self.is_noun(cue, start + 1)
            }
            _ => false,
        }
    }

    fn is_played(&self, from: usize, to: usize) -> bool {
        says(
            self.tokens.get(from..to).unwrap_or_default(),
            sets::NEGATE_PLAY,
        )
    }

    /// Where what is denied begins: "Please do not, even slowly, play the Gavotte."
    fn negated_from(&self, cue: Cue) -> Option<usize> {
        let last = self.tokens[cue.to - 1].end;
        if last == End::None || last == End::Heading {
            return Some(cue.to);
        }
        let end = (cue.to..self.to).find(|at| self.tokens[*at].end > End::None)?;
        let named = self
            .items
            .iter()
            .any(|item| item.from >= cue.to && item.to <= end + 1 && item.is_releasable());
        (!named && end < cue.to + 5 && self.word(cue.to - 1) != "no").then_some(end + 1)
    }

    /// The first word after the verbs and small words of a negation, and whether there was a verb.
    fn after_verbs(&self, start: usize) -> (usize, bool) {
        let mut at = start;
        let mut verb = false;
        while at < self.to && at < start + 7 && self.item_at(at).is_none() {
            let is_verb = self.in_class(at, "verb") || listed(sets::NEGATE_OBJECT, self.word(at));
            let foreign = self.is_foreign() && at < start + 2;
            let fills = is_verb || foreign || self.in_class(at, "empty") || self.word(at) == "yet";
            if !fills || listed(" it just only so them too ", self.word(at)) {
                break;
            }
            verb |= is_verb || foreign;
            at += 1;
            if self.tokens[at - 1].end > End::None {
                break;
            }
        }
        (at, verb)
    }

    /// "The Minuet we don't play this week", "Das Menuett nicht üben"
    fn negates_before(&mut self, cue: Cue, cues: &[Cue]) -> bool {
        let end = (cue.to..self.to)
            .find(|at| *at > cue.to && self.tokens[*at - 1].end > End::None)
            .unwrap_or(self.to);
        let plain = (cue.to..end).all(|at| self.in_class(at, "verb") || self.in_class(at, "empty"));
        let verb = (cue.to..end).any(|at| listed(sets::NEGATE_VERB, self.word(at)));
        plain && (verb || self.is_foreign()) && self.leave_out_before(cue, cues)
    }

    /// "She did not practise her scales" tells what was.
    pub fn tells_what_was(&self, cue: Cue) -> bool {
        const TOLD: &str = " could did had has have was were ";
        // "so we never got to theory"
        let never = self.word(cue.from) == "never" && listed(sets::NEGATE_NEVER, self.word(cue.to));
        never
            || self.word(cue.from) == "not"
                && cue.from > self.from
                && listed(TOLD, self.word(cue.from - 1))
    }
}
