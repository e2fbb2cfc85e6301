//! What a single word looks like.

use super::{
    clauses::Word,
    lists::listed,
    pieces_words::{FORMS, FORMS_IF_CAPITAL, STOP},
};

/// A word that names a form: "minuet", or "Study" with its capital.
pub fn is_form(word: &Word) -> bool {
    listed(FORMS, &word.lower) || is_capital(&word.text) && listed(FORMS_IF_CAPITAL, &word.lower)
}

/// A word that is no part of any title.
pub fn is_stop(word: &Word) -> bool {
    let stem = word
        .lower
        .split(['\'', '-', '/'])
        .next()
        .unwrap_or_default();
    listed(STOP, stem)
        || listed(STOP, &word.lower)
        || stem.len() < word.lower.len() && word.lower.ends_with("-octave")
}

/// A word that begins with a capital and is not shouted.
pub fn is_capital(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(char::is_uppercase)
        && letters.any(char::is_lowercase)
        && text
            .chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '\'' | '-' | '.' | '&'))
}

/// "II" or "XIV".
pub fn is_roman(text: &str) -> bool {
    text.len() > 1 && text.chars().all(|c| matches!(c, 'I' | 'V' | 'X'))
}

/// A short number, as of an opus: "36", "2a".
pub fn is_number(word: &Word) -> bool {
    word.text.len() <= 5
        && word.text.starts_with(|c: char| c.is_ascii_digit())
        && word
            .text
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || c == '/')
}

/// "G", "Bb", "F#".
pub fn is_key_letter(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|c| ('A'..='G').contains(&c))
        && matches!(
            letters.as_str(),
            "" | "b" | "#" | "♭" | "♯" | "-flat" | "-sharp"
        )
}
