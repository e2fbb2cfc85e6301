//! Complaints that are over: what has healed, what once was, what has not come back.

use super::{
    super::{lists::listed, part::Part, sets},
    lower,
};

/// Whether a part tells of a complaint at a word that it is over.
pub(super) fn is_over(part: &Part, at: usize) -> bool {
    is_healed(part, at) || is_past(part, at) || stays_away(part, at)
}

/// "The sprain has healed", "the tendon is better again and the doctor is pleased", but not "it has nearly healed".
fn is_healed(part: &Part, at: usize) -> bool {
    let says = |list: &str| part.says(list);
    // Who treats it is named beside it: "the physio says he is fine to play", but not "for ten minutes".
    let care = is_care(lower(part, at));
    if care && says(sets::BODY_LIMITED) {
        return false;
    }
    let well = |near: usize| {
        listed(sets::BODY_GONE, lower(part, near))
            || part.has_one_at(near, sets::BODY_WELL_AGAIN)
            || care && part.has_one_at(near, sets::BODY_MAY_PLAY)
            || ends_over(part, near)
    };
    let from = if care && !says(sets::BODY_DOUBT) {
        0
    } else {
        at + 1
    };
    // "much better after the flu"
    let mut before = at.saturating_sub(4)..at;
    let recovered = before.any(|near| part.has_one_at(near, sets::BODY_RECOVERED));
    let over = recovered && !says(sets::BODY_DOUBT) || (from..part.words.len()).any(well);
    over && !says(sets::BODY_NOT_GONE)
}

/// "Hay fever is over", but not "the pain is over the left eye".
fn ends_over(part: &Part, at: usize) -> bool {
    let next = lower(part, at + 1);
    lower(part, at) == "over" && (next.is_empty() || listed(sets::BODY_OVER_NOW, next))
}

/// "She used to have backache", but not "it has come back".
fn is_past(part: &Part, at: usize) -> bool {
    let word = |near: usize| lower(part, near);
    // "She is not used to the chin rest and her neck hurts"
    let before = |near: usize| near.checked_sub(1).map_or("", word);
    let once = |near: usize| {
        part.has_one_at(near, sets::BODY_ONCE) && !listed(sets::BODY_NOT_ONCE, before(near))
    };
    let again = |near: usize| listed(sets::BODY_RETURNS, word(near));
    (at.saturating_sub(6)..at).any(once) && !(0..part.words.len()).any(again)
}

/// "The pain has not come back"
fn stays_away(part: &Part, at: usize) -> bool {
    (at + 1..part.words.len()).any(|near| part.has_one_at(near, sets::BODY_STAYS_AWAY))
}

/// Whether a word names who treats a complaint, or where.
pub(super) fn is_care(word: &str) -> bool {
    listed(sets::BODY_CARE, word)
}

/// Whether a part says that whoever treats a complaint is done with it, and nothing else: "the physio has signed you off
/// completely", which may be of school or of playing where no complaint is denied beside it.
pub fn signs_off(part: &Part) -> bool {
    let known = |word: &str| is_care(word) || listed(sets::BODY_SIGNS_OFF, word);
    let says = |wanted: &str| part.words.iter().any(|word| word.lower == wanted);
    says("signed")
        && says("off")
        && part.says(sets::BODY_WHOLLY)
        && part.words.iter().all(|word| known(&word.lower))
}
