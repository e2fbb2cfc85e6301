//! Dates and times as people type them.
//!
//! A form keeps a date or time that has one reading in the form of the wire. What has several is asked; any other text stays as
//! it was typed, with a sentence that says what to change.

mod dates;
mod times;

pub use dates::{Span, date_problem, dates};
pub use times::{time_problem, times};

use super::text::number;

const WEEKDAYS: [&str; 7] = [
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
];

/// Numbers and words of English letters, without what stands between them, a weekday before them and the "th" of "14th".
fn words(typed: &str) -> Vec<&[u8]> {
    let kind = |sign: u8| (sign.is_ascii_digit(), sign.is_ascii_alphabetic());
    let mut found = Vec::new();
    for word in typed
        .as_bytes()
        .chunk_by(|left, right| kind(*left) == kind(*right))
    {
        let is_word = word[0].is_ascii_alphanumeric();
        if is_word && !matches!(word, b"st" | b"nd" | b"rd" | b"th" | b"of") {
            found.push(word);
        }
    }
    if found.len() > 1 && place(&WEEKDAYS, found[0]).is_some() {
        found.remove(0);
    }
    found
}

/// Which of the names the word is or begins with at least three letters.
fn place(names: &[&str], word: &[u8]) -> Option<u32> {
    let begins = |name: &&str| {
        let start = name.as_bytes().get(..word.len());
        word.len() >= 3 && start.is_some_and(|start| start.eq_ignore_ascii_case(word))
    };
    u32::try_from(names.iter().position(begins)?).ok()
}

fn is_number(word: &[u8]) -> bool {
    word.iter().all(u8::is_ascii_digit)
}

/// A number with at least one and at most the given number of digits.
fn part(word: &[u8], most: usize) -> Option<u32> {
    if word.is_empty() || word.len() > most {
        return None;
    }
    number(word)
}
