//! Bars in a piece.

use super::{lexicon::List, lists::listed, part::Word, sets};
use reedling_core::text::contains;

/// Reads "bars 9-16", "b.9", "mm 5 to 8 and 12", each from one bar to another; answers how many words that took. `goes_on` tells that
/// the part before ended with bars, so that a bare range continues it.
pub(crate) fn bars_at(words: &[Word], goes_on: bool, found: &mut Vec<(u16, u16)>) -> usize {
    // "MM 72" is a tempo, "mm. 9-16" and "MM 9-16" are bars.
    let single = |word: &Word| !contains(&word.lower, "-");
    if words[0].text == "MM" && words.get(1).is_some_and(single) && words.get(2).is_none_or(single)
    {
        return 0;
    }
    let first = &words[0].lower;
    let attached = attached(&words[0]);
    let mut at;
    if attached.is_some() {
        at = 0;
    } else if words[0].is(List::Bar) && words.get(1).is_some_and(starts_with_digit) {
        at = 1;
    } else if goes_on && starts_with_digit(&words[0]) && (contains(first, "-") || words.len() == 1)
    {
        at = 0;
    } else {
        return 0;
    }
    loop {
        let text = attached.filter(|_| at == 0).unwrap_or(&words[at].lower);
        let (from, mut to) = range(text);
        at += 1;
        if to.is_none() {
            let (more, last) = named_end(words, at);
            at += more;
            to = last;
        }
        let joins = |at: usize| {
            words
                .get(at)
                .is_some_and(|word| listed(sets::BARS_UNTIL, &word.lower))
        };
        let joined_number =
            |at: usize| joins(at) && words.get(at + 1).is_some_and(starts_with_digit);
        let mut also = false;
        if to.is_none() && joined_number(at) && range(&words[at + 1].lower).1.is_none() {
            also = listed(sets::JOIN_AND, &words[at].lower);
            to = range(&words[at + 1].lower).0;
            at += 2;
        }
        match (from, to) {
            (Some(from), Some(to)) if also && to > from + 1 => {
                push(from, from, found);
                push(to, to, found);
            }
            (Some(from), to) => push(from, to.unwrap_or(from), found),
            _ => {}
        }
        if !(joined_number(at) && listed(sets::JOIN_AND, &words[at].lower)) {
            return at;
        }
        at += 1;
    }
}

/// The number in "b9", "T.5-8".
fn attached(word: &Word) -> Option<&str> {
    let digits = word.lower.find(|c: char| c.is_ascii_digit())?;
    let (bar, number) = word.lower.split_at_checked(digits)?;
    listed(sets::BARS_BAR, bar.trim_end_matches('.')).then_some(number)
}

/// "b. 5 to b. 9", "b5 to b9": how many words name the last bar once more, and which it is.
fn named_end(words: &[Word], at: usize) -> (usize, Option<u16>) {
    let until = words.get(at).map_or("", |word| word.lower.as_str());
    if !listed(sets::JOIN_TO, until) {
        return (0, None);
    }
    let article = words
        .get(at + 1)
        .is_some_and(|word| listed(sets::BARS_ARTICLE, &word.lower));
    match words.get(at + 1 + usize::from(article)..) {
        Some([bar, number, ..]) if bar.is(List::Bar) && starts_with_digit(number) => {
            (3 + usize::from(article), range(&number.lower).0)
        }
        Some([bar, ..]) => match attached(bar).map(range) {
            Some((last, None)) => (2, last),
            _ => (0, None),
        },
        _ => (0, None),
    }
}

fn starts_with_digit(word: &Word) -> bool {
    word.lower.starts_with(|c: char| c.is_ascii_digit())
}

/// "9-16" is (9, 16), "9" is (9, none); `None` for what is no bar number.
fn range(text: &str) -> (Option<u16>, Option<u16>) {
    let number = |text: &str| text.parse().ok().filter(|bar| (1..=999).contains(bar));
    match text.split_once('-') {
        Some((from, to)) => match (number(from), number(to)) {
            (Some(from), Some(to)) => (Some(from), Some(to)),
            _ => (None, None),
        },
        None => (number(text), None),
    }
}

/// Keeps sensible ranges only: forwards, and no longer than 64 bars.
fn push(from: u16, to: u16, found: &mut Vec<(u16, u16)>) {
    if from <= to && to - from < 64 && !found.contains(&(from, to)) {
        found.push((from, to));
    }
}

#[cfg(test)]
mod tests {
    use super::bars_at;
    use crate::vocabulary::part::Part;

    fn read(note: &str) -> Vec<(u16, u16)> {
        let mut goes_on = false;
        let mut all = Vec::new();
        for part in note.split(',').map(Part::of) {
            let (mut at, mut found) = (0, Vec::new());
            while at < part.words.len() {
                at += bars_at(&part.words[at..], goes_on && at == 0, &mut found).max(1);
            }
            goes_on = !found.is_empty();
            all.extend(found);
        }
        all
    }

    #[test]
    fn bars_are_read_as_teachers_write_them() {
        for (note, from, to) in [
            ("bars 9-16", 9, 16),
            ("bar 12", 12, 12),
            ("b. 9-16", 9, 16),
            ("b.9-16 late", 9, 16),
            ("mm. 5-8", 5, 8),
            ("bars 1 to 8", 1, 8),
            ("Bars 9 - 16", 9, 16),
            ("measure 30", 30, 30),
            ("bars 7 and 8", 7, 8),
            ("b. 5 to b. 9", 5, 9),
            ("Takt 3-6", 3, 6),
            ("Takt 3 bis 6", 3, 6),
            ("mesures 9 à 16", 9, 16),
            ("compases 5 a 8", 5, 8),
        ] {
            assert_eq!(read(note), [(from, to)], "{note}");
        }
        assert_eq!(read("bars 9-16, 20-24 uneven"), [(9, 16), (20, 24)]);
        assert_eq!(read("bars 3,5,7"), [(3, 3), (5, 5), (7, 7)]);
        assert_eq!(read("bars 4 and 12"), [(4, 4), (12, 12)]);
        assert_eq!(read("bars 1-4 and 9-12"), [(1, 4), (9, 12)]);
    }

    #[test]
    fn nonsense_is_no_bar() {
        for note in [
            "bars 16-9",
            "bar 0",
            "bars 1-5000",
            "bar none",
            "at 72",
            "B flat",
            "9-16",
            "m",
        ] {
            assert!(read(note).is_empty(), "{note}");
        }
    }
}
