//! The kinds of work beside pieces.

use super::{lexicon::List, part::Part, sets};

/// Whether a word begins one.
pub(super) fn is_kind(part: &Part, at: usize) -> bool {
    if !part.is_at(at, List::Kind) {
        return false;
    }
    let lower = &part.words[at].lower;
    sets::TOPIC_KINDS
        .split(',')
        .any(|stem| match stem.split_once(' ') {
            None => lower.starts_with(stem),
            Some((first, second)) => {
                let next = part.words.get(at + 1);
                lower == first && next.is_some_and(|next| next.lower.starts_with(second))
            }
        })
}
