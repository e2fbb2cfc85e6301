//! What ends a clause, and what is none.

use super::{days::month, lists::listed, sets, word_shapes::is_word_char};
use reedling_core::{case_mapping::lower, text::contains};

pub(crate) fn abbreviated(stem: &str) -> bool {
    let stem = lower(stem.trim_start_matches(|c: char| !is_word_char(c)));
    stem.chars().count() == 1 && !stem.starts_with(|c: char| c.is_ascii_digit())
        || listed(sets::CLAUSES_ABBREVIATIONS, &stem)
        || contains(&stem, ".") && !stem.ends_with(|c: char| c.is_ascii_digit())
}

/// "1. Satz", "20. März": the full stop of a German ordinal before a part of a piece or a month.
pub(crate) fn is_counted_part(stem: &str, rest: &str) -> bool {
    const PARTS: [&str; 6] = ["Satz", "Seite", "Strophe", "Teil", "Variation", "Zeile"];
    let word = rest
        .split(|c: char| !c.is_alphabetic())
        .next()
        .unwrap_or_default();
    let day = stem.len() <= 2 && stem.bytes().all(|byte| byte.is_ascii_digit());
    if day && month(&lower(word)).is_some() {
        return true;
    }
    let one = stem.len() == 1 && stem.starts_with(|c: char| c.is_ascii_digit());
    one && PARTS.iter().any(|part| rest.trim_start().starts_with(part))
}

pub(crate) fn is_address(word: &str) -> bool {
    word.split_once('@')
        .is_some_and(|(user, host)| !user.is_empty() && contains(host, "."))
}
