//! Whether something denies or leaves beside what a sentence names, and reaches nothing.

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::longest,
        scan::{Clause, is_numbered},
        signs::{Act, Sign, Takes},
    },
    Sentence,
};
use crate::vocabulary::{days::month, lists::listed, sets};

impl Sentence<'_> {
    /// "The Gavotte, I'd not bother.", "Gavotte: parked": a denial in the clauses behind one, up to what the sentence names next, and the end of its
    /// clause.
    pub fn denied_later(&self, clause: usize) -> Option<(usize, usize)> {
        let behind = self.clauses.get(clause + 1)?.from;
        let mut items = self.items.iter().filter(|item| item.from >= behind);
        let end = items.next().map_or(usize::MAX, |item| item.from);
        let mut clauses = self.clauses[clause + 1..].iter();
        clauses.find_map(|next| {
            let by = (next.from..next.to.min(end)).find(|at| self.denies(next, *at))?;
            Some((by, next.to))
        })
    }

    /// "Please do not, even slowly, play the Gavotte": a denial that ends a clause before one, with nothing named between; or what
    /// makes the whole clause right before it doubtful.
    pub fn denied_before(&self, clause: usize) -> Option<usize> {
        let own = self.clauses[clause].from;
        let items = self.items.iter().filter(|item| item.from < own);
        let start = items.map(|item| item.to).max().unwrap_or_default();
        let ends = |sign: &&Sign| {
            let mut clauses = self.clauses[..clause].iter();
            sign.from >= start
                && sign.ends()
                && !sign.acts
                && clauses.any(|clause| clause.to == sign.to)
        };
        let left = self.signs.iter().find(ends).map(|sign| sign.from);
        // "After the concert, Waltz bars 9-16"
        let before = clause.checked_sub(1).map(|before| &self.clauses[before]);
        let later = |before: &Clause| {
            let mut words = before.from..before.to;
            words.find(|at| self.is_later(*at))
        };
        left.or_else(|| before.filter(|before| start <= before.from).and_then(later))
    }

    /// Whether a word denies or leaves something and reaches nothing.
    pub fn denies(&self, clause: &Clause, at: usize) -> bool {
        let mut signs = self.signs.iter();
        let sign = signs.find(|sign| sign.from <= at && at < sign.to);
        let denial = match sign {
            Some(sign) => {
                sign.act == Act::Doubt || !sign.acts && sign.ends() && sign.takes != Takes::Places
            }
            None => self.tokens[at].word.lower.ends_with("n't") || self.is_in_month(at),
        };
        denial
            && !is_numbered(&self.tokens[..clause.to], at)
            && !self.is_named(at)
            && !self.is_of_manner(clause, at)
    }

    /// "not", "don't": it may be of how to play, "not slowly".
    pub fn is_not(&self, at: usize) -> bool {
        let mut signs = self.signs.iter();
        signs.any(|sign| sign.from <= at && at < sign.to && sign.act == Act::Deny)
            || self.tokens[at].word.lower.ends_with("n't")
    }

    /// Whether a sign without a target stands in the clause of an item: "dotted minim = 50 is for later".
    pub fn is_denied(&self, item: &Item) -> bool {
        let own = |clause: &&Clause| clause.from <= item.from && item.from < clause.to;
        let clause = self.clauses.iter().find(own);
        let tempo = matches!(item.what, ItemKind::Tempo(_));
        clause.is_some_and(|clause| {
            let mut words = clause.from..clause.to;
            words.any(|at| self.denies(clause, at) && !(tempo && self.is_later(at)))
        })
    }

    /// "Leave out the coda until you can play the trio", "until bars 1-8 are safe": whether an item only tells when what is left out comes back.
    pub fn is_condition(&self, item: &Item) -> bool {
        let own = |clause: &&Clause| clause.from <= item.from && item.from < clause.to;
        let Some(clause) = self.clauses.iter().find(own) else {
            return false;
        };
        let mut signs = self.signs.iter();
        let left = signs.find(|sign| {
            sign.acts && sign.leaves() && sign.from >= clause.from && sign.to <= item.from
        });
        let when = |at: usize| listed(sets::SCOPE_WHEN, &self.tokens[at].word.lower);
        left.is_some_and(|left| (left.to..item.from).any(when))
    }

    /// Whether a word says that something may be for another time.
    fn is_later(&self, at: usize) -> bool {
        let mut signs = self.signs.iter();
        let doubt = signs.any(|sign| sign.act == Act::Doubt && sign.from <= at && at < sign.to);
        doubt || self.is_in_month(at)
    }

    /// "from January", "in may", "starting 14 December"
    fn is_in_month(&self, at: usize) -> bool {
        let word = |at: usize| self.tokens[at].word.lower.as_str();
        let mut before = (0..at).rev().map(word);
        let before = before.find(|word| !word.starts_with(|c: char| c.is_ascii_digit()));
        month(word(at)).is_some() && listed(" beginning from in starting ", before.unwrap_or(""))
    }

    /// Whether a word is of what is named.
    pub fn is_named(&self, at: usize) -> bool {
        let mut items = self.items.iter();
        items.any(|item| item.from <= at && at < item.to)
    }

    /// Whether a word is of a sign that acts, or of what is named.
    pub fn is_read(&self, at: usize) -> bool {
        let mut signs = self.signs.iter();
        self.is_named(at) || signs.any(|sign| sign.acts && sign.from <= at && at < sign.to)
    }

    /// Whether a word is part of a phrase of how: "without repeats", "no change".
    pub fn is_of_manner(&self, clause: &Clause, at: usize) -> bool {
        let from = at.saturating_sub(3).max(clause.from);
        (from..=at).any(|start| {
            let found = longest(&self.tokens[..clause.to], start, |entry| {
                entry.words > 1 && matches!(entry.class, "again" | "how" | "metronome.off")
            });
            found.is_some_and(|(many, _)| at < start + many)
        })
    }

    /// "Skip the Waltz at 60": whether what leaves an item out goes on to say how to play it.
    pub fn tells_how(&self, clause: &Clause, item: &Item) -> bool {
        let mut items = self
            .items
            .iter()
            .filter(|other| other.from >= item.to && other.from < clause.to);
        let stop = self
            .signs
            .iter()
            .find(|sign| sign.from >= item.to && sign.act != Act::Doubt);
        let end = stop.map_or(clause.to, |stop| stop.from.min(clause.to));
        let set = |item: &Item| {
            matches!(
                item.what,
                ItemKind::Tempo(_) | ItemKind::Hands(_, true) | ItemKind::Need(_)
            )
        };
        items.any(|other| set(other) && !other.out && other.from < end)
    }
}
