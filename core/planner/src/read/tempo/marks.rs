//! A number with the signs that mark it, and note values.

use reedling_core::practice::METRONOME;

use super::super::{
    lexicon::longest,
    token::{End, Token},
};
use crate::{
    goals::NoteValue,
    text::between,
    vocabulary::{lists::value as value_of, sets, word_shapes::is_note},
};

/// The note value of a section of the vocabulary.
fn value(class: &str) -> NoteValue {
    match class {
        "unit.semiquaver" => NoteValue::Semiquaver,
        "unit.quaver" => NoteValue::Quaver,
        "unit.dottedQuaver" => NoteValue::DottedQuaver,
        "unit.dottedCrotchet" => NoteValue::DottedCrotchet,
        "unit.minim" => NoteValue::Minim,
        "unit.dottedMinim" => NoteValue::DottedMinim,
        "unit.semibreve" => NoteValue::Semibreve,
        _ => NoteValue::Crotchet,
    }
}

/// A number without the signs that mark it: "♩=72", "=72", "@72", "72bpm", "crotchet=72".
pub fn strip(lower: &str) -> (bool, &str, Option<NoteValue>) {
    let bare = ["bpm", "ish"]
        .iter()
        .find_map(|end| lower.strip_suffix(end))
        .unwrap_or(lower)
        .trim_end_matches('-')
        .trim_start_matches('~');
    let digits = bare.rsplit(['=', '@']).next().unwrap_or(bare);
    let mut sign = between(bare, 0, bare.len() - digits.len()).trim_end_matches(['=', '@']);
    if let Some(rest) = digits.strip_prefix("mm") {
        return (true, rest.trim_start_matches('.'), None);
    }
    let mut digits = digits;
    if sign.is_empty() {
        let start = digits
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or_default();
        if digits.starts_with(is_note) {
            sign = between(digits, 0, start);
            digits = between(digits, start, digits.len());
        }
    }
    (
        bare.len() < lower.len() || digits.len() < bare.len(),
        digits,
        joined(sign),
    )
}

/// The note value that a word names where it is joined to a number: "half=72".
fn joined(word: &str) -> Option<NoteValue> {
    value_of(sets::TEMPO_UNIT, word).map(|unit| match unit {
        "1" => NoteValue::Semibreve,
        "2" => NoteValue::Minim,
        "3" => NoteValue::DottedMinim,
        "6" => NoteValue::DottedCrotchet,
        "8" => NoteValue::Quaver,
        "12" => NoteValue::DottedQuaver,
        "16" => NoteValue::Semiquaver,
        _ => NoteValue::Crotchet,
    })
}

/// "72" or "60-72".
pub fn numbers(digits: &str) -> Option<Vec<u16>> {
    let one = |digits: &str| -> Option<u16> {
        let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits
            .parse()
            .ok()
            .filter(|bpm| plain && METRONOME.contains(bpm))
    };
    match digits.split_once('-') {
        Some((from, to)) => {
            let (from, to) = (one(from)?, one(to)?);
            (from <= to).then(|| vec![from, to])
        }
        None => Some(vec![one(digits)?]),
    }
}

/// A note value at a word, alone or joined to its number.
pub fn unit_at(tokens: &[Token], at: usize) -> Option<(usize, NoteValue)> {
    if let Some((words, entry)) = longest(tokens, at, |entry| entry.class.starts_with("unit.")) {
        return Some((words, value(entry.class)));
    }
    // "half = 54"
    let word = tokens.get(at)?;
    let is_equal = word.end == End::None && tokens.get(at + 1)?.word.lower == "=";
    Some((1, joined(&word.word.lower).filter(|_| is_equal)?))
}
