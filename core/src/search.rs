//! Looking for words in texts: case never matters in a search box, and an empty search finds everything (Spec §2.5,
//! §2.6).
//!
//! `str::contains` and `str::to_lowercase` would do the same, and with what they bring, a searcher for long texts and
//! the printing of characters for their panics, be a twentieth of the WASM file. The texts here are short.

use crate::email::EMAIL_MAX;

/// Longest search that can find anything, in bytes: no name, title or address has more than 254 characters.
const WANTED_MAX: usize = 4 * EMAIL_MAX;

/// Whether the text contains what is searched, which is in lower case already.
///
/// ```
/// use reedling_core::search::contains;
/// assert!(contains("Für Elise", "für"));
/// assert!(contains("Für Elise", ""));
/// ```
pub fn contains(text: &str, wanted: &str) -> bool {
    wanted.len() <= WANTED_MAX && holds(&lower(text), wanted)
}

/// Whether a text holds another, letter for letter.
///
/// ```
/// use reedling_core::search::holds;
/// assert!(holds("the G major scale", "scale"));
/// assert!(!holds("the G major scale", "Scale"));
/// ```
pub fn holds(text: &str, part: &str) -> bool {
    let mut places = text.as_bytes().windows(part.len().max(1));
    part.is_empty() || places.any(|place| place == part.as_bytes())
}

/// The text in lower case; a sigma that ends a word gets its final form.
///
/// ```
/// use reedling_core::search::lower;
/// assert_eq!(lower("Für ÉLISE"), "für élise");
/// ```
pub fn lower(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let has_case = |letter: char| letter.is_lowercase() || letter.is_uppercase();
    let mut lower = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut goes_on = false;
    while let Some(letter) = letters.next() {
        if letter == 'Σ' && goes_on && !letters.peek().copied().is_some_and(has_case) {
            lower.push('ς');
        } else {
            lower.extend(letter.to_lowercase());
        }
        goes_on = has_case(letter);
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_longer_than_any_text_finds_nothing_and_takes_no_time() {
        let text = "a".repeat(1 << 20);
        assert!(!contains(&text, &text[..1 << 19]));
        assert!(contains(&text, &text[..EMAIL_MAX]));
    }

    #[test]
    fn lower_case_is_the_standard_librarys() {
        for text in [
            "",
            "Zoë K. ÅNGSTRÖM",
            "İstanbul DŽ",
            "ΟΔΟΣ ΣΟΦΙΑΣ, Σ",
            "Сергей ПРОКОФЬЕВ",
            "Ⅷ 日本 ﬀ ẞ",
        ] {
            assert_eq!(lower(text), text.to_lowercase(), "{text}");
        }
    }

    #[test]
    fn a_text_holds_its_parts_and_nothing_longer() {
        for (text, part) in [
            ("", ""),
            ("", "a"),
            ("a", ""),
            ("aab", "ab"),
            ("ab", "abc"),
            ("é", "e"),
            ("für", "ü"),
        ] {
            assert_eq!(
                holds(text, part),
                text.contains(part),
                "{part:?} in {text:?}"
            );
        }
    }
}
