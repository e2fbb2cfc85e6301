//! Negations of how something is played, and not of what: "don't play the Minuet too fast".

use super::{
    super::{
        item::{Item, ItemKind},
        token::End,
    },
    Cue, Scope,
};
use crate::vocabulary::{lists::listed, sets};

impl Scope<'_> {
    /// "don't play the Minuet at 90", "don't play it hands together yet": the tempo or the hands at a word are left out.
    pub fn leave_manner(&mut self, at: usize) -> bool {
        let open = at < self.to && self.tokens[at - 1].end == End::None;
        let manner = |item: &&mut Item| {
            item.from == at && matches!(item.what, ItemKind::Tempo(_) | ItemKind::Hands(_, true))
        };
        let found = self.items.iter_mut().find(manner).filter(|_| open);
        found.map(|item| item.out = true).is_some()
    }

    /// Whether an item is a place of the piece right behind it: "bars 5 to 8 of the Allemande".
    pub fn of_next(&self, item: usize) -> bool {
        let small = |at: usize| {
            listed(sets::ORDER_OF_PIECE, self.word(at))
                || listed(sets::ORDER_ARTICLES, self.word(at))
        };
        let (place, next) = (&self.items[item], self.items.get(item + 1));
        next.is_some_and(|next| {
            let between = place.to < next.from && (place.to..next.from).all(small);
            matches!(place.what, ItemKind::Place(_)) && next.is_subject() && between
        })
    }

    /// The end of an item, with the piece that it is of.
    pub fn end_with_piece(&self, item: usize) -> usize {
        self.items[item + usize::from(self.of_next(item))].to
    }

    /// "don't play the Minuet from the beginning every time" sets no beginning.
    pub fn drop_start(&mut self, from: usize) {
        if self.word(from) == "from" {
            let start = |item: &Item| (from..from + 4).contains(&item.from);
            self.items
                .retain(|item| !(start(item) && matches!(item.what, ItemKind::Place(_))));
        }
    }

    /// "Not secure in bars 5-8", "pas encore sûr mesures 5-8" denies no bars.
    pub fn is_described(&self, from: usize, item: usize, cue: Cue) -> bool {
        let item = &self.items[item];
        let mut words = from..item.from;
        let within = (1..=2).any(|back| {
            let before = item.from.checked_sub(back).filter(|at| *at >= from);
            before.is_some_and(|at| listed(sets::MANNER_BEFORE, self.word(at)))
        });
        let plays = |at: usize| {
            listed(sets::SENSE_PLAY, self.word(at))
                || self.is_foreign() && self.in_class(at, "verb")
        };
        // "sans presser mesures 5-8", "ne lève pas le poignet mesure 5"
        let without = listed(sets::MANNER_WITHOUT, self.word(cue.from));
        let manner = |at: usize| {
            let word = self.word(at);
            listed(sets::SENSE_THING, word)
                || without
                    && sets::MANNER_INFINITIVE
                        .split_ascii_whitespace()
                        .any(|end| word.ends_with(end))
        };
        let says = |at: usize| {
            listed(sets::MANNER_UNTIL, self.word(at))
                || self.is_foreign()
                    && (within || cue.to > cue.from + 1 || manner(at))
                    && !self.in_class(at, "empty")
        };
        matches!(item.what, ItemKind::Place(_)) && words.clone().any(says) && !words.any(plays)
    }

    /// "don't play the Minuet too fast" is of how it is played.
    pub fn tells_how(&self, item: usize) -> bool {
        let to = self.items[item].to;
        let more = to + 1 < self.to && self.tokens[to].end == End::None;
        let alone = listed(sets::MANNER_ADVERB, self.word(to));
        let with_me = listed(sets::MANNER_ME, self.word(to + 1));
        self.tokens[to - 1].end == End::None
            && listed(sets::MANNER_HOW, self.word(to))
            && (more || alone)
            && !with_me
    }
}
