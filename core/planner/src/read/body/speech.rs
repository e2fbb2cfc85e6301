//! Whose a complaint may be by the rest of its sentence: "I" and "my" are of the student in speech, and not of the teacher.

use super::super::token::{End, Token};
use crate::vocabulary::{lists::listed, sets, word_shapes::is_capital};

/// "He said", "She told me", "From Tom", "Tom:".
pub(super) fn is_speech(tokens: &[Token]) -> bool {
    let lower = |at: usize| tokens[at].word.lower.as_str();
    let name = |at: usize| {
        let token = tokens.get(at);
        token.is_some_and(|token| is_capital(&token.word.text) && token.entries.is_empty())
    };
    (0..tokens.len()).any(|at| {
        // "I'll text you"
        let own = at > 0 && listed(sets::SPEECH_OWN, lower(at - 1));
        listed(sets::SPEECH_TELLS, lower(at)) && !own
            || listed(sets::SPEECH_FROM, lower(at)) && name(at + 1)
            || tokens[at].end == End::Heading && name(at)
    })
}

/// "Brother ill, and so is she": somebody else's complaint is the student's as well.
pub(super) fn is_shared(tokens: &[Token]) -> bool {
    let is = |at: usize, set| {
        tokens
            .get(at)
            .is_some_and(|token| listed(set, &token.word.lower))
    };
    let so = |at: usize| tokens[at].word.lower == "so" && is(at + 1, sets::OTHERS_DOES);
    (0..tokens.len()).any(|at| so(at) && is(at + 2, sets::OTHERS_WHO))
}
