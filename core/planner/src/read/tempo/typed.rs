//! A metronome number by itself, as in a text box.

use super::{super::token::tokens, marks::numbers, one};
use crate::{goals::NoteValue, read::lexicon::Language};

/// The only number in a text and its note value, if it names one; `None` if the text says anything else.
pub fn typed(text: &str) -> Option<(u16, Option<NoteValue>)> {
    let tokens = tokens(text);
    let (to, found, unit) = match one(&tokens, 0, false, Language::English) {
        Some(one) => (one.to, one.numbers, one.unit),
        None => (1, numbers(&tokens.first()?.word.lower)?, None),
    };
    match found[..] {
        [bpm] if to == tokens.len() => Some((bpm, unit)),
        _ => None,
    }
}
