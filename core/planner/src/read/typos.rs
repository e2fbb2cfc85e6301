//! Slips of the keyboard in words of the vocabulary: "metronme", "togehter".

use std::sync::LazyLock;

use super::lexicon::{Language, entries};

/// The shortest word of the vocabulary in which a slip is seen.
const LONG: usize = 6;

/// The long words of English phrases, by their first letters.
static WORDS: LazyLock<Vec<Vec<&'static str>>> = LazyLock::new(|| {
    let mut words: Vec<Vec<&str>> = vec![Vec::new(); 26];
    let told = |class: &str| !matches!(class, "conduct" | "gear" | "recording" | "spelling");
    let mut phrases = entries()
        .iter()
        .filter(|entry| entry.language == Language::English && told(entry.class));
    // The words of titles come last.
    while let Some(entry) = phrases.next().filter(|entry| entry.class != "form") {
        for word in entry
            .phrase
            .split(' ')
            .filter(|word| word.len() + 1 >= LONG && is_plain(word))
        {
            let own = &mut words[usize::from(word.as_bytes()[0] - b'a')];
            if !own.contains(&word) {
                own.push(word);
            }
        }
    }
    words
});

/// The word of the vocabulary that one slip makes of another, where the first letter and the last are right.
pub fn meant(word: &str) -> Option<&'static str> {
    if word.len() + 1 < LONG || !is_plain(word) {
        return None;
    }
    let words: &'static [Vec<&str>] = &WORDS;
    let own = words.get(usize::from(word.as_bytes()[0] - b'a'))?;
    let slip = |known: &&str| known.len() >= LONG && is_slip(word.as_bytes(), known.as_bytes());
    // "Airing" is a word of its own, and no slip for "aiming".
    own.iter()
        .copied()
        .find(slip)
        .filter(|_| !own.contains(&word))
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
    use super::meant;

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
        ] {
            assert_eq!(meant(word), None, "{word}");
        }
    }
}
