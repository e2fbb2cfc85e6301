//! The vocabulary of a note, one file a language under `data/`, looked up by its longest phrase.

mod language;

use std::sync::LazyLock;

use reedling_core::case_mapping::lower;

use super::token::Token;
use crate::vocabulary::{lexicon::List, lookup::hash, part::Word};
pub use language::language;

/// A language of notes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

macro_rules! file {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $name))
    };
}

/// How many languages there are.
const LANGUAGES: usize = 4;

/// The vocabularies: of each language in the order of [`Language`], then of titles.
pub const FILES: [(Language, &str); LANGUAGES + 1] = [
    (Language::English, file!("en.txt")),
    (Language::German, file!("de.txt")),
    (Language::French, file!("fr.txt")),
    (Language::Spanish, file!("es.txt")),
    (Language::English, file!("titles.txt")),
];

/// A phrase of the vocabulary.
#[derive(Debug)]
pub struct Entry {
    /// Its words, in lower case.
    pub phrase: &'static str,
    /// Its section.
    pub class: &'static str,
    /// What it stands for: "the last line".
    pub means: &'static str,
    /// How many words it has.
    pub words: usize,
    /// Its language.
    pub language: Language,
    /// The next entry with the same hash of the first word, counted from 1; 0 where there is none.
    next: u16,
}

/// The vocabulary in the order of the files, found by the first words.
struct Vocabulary {
    entries: Vec<Entry>,
    /// The first entry of each hash, counted from 1; 0 where there is none.
    heads: Vec<u16>,
}

const HEADS: usize = 2_048;

static VOCABULARY: LazyLock<Vocabulary> = LazyLock::new(|| {
    let mut entries = Vec::new();
    for (language, file) in FILES {
        let mut class = "";
        for line in file.lines() {
            if let Some(name) = line.strip_prefix('[') {
                class = name.trim_end_matches(']');
                continue;
            }
            for phrase in line.split(',') {
                let (phrase, means) = phrase.split_once('=').unwrap_or((phrase, phrase));
                entries.push(Entry {
                    phrase,
                    class,
                    means,
                    words: phrase.split(' ').count(),
                    language,
                    next: 0,
                });
            }
        }
    }
    let mut heads = vec![0; HEADS];
    for (at, entry) in entries.iter_mut().enumerate().rev() {
        let head = &mut heads[hash(first(entry.phrase)) % HEADS];
        entry.next = *head;
        *head = u16::try_from(at + 1).unwrap_or_default();
    }
    Vocabulary { entries, heads }
});

/// The list of words of titles that a section is more of.
fn list_of(class: &str) -> Option<List> {
    Some(match class {
        "form" => List::Form,
        "formIfCapital" => List::FormIfCapital,
        "composer" => List::Composer,
        "method" => List::Method,
        "noTitle" => List::Stop,
        _ => return None,
    })
}

/// A word as written, looked up in the lists of titles and of the body and in the vocabulary.
pub fn word(text: &str) -> Word {
    let lower = lower(text);
    let entries = beginning(&lower);
    let spelling = entries.iter().find(|entry| entry.class == "spelling");
    read_as(text, spelling.map_or(lower.as_str(), |entry| entry.means))
}

/// A word as written that is read as another, looked up.
pub fn read_as(text: &str, known: &str) -> Word {
    let mut word = Word::spelt(text, known.to_owned());
    for entry in beginning(known) {
        if let Some(list) = list_of(entry.class) {
            word.add(list);
        }
    }
    word
}

/// The phrases of the vocabulary.
pub fn entries() -> &'static [Entry] {
    let vocabulary: &'static Vocabulary = &VOCABULARY;
    &vocabulary.entries
}

/// The phrases that begin with a word.
pub fn beginning(word: &str) -> Vec<&'static Entry> {
    let vocabulary: &'static Vocabulary = &VOCABULARY;
    let mut found = Vec::new();
    let mut next = vocabulary.heads[hash(word) % HEADS];
    while let Some(entry) = vocabulary.entries.get(usize::from(next).wrapping_sub(1)) {
        if first(entry.phrase) == word {
            found.push(entry);
        }
        next = entry.next;
    }
    found
}

fn first(phrase: &str) -> &str {
    phrase.split(' ').next().unwrap_or_default()
}

/// The phrases that stand at a word, within a sentence. Looked up once for each word.
pub fn standing(tokens: &[Token], at: usize) -> Vec<&'static Entry> {
    let mut entries = beginning(&tokens[at].word.lower);
    entries.retain(|entry| entry.words == 1 || stands(tokens, at, entry.phrase));
    entries
}

/// The longest phrase of some classes at a word, and how many words it has.
pub fn longest(
    tokens: &[Token],
    at: usize,
    wanted: impl Fn(&Entry) -> bool,
) -> Option<(usize, &'static Entry)> {
    longest_of(tokens, at, &wanted)
}

/// The same, once for all kinds of search.
#[inline(never)]
fn longest_of(
    tokens: &[Token],
    at: usize,
    wanted: &dyn Fn(&Entry) -> bool,
) -> Option<(usize, &'static Entry)> {
    let mut best: Option<(usize, &'static Entry)> = None;
    for entry in &tokens.get(at)?.entries {
        let many = entry.words;
        if best.is_none_or(|(most, _)| many > most) && at + many <= tokens.len() && wanted(entry) {
            best = Some((many, entry));
        }
    }
    best
}

fn stands(tokens: &[Token], at: usize, phrase: &str) -> bool {
    let mut words = tokens[at..].iter();
    let mut wanted = phrase.split(' ').peekable();
    while let Some(word) = wanted.next() {
        let Some(token) = words.next() else {
            return false;
        };
        let broken = token.end != super::token::End::None && wanted.peek().is_some();
        if token.word.lower != word || broken {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::{FILES, VOCABULARY};

    #[test]
    fn phrases_are_plain_and_stand_once_in_a_section() {
        assert!(VOCABULARY.entries.len() < usize::from(u16::MAX));
        for entry in &VOCABULARY.entries {
            assert_eq!(
                entry.phrase,
                entry.phrase.trim().to_lowercase(),
                "{entry:?}"
            );
            assert!(!entry.class.is_empty());
        }
        for (language, file) in FILES {
            for section in file.split("\n[").skip(1) {
                let (name, text) = section.split_once("]\n").expect("a section");
                let phrases: Vec<_> = text.lines().flat_map(|line| line.split(',')).collect();
                let mut once = phrases.clone();
                once.sort_unstable();
                once.dedup();
                assert_eq!(once.len(), phrases.len(), "{language:?} {name}");
            }
        }
    }
}
