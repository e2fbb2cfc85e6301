//! Initials of a name.

use unicode_segmentation::UnicodeSegmentation;

/// Most letters of a picture.
const MOST_LETTERS: usize = 2;
/// Most code points of one letter with its marks: a family of four with skin tones has eleven.
const MOST_MARKS: usize = 12;

/// The first letters of the first and the last word of a name, in capitals. A word of signs only, such as "(piano)"
/// without its letters, counts when the name has nothing better.
pub(super) fn initials_of(name: &str) -> String {
    let with_letters = words(name, |letter| letter.contains(char::is_alphanumeric));
    let found = if with_letters.is_empty() {
        words(name, |_| true)
    } else {
        with_letters
    };
    let (first, last) = (found.first(), found.last());
    let ends = first.into_iter().chain(last.filter(|_| found.len() > 1));
    ends.flat_map(|letter| letters(&letter.to_uppercase()).into_iter().take(1))
        .collect()
}

/// Cuts a text from outside to what a picture shows: at most two letters, each with a limited number of marks.
pub(super) fn cut(text: &str) -> String {
    letters(text).into_iter().take(MOST_LETTERS).collect()
}

/// The first letter of each word that is wanted.
fn words(name: &str, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
    let words = name.split_whitespace();
    words
        .filter_map(|word| letters(word).into_iter().find(|letter| is_wanted(letter)))
        .collect()
}

/// The letters as people count them (grapheme clusters), without characters that cannot be drawn.
fn letters(text: &str) -> Vec<String> {
    let text: String = text.chars().filter(|sign| is_drawn(*sign)).collect();
    text.graphemes(true)
        .filter(|letter| !letter.trim().is_empty())
        .map(|letter| letter.chars().take(MOST_MARKS).collect())
        .collect()
}

/// Not what controls a terminal or the direction of a text, nor what XML 1.0 cannot hold.
fn is_drawn(sign: char) -> bool {
    !sign.is_control()
        && !matches!(
            sign,
            '\u{200E}' | '\u{200F}' | '\u{061C}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
                | '\u{FEFF}' | '\u{FFFE}' | '\u{FFFF}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn initials_are_of_first_and_last_word() {
        for (name, initials) in [
            ("Ada Quill", "AQ"),
            ("  ada   maria  quill ", "AQ"),
            ("Ada", "A"),
            ("Ada (piano)", "AP"),
            ("Ada -", "A"),
            ("O'Brien", "O"),
            ("ßen Éclair", "SÉ"),
            ("e\u{301}va łuk", "E\u{301}Ł"),
            ("山田 太郎", "山太"),
            ("שרה לוי", "של"),
            ("🎵 Ada", "A"),
            ("👩🏽\u{200D}🎤 🎻", "👩🏽\u{200D}🎤🎻"),
            ("\u{202E}Ada", "A"),
            ("", ""),
            (" \u{202E} ", ""),
        ] {
            assert_eq!(initials_of(name), initials, "{name:?}");
        }
    }

    #[test]
    fn at_most_two_letters_with_few_marks_are_drawn() {
        let marks = format!("a{}", "\u{301}".repeat(10_000));
        assert_eq!(cut(&marks).chars().count(), MOST_MARKS);
        assert_eq!(cut(&"Ω".repeat(10_000)), "ΩΩ");
        assert_eq!(cut("\u{0}\u{7f}\u{ffff}\u{2066}a b"), "ab");
        assert_eq!(cut("🇩🇪🇫🇷🇮🇹"), "🇩🇪🇫🇷");
    }
}
