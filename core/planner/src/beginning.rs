//! Words that say that a piece begins.

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
