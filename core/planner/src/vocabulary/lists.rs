//! Lists of words, each one text.

use std::cmp::Ordering;

/// Whether `word` stands in a list of words set between spaces and in the order of their bytes; the
/// list is searched by halves.
#[inline(never)]
pub fn listed(list: &str, word: &str) -> bool {
    #[cfg(test)]
    assert!(list.split_whitespace().is_sorted(), "{list}");
    !word.is_empty()
        && list
            .get(1..list.len() - 1)
            .is_some_and(|list| row(list, b' ', word).is_some())
}

/// What a word stands for in a list of both, "one=1,two=2", in the order of the words.
pub fn value(list: &'static str, word: &str) -> Option<&'static str> {
    row(list, b',', word)?.get(word.len() + 1..)
}

/// The row of a list that is a word, or between commas begins with it before "=". The list is searched by halves.
fn row<'a>(list: &'a str, gap: u8, word: &str) -> Option<&'a str> {
    let bytes = list.as_bytes();
    let (mut from, mut to) = (0, bytes.len());
    while from < to {
        let middle = (from + to) / 2;
        let is_gap = |byte: &u8| *byte == gap;
        let before = bytes[from..middle].iter().rposition(is_gap);
        let start = before.map_or(from, |at| from + at + 1);
        let after = bytes[middle..to].iter().position(is_gap);
        let end = after.map_or(to, |at| middle + at);
        let row = &bytes[start..end];
        let meant = row.iter().position(|byte| gap == b',' && *byte == b'=');
        match row[..meant.unwrap_or(row.len())].cmp(word.as_bytes()) {
            Ordering::Equal => return list.get(start..end),
            Ordering::Less => from = end + 1,
            Ordering::Greater => to = start.saturating_sub(1).max(from),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{listed, value};
    use crate::vocabulary::sets;

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
            for other in ["", " ", "0", "=", "m", "zzz", "éé", "a b"] {
                assert_eq!(
                    listed(list, other),
                    words.contains(&other),
                    "{other} {list}"
                );
            }
        }
    }

    #[test]
    fn an_equals_sign_is_a_word_of_a_list() {
        assert!(["+", "=", "at"].iter().all(|word| listed(" + = at ", word)));
    }

    #[test]
    fn words_stand_for_their_values() {
        for list in [sets::DAYS_MONTH, sets::TEMPO_UNIT, sets::MOVEMENTS_ORDINAL] {
            for row in list.split(',') {
                let (word, meant) = row.split_once('=').expect("a word and what it stands for");
                assert_eq!(value(list, word), Some(meant), "{list}");
            }
            for other in ["", "=", ",", "0", "mar", "zzz", "éé"] {
                let own = list.split(',').any(|row| {
                    row.strip_prefix(other)
                        .is_some_and(|row| row.starts_with('='))
                });
                assert_eq!(value(list, other).is_some(), own, "{other} {list}");
            }
        }
    }
}
