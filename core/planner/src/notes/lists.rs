//! Lists of words, each one text.

use std::cmp::Ordering;

/// Whether `word` stands in a list of words set between spaces and in the order of their bytes; the
/// list is searched by halves.
pub fn listed(list: &str, word: &str) -> bool {
    #[cfg(test)]
    assert!(list.split_whitespace().is_sorted(), "{list}");
    if word.is_empty() {
        return false;
    }
    // A space stands before `from` and at `to`; the words sought are between them.
    let bytes = list.as_bytes();
    let space = |byte: &u8| *byte == b' ';
    let (mut from, mut to) = (1, list.len() - 1);
    while from < to {
        let middle = (from + to) / 2;
        let start = bytes[from..middle]
            .iter()
            .rposition(space)
            .map_or(from, |at| from + at + 1);
        let end = bytes[middle..to]
            .iter()
            .position(space)
            .map_or(to, |at| middle + at);
        match bytes[start..end].cmp(word.as_bytes()) {
            Ordering::Equal => return true,
            Ordering::Less => from = end + 1,
            Ordering::Greater => to = start.saturating_sub(1).max(from),
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::listed;
    use crate::notes::{clauses::ABBREVIATIONS, pieces_words, weak};

    #[test]
    fn long_lists_are_in_order_and_hold_their_words() {
        let lists = [
            pieces_words::COMPOSERS,
            pieces_words::CUES,
            pieces_words::FOREIGN,
            pieces_words::FORMS,
            pieces_words::FORMS_IF_CAPITAL,
            pieces_words::STOP,
            weak::GOOD,
            weak::WEAK,
        ];
        for list in lists.into_iter().chain([ABBREVIATIONS]) {
            let words: Vec<&str> = list.split_whitespace().collect();
            assert!(words.is_sorted(), "{list}");
            assert!(words.iter().all(|word| listed(list, word)), "{list}");
            for other in ["", " ", "0", "m", "zzz", "éé", "a b"] {
                assert_eq!(
                    listed(list, other),
                    words.contains(&other),
                    "{other} {list}"
                );
            }
        }
    }
}
