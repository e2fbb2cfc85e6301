//! How a title is written.

use super::{
    lexicon::List,
    lists::listed,
    part::Word,
    sets,
    word_shapes::{is_letter, is_number, is_word_char},
};

const MOST_CHARS: usize = 60;

/// The title to show: a composer alone becomes "Piece by …".
pub fn show(words: &[Word]) -> Option<String> {
    let mut title = join(words);
    if words.iter().all(|word| word.is(List::Composer)) {
        title = ["Piece by ", &title].concat();
    }
    let sensible = title.chars().count() <= MOST_CHARS
        && title.chars().filter(|c| is_letter(*c)).count() >= 3
        && title.starts_with(is_letter)
        && title.chars().all(|c| {
            is_word_char(c)
                || matches!(
                    c,
                    ' ' | '\'' | '-' | '.' | ',' | '&' | '#' | '♯' | '♭' | '/'
                )
        });
    (sensible && !words.is_empty()).then_some(title)
}

/// The capital of a letter of Western Europe: a shouted word has it already, and the forms use no others.
fn capital(letter: char) -> char {
    const APART: u8 = b'a' - b'A';
    match u8::try_from(letter) {
        Ok(small @ (b'a'..=b'z' | 0xE0..=0xF6 | 0xF8..=0xFE)) => char::from(small - APART),
        _ => letter,
    }
}

/// The words as one text, shouted ones in small letters.
pub fn join(words: &[Word]) -> String {
    let mut title = String::new();
    for (at, word) in words.iter().enumerate() {
        if at > 0 {
            title.push(' ');
        }
        if at > 0 && words[at - 1].lower == "in" && word.text.len() == 1 {
            title.push_str(&word.text.to_ascii_uppercase());
            continue;
        }
        let shouted = word.text.chars().count() > 3 && !word.text.chars().any(char::is_lowercase);
        let form = at == 0 && word.is(List::Form);
        if (shouted || form) && word.text.chars().all(is_letter) {
            let mut small = word.lower.chars();
            small.next();
            title.extend(word.text.chars().next().map(capital));
            title.push_str(small.as_str());
        } else {
            title.push_str(&word.text);
        }
        let catalogued = words.get(at + 1).is_some_and(is_number);
        if catalogued && listed(sets::TITLE_COUNTED, &word.lower) {
            title.push('.');
        }
    }
    title
}

#[cfg(test)]
mod tests {
    use super::join;
    use crate::vocabulary::part::Part;

    #[test]
    fn forms_and_shouted_words_begin_with_a_capital() {
        for (note, title) in [
            ("élégie", "Élégie"),
            ("minuet in g", "Minuet in G"),
            ("ÉTUDE No. 3", "Étude No. 3"),
            ("ПРЕЛЮДИЯ", "Прелюдия"),
        ] {
            assert_eq!(join(&Part::of(note).words), title);
        }
    }
}
