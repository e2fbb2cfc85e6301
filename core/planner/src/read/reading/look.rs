//! What a sentence names, and what it says of the body.

use super::{
    super::{
        item::{Item, What},
        lexicon::Language,
        scan::Clause,
    },
    Reading,
};

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
            .filter(|item| matches!(item.what, What::Known(_) | What::Title(..)))
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
        let bars = |item: &Item| matches!(item.what, What::Place(_)) && piece(item.from);
        items.retain(|item| {
            !in_body(item.from)
                || bars(item)
                || item.is_subject() && !matches!(item.what, What::Key(_) | What::Event(_))
        });
        Found {
            items,
            clauses,
            hurts,
            language,
        }
    }
}
