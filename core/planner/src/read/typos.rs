//! Slips of the keyboard in a few long words of practising: "metronme", "togehter".

/// The words in which a slip is seen. None is one letter from an everyday word: "concept" is no concert, "muddle" no middle.
const WORDS: [&str; 33] = [
    "arpeggio",
    "arpeggios",
    "chromatic",
    "chromatics",
    "contrary",
    "crotchet",
    "crotchets",
    "diminished",
    "dominant",
    "exercise",
    "exercises",
    "improvisation",
    "improvise",
    "improvising",
    "legato",
    "memorise",
    "memorize",
    "metronome",
    "practice",
    "practise",
    "practising",
    "reading",
    "rhythms",
    "semibreve",
    "semiquaver",
    "semiquavers",
    "separate",
    "separately",
    "sightreading",
    "slowly",
    "staccato",
    "technique",
    "together",
];

/// The word of the vocabulary that one slip makes of another, where the first letter and the last are right.
pub fn meant(word: &str) -> Option<&'static str> {
    if !is_plain(word) || WORDS.contains(&word) {
        return None;
    }
    let slip = |known: &&str| {
        known.as_bytes().first() == word.as_bytes().first()
            && is_slip(word.as_bytes(), known.as_bytes())
    };
    WORDS.into_iter().find(slip)
}

fn is_plain(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Whether two words differ in one letter between their first and their last, or in two that are swapped.
fn is_slip(one: &[u8], other: &[u8]) -> bool {
    if one.len().abs_diff(other.len()) > 1 || one.last() != other.last() {
        return false;
    }
    let same = |pair: &(&u8, &u8)| pair.0 == pair.1;
    let start = one.iter().zip(other).take_while(same).count();
    let end = one[start..]
        .iter()
        .rev()
        .zip(other[start..].iter().rev())
        .take_while(same)
        .count();
    match (
        &one[start..one.len() - end],
        &other[start..other.len() - end],
    ) {
        ([_], [_]) | ([_], []) | ([], [_]) => true,
        ([a, b], [c, d]) => a == d && b == c,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{WORDS, meant};
    use crate::read::lexicon::{Language, entries};

    #[test]
    fn the_words_are_of_the_vocabulary() {
        for word in WORDS {
            let mut entries = entries().iter();
            let known = entries.any(|entry| {
                entry.language == Language::English
                    && entry.phrase.split(' ').any(|own| own == word)
            });
            assert!(known, "{word}");
        }
    }

    #[test]
    fn one_slip_is_seen_in_long_words_alone() {
        for (word, known) in [
            ("metronme", "metronome"),
            ("togehter", "together"),
            ("chromtic", "chromatic"),
            ("crochet", "crotchet"),
        ] {
            assert_eq!(meant(word), Some(known), "{word}");
        }
        for word in [
            "airing", "improves", "finishes", "skpi", "Metronme", "repeats", "metrnme", "",
            "addition", "concept", "muddle", "slipping", "easier", "making", "placed", "practice",
        ] {
            assert_eq!(meant(word), None, "{word}");
        }
    }
}
