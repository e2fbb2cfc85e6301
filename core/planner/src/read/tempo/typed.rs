//! A number of a metronome that stands by itself, as in a box.

use super::{super::token::tokens, marks::numbers, one};
use crate::{goals::NoteValue, read::lexicon::Language};

/// The one number that a text says, and what it counts where it says that; `None` where it says anything else.
pub fn typed(text: &str) -> Option<(u16, Option<NoteValue>)> {
    let tokens = tokens(text, &|_| true);
    let (to, found, unit) = match one(&tokens, 0, false, Language::English) {
        Some(one) => (one.to, one.numbers, one.unit),
        None => (1, numbers(&tokens.first()?.word.lower)?, None),
    };
    match found[..] {
        [bpm] if to == tokens.len() => Some((bpm, unit)),
        _ => None,
    }
}
