//! What a sentence names without evidence: a capital of its own that is in no list.

use super::{
    super::{
        item::{Item, What},
        lexicon::Language,
        scan::Clause,
        token::{End, Token},
    },
    Reading,
};
use crate::{
    goals::Place,
    notes::{lexicon::List, senses::is_in_set, word_shapes::is_key_letter},
};

impl Reading<'_> {
    /// Whether a sentence without a subject names something with a capital of its own. German nouns all have one.
    pub fn names_unproven(
        &self,
        from: usize,
        to: usize,
        items: &[Item],
        language: Language,
    ) -> bool {
        let named = |at: usize| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            !inside && !self.empty[at] && is_name(&self.tokens[at])
        };
        let opens = |at: usize| at == from || self.tokens[at - 1].end > End::None;
        let mut words = from..to;
        if language == Language::German {
            return words.any(|at| at + 1 < to && opens(at) && named(at) && named(at + 1));
        }
        // "Riverside bars 9-16" at the beginning of a sentence
        let placed = |at: usize| is_unknown(&self.tokens[at]) && is_placed(items, at + 1);
        words.any(|at| named(at) && (!opens(at) || at + 1 < to && (named(at + 1) || placed(at))))
    }

    /// Where in a sentence a place of something begins that is not proven: "Gavotte bars 1-8, Harbour Lights bars 9-16".
    pub fn names_another(
        &self,
        from: usize,
        (items, clauses): &(Vec<Item>, Vec<Clause>),
        language: Language,
    ) -> Option<usize> {
        let named = |at: usize| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            !inside && !self.empty[at] && is_name(&self.tokens[at])
        };
        let another = |clause: &&Clause| {
            let own = |item: &&Item| clause.from <= item.from && item.from < clause.to;
            let mut own = items.iter().filter(own);
            let at = clause.from;
            let name = named(at) && is_unknown(&self.tokens[at]);
            let long = at + 1 < clause.to && named(at + 1);
            let placed = own.clone().any(|item| matches!(item.what, What::Place(_)));
            at > from
                && name
                && (long && placed || is_placed(items, at + 1))
                && !own.any(Item::is_subject)
        };
        let found = clauses
            .iter()
            .find(another)
            .filter(|_| language != Language::German)?;
        Some(found.from)
    }
}

/// Whether a word stands in no list at all.
fn is_unknown(token: &Token) -> bool {
    let thing = |set| is_in_set(set, &token.word.lower);
    token.word.is_unknown() && token.entries.is_empty() && !thing("thing") && !thing("music")
}

/// Whether a place stands at a word.
fn is_placed(items: &[Item], at: usize) -> bool {
    let mut items = items.iter().filter(|item| item.from == at);
    items.any(|item| {
        matches!(
            item.what,
            What::Place(Place::Bars { .. } | Place::Page { .. })
        )
    })
}

/// A capital that is neither a day, a listed word nor a chord.
fn is_name(token: &Token) -> bool {
    let text = token.word.text.as_str();
    let capital = text.starts_with(char::is_uppercase) && text.chars().any(char::is_lowercase);
    let listed = token
        .entries
        .iter()
        .any(|entry| entry.phrase == token.word.lower);
    let chord = text.split(['-', '/']).all(|part| {
        let letters = part.trim_end_matches(|c: char| c.is_ascii_digit());
        let root = without_end(without_end(letters, "sus"), "maj");
        is_key_letter(root.trim_end_matches(['m', '7']))
    });
    capital && !listed && !chord && !text.starts_with("I'") && !token.word.is(List::Stop)
}

/// A text without an ending, however often it stands there.
fn without_end<'t>(mut text: &'t str, end: &str) -> &'t str {
    while let Some(rest) = text.strip_suffix(end) {
        text = rest;
    }
    text
}
