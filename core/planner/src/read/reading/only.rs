//! Work that is set beside a complaint, or by its name alone: "so only humming and straw", "only open strings, 5 min a day".

use super::{
    super::{
        assemble::Goals,
        draft::Draft,
        scan::{Clause, part_of},
        token::End,
    },
    Reading,
};
use crate::{
    goals::{Do, GOALS_MAX, SAID_MAX, Subject},
    text::clipped,
    vocabulary::{body::playing::listens_only, lexicon::List, lists::listed, sets},
};

impl Reading<'_> {
    /// "hoarse today so only humming and straw": what a sentence on the body sets still, in the teacher's words.
    pub fn keep_only(
        &mut self,
        goals: &mut Goals<'_>,
        (from, to): (usize, usize),
        hurts: &[(usize, usize)],
    ) -> bool {
        let so = |at: &usize| {
            listed(sets::SENSES_ONLY, self.word(*at))
                && self.word(*at - 1) == "so"
                && self.tokens[*at].end == End::None
        };
        let found = (from + 1..to.max(from + 1) - 1).find(so);
        let Some(at) = found.filter(|_| !hurts.is_empty() && goals.drafts.len() < GOALS_MAX) else {
            return false;
        };
        let part = part_of(&self.tokens[at..to], false);
        // "so only ten minutes a day", "so only the left hand" are of the whole week.
        let quiet = |at: usize| {
            let own = |set| listed(set, self.word(at));
            let word = &self.tokens[at].word;
            let of_body = word.is(List::Minutes) || word.is(List::Body);
            of_body || own(sets::KEEP_QUIET) || own(sets::SIDE_LEFT) || own(sets::SIDE_RIGHT)
        };
        if listens_only(&part) || (at..to).any(quiet) {
            return false;
        }
        let text = clipped(&self.slice(at, to), SAID_MAX);
        let mut draft = Draft::new(Do::Practise, Subject::Words { text });
        draft.take(at, to);
        goals.group = Vec::new();
        goals.drafts.push(draft);
        self.used[at..to].fill(true);
        true
    }

    /// "Only open strings and bow hold, 5 min a day", "sirens 5 min": technique by its name, with no more than how long.
    pub fn only_technique(&self, clauses: &[Clause]) -> bool {
        // "Voice a bit hoarse, sirens 5 min"
        let hurts = |clause: &Clause| {
            let mut words = self.signs.words.iter();
            words.any(|(from, to)| *from <= clause.from && clause.to <= *to)
        };
        let first = clauses.iter().find(|clause| !hurts(clause));
        let Some(first) = first.filter(|clause| !clause.praised) else {
            return false;
        };
        let only = listed(sets::SENSES_ONLY, self.word(first.from));
        let minutes = |clause: &Clause| clause.part.words.iter().any(|word| word.is(List::Minutes));
        first
            .part
            .has_one_at(usize::from(only), sets::KEEP_TECHNIQUE)
            && (only || clauses.iter().any(minutes))
    }
}
