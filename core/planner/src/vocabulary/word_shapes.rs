//! What a single word looks like.

use super::{lexicon::List, lists::listed, part::Word, sets};

/// Whether a character is a letter or a digit of any script, or joins a letter as an accent does. The standard
/// library's tables for all of Unicode would weigh more than the reader of bars.
pub fn is_word_char(c: char) -> bool {
    c.is_ascii_alphanumeric()
        || c.is_lowercase()
        || c.is_uppercase()
        || matches!(c, '\u{300}'..='\u{1fff}' | '\u{2c00}'..='\u{2dff}' | '\u{3041}'..='\u{d7ff}' | '\u{f900}'..='\u{fdff}' | '\u{20000}'..)
}

/// Whether a character is a note of a metronome mark, or a part of one: a stem, a flag.
pub fn is_note(c: char) -> bool {
    matches!(c, '♩' | '♪' | '\u{1d157}'..='\u{1d161}' | '\u{1d165}'..='\u{1d16f}')
}

/// A word with the notes in it as the vocabulary has them: a head, its stem and its flag are one sign.
pub fn notes(word: String) -> String {
    const SIGNS: [(&str, &str); 7] = [
        ("\u{1d158}\u{1d165}\u{1d16f}", "\u{1d161}"),
        ("\u{1d158}\u{1d165}\u{1d16e}", "♪"),
        ("\u{1d158}\u{1d165}", "♩"),
        ("\u{1d157}\u{1d165}", "\u{1d15e}"),
        ("\u{1d15f}", "♩"),
        ("\u{1d160}", "♪"),
        ("\u{1d16d}", "."),
    ];
    if !word.contains(|c| matches!(c, '\u{1d157}'..='\u{1d16f}')) {
        return word;
    }
    let (mut done, mut rest) = (String::new(), word.as_str());
    while let Some(first) = rest.chars().next() {
        let mut signs = SIGNS.iter();
        let found = signs.find_map(|(from, to)| Some((*to, rest.strip_prefix(from)?)));
        if let Some((to, after)) = found {
            done.push_str(to);
            rest = after;
        } else {
            done.push(first);
            rest = rest.strip_prefix(first).unwrap_or_default();
        }
    }
    done
}

/// Whether a character is a letter, by the same.
pub fn is_letter(c: char) -> bool {
    is_word_char(c) && !c.is_ascii_digit()
}

/// A word that names a form: "minuet", or "Study" with its capital.
pub fn is_form(word: &Word) -> bool {
    word.is(List::Form) || word.is(List::FormIfCapital) && is_capital(&word.text)
}

/// A word that is no part of any title.
pub fn is_stop(word: &Word) -> bool {
    let stem = word
        .lower
        .split(['\'', '-', '/'])
        .next()
        .unwrap_or_default();
    word.is(List::Stop)
        || stem.len() < word.lower.len() && listed(sets::TITLE_STOP, stem)
        || stem.len() < word.lower.len() && word.lower.ends_with("-octave")
}

/// A word that begins with a capital and is not shouted.
pub fn is_capital(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(char::is_uppercase)
        && letters.any(char::is_lowercase)
        && text
            .chars()
            .all(|c| is_word_char(c) || matches!(c, '\'' | '-' | '.' | '&'))
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
