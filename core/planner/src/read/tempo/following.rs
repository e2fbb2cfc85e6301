//! What is said right after a number of a metronome.

use super::{
    super::token::{End, Token, lower_at},
    BARE, Role,
    marks::{numbers, unit_at},
};
use crate::{
    goals::NoteValue,
    vocabulary::{lists::listed, sets},
};

/// What is said right after a number: "72 now", "96 by Friday", "72 max", "60 to the crotchet".
pub struct Following {
    /// How many words say it.
    pub words: usize,
    /// What the number is said to be.
    pub role: Option<Role>,
    /// What it counts.
    pub unit: Option<NoteValue>,
    /// Whether it is called enough: "is plenty".
    pub enough: bool,
}

/// What stands at a word after a number.
pub fn following(tokens: &[Token], at: usize) -> Option<Following> {
    let word = |ahead: usize| {
        let open =
            (at..at + ahead).all(|at| tokens.get(at).is_some_and(|one| one.end == End::None));
        let token = tokens.get(at + ahead).filter(|_| open);
        token.map_or("", |token| token.word.lower.as_str())
    };
    let said = |words, role| {
        Some(Following {
            words,
            role,
            unit: None,
            enough: false,
        })
    };
    let role = |words, role| said(words, Some(role));
    let unsaid = |words| said(words, None);
    match (word(0), word(1), word(2)) {
        ("to" | "=", "the" | "a" | "each" | "every", _) => counts(tokens, at, 2),
        ("for", "the" | "a" | "each" | "every", _) => counts_for(tokens, at),
        ("is", "the" | "my" | "your", "aim" | "goal" | "target") => role(3, Role::Next),
        ("on", "the", "metronome" | "click") => unsaid(3),
        ("or", "less" | "slower", _) => role(2, Role::Ceiling),
        ("is", "comfortable" | "secure" | "solid" | "steady", _) if is_free(tokens, at - 1) => {
            role(2, Role::Now)
        }
        ("now", ..) => role(1, Role::Now),
        ("this", "week", _) if is_free(tokens, at - 1) => role(2, Role::Now),
        (word, ..) if listed(sets::TEMPO_MOST, word) => role(1, Role::Ceiling),
        ("is", "plenty" | "enough", _) => Some(Following {
            enough: true,
            ..role(2, Role::Ceiling)?
        }),
        ("by", "the" | "next" | "then" | "christmas" | "easter", _) => role(2, Role::Next),
        ("by", day, _) if day.ends_with("day") || listed(sets::TEMPO_DAY, day) => {
            role(2, Role::Next)
        }
        ("in" | "per", ..) => counts(tokens, at, 1),
        _ => None,
    }
}

/// "60 to the crotchet", "60 in quavers": what a number counts, with the small words before that.
fn counts(tokens: &[Token], at: usize, small: usize) -> Option<Following> {
    let (words, unit) = unit_at(tokens, at + small)?;
    Some(Following {
        words: small + words,
        role: None,
        unit: Some(unit),
        enough: false,
    })
}

/// "60 for the crotchet", but not "60 for the quavers", "60 for the minim rest", "60 for the eighth".
fn counts_for(tokens: &[Token], at: usize) -> Option<Following> {
    let found = counts(tokens, at, 2)?;
    let last = &tokens[at + found.words - 1];
    let next = lower_at(tokens, at + found.words);
    let ends = last.end > End::None || listed(" and hands with ", next);
    let is_many = last.word.lower.ends_with('s');
    let is_day = matches!(lower_at(tokens, at + 2), "eighth" | "sixteenth");
    (ends && !is_many && !is_day).then_some(found)
}

/// Whether a number that nothing announces may be a tempo: "Study 80 this week", but not "op. 80 this week".
fn is_free(tokens: &[Token], at: usize) -> bool {
    let before = at
        .checked_sub(1)
        .map_or("", |at| tokens[at].word.lower.as_str());
    numbers(&tokens[at].word.lower).is_some_and(|found| found.iter().all(|bpm| *bpm >= BARE))
        && !listed(sets::TEMPO_CATALOGUE, before)
}

/// "100 then 108"
pub fn is_before_then(tokens: &[Token], to: usize) -> bool {
    let word = |at: usize| {
        let open = (to - 1..at).all(|at| tokens.get(at).is_some_and(|one| one.end == End::None));
        let token = tokens.get(at).filter(|_| open);
        token.map_or("", |token| token.word.lower.as_str())
    };
    let then = to + usize::from(listed(sets::JOIN_AND, word(to)));
    // "63 then up to 69"
    let next = match (word(then + 1), word(then + 2)) {
        ("up", "to") => then + 3,
        _ => then + 1,
    };
    let rising = matches!(
        (word(to), word(to + 1)),
        (
            "rising" | "building" | "climbing" | "moving" | "working",
            "to"
        ) | ("up", "to")
    );
    let number =
        |at: usize| numbers(word(at)).is_some_and(|next| next.iter().all(|bpm| *bpm >= BARE));
    if rising && number(to + 2) {
        return true;
    }
    listed(sets::TEMPO_THEN, word(then))
        && numbers(word(next)).is_some_and(|next| next.iter().all(|bpm| *bpm >= BARE))
}
