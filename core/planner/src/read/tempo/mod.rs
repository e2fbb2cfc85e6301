//! Metronome numbers: what counts, where the week starts, what is aimed for, what must not be passed.

mod following;
mod marks;
mod one;
mod said;
mod typed;

use super::{
    lexicon::{Language, longest},
    token::{End, Token},
};
use crate::goals::Tempo;
use crate::vocabulary::{lists::listed, sets};
use marks::numbers;
pub use marks::unit_at;
pub use one::is_other;
use one::one;
pub use said::Said;
pub use typed::typed;

/// What a number is said to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Where the week starts.
    Now,
    /// What is aimed for.
    Next,
    /// What must not be passed.
    Ceiling,
    /// What was.
    Past,
}

/// The slowest number that is a tempo where nothing announces it.
pub const BARE: u16 = 40;

/// The numbers that begin at a word, and how many words they take.
pub fn tempo_at(tokens: &[Token], at: usize, language: Language) -> Option<(usize, Said)> {
    let mut found = Said::default();
    let mut end = at;
    while let Some(number) = one(tokens, end, end > at, language) {
        let (now, next) = (number.numbers.first(), number.numbers.get(1));
        let (now, next) = (now.copied(), next.copied());
        let said = Tempo {
            now,
            next,
            ..Tempo::default()
        };
        let said = Said::new(said, number.unit);
        if number.role != Role::Past {
            let Some((own, other)) = found.alike(said) else {
                break;
            };
            found = own;
            let own = &mut found.tempo;
            match (number.role, other.next) {
                (_, Some(_)) => (own.now, own.next) = (other.now, other.next),
                (Role::Now, _) if own.now.is_none() => own.now = other.now,
                (Role::Ceiling, _) => own.ceiling = other.now,
                _ => own.next = other.now,
            }
        } else if found.tempo.is_empty() && said.counted {
            found = Said::new(Tempo::default(), number.unit);
        }
        end = number.to;
        // "at 60, aim for 72" and "up to 96 from 84" are one tempo.
        let closed = tokens
            .get(end - 1)
            .is_some_and(|token| token.end == End::Sentence);
        let more = longest(tokens, end, |entry| {
            matches!(entry.class, "tempo.next" | "tempo.ceiling")
                || listed(sets::TEMPO_FROM, entry.phrase) && entry.class == "tempo.now"
        });
        if closed || more.is_none() {
            break;
        }
    }
    (end > at).then_some((end - at, found))
}

/// Numbers that nothing announces, to the end of their clause: "66", "60-66", "60 and 66".
pub fn bare_numbers(tokens: &[Token], at: usize) -> Option<(usize, Vec<u16>)> {
    let mut found = Vec::new();
    let mut next = at;
    loop {
        found.extend(numbers(&tokens.get(next)?.word.lower)?);
        next += 1;
        let Some(joiner) = tokens.get(next) else {
            break;
        };
        let joins = joiner.word.lower.as_str();
        if !matches!(joins, "and" | "then" | "&" | "to" | "-") {
            return None;
        }
        // "60 then hands together"
        let number = |token: &Token| numbers(&token.word.lower).is_some();
        if joins == "then" && !tokens.get(next + 1).is_some_and(number) {
            break;
        }
        next += 1;
    }
    found
        .iter()
        .all(|bpm| *bpm >= BARE)
        .then_some((next - at, found))
}
