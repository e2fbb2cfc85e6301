//! A part of a note and its words.

use super::{
    lexicon::{List, Lists, bit},
    lists::listed,
    lookup::lists,
};
use reedling_core::case_mapping::lower;

/// A run of words between commas, colons, dashes or brackets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Part {
    /// The words, without punctuation around them.
    pub words: Vec<Word>,
    /// Whether a sentence begins here.
    pub opens_sentence: bool,
    /// Whether it stood in quotation marks.
    pub quoted: bool,
    /// Whether a colon or dash followed, as after a heading.
    pub heading: bool,
}

/// A word as written and in lower case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// As the teacher wrote it.
    pub text: String,
    /// In lower case.
    pub lower: String,
    /// The lists in which it stands.
    lists: Lists,
    /// The lists in which one of its segments stands: "wrist-pain", "l'épaule". Who is free of something has it not.
    segments: Lists,
}

impl Word {
    /// A word as written, looked up in the lists.
    pub fn new(text: &str) -> Word {
        Word::spelt(text, lower(text))
    }

    /// A word that is read as another: "dont" as "don't".
    pub fn spelt(text: &str, lower: String) -> Word {
        let own = lists(&lower);
        let mut segments = own;
        if lower.ends_with("free") || lower.ends_with("frei") {
            segments = Lists::default();
        } else if lower.contains(SEGMENTS) {
            let parts = lower.split(SEGMENTS).map(lists);
            segments = parts.fold(Lists::default(), Lists::and);
        }
        Word {
            text: text.into(),
            lower,
            lists: own,
            segments,
        }
    }

    /// Has it stand in one more list.
    pub fn add(&mut self, list: List) {
        self.lists = self.lists.and(Lists(bit(list)));
        // What is a form in any spelling needs no capital any more.
        if list == List::Form {
            self.lists = self.lists.without(List::FormIfCapital);
        }
    }

    /// Whether it stands in no list.
    pub fn is_unknown(&self) -> bool {
        self.segments == Lists::default() && self.lists == Lists::default()
    }

    /// Whether it stands in a list.
    pub fn is(&self, list: List) -> bool {
        self.lists.has(list)
    }

    /// Whether one of its segments does.
    pub fn has(&self, list: List) -> bool {
        self.segments.has(list)
    }
}

/// What stands between the words of a compound.
pub const SEGMENTS: [char; 3] = ['-', '\'', '/'];

#[cfg(test)]
impl Part {
    /// The words of a text that is one part.
    pub fn of(text: &str) -> Part {
        let bare = |word: &str| {
            let is_mark = |c: char| !c.is_alphanumeric() && !"#♯♭&=@%+-".contains(c);
            Word::new(word.trim_matches(is_mark))
        };
        Part {
            words: text.split_whitespace().map(bare).collect(),
            opens_sentence: true,
            ..Part::default()
        }
    }
}

impl Part {
    /// Whether one of the words stands in a list.
    #[inline(never)]
    pub fn says(&self, list: &str) -> bool {
        self.words.iter().any(|word| listed(list, &word.lower))
    }

    /// The word at a place in lower case; there may be none. Not inlined: that keeps the WASM small.
    #[inline(never)]
    pub fn lower(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| word.lower.as_str())
    }

    /// Whether the word at a place stands in a list; there may be none.
    #[inline(never)]
    pub fn is_at(&self, at: usize, list: List) -> bool {
        self.words.get(at).is_some_and(|word| word.is(list))
    }

    /// Whether the words from `at` on are these, in lower case.
    pub fn has_at(&self, at: usize, phrase: &str) -> bool {
        let mut words = self.words.get(at..).unwrap_or_default().iter();
        let mut wanted = phrase.split(' ');
        wanted.all(|wanted| words.next().is_some_and(|word| word.lower == wanted))
    }

    /// Whether the words from `at` on are one of the phrases between commas.
    #[inline(never)]
    pub fn has_one_at(&self, at: usize, phrases: &str) -> bool {
        phrases.split(',').any(|phrase| self.has_at(at, phrase))
    }
}
