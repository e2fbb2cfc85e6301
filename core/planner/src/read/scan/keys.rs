//! Keys as the sentences of four languages name them.

use reedling_core::text::contains;

use super::{
    super::{
        item::{Item, ItemKind},
        lexicon::Language,
        token::{End, Token, lower_at},
    },
    scanner::Scanner,
};
use crate::{
    goals::{Form, Key, Mode},
    vocabulary::{
        keys,
        lists::{listed, value},
        sets,
        word_shapes::is_key_letter,
    },
};

impl Scanner<'_> {
    /// "G major", "B flat", "ré majeur"; letters alone where technique is named beside them.
    pub fn keys(&mut self, technical: bool) {
        let technical = technical
            || self
                .items
                .iter()
                .any(|item| matches!(item.what, ItemKind::Form(_)));
        let mut used = self.used.clone();
        let found = keys::keys(&self.part, &mut used, technical);
        for (at, key) in found {
            let many = (at..used.len())
                .take_while(|at| used[*at] && !self.used[*at])
                .count();
            // "E major section" is a place.
            let part = (at + 1..at + many.max(1) + 2).any(|at| {
                let word = self.part.words.get(at);
                word.is_some_and(|word| listed(sets::KEYS_PART, &word.lower))
            });
            if part && !key.id.1.is_empty() || !technical && self.tells_key(at) {
                continue;
            }
            // Two keys beside each other: "D G A".
            let many = many.min(key.name.split(' ').count()).max(1);
            if let Some(key) = key_of(&key.id) {
                self.take(at, many, ItemKind::Key(key));
            }
        }
    }

    /// "4 bars of D major", "moves to D major in bar 9", "the key is G": what a passage is in, and no scale.
    fn tells_key(&self, at: usize) -> bool {
        let before = |back: usize| {
            at.checked_sub(back)
                .map_or("", |at| self.part.words[at].lower.as_str())
        };
        let titled = self
            .items
            .iter()
            .any(|item| item.to + 1 == self.from + at && item.is_subject());
        match before(1) {
            "in" | "of" => !titled && listed(sets::KEYS_GOES_ON, before(2)),
            "to" | "into" => listed(sets::KEYS_MOVES, before(2)),
            "is" => listed(" it key that ", before(2)),
            _ => false,
        }
    }

    /// "D-Dur", "h-Moll", "ré majeur", "si bémol majeur", "fa sostenido menor".
    pub fn foreign_keys(&mut self) {
        self.each(|scanner, at| {
            let word = |at: usize| {
                let words = &scanner.part.words;
                words.get(at).map_or("", |word| word.lower.as_str())
            };
            let (tonic, sign, mode, many) = match word(at).split_once('-') {
                Some((tonic, mode)) => (tonic, "", mode.split('-').next().unwrap_or(mode), 1),
                None => match sign_of(word(at + 1)) {
                    "" => (word(at), "", word(at + 1), 2),
                    sign => (word(at), sign, word(at + 2), 3),
                },
            };
            // "fa maj", where "a maj" is English
            let short = listed(sets::EVENTS_NOTE, tonic);
            let short = short.then(|| value(sets::KEYS_SHORT_MODE, mode)).flatten();
            let mode = match short.or_else(|| value(sets::KEYS_MODE, mode))? {
                "minor" => Mode::Minor,
                _ => Mode::Major,
            };
            // "la mayor parte", "mi mayor problema"
            let noun = matches!(tonic, "la" | "mi") && listed(sets::KEYS_NOUNS, word(at + many));
            if noun {
                return None;
            }
            let tonic = [tonic_of(tonic, scanner.language)?, sign].concat();
            let (flavour, kind) = match mode {
                Mode::Minor => flavour_of(word(at + many)),
                _ => (0, None),
            };
            let mode = kind.or(Some(mode));
            Some((many + flavour, ItemKind::Key(Key { tonic, mode })))
        });
    }
}

/// "C and G", "no C or G"
fn joins(word: &str) -> bool {
    listed(sets::JOIN_AND, word) || matches!(word, "nor" | "or")
}

/// "C, G and D major": whether a clause between two words has a letter of a list that one mode follows.
pub fn lists_keys(tokens: &[Token], from: usize, to: usize) -> bool {
    let letter = |at: usize| {
        let token = tokens.get(at);
        token.is_some_and(|token| is_key_letter(&token.word.text))
    };
    let and = |at: usize| joins(lower_at(tokens, at));
    let goes_on = |at: &usize| {
        let joined = tokens[at - 1].end == End::Clause || and(at - 1);
        letter(*at) && joined || and(*at) || matches!(lower_at(tokens, *at), "flat" | "sharp")
    };
    (from..to).filter(|first| letter(*first)).any(|first| {
        let rest = (first + 1..tokens.len()).take_while(goes_on);
        let end = first + 1 + rest.clone().count();
        let mode = listed(sets::KEY_MODES, lower_at(tokens, end));
        mode && rest.filter(|at| letter(*at)).count() > 0
    })
}

/// "Db, Ab, Eb major": in a list of keys the mode stands once.
pub fn share_mode(tokens: &[Token], items: &mut [Item]) {
    for at in (1..items.len()).rev() {
        let (before, after) = items.split_at_mut(at);
        let (Some(key), Some(next)) = (before.last_mut(), after.first()) else {
            continue;
        };
        let small = |at: usize| joins(&tokens[at].word.lower);
        let open = (key.to - 1..next.from).all(|at| tokens[at].end < End::Heading);
        if let (ItemKind::Key(own), ItemKind::Key(other)) = (&mut key.what, &next.what)
            && (own.mode, other.mode) == (None, Some(Mode::Major))
            && open
            && (key.to..next.from).all(small)
        {
            own.mode = other.mode;
        }
    }
}

/// "h-Moll Tonleiter melodisch", "gamme mélodique de ré mineur": what is said of the scale tells which minor.
pub fn take_flavours(tokens: &[Token], items: &mut [Item]) {
    for at in 0..items.len() {
        if items[at].what != ItemKind::Form(Form::Scale) {
            continue;
        }
        let (end, minor) = (items[at].to, Some(Mode::Minor));
        let open = tokens[end - 1].end == End::None;
        let Some((1, flavour)) = tokens
            .get(end)
            .filter(|_| open)
            .map(|next| flavour_of(&next.word.lower))
        else {
            continue;
        };
        let beside = |key: &Item| key.to == items[at].from || key.from > end && key.from <= end + 2;
        let mut keys = 0..items.len();
        let key = keys.find(|key| {
            matches!(&items[*key].what, ItemKind::Key(key) if key.mode == minor)
                && beside(&items[*key])
        });
        if let Some(key) = key {
            items[at].to += 1;
            if let ItemKind::Key(key) = &mut items[key].what {
                key.mode = flavour;
            }
        }
    }
}

/// "a-Moll melodisch", "la mineur harmonique": which minor, and how many words say it.
fn flavour_of(word: &str) -> (usize, Option<Mode>) {
    let mode = match word {
        "melodisch" | "mélodique" | "melódica" => Mode::MelodicMinor,
        "harmonisch" | "harmonique" | "armónica" => Mode::HarmonicMinor,
        "natürlich" | "naturelle" | "natural" => Mode::NaturalMinor,
        _ => return (0, None),
    };
    (1, Some(mode))
}

fn sign_of(word: &str) -> &'static str {
    value(sets::KEYS_SIGN, word).unwrap_or_default()
}

/// A key of the reader of notes as a goal has it.
fn key_of((tonic, mode): &(String, String)) -> Option<Key> {
    let letter = tonic
        .chars()
        .next()
        .filter(|letter| ('A'..='G').contains(letter))?;
    let mut name = letter.to_string();
    if tonic.ends_with('b') {
        name.push('♭');
    } else if tonic.ends_with('#') {
        name.push('♯');
    }
    let mode = match mode.as_str() {
        "" => None,
        mode if contains(mode, "pentatonic") && contains(mode, "minor") => {
            Some(Mode::MinorPentatonic)
        }
        mode if contains(mode, "pentatonic") => Some(Mode::Pentatonic),
        mode if contains(mode, "blues") => Some(Mode::Blues),
        mode if contains(mode, "dorian") => Some(Mode::Dorian),
        mode if contains(mode, "mixolydian") => Some(Mode::Mixolydian),
        mode if contains(mode, "harmonic") => Some(Mode::HarmonicMinor),
        mode if contains(mode, "melodic") => Some(Mode::MelodicMinor),
        mode if contains(mode, "natural") => Some(Mode::NaturalMinor),
        mode if contains(mode, "minor") => Some(Mode::Minor),
        _ => Some(Mode::Major),
    };
    Some(Key { tonic: name, mode })
}

/// A tonic of another language: the German H and B, the French and Spanish syllables.
fn tonic_of(name: &str, language: Language) -> Option<&'static str> {
    let german = language == Language::German || language == Language::English;
    match name {
        "b" if german => Some("B♭"),
        "b" => Some("B"),
        name => value(sets::KEYS_TONIC, name),
    }
}
