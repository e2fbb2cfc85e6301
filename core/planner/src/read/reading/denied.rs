//! Sentences and clauses that begin with a negation: they set nothing, whatever follows.

use super::{
    super::{
        assemble::Goals,
        item::{Item, ItemKind},
        lexicon::{Entry, Language, longest},
        scan::{Clause, is_numbered},
        scope::{Cue, Sign},
        token::End,
    },
    Reading,
    keep::is_left_out,
};
use crate::vocabulary::{lists::listed, sets};

impl Reading<'_> {
    /// A sentence that sets something whose subject is not proven stays in the teacher's words; what begins with a negation
    /// only rests, where it names what does.
    pub fn keep_words(
        &mut self,
        goals: &mut Goals<'_>,
        (from, to): (usize, usize),
        (items, clauses): (&[Item], &[Clause]),
        cues: &[Cue],
        beside: (Language, &[(usize, usize)]),
    ) {
        if self.keep_only(goals, (from, to), beside.1) {
            return;
        }
        let at = self.sets_from((from, to), (items, clauses), cues, beside);
        for (from, to, denied) in [(from, at, true), (at, to, false)] {
            let items: Vec<Item> = items
                .iter()
                .filter(|item| (from..to).contains(&item.from))
                .cloned()
                .collect();
            let first = clauses.partition_point(|clause| clause.from < from);
            let last = clauses.partition_point(|clause| clause.from < to);
            if from < to && (!denied || items.iter().any(is_left_out)) {
                self.keep_part(
                    goals,
                    (from, to),
                    (&items, &clauses[first..last]),
                    cues,
                    beside,
                );
            }
        }
    }

    /// Where a sentence begins to set anything: after a greeting and what begins with a negation, "no high notes, sing page 4".
    fn sets_from(
        &self,
        (from, to): (usize, usize),
        (items, clauses): (&[Item], &[Clause]),
        cues: &[Cue],
        (language, hurts): (Language, &[(usize, usize)]),
    ) -> usize {
        let (mut denied, mut open) = (false, false);
        for (at, clause) in clauses.iter().enumerate() {
            let own = |item: &&Item| clause.from <= item.from && item.from < clause.to;
            let mut own = items.iter().filter(own);
            if let Some(denial) = self.denial(clause, cues) {
                // "Do not, please, touch page 4"
                (denied, open) = (true, self.tokens[denial - 1].end == End::Clause);
                continue;
            }
            if denied && (open || !self.begins_anew(clause, items, cues, language)) {
                continue;
            }
            let sets = own.any(|item| is_set(item) && !item.out)
                || self.orders(std::slice::from_ref(clause), language, hurts);
            if denied || sets || clause.heading && at + 1 == clauses.len() {
                return if denied { clause.from } else { from };
            }
        }
        if denied { to } else { from }
    }

    /// The word after the negation with which a clause begins: "no high notes", "please don't", "never"; but "don't forget"
    /// and "not only" set what follows.
    fn denial(&self, clause: &Clause, cues: &[Cue]) -> Option<usize> {
        let word = |at: usize| match at < clause.to {
            true => self.tokens[at].word.lower.as_str(),
            false => "",
        };
        let at = self.opening(clause);
        // "Try not to", "I don't want any"
        let at = at + usize::from(listed(" i i'd let's try ", word(at)));
        let end = at + 1 + usize::from(word(at) == "do" && word(at + 1) == "not");
        let negation = |cue: &Cue| cue.from == at && cue.sign == Sign::Negation;
        let denies =
            listed(sets::DENIED_DENIES, word(at)) || end > at + 1 || cues.iter().any(negation);
        let more = word(at) == "no" && word(end) == "more" && word(end + 1) == "than";
        // "Never look at the hands" is how one plays.
        let looks = word(at) == "never" && word(end) == "look";
        let sets = word(at) != "without" && listed(sets::DENIED_SETS, word(end)) || more || looks;
        (denies && !sets && !is_numbered(&self.tokens[..clause.to], at)).then_some(end)
    }

    /// The first word of a clause that is more than a beginning.
    fn opening(&self, clause: &Clause) -> usize {
        let small = |at: &usize| listed(sets::DENIED_BEGINS, &self.tokens[*at].word.lower);
        let many = (clause.from..clause.to - 1).take_while(small).count();
        clause.from + many
    }

    /// Whether a clause after one that is denied begins another thing: with an order, a sign of it, or a place that is set.
    fn begins_anew(
        &self,
        clause: &Clause,
        items: &[Item],
        cues: &[Cue],
        language: Language,
    ) -> bool {
        const WHO: &str = " he i i'd i'll let's she they we you ";
        if listed(sets::DENIED_OR, &self.tokens[clause.from].word.lower) {
            return false;
        }
        let at = self.opening(clause);
        let word = self.tokens[at].word.lower.as_str();
        let verb = |entry: &Entry| entry.language == language && entry.class == "verb";
        let order = longest(&self.tokens[..clause.to], at, verb).is_some()
            && !listed(sets::DENIED_NO_ORDER, word);
        let mut cues = cues.iter();
        let breaks = cues.any(|cue| {
            (clause.from..=at).contains(&cue.from) && matches!(cue.sign, Sign::Break | Sign::Main)
        });
        let mut items = items.iter();
        let placed = items.any(|item| item.from == at && is_set(item) && !item.out);
        order || breaks || placed || listed(WHO, word)
    }
}

/// Whether an item sets something by itself.
pub fn is_set(item: &Item) -> bool {
    matches!(
        item.what,
        ItemKind::Place(_) | ItemKind::Tempo(_) | ItemKind::Hands(_, true)
    )
}
