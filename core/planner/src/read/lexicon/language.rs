//! The language of a sentence.

use super::{super::token::Token, FILES, LANGUAGES, Language, list_of};

/// The language of a sentence: the one that most of its small words belong to, English where they say nothing.
pub fn language(sentence: &[Token]) -> Language {
    let mut counts = [0_usize; LANGUAGES];
    for token in sentence {
        let mut own = [0; LANGUAGES];
        for entry in &token.entries {
            let at = entry.language as usize;
            if !matches!(entry.class, "part" | "conduct" | "~stop - -" | "~doubt - -")
                && list_of(entry.class).is_none()
            {
                own[at] = entry.words.max(own[at]);
            }
        }
        for (count, own) in counts.iter_mut().zip(own) {
            *count += own;
        }
    }
    let most = counts.iter().copied().max().unwrap_or_default();
    let at = counts
        .iter()
        .position(|count| *count == most)
        .unwrap_or_default();
    FILES[at].0
}
