//! What stays in the teacher's words: how to practise, and sentences whose subject is not proven.

use super::{
    super::{
        assemble::Goals,
        draft::Draft,
        how::{digits, is_private},
        item::{Item, ItemKind},
        lasting::Lasting,
        lexicon::{Entry, Language, longest},
        scan::Clause,
        scope::{Cue, Sign},
        token::{Token, says},
    },
    Reading,
    denied::is_set,
};
use crate::{
    goals::{Do, GOALS_MAX, SAID_MAX, Subject},
    text::clipped,
    vocabulary::{body::playing::forbids, lexicon::List, lists::listed, sets},
};

impl Reading<'_> {
    pub fn leave_unknown(
        &mut self,
        goals: &mut Goals<'_>,
        unknown: Option<(usize, usize)>,
        lasting: &Lasting,
    ) {
        let Some((from, to)) = unknown else { return };
        let text = self.slice(from, to);
        let mut draft = Draft::new(Do::Rest, Subject::Words { text });
        lasting.end(&self.tokens, &mut draft, from);
        draft.take(from, to);
        goals.drafts.push(draft);
    }

    /// A part of a sentence that begins with no negation, or names what rests.
    pub fn keep_part(
        &mut self,
        goals: &mut Goals<'_>,
        (from, to): (usize, usize),
        (items, clauses): (&[Item], &[Clause]),
        cues: &[Cue],
        (language, hurts): (Language, &[(usize, usize)]),
    ) {
        // "Lovely phrasing in the second subject" sets nothing.
        let praised = |item: &Item| {
            let mut clauses = clauses.iter();
            clauses.any(|clause| clause.praised && (clause.from..clause.to).contains(&item.from))
        };
        // "Moon River 9-16"
        let detail = items.iter().any(|item| is_set(item) && !praised(item))
            || clauses
                .first()
                .is_some_and(|clause| self.places_unproven((clause.from, clause.to), items));
        let detail = detail || self.only_technique(clauses);
        // "Harbour Lights bars 9-16, her father lost his job": only what comes before.
        let private =
            |clause: &&Clause| is_private_only(&self.tokens, clause.from, clause.to, language);
        let mut behind = clauses
            .iter()
            .filter(|clause| clause.from > from && clause.to <= to);
        let to = behind.find(private).map_or(to, |clause| clause.from);
        let open = (from..to).any(|at| !self.used[at] && !self.empty[at]);
        let left_out = items.iter().any(is_left_out);
        if goals.drafts.len() >= GOALS_MAX
            || !(detail || self.orders(clauses, language, hurts) && !self.is_of_gear(from, to))
            || !open && !left_out
            || !left_out && self.only_denies(from, to, cues)
            || is_private_only(&self.tokens, from, to, language)
            || !left_out && self.is_of_body((from, to), hurts)
        {
            return;
        }
        let text = clipped(&self.slice(from, to), SAID_MAX);
        let does = if left_out { Do::Rest } else { Do::Practise };
        let mut draft = Draft::new(does, Subject::Words { text });
        draft.take(from, to);
        draft.remark = does == Do::Practise && !self.names_work((from, to), items, cues, language);
        goals.group = Vec::new();
        goals.drafts.push(draft);
        self.used[from..to].fill(true);
    }

    /// Whether a verb sets something: not "get better", "take it easy" beside words of the body.
    pub fn orders(&self, clauses: &[Clause], language: Language, hurts: &[(usize, usize)]) -> bool {
        // "Had a go at Let It Go for fun", "Talked about next term"
        let told = clauses.first().is_some_and(|clause| {
            let first = self.tokens[clause.from].word.lower.as_str();
            listed(sets::KEEP_TOLD, first)
        });
        if told {
            return false;
        }
        let verb = |entry: &Entry| entry.language == language && entry.class == "verb";
        let order = |at: usize, clause: &Clause| {
            let ill = hurts
                .iter()
                .any(|(start, end)| (*start..*end).contains(&at))
                || !hurts.is_empty()
                    && listed(sets::KEEP_VERB, self.tokens[at].word.lower.as_str());
            // "Wrist ok this week"
            let body = clause.part.words.iter().any(|word| word.is(List::Body));
            !ill && !self.is_no_order(at, clause.from)
                && longest(&self.tokens[..clause.to], at, verb)
                    .is_some_and(|(_, entry)| !(body && entry.phrase == "this week"))
        };
        clauses
            .iter()
            .filter(|clause| self.signs.words.is_empty() || !forbids(&clause.part))
            .any(|clause| (clause.from..clause.to).any(|at| order(at, clause)))
    }

    /// Whether a sentence names work: something with a capital, a place, or a verb of practising, and it neither denies it nor
    /// tells what was. "Started Harbour Lights", "page 14, hands apart", but not "keep your wrist low", "it went wrong in bar 12".
    fn names_work(
        &self,
        (from, to): (usize, usize),
        items: &[Item],
        cues: &[Cue],
        language: Language,
    ) -> bool {
        let says = |list: &str| says(&self.tokens[from..to], list);
        let placed = items
            .iter()
            .any(|item| matches!(item.what, ItemKind::Place(_)) && !item.out);
        (placed || says(sets::KEEP_WORK) || self.names_unproven(from, to, items, language))
            && !says(sets::KEEP_WAS)
            && !cues.iter().any(|cue| cue.sign == Sign::Negation)
    }

    /// "Sore throat, so silent practice only", "Voice is back": what only tells of the body is nothing to practise.
    fn is_of_body(&self, (from, to): (usize, usize), hurts: &[(usize, usize)]) -> bool {
        let hurts = |at: usize| {
            let mut hurts = hurts.iter();
            hurts.any(|(start, end)| (*start..*end).contains(&at))
        };
        let part = |at: usize| {
            self.tokens[at].word.is(List::Voice) || listed(sets::BODY_NO_HAND, self.word(at))
        };
        let tells = if (from..to).any(hurts) {
            sets::KEEP_TELLS
        } else if (from + 1..to).any(|at| listed(" are is ", self.word(at)) && part(at - 1)) {
            sets::KEEP_WELL
        } else {
            return false;
        };
        (from..to).all(|at| hurts(at) || part(at) || self.empty[at] || listed(tells, self.word(at)))
    }

    /// "Shoulder rest one notch higher please": what one plays with, or fills in, is nothing to practise.
    fn is_of_gear(&self, from: usize, to: usize) -> bool {
        let mut words = self.tokens[from..to].iter();
        words.any(|token| token.entries.iter().any(|entry| entry.class == "gear"))
    }

    /// "the new puppy", "the school play", "I'll find a piece": a noun, or what the teacher does.
    fn is_no_order(&self, at: usize, from: usize) -> bool {
        const NOUN: &str = " a an full her his my normal our school the their this your ";
        let word = |at: usize| self.tokens[at].word.lower.as_str();
        at > from && listed(NOUN, word(at - 1))
            || (at.saturating_sub(2).max(from)..at).any(|at| word(at) == "i'll")
    }

    /// "No practice needed": a denial that names nothing.
    fn only_denies(&self, from: usize, to: usize, cues: &[Cue]) -> bool {
        let denies = cues.iter().any(|cue| cue.sign == Sign::Negation);
        let plain = |at: usize| {
            let word = self.tokens[at].word.lower.as_str();
            let listed = |class: &str| {
                self.tokens[at]
                    .entries
                    .iter()
                    .any(|entry| entry.phrase == word && entry.class == class)
            };
            listed("verb") || listed("empty") || listed("negation") || self.used[at]
        };
        denies && (from..to).all(plain)
    }
}

/// Whether an item is released.
pub fn is_left_out(item: &Item) -> bool {
    item.out && item.is_releasable()
}

/// Whether a sentence is only on conduct, money or family.
pub fn is_private_only(tokens: &[Token], from: usize, to: usize, language: Language) -> bool {
    let listed = |entry: &Entry| {
        entry.class == "conduct"
            && (entry.language == language || entry.language == Language::English)
    };
    (from..to).any(|at| longest(&tokens[..to], at, listed).is_some() || tokens[at].foreign)
        || is_private(tokens, from, to, language)
            && (from..to).any(|at| digits(tokens, at, to) >= 5)
}
