//! Exams and concerts: whether a note sets them, or only tells when something is or was.

use super::{
    super::{item::ItemKind, lexicon::longest},
    scanner::Scanner,
};
use crate::{
    goals::Place,
    vocabulary::{lexicon::List, lists::listed, sets, word_shapes::is_key_letter},
};

impl Scanner<'_> {
    /// Whether an event is what the words are about: not "until the exam", "the exam is over", "concert B flat".
    pub fn is_event(&self, at: usize, many: usize) -> bool {
        let next = self.part.words.get(at + many);
        let key = self.word(at) == "concert" && next.is_some_and(|next| is_key_letter(&next.text));
        let performs = longest(self.tokens, self.from + at, |entry| {
            entry.class.starts_with("~perform")
        });
        if performs.is_some_and(|(words, _)| words > many) {
            return false;
        }
        let bare = self.opening(at) == at || self.word(at + many) == "ready";
        let told = self.word(at) == "performance" && bare;
        !self.tells_when(at, many) && !key && !told && !self.is_concerto(at)
    }

    /// "Konzert a-Moll", "Vivaldi Konzert", "Konzert: 1. Satz", "Concierto en la menor": a piece.
    fn is_concerto(&self, at: usize) -> bool {
        let next = self.word(at + 1);
        let keyed = ["-moll", "-dur"].iter().any(|mode| next.ends_with(mode));
        let composer = |at: usize| {
            self.part
                .words
                .get(at)
                .is_some_and(|word| word.is(List::Composer))
        };
        let names = |at: usize| {
            let word = self
                .part
                .words
                .get(at)
                .map_or("", |word| word.text.as_str());
            word.ends_with("-Moll")
                || word.ends_with("-Dur")
                || is_key_letter(word)
                || listed(sets::EVENTS_NOTE, self.word(at))
        };
        let led = listed(" de von ", next) && composer(at + 2)
            || listed(sets::EVENTS_IN, next) && names(at + 2)
            || listed(sets::EVENTS_NEXT, next) && !listed(sets::EVENTS_FOR, next)
            || next.starts_with(|c: char| c.is_ascii_digit());
        matches!(self.word(at), "konzert" | "concierto")
            && (keyed || led || at > 0 && composer(at - 1) || self.has_movement())
    }

    /// Whether a movement or bars stand in the clause, or in the one after its colon.
    fn has_movement(&self) -> bool {
        let mut items = self.items.iter();
        items.any(|item| matches!(&item.what, ItemKind::Place(place) if place.is_movement() || matches!(place, Place::Bars { .. })))
    }

    /// "after the concert", "the concert is over", "the concert on Sunday was a triumph".
    pub fn tells_when(&self, at: usize, many: usize) -> bool {
        // "The Waltz is nearly ready for the concert" tells of the Waltz.
        const IS: &str = " almost are is it's nearly now quite ";
        let back =
            |start: usize, back: usize| start.checked_sub(back).map_or("", |at| self.word(at));
        let start = self.opening(at);
        // "Get ready for the concert" sets it.
        let prepared = back(start, 1) == "for"
            && listed(sets::EVENTS_READY, back(start, 2))
            && !listed(IS, back(start, 3));
        let after = at + many;
        listed(sets::EVENTS_WHEN, back(start, 1)) && !prepared
            || listed(sets::EVENTS_OVER, self.word(after))
            || self.word(after) == "is" && listed(sets::EVENTS_OVER, self.word(after + 1))
            || (after..self.part.words.len()).any(|at| listed(sets::EVENTS_WAS, self.word(at)))
    }

    /// The first of the small words before an event: "your next school concert".
    fn opening(&self, at: usize) -> usize {
        const SMALL: &str =
            " a big great her his lovely next our school super that the their this your ";
        let small = |at: &usize| listed(SMALL, self.word(*at));
        (0..at).rev().take_while(small).last().unwrap_or(at)
    }

    fn word(&self, at: usize) -> &str {
        self.part.lower(at)
    }
}
