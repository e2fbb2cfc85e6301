//! What a sentence names without evidence: a capital of its own that is in no list.

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::Language,
        place::bare_at,
        scan::Clause,
        scope::{Cue, Sign},
        token::{End, Token},
    },
    Reading,
};
use crate::{
    goals::{Do, Place},
    vocabulary::{lexicon::List, lists::listed, sets, word_shapes::is_key_letter},
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
        let named = |at: usize| self.is_named(at, items);
        let opens = |at: usize| at == from || self.tokens[at - 1].end > End::None;
        let mut words = from..to;
        if language == Language::German {
            return words.any(|at| at + 1 < to && opens(at) && named(at) && named(at + 1));
        }
        // "Riverside bars 9-16" at the beginning of a sentence
        let placed = |at: usize| is_unknown(&self.tokens[at]) && is_placed(items, at + 1);
        words.any(|at| named(at) && (!opens(at) || at + 1 < to && (named(at + 1) || placed(at))))
    }

    /// Whether a word has a capital of its own and stands in no list.
    pub fn is_named(&self, at: usize, items: &[Item]) -> bool {
        let inside = items.iter().any(|item| item.from <= at && at < item.to);
        !inside && !self.empty[at] && is_name(&self.tokens[at])
    }

    /// Where a sentence ends and another begins: after what is not proven, and before it. "Gavotte bars 1-8, Harbour Lights
    /// bars 9-16", "Harbour Lights bars 9-16 and Gavotte bars 1-8".
    pub fn names_another(
        &self,
        from: usize,
        (items, clauses): (&[Item], &[Clause]),
        language: Language,
    ) -> Option<(usize, usize)> {
        let subject = |from: usize, to: usize| {
            let own = |item: &&Item| from <= item.from && item.from < to;
            items.iter().filter(own).any(Item::is_subject)
        };
        let to = clauses.last()?.to;
        let (mut start, mut unproven) = (from, false);
        let signed = || {
            let mut items = items.to_vec();
            let signs = self.signs_with_names((from, to), (&mut items, clauses), language);
            (items, signs.cues)
        };
        let opens = is_name(&self.tokens[from]) || subject(from, from + 1);
        let mut plain = None;
        for at in from..to {
            let ends = self.tokens[at].end > End::None || at + 1 == to;
            let leads = !ends && self.leads_to_name(at + 1, to, items);
            let joint = leads
                || opens
                    && !ends
                    && self.joins_another(at + 1, to, items)
                    && *plain.get_or_insert_with(|| !signed().1.iter().any(leaves));
            if !ends && !joint {
                continue;
            }
            let before = unproven;
            let named = subject(start, at + 1);
            unproven = !named && self.places_unproven((start, at + 1), items);
            let over = || leaves_over(&signed().0, (from, start, at + 1));
            if start > from && (unproven || before && named) && !over() {
                let small = usize::from(self.tokens[start - 1].end == End::None);
                return (language != Language::German).then_some((start - small, start));
            }
            start = at + 1 + usize::from(joint);
        }
        None
    }

    /// "and Harbour Lights", "and Gavotte": a word that joins, with a name after it.
    fn joins_another(&self, at: usize, to: usize, items: &[Item]) -> bool {
        let next = at + 1;
        let subject = |item: &Item| item.from == next && item.is_subject();
        let name = |at: usize| at < to && is_name(&self.tokens[at]) && !self.empty[at];
        listed(" & and plus ", &self.tokens[at].word.lower)
            && next < to
            && (items.iter().any(subject) || name(next) && is_unknown(&self.tokens[next]))
    }

    /// The first word of a clause behind what only leads to a name: "and play Harbour Lights", "but Harbour Lights".
    fn past_lead(&self, from: usize, to: usize) -> usize {
        const LEADS: &str =
            " also and but do instead learn now play practice practise so start then ";
        let small = |at: &usize| {
            *at + 1 < to && self.tokens[*at].end == End::None && listed(LEADS, self.word(*at))
        };
        from + (from..to).take_while(small).count()
    }

    /// "and play Harbour Lights bars 9-16": a word that joins and a verb, with a name after them.
    fn leads_to_name(&self, at: usize, to: usize, items: &[Item]) -> bool {
        let name = self.past_lead(at, to);
        name > at + 1 && name < to && self.is_named(name, items) && is_unknown(&self.tokens[name])
    }

    /// Whether a clause begins with a name that is not proven and says where in it or how fast: "Harbour Lights bars 9-16",
    /// "Moon River 9-16".
    pub fn places_unproven(&self, (from, to): (usize, usize), items: &[Item]) -> bool {
        let from = self.past_lead(from, to);
        let named = (from..to).take_while(|at| self.is_named(*at, items));
        let many = named.count();
        let placed = || {
            let own = |item: &Item| {
                (from..to).contains(&item.from)
                    && matches!(item.what, ItemKind::Place(_) | ItemKind::Tempo(_))
            };
            items.iter().any(own) || bare_at(&self.tokens[..to], from, from + many, true).is_some()
        };
        many > 0
            && is_unknown(&self.tokens[from])
            && (many > 1 && from + many < to && placed() || is_placed(items, from + 1))
    }
}

/// Whether a sign leaves something out or ends it, so that "and" may go on with what it does.
pub fn leaves(cue: &Cue) -> bool {
    matches!(
        cue.sign,
        Sign::Before | Sign::Negation | Sign::After | Sign::Do(Do::Finish)
    )
}

/// Whether both sides of a joint are left out: "skip Gavotte bars 1-8, Harbour Lights bars 9-16".
fn leaves_over(items: &[Item], (from, joint, to): (usize, usize, usize)) -> bool {
    let out = |from: usize, to: usize| {
        let mut items = items
            .iter()
            .filter(|item| from <= item.from && item.from < to);
        items.any(|item| item.out && (item.is_subject() || matches!(item.what, ItemKind::Place(_))))
    };
    out(from, joint) && out(joint, to)
}

/// Whether a word stands in no list at all.
pub fn is_unknown(token: &Token) -> bool {
    let thing = |set| listed(set, &token.word.lower);
    token.word.is_unknown()
        && token.entries.is_empty()
        && !thing(sets::SENSE_THING)
        && !thing(sets::SENSE_MUSIC)
}

/// Whether a place stands at a word.
fn is_placed(items: &[Item], at: usize) -> bool {
    let mut items = items.iter().filter(|item| item.from == at);
    items.any(|item| {
        matches!(
            item.what,
            ItemKind::Place(Place::Bars { .. } | Place::Page { .. })
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
