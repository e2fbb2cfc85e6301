//! The words of a text, and those that are written in pieces.

use unicode_normalization::char::is_combining_mark;

use super::fold;

/// Most pieces of a word.
const MOST_PIECES: usize = 16;
/// Fewer letters together are those of keys, notes and parts.
const FEWEST_LETTERS: usize = 3;
/// What may stand between the pieces of a word; between letters a space as well.
const SIGNS: &str = "-‐‑–.·_'’‘ʼ`";

/// A word of a text: its position, and its form for comparison.
pub(super) struct Word {
    pub from: usize,
    pub to: usize,
    pub lower: String,
}

/// Whether a word stands in a list of words set between spaces.
pub(super) fn listed(list: &str, word: &str) -> bool {
    !word.is_empty() && list.contains(&format!(" {word} "))
}

/// What stands between two words that follow each other; nothing after the last one.
pub(super) fn gap<'a>(text: &'a str, words: &[Word], at: usize) -> &'a str {
    let pair = words.get(at).zip(words.get(at + 1));
    pair.map_or("", |(word, next)| &text[word.to..next.from])
}

/// The words of a text: runs of letters, their marks, and digits.
pub(super) fn words(text: &str) -> Vec<Word> {
    let is_of_word = |sign: char| sign.is_alphanumeric() || is_combining_mark(sign);
    let mut words: Vec<Word> = Vec::new();
    for (at, sign) in text.char_indices().filter(|(_, it)| is_of_word(*it)) {
        let to = at + sign.len_utf8();
        match words.last_mut() {
            Some(word) if word.to == at => word.to = to,
            _ => words.push(Word {
                from: at,
                to,
                lower: String::new(),
            }),
        }
    }
    for word in &mut words {
        word.lower = fold::lower(&text[word.from..word.to]);
    }
    words
}

/// Whether a word has a capital that its place in a sentence does not ask for, or another one beside it: "ask Mark", "Mark Short".
pub(super) fn is_like_a_name(text: &str, words: &[Word], at: usize) -> bool {
    let is_capital = |word: &Word| text[word.from..].starts_with(char::is_uppercase);
    let gap = |at: usize| &text[words[at - 1].to..words[at].from];
    let ends = |gap: &str| gap.contains(['.', '!', '?', ':', ';', '\n', '"', '“']);
    let is_within = at > 0 && !ends(gap(at));
    let is_beside = |next: usize| {
        (1..words.len()).contains(&next)
            && gap(next).chars().all(|sign| " -'’".contains(sign))
            && is_capital(&words[next - 1])
            && is_capital(&words[next])
    };
    is_capital(&words[at]) && (is_within || is_beside(at) || is_beside(at + 1))
}

/// The words of a text in their form for comparison.
pub(super) fn lower_words(text: &str) -> Vec<String> {
    let text = fold::composed(text);
    words(&text).into_iter().map(|word| word.lower).collect()
}

/// The words that the first ones may make together, longest first, each with how many it takes: "N-o-r-a", "N o r a", "D-ahl", "O'Brien".
/// Names of notes make none.
pub(super) fn pieces<'a>(
    text: &'a str,
    words: &'a [Word],
) -> impl Iterator<Item = (usize, String)> + 'a {
    let is_letter = |word: &Word| word.lower.chars().count() == 1;
    let is_joined = move |pair: &[Word]| {
        let gap = &text[pair[0].to..pair[1].from];
        let is_sign = gap.chars().all(|sign| SIGNS.contains(sign));
        let is_gap = gap.chars().all(|sign| sign == ' ' || SIGNS.contains(sign));
        gap.chars().count() <= 2 && (is_sign || is_gap && pair.iter().all(is_letter))
    };
    let pairs = words.windows(2).take(MOST_PIECES - 1);
    let longest = pairs.take_while(|pair| is_joined(pair)).count() + 1;
    let together = |length: usize| -> (usize, String) {
        let letters = words[..length].iter().map(|word| word.lower.as_str());
        (length, letters.collect())
    };
    let is_of_notes = |word: &str| word.chars().all(|sign| ('a'..='h').contains(&sign));
    (2..=longest)
        .rev()
        .map(together)
        .filter(move |(_, word)| word.chars().count() >= FEWEST_LETTERS && !is_of_notes(word))
}
