//! Words that say that a piece begins.

use reedling_core::case_mapping::lower;

use crate::notes::{lists::listed, sets};

/// Whether a word, in small letters, says so.
pub fn is_beginning(word: &str) -> bool {
    listed(sets::BEGINNING, word)
}

/// Whether words say, outside the title, that a piece begins.
pub fn begins(said: &str, title: &str) -> bool {
    let [said, title] = [said, title].map(lower);
    let said = if title.is_empty() {
        said
    } else {
        said.replace(&title, " ")
    };
    let mut words = said.split(|letter: char| !letter.is_alphabetic());
    words.any(is_beginning)
}
