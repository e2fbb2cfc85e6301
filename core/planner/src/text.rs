//! Small help for writing sentences without a formatter.

use reedling_core::spoofing::is_hidden;

/// What stands between two places of a text, counted in bytes; nothing where a place is within a letter. An index in
/// brackets would bring the tables for printing any letter, which its panic may have to.
#[inline(never)]
pub fn between(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}

/// A text as others read it: each white space and control is a space, and what is not seen is left out.
pub fn seen(text: &str) -> String {
    let sign = |sign: char| match sign {
        sign if is_gap(sign) => Some(' '),
        sign => Some(sign).filter(|sign| !is_unseen(*sign)),
    };
    text.chars().filter_map(sign).collect()
}

/// Whether a sign stands between words: white space, a control, a space of no width.
pub fn is_gap(sign: char) -> bool {
    sign.is_whitespace() || sign.is_control() || sign == '\u{200b}'
}

/// Whether nobody sees a sign: a mark of direction, a soft hyphen. What joins letters stays.
pub fn is_unseen(sign: char) -> bool {
    sign > '\u{7f}' && (sign == '\u{ad}' || is_hidden(sign))
}

/// As much of a text as fits: whole sentences if they fill at least half the room, otherwise whole words and "…".
pub fn clipped(text: &str, most: usize) -> String {
    let Some((end, _)) = text.char_indices().nth(most) else {
        return text.into();
    };
    let fits = between(text, 0, end);
    let is_end = |sign: char| matches!(sign, '.' | '!' | '?' | '…');
    let follows = |at: usize| text.get(at..).unwrap_or_default().starts_with(is_gap);
    let ends = fits.char_indices().filter(|(_, sign)| is_end(*sign));
    let mut ends = ends.map(|(at, sign)| at + sign.len_utf8());
    if let Some(sentence) = ends.rfind(|at| *at * 2 >= end && follows(*at)) {
        return between(text, 0, sentence).into();
    }
    let room = fits.char_indices().next_back().map_or(0, |(at, _)| at);
    let words = between(text, 0, room);
    let gap = words.char_indices().rfind(|(_, sign)| is_gap(*sign));
    // A single word that is too long is cut.
    let whole = gap.map(|(at, _)| at).filter(|at| follows_word(words, *at));
    let kept = between(text, 0, whole.unwrap_or(room));
    [
        kept.trim_end_matches(|sign| is_gap(sign) || matches!(sign, ',' | ';' | ':')),
        "…",
    ]
    .concat()
}

/// Whether anything stands before a gap.
fn follows_word(text: &str, gap: usize) -> bool {
    between(text, 0, gap).contains(|sign| !is_gap(sign))
}

/// Lines as one text: a table of them would hold an address and a length for each.
macro_rules! lines {
    ($first:literal $(, $line:literal)* $(,)?) => {
        concat!($first $(, "\n", $line)*)
    };
}
pub(super) use lines;

/// "a", "a and b", "a, b and c".
pub fn list(items: &[&str]) -> String {
    let mut text = String::new();
    for (at, item) in items.iter().enumerate() {
        if at > 0 {
            text.push_str(if at + 1 == items.len() { " and " } else { ", " });
        }
        text.push_str(item);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{clipped, list};

    #[test]
    fn lists_are_joined() {
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn texts_are_clipped_between_sentences_or_words() {
        for (text, most, clip) in [
            ("Count aloud.", 12, "Count aloud."),
            ("Count aloud. Then sing it.", 20, "Count aloud."),
            ("Go. Then count aloud and sing", 20, "Go. Then count…"),
            ("Count aloud, then sing", 14, "Count aloud…"),
            (
                "Bars 1.2 and 3.4 slowly and evenly",
                20,
                "Bars 1.2 and 3.4…",
            ),
            (
                "\u{1f3b5}\u{1f3b5}\u{1f3b5}\u{1f3b5}",
                3,
                "\u{1f3b5}\u{1f3b5}…",
            ),
        ] {
            assert_eq!(clipped(text, most), clip, "{text}");
            assert!(clipped(text, most).chars().count() <= most);
        }
    }
}
