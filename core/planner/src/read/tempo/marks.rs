//! A number with the signs that mark it, and note values.

use reedling_core::practice::METRONOME;

use crate::{
    goals::NoteValue,
    text::between,
    vocabulary::{lists::value as value_of, sets},
};

/// The note value of a section of the vocabulary.
pub fn value(class: &str) -> NoteValue {
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
        if digits.starts_with(['♩', '♪']) {
            sign = between(digits, 0, start);
            digits = between(digits, start, digits.len());
        }
    }
    let unit = value_of(sets::TEMPO_UNIT, sign).map(|unit| match unit {
        "2" => NoteValue::Minim,
        "6" => NoteValue::DottedCrotchet,
        "8" => NoteValue::Quaver,
        _ => NoteValue::Crotchet,
    });
    (
        bare.len() < lower.len() || digits.len() < bare.len(),
        digits,
        unit,
    )
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
