//! What a sentence names, and what it says of the body.

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::Language,
        scan::Clause,
        token::{End, Token},
    },
    Reading,
};
use crate::vocabulary::{lists::listed, sets};

/// What was found in a sentence.
pub struct Found {
    /// What it names.
    pub items: Vec<Item>,
    /// Its parts.
    pub clauses: Vec<Clause>,
    /// Clauses on the body.
    pub hurts: Vec<(usize, usize)>,
    /// Its language.
    pub language: Language,
}

impl Found {
    /// A note without a full stop is cut somewhere: what the words before the cut say of the first that is named behind it is not known.
    pub fn ask_after_cut(&mut self, tokens: &[Token], from: usize) {
        let cut = from > 0 && tokens[from - 1].end < End::Sentence;
        let end = self.clauses.first().map_or(from, |clause| clause.to);
        let first = self.items.iter_mut().filter(|item| cut && item.from < end);
        first.for_each(|item| item.clash = true);
    }

    /// "Left wrist hurting again after the Méditation": the piece that is to blame is not set by that, and no place of it.
    pub fn drop_blamed(&mut self, tokens: &[Token]) {
        let word = |at: usize| tokens[at].word.lower.as_str();
        for (from, to) in &self.hurts {
            let inside = |item: &Item| *from <= item.from && item.from < *to;
            let small = |at: &usize| listed(sets::BODY_BLAMED, word(*at));
            let blamed = |item: &Item| {
                let first = (*from..item.from).rev().take_while(small).last();
                let before = first.unwrap_or(item.from).checked_sub(1);
                let ordered = (*from..item.from).any(|at| listed(" just only so ", word(at)));
                matches!(item.what, ItemKind::Known(_) | ItemKind::Title(..))
                    && !item.out
                    && !ordered
                    && before.is_some_and(|at| at >= *from && listed(sets::BODY_BLAMES, word(at)))
            };
            let own = || self.items.iter().filter(|item| inside(item));
            if own().next().is_some_and(blamed) && !own().any(|item| item.out) {
                self.items.retain(|item| !inside(item));
            }
        }
    }
}

impl Reading<'_> {
    /// What a sentence names, and what it says of the body.
    pub fn look(
        &mut self,
        (from, to): (usize, usize),
        (mut items, clauses): (Vec<Item>, Vec<Clause>),
        language: Language,
    ) -> Found {
        let mut titled = vec![false; to - from];
        for item in items
            .iter()
            .filter(|item| matches!(item.what, ItemKind::Known(_) | ItemKind::Title(..)))
        {
            titled[item.from - from..item.to - from].fill(true);
        }
        let before = self.signs.words.len();
        self.signs.sentence(&self.tokens, &clauses, &titled);
        let hurts: Vec<_> = self.signs.words[before..].to_vec();
        // A hand that hurts is not a hand that plays.
        let in_body = |at: usize| {
            hurts
                .iter()
                .any(|(start, end)| (*start..*end).contains(&at))
        };
        let piece = |at: usize| {
            let clause = clauses.iter().find(|clause| at < clause.to);
            clause
                .is_some_and(|clause| titled[clause.from - from..clause.to - from].contains(&true))
        };
        // "so still wobbly so only bars 9 to 16 of the Carnival"
        let bars = |item: &Item| matches!(item.what, ItemKind::Place(_)) && piece(item.from);
        // "Sprained his thumb, left hand!"
        let named_behind = |item: &Item| {
            let clause = clauses.iter().find(|clause| item.from < clause.to);
            let behind = |clause: &Clause| hurts.iter().any(|hurt| hurt.1 == clause.from);
            let alone = |clause: &Clause| item.to - item.from == clause.to - clause.from;
            matches!(item.what, ItemKind::Hands(_, false))
                && clause.is_some_and(|clause| behind(clause) && alone(clause))
        };
        items.retain(|item| {
            !(in_body(item.from) || named_behind(item))
                || bars(item)
                || item.is_subject() && !matches!(item.what, ItemKind::Key(_) | ItemKind::Event(_))
        });
        Found {
            items,
            clauses,
            hurts,
            language,
        }
    }
}
