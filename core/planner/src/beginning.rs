//! Words that say that a piece begins.

use reedling_core::case_mapping::lower;

use crate::{
    text::between,
    vocabulary::{lists::listed, sets, word_shapes::is_letter},
};

/// Whether a word, in small letters, says so.
pub fn is_beginning(word: &str) -> bool {
    listed(sets::BEGINNING, word)
}

/// Whether words say, outside the title, that a piece begins.
pub fn begins(said: &str, title: &str) -> bool {
    let [said, title] = [said, title].map(lower);
    let mut said = said.as_str();
    // Searched by bytes: what the standard library searches a text by would be a twentieth of what the reader downloads.
    while !title.is_empty()
        && let Some(at) = place(said, &title)
    {
        if says(between(said, 0, at)) {
            return true;
        }
        said = between(said, at + title.len(), said.len());
    }
    says(said)
}

/// Whether one of the words of a text says so.
fn says(text: &str) -> bool {
    text.split(|letter: char| !is_letter(letter))
        .any(is_beginning)
}

/// Where a part of a text begins, in bytes.
fn place(text: &str, part: &str) -> Option<usize> {
    let mut places = text.as_bytes().windows(part.len());
    places.position(|place| place == part.as_bytes())
}
