//! Words of tempo.

use super::{lists::listed, sets};

/// Whether a word, in lower case, is one.
pub fn is_word(lower: &str) -> bool {
    listed(sets::TITLE_TEMPO, lower)
}
