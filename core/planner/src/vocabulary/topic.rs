//! What a part is about, when it is about no piece.

use super::{lexicon::List, lists::listed, part::Part, sets};

/// Whether a part's words name technique, sight-reading, aural work or theory.
pub fn has_subject(part: &Part) -> bool {
    (0..part.words.len()).any(|at| {
        let word = &part.words[at];
        let lower = word.lower.as_str();
        if word.is(List::Technique) || lower.ends_with("-octave") {
            return true;
        }
        let next = part.words.get(at + 1);
        let back = || next.is_some_and(|next| next.lower == "back");
        word.is(List::Subject)
            && (part.has_one_at(at, sets::TOPIC_PHRASES)
                || listed(sets::TOPIC_ALONE, lower)
                || listed(sets::TOPIC_BACK, lower) && back())
    })
}
