//! The signs of a sentence, found by the vocabulary.

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::{Entry, Language, longest},
        scan::is_numbered,
        token::End,
    },
    Cue, SIGNS, Scope, Sign,
};
use crate::{
    goals::Do,
    vocabulary::{lists::listed, sets},
};

/// Words after "can go" with which a piece is dropped still.
const UNTIL: &str =
    " altogether and but completely entirely now out please then till today too until ";

/// Sections that leave out hold in every language; the others in the sentence's own.
fn sign_of(entry: &Entry, language: Language) -> Option<Sign> {
    let own = entry.language == language;
    Some(match entry.class {
        "before" => Sign::Before,
        "negation" => Sign::Negation,
        "after" => Sign::After,
        "positive" => Sign::Positive,
        "finish" if own => Sign::Do(Do::Finish),
        "break" if own => Sign::Break,
        "keep" if own => Sign::Do(Do::Keep),
        "listen" if own => Sign::Do(Do::Listen),
        "perform" if own => Sign::Do(Do::Perform),
        "main" if own => Sign::Main,
        _ => return None,
    })
}

impl Scope<'_> {
    /// The signs of the sentence in their order.
    pub fn cues(&self) -> Vec<Cue> {
        let mut found = Vec::new();
        let mut at = self.from;
        while at < self.to && found.len() < SIGNS {
            let item = self
                .items
                .iter()
                .find(|item| item.from <= at && at < item.to);
            if let Some(item) = item {
                at = item.to;
                continue;
            }
            let numbered = is_numbered(&self.tokens[..self.to], at);
            let sign = Some(at).filter(|_| !numbered);
            let Some((many, sign)) = sign.and_then(|at| self.sign_at(at)) else {
                at += 1;
                continue;
            };
            if let Some(sign) = sign {
                found.push(Cue {
                    sign,
                    from: at,
                    to: at + many,
                    acts: false,
                });
            }
            at += many;
        }
        found
    }

    /// How many words a sign at a word takes, and the sign; none where the words have another sense.
    fn sign_at(&self, at: usize) -> Option<(usize, Option<Sign>)> {
        // "too early for" is no rhythm.
        let hides = |item: &Item| !matches!(item.what, ItemKind::Need(_));
        let free = |many: usize| {
            !self
                .items
                .iter()
                .any(|item| item.from < at + many && at < item.to && (many < 3 || hides(item)))
        };
        let wanted = |entry: &Entry| sign_of(entry, self.language).is_some() && free(entry.words);
        let phrase = longest(&self.tokens[..self.to], at, wanted);
        let longer = |many: usize| free(many) && phrase.is_none_or(|(words, _)| words < many);
        if let Some((many, sign)) = self.is_unneeded(at).filter(|(many, _)| longer(*many)) {
            return Some((many, Some(sign)));
        }
        let Some((many, entry)) = phrase else {
            let (many, sign) = self.shape(at).filter(|(many, _)| free(*many))?;
            return Some((many, Some(sign)));
        };
        let sign = self.precedence(at, many, entry);
        Some((many, sign.and_then(|sign| self.in_sense(sign, at, entry))))
    }

    /// Of equal phrases the one that leaves out counts.
    fn precedence(&self, at: usize, many: usize, entry: &Entry) -> Option<Sign> {
        // "All pieces but the Gavotte are on hold."
        let all = |item: &Item| item.to == at && listed(sets::OTHERS_ALL, self.word(item.from));
        if entry.phrase == "but" && self.items.iter().any(all) {
            return Some(Sign::Before);
        }
        let wanted = |other: &Entry| {
            other.phrase == entry.phrase
                && matches!(other.class, "positive" | "before" | "after" | "negation")
        };
        let careful = longest(&self.tokens[..self.to], at, wanted);
        let entry = careful
            .filter(|(words, _)| *words == many)
            .map_or(entry, |(_, careful)| careful);
        sign_of(entry, self.language)
    }

    /// Whether a verb that is a noun as well leaves something out: "rest the Waltz", but not "8 bars of rest".
    pub fn is_order(&self, at: usize, entry: &Entry) -> bool {
        if !matches!(
            entry.phrase,
            "rest" | "stop" | "pause" | "drop" | "cut" | "park" | "swap"
        ) {
            return true;
        }
        // "Let the Sonata rest."
        if matches!(self.word(self.from), "let" | "let's") && self.tokens[at].end > End::None {
            return true;
        }
        let before = at.checked_sub(1).filter(|before| *before >= self.from);
        before.is_none_or(|before| {
            self.tokens[before].end > End::None
                || listed(" also and but can could i'd just let let's must now or please should so then to we will you ", self.word(before))
        })
    }

    /// Whether "can go" ends its clause, but for how long: "the Prelude can go", "can go for now", not "can go quicker",
    /// "can go straight to 84".
    pub fn is_dropped(&self, after: usize) -> bool {
        if after >= self.to || self.tokens[after - 1].end > End::None {
            return true;
        }
        let [next, second, third] = [after, after + 1, after + 2].map(|at| self.word(at));
        match next {
            "for" => match second {
                "a" => matches!(
                    third,
                    "while" | "bit" | "week" | "fortnight" | "month" | "time"
                ),
                _ => matches!(
                    second,
                    "now" | "this" | "the" | "good" | "today" | "another"
                ),
            },
            "this" => matches!(second, "week" | "time" | "term"),
            "from" => matches!(second, "the" | "your" | "our" | "his" | "her"),
            "as" => second == "well",
            _ => listed(UNTIL, next),
        }
    }

    /// "not finished yet"
    pub fn is_denied(&self, at: usize) -> bool {
        let from = at.saturating_sub(2).max(self.from);
        (from..at).any(|at| {
            let word = self.word(at);
            word.ends_with("n't") || listed(sets::CUES_NOT, word)
        })
    }
}
