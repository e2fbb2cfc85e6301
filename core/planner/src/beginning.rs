//! Words that say that a piece begins.

use reedling_core::case_mapping::lower;

/// English, German, French, Spanish, in small letters.
const WORDS: [&str; 27] = [
    "new",
    "start",
    "starts",
    "started",
    "starting",
    "begin",
    "begins",
    "began",
    "begun",
    "beginning",
    "neu",
    "neue",
    "neues",
    "neuer",
    "angefangen",
    "begonnen",
    "beginnen",
    "anfangen",
    "nouveau",
    "nouvelle",
    "commencé",
    "commencer",
    "nuevo",
    "nueva",
    "empezado",
    "empezar",
    "empieza",
];

/// Whether a word, in small letters, says so.
pub fn is_beginning(word: &str) -> bool {
    WORDS.contains(&word)
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
