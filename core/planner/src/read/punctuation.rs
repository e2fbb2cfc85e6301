//! Signs that stand between words.

use reedling_core::case_mapping::lower;

use super::token::Token;
use crate::{
    text::between,
    vocabulary::{
        days::weekday,
        lexicon::List,
        lists::listed,
        sets,
        word_shapes::{is_letter, is_word_char},
    },
};

/// A sign in what stands between two spaces.
pub struct Here<'a> {
    /// What stands between the spaces.
    pub raw: &'a str,
    offset: usize,
    /// The sign.
    pub letter: char,
    /// Where the word begins that may end here.
    pub start: usize,
    /// The sign's place in the note.
    pub at: usize,
    /// The place after it.
    pub after: usize,
    /// Whether a word goes on after it.
    pub inside: bool,
    /// Whether a word stands before it.
    pub before: bool,
    /// Whether that ends with a figure.
    pub digits: bool,
}

impl<'a> Here<'a> {
    /// The sign at a place of what stands between two spaces, with the words beside it.
    pub fn of(
        note: &'a str,
        (from, to): (usize, usize),
        start: usize,
        (offset, letter): (usize, char),
    ) -> Self {
        let raw = between(note, from, to);
        let at = from + offset;
        let before = between(note, start, at).chars().next_back();
        let here = Self {
            raw,
            offset,
            letter,
            start,
            at,
            after: at + letter.len_utf8(),
            inside: false,
            before: before.is_some_and(is_word_char),
            digits: before.is_some_and(|c| c.is_ascii_digit()),
        };
        let inside = here.rest().chars().next().is_some_and(is_word_char);
        Self { inside, ..here }
    }

    /// What stands after the sign.
    pub fn rest(&self) -> &'a str {
        between(
            self.raw,
            self.offset + self.letter.len_utf8(),
            self.raw.len(),
        )
    }
    /// Whether a figure stands before it and after it.
    pub fn goes_on_with_figure(&self) -> bool {
        self.digits && self.rest().starts_with(|c: char| c.is_ascii_digit())
    }
}

/// Whether a word is of bars, or joins two.
pub fn counts_bars(last: Option<&Token>) -> bool {
    last.is_some_and(|token| token.word.is(List::Bar) || token.word.lower == "&")
}

/// Whether a dash between two words goes from one to the other: "9 - 16", "Fri - Sun".
pub fn is_span(last: &str, next: &str) -> bool {
    let numeric = |text: &str| text.contains(|c: char| c.is_ascii_digit());
    let day = |text: &str| weekday(&lower(text.trim_end_matches(['.', ',', ';']))).is_some();
    numeric(last) && numeric(next) || day(last) && day(next)
}

/// The first word of what stands after a full stop.
fn first(rest: &str) -> &str {
    rest.split(|sign| !is_letter(sign))
        .next()
        .unwrap_or_default()
}

/// "fa maj. La valse": whether an article begins a sentence after a short form.
pub fn begins_after(stem: &str, rest: &str) -> bool {
    let next = first(rest);
    matches!(stem, "H" | "maj" | "min")
        && next.starts_with(char::is_uppercase)
        && listed(sets::PIECES_SMALL, &lower(next))
}

/// "re. Hd. allein", "mano izq. sola", "cc. 1-8", "Str. 3": a short form before what it is of.
pub fn is_short(stem: &str, rest: &str) -> bool {
    let next = first(rest);
    let hand = listed(sets::SHORT_SIDE, &lower(stem)) && listed(sets::SHORT_HAND, &lower(next));
    // "li. Hd. leiser", but not "mano izq. la Bourrée"
    let goes_on = next.starts_with(char::is_lowercase) && !listed(sets::PIECES_SMALL, next);
    let side = listed(sets::SHORT_HAND, &lower(stem)) && goes_on;
    let number = rest.starts_with(|c: char| c.is_ascii_digit());
    hand || side || number && matches!(stem, "Str" | "cc")
}
