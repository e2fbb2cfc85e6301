//! Names without evidence: what stands right behind one may be of it.

use super::{
    super::{
        item::Item,
        lexicon::{Language, language},
        token::{End, Token, is_name},
    },
    Reading,
    look::Found,
    words::is_set,
};
use crate::vocabulary::{lists::listed, sets};

impl Reading<'_> {
    /// Takes out of a sentence what stands right behind a name without evidence, "Harbour Lights bars 9-16", where it may be of that. Answers
    /// whether there is such a name, and whether anything was taken out.
    pub fn drop_unproven(&self, (from, to): (usize, usize), found: &mut Found) -> (bool, bool) {
        if found.language == Language::German {
            return (false, false);
        }
        let many = found.items.len();
        let opens = |at: usize| at == from || self.tokens[at - 1].end > End::None;
        let named = |at: usize, items: &[Item]| {
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            !inside && !self.empty[at] && is_name(&self.tokens[at])
        };
        let mut unproven = false;
        for at in from..to {
            // A sentence begins with a capital anyway.
            let items = &found.items;
            let placed = items
                .iter()
                .any(|item| item.from == at + 1 && !item.is_subject());
            let next = at + 1 < to && self.tokens[at].end == End::None && named(at + 1, items);
            let certain = !opens(at) || next || placed && is_unknown(&self.tokens[at]);
            // "knight rupert bars 1-4"
            let dictated = self.is_dictated(at, to, items);
            if !dictated && (!named(at, items) || !certain) {
                continue;
            }
            unproven = true;
            let clause = found.clauses.iter().find(|clause| at < clause.to);
            let end = clause.map_or(to, |clause| clause.to);
            let mut behind = found.items.iter().filter(|item| item.from > at);
            let next = behind.find(|item| item.is_subject());
            let end = next.map_or(end, |next| next.from.min(end));
            let inside = |item: &Item| at < item.from && item.from < end;
            found.items.retain(|item| item.out || !inside(item));
        }
        (unproven, found.items.len() < many)
    }

    /// Whether two words that no list has stand before what is set, with nothing named before them: perhaps a title in small letters.
    fn is_dictated(&self, at: usize, to: usize, items: &[Item]) -> bool {
        let unknown = |at: usize| {
            let token = &self.tokens[at];
            let inside = items.iter().any(|item| item.from <= at && at < item.to);
            !inside
                && is_unknown(token)
                && token.word.lower.chars().all(char::is_alphabetic)
                && token.end == End::None
        };
        let start = (0..at).rfind(|at| self.tokens[*at].end > End::None);
        let own = |item: &Item| item.is_subject() && start.is_none_or(|start| start < item.from);
        let before = items.iter().any(|item| own(item) && item.from < at);
        let behind = items.iter().any(|item| item.from > at + 1 && is_set(item));
        let english = language(&self.tokens[at..to]) == Language::English;
        at + 1 < to && english && !before && behind && unknown(at) && unknown(at + 1)
    }
}

/// Whether a word stands in no list at all.
fn is_unknown(token: &Token) -> bool {
    let thing = |set| listed(set, &token.word.lower);
    token.word.is_unknown()
        && token.entries.is_empty()
        && !thing(sets::SENSE_THING)
        && !thing(sets::SENSE_MUSIC)
}
