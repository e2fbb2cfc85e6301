//! Words of a note, found in whatever white space and quotation marks they are given.

use std::ops::Range;

use crate::goals::SAID_MAX;

/// A text with its quotation marks in one form and one space for any white space, and where each of its bytes stands in the text.
fn folded(text: &str) -> (String, Vec<usize>) {
    let (mut plain, mut places) = (String::with_capacity(text.len()), Vec::new());
    for (at, sign) in text.char_indices() {
        let sign = match sign {
            sign if sign.is_whitespace() => ' ',
            '“' | '”' | '„' | '‟' | '«' | '»' | '″' => '"',
            '‘' | '’' | '‚' | '‛' | '`' | '´' | '′' => '\'',
            sign => sign,
        };
        if sign == ' ' && plain.ends_with(' ') {
            continue;
        }
        plain.push(sign);
        places.resize(plain.len(), at);
    }
    (plain, places)
}

/// Where a quote stands in a note, in bytes of the note. White space and quotation marks may differ, nothing else.
///
/// ```
/// use reedling_planner::proposed::find_quote;
/// let note = "Play the “Minuet”\n  slowly.";
/// assert_eq!(find_quote(note, "\"Minuet\" slowly").map(|words| &note[words]), Some("“Minuet”\n  slowly"));
/// assert_eq!(find_quote(note, "minuet"), None);
/// ```
pub fn find_quote(note: &str, quote: &str) -> Option<Range<usize>> {
    let (quote, _) = folded(quote.trim());
    if quote.is_empty() || quote.chars().count() > SAID_MAX {
        return None;
    }
    let (plain, places) = folded(note);
    let from = plain.find(&quote)?;
    let last = places[from + quote.len() - 1];
    let length = note[last..].chars().next().map_or(0, char::len_utf8);
    let words = places[from]..last + length;
    (note[words.clone()].chars().count() <= SAID_MAX).then_some(words)
}
