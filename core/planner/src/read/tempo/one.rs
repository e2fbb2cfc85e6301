//! One number of a metronome with what announces it before or after.

use crate::vocabulary::{lists::listed, sets};
use reedling_core::text::contains;

use super::{
    super::{
        lexicon::{Language, longest},
        place::in_words,
        token::{End, Token, lower_at},
    },
    BARE, Role,
    following::{Following, following, is_before_then},
    marks::{numbers, strip, unit_at},
};
use crate::goals::NoteValue;

/// A number: where it ends, what it is said to be, itself, and the note value that it counts.
pub struct One {
    /// The word after its last.
    pub to: usize,
    /// What it is said to be.
    pub role: Role,
    /// The number, or both of a range.
    pub numbers: Vec<u16>,
    /// What it counts, where that is said.
    pub unit: Option<NoteValue>,
}

/// What is said before a number.
struct Announced {
    next: usize,
    role: Option<Role>,
    unit: Option<NoteValue>,
    between: bool,
    /// "at", which has no number for its subject.
    at: bool,
}

/// "aim for ♩ = 72", "MM crotchet = 60", "minim 52"
fn announced(tokens: &[Token], at: usize, language: Language) -> Option<Announced> {
    let mut said = Announced {
        next: at,
        role: None,
        unit: None,
        between: false,
        at: false,
    };
    for _ in 0..6 {
        let next = said.next;
        if next > at && tokens.get(next - 1)?.end > End::Heading {
            return None;
        }
        // "a 60" is Spanish.
        let phrase = longest(tokens, next, |entry| {
            entry.class.starts_with("tempo.")
                && (entry.phrase != "a" || language == Language::Spanish)
        });
        let word = tokens.get(next)?.word.lower.as_str();
        if let Some((words, entry)) = phrase {
            said.role = Some(stricter(said.role, entry.class));
            said.between |= listed(sets::TEMPO_BETWEEN, entry.phrase);
            said.at |= listed(sets::BARE_AT, entry.phrase);
            said.next += words;
        } else if let Some((words, value)) = unit_at(tokens, next) {
            said.unit = Some(value);
            said.next += words;
        } else if word == "="
            || next > at && matches!(word, "is" | "equals" | "the" | "a" | "of" | "steady" | "it")
        {
            said.next += 1;
        } else {
            break;
        }
    }
    Some(said)
}

/// "aim for at most 80": the stricter word counts.
fn stricter(known: Option<Role>, class: &str) -> Role {
    let said = match class {
        "tempo.next" => Role::Next,
        "tempo.ceiling" => Role::Ceiling,
        "tempo.past" => Role::Past,
        _ => Role::Now,
    };
    match known {
        Some(Role::Ceiling) => Role::Ceiling,
        Some(Role::Next) if said == Role::Now => Role::Next,
        Some(Role::Past) => Role::Past,
        _ => said,
    }
}

/// What stands right after a number.
struct Rest {
    /// The word after the number and its "bpm".
    to: usize,
    bpm: bool,
    /// The other end of a range, and how many words that takes.
    range: Option<(usize, u16)>,
    /// What the number is said to be.
    suffix: Option<Following>,
    /// Whether it makes the number something else.
    is_other: bool,
}

/// What stands after a number whose words end at `last`; a `single` one may begin a range.
fn rest(tokens: &[Token], last: usize, single: bool, between: bool) -> Rest {
    let open = tokens[last - 1].end == End::None;
    let after = tokens.get(last).filter(|_| open);
    let follows = after.map_or("", |token| token.word.lower.as_str());
    let bpm = matches!(follows, "bpm" | "bpm." | "beats-per-minute");
    let to = last + usize::from(bpm);
    let said = |at: usize| {
        let open = tokens[at - 1].end == End::None;
        open.then(|| following(tokens, at)).flatten()
    };
    let suffix = said(to);
    // "60 to 72 by Sunday"
    let range = (suffix.is_none() && single)
        .then(|| range_end(tokens, to, between))
        .flatten();
    Rest {
        to,
        bpm,
        suffix: range.map_or(suffix, |(words, _)| said(to + words)),
        range,
        is_other: is_other(follows) && !bpm,
    }
}

/// A number in figures or words, how many words it takes, whether signs mark it, and what it counts by them.
fn figures(
    tokens: &[Token],
    at: usize,
    opens: bool,
) -> Option<(usize, Vec<u16>, bool, Option<NoteValue>)> {
    let (marked, digits, unit) = strip(tokens.get(at)?.word.lower.as_str());
    // "at fifty two"
    let said_in_words = || {
        let (words, number) = in_words(tokens, at).filter(|_| !opens)?;
        (number >= BARE).then(|| (words, vec![number]))
    };
    let (words, found) = match numbers(digits) {
        Some(found) => (1, found),
        None => said_in_words()?,
    };
    Some((words, found, marked, unit))
}

/// A number at a word; `goes_on` tells that another stands before it.
pub fn one(tokens: &[Token], at: usize, goes_on: bool, language: Language) -> Option<One> {
    let said = announced(tokens, at, language)?;
    let number = said.next;
    let (words, mut numbers, marked, unit) = figures(tokens, number, number == at)?;
    let rest = rest(tokens, number + words, numbers.len() == 1, said.between);
    let announced = said.role.is_some()
        || said.unit.is_some()
        || matches!(numbers.as_slice(), [bpm] if *bpm >= BARE) && is_before_then(tokens, rest.to)
        || marked
        || rest.bpm
        || rest.suffix.is_some()
        || rest.range.is_some() && tokens[rest.to].word.text == "→"
        || number > at && (goes_on || tokens[at].word.lower == "=");
    if !announced || rest.is_other {
        return None;
    }
    let mut to = rest.to;
    if let Some((words, more)) = rest.range {
        numbers.push(more);
        to += words;
    }
    let suffix = rest.suffix.as_ref();
    let role = match (said.role, suffix.and_then(|suffix| suffix.role)) {
        (Some(Role::Past), _) | (_, None) => said.role,
        // "the Gigue at 52 is plenty": the Gigue is, and no number.
        (Some(Role::Now), _) if said.at && suffix.is_some_and(|suffix| suffix.enough) => said.role,
        (_, other) => other,
    };
    Some(One {
        to: to + suffix.map_or(0, |suffix| suffix.words),
        role: role.unwrap_or(Role::Now),
        numbers,
        unit: unit.or(said.unit).or(suffix.and_then(|suffix| suffix.unit)),
    })
}

/// "at 60 - 66", "60 bpm to 72", "between 60 and 72"
fn range_end(tokens: &[Token], at: usize, between: bool) -> Option<(usize, u16)> {
    let joiner = tokens.get(at)?.word.lower.as_str();
    let joins = listed(sets::JOIN_TO, joiner) || between && listed(sets::JOIN_AND, joiner);
    if tokens[at - 1].end != End::None || !joins || tokens[at].end != End::None {
        return None;
    }
    let more = numbers(strip(&tokens.get(at + 1)?.word.lower).1)?;
    let after = lower_at(tokens, at + 2);
    let [more] = more.as_slice() else { return None };
    (!is_other(after)).then_some((2 + usize::from(after == "bpm"), *more))
}

/// Whether a word after a number makes it something else: "minutes", "times".
pub fn is_other(word: &str) -> bool {
    !word.is_empty() && contains(sets::TEMPO_OTHER, &[" ", word, " "].concat())
}
