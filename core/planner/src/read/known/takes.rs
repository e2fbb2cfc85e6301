//! Titles that stand in a note, whole or with the short forms that tell no pieces apart.

use super::super::token::{End, Token};
use crate::text::between;

/// How many words at a place are a title, articles left aside. "Nocturne Eb", "Invention 8", "Inv 8" leave out or cut short
/// what tells no pieces apart.
pub fn takes(tokens: &[Token], at: usize, title: &[String]) -> Option<usize> {
    let mut next = at;
    let mut title = title.iter();
    let (mut short, mut told) = (false, false);
    loop {
        let token = tokens.get(next)?;
        next += 1;
        if next > at + 1 && token.plain.is_empty() {
            continue;
        }
        // "a-Moll" is two words of a title.
        for word in token.plain.split(' ') {
            let mut wanted = title.next()?;
            if wanted != word && next > at + 1 && is_small(wanted) {
                wanted = title.next()?;
            }
            if wanted != word {
                if word.is_empty() || next > at + 1 || !is_cut(word, wanted) {
                    return None;
                }
                short = true;
            }
            told |= tells(word);
        }
        let left = title.as_slice();
        if matches!(left, [] | [_]) && left.iter().all(|word| word == "major") {
            return (told || !short).then_some(next - at);
        }
        if token.end != End::None {
            return None;
        }
    }
}

/// Whether words are some of a title's: each in full, or the first cut short where another one tells the pieces apart. "Inv 8"
/// is "Invention 8", "Rain" is no "Rainbow Waltz".
pub fn is_short_for(words: &[&str], title: &[String]) -> bool {
    let told = words.iter().any(|word| tells(word));
    let cut = |word: &str| told && title.first().is_some_and(|known| is_cut(word, known));
    let own = |(at, word): (usize, &&str)| {
        title.iter().any(|known| known == word) || at == 0 && cut(word)
    };
    !words.is_empty() && words.iter().enumerate().all(own)
}

/// Whether a word tells pieces apart: a key, a number.
fn tells(word: &str) -> bool {
    word.len() == 1 || word.starts_with(|c: char| c.is_ascii_digit())
}

/// Small words that may be left out of a title: "Nocturne E flat", "Invention 8".
pub fn is_small(word: &str) -> bool {
    matches!(word, "in" | "no")
}

/// Whether a word is the beginning of another: "Inv", "Noct".
fn is_cut(word: &str, known: &str) -> bool {
    (3..known.len()).contains(&word.len())
        && known.starts_with(word)
        && word.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// A title or a word of one with its keys in full: "eb" is "e flat", "cm" is "c minor".
pub fn spelt(title: &str) -> String {
    let word = |word: &str| {
        if let Some(number) = word.strip_prefix('#') {
            return Some(number.to_owned());
        }
        let rest = word.strip_prefix(|c| matches!(c, 'a'..='g'))?;
        let (sign, mode) = match rest.strip_prefix(['b', '♭']) {
            Some(mode) => (" flat", mode),
            None => rest
                .strip_prefix(['#', '♯'])
                .map_or(("", rest), |mode| (" sharp", mode)),
        };
        let mode = match mode {
            "" => "",
            "m" | "min" => " minor",
            "maj" => " major",
            _ => return None,
        };
        Some([between(word, 0, 1), sign, mode].concat())
    };
    let words: Vec<String> = title
        .split(' ')
        .map(|one| word(one).unwrap_or_else(|| one.to_owned()))
        .collect();
    words.join(" ")
}
