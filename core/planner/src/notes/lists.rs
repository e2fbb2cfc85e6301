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

/// What a word stands for in a list of both, "one=1,two=2".
pub fn value(list: &'static str, word: &str) -> Option<&'static str> {
    let mut rows = list.split(',');
    rows.find_map(|row| row.strip_prefix(word)?.strip_prefix('='))
}

#[cfg(test)]
mod tests {
    use super::listed;
    use crate::notes::sets;

    #[test]
    fn long_lists_are_in_order_and_hold_their_words() {
        let lists = [
            sets::TITLE_COMPOSERS,
            sets::TITLE_CUES,
            sets::TITLE_FOREIGN,
            sets::TITLE_FORMS,
            sets::TITLE_FORMS_IF_CAPITAL,
            sets::TITLE_STOP,
            sets::WEAK_GOOD,
            sets::WEAK_WEAK,
        ];
        for list in lists.into_iter().chain([sets::CLAUSES_ABBREVIATIONS]) {
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
