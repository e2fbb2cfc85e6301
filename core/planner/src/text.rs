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
    use super::list;

    #[test]
    fn lists_are_joined() {
        assert_eq!(list(&["a", "b", "c"]), "a, b and c");
    }
}
