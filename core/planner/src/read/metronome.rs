//! The metronome, where a note leaves it out.

use super::{
    lexicon::longest,
    token::{Token, tokens},
};
use crate::vocabulary::{lists::listed, sets};

/// "No metronome", "ohne Metronom": how many words of it stand at a word, in whichever language.
pub fn metronome_off(tokens: &[Token], at: usize) -> Option<usize> {
    longest(tokens, at, |entry| entry.class == "metronome.off").map(|(many, _)| many)
}

/// Whether words on how to play a piece leave the metronome out.
pub fn plays_without_metronome(how: Option<&str>) -> bool {
    how.is_some_and(|how| without_metronome(&tokens(how)))
}

/// Whether a note leaves the metronome out, and asks for it nowhere else.
pub fn without_metronome(tokens: &[Token]) -> bool {
    let mut left_out = false;
    let mut at = 0;
    while at < tokens.len() {
        if let Some(many) = metronome_off(tokens, at) {
            left_out = true;
            at += many;
        } else if listed(sets::METRONOME_NAMED, &tokens[at].word.lower) {
            return false;
        } else {
            at += 1;
        }
    }
    left_out
}
