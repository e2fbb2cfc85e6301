//! Metronome numbers: what counts, where the week starts, what is aimed for, what must not be passed.

use reedling_core::practice::METRONOME;

use super::{
    lexicon::longest,
    token::{End, Token},
};
use crate::goals::{NoteValue, Tempo};

/// What a number is said to be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    Now,
    Next,
    Ceiling,
    Past,
}

/// Words after a number that make it something else.
const OTHER: &str = " % am bar bars beats times minutes minute mins min minuten hours o'clock percent pm s sec seconds x years year days weeks takte takt mesures compases people pounds p euro euros € £ $ pages page lines octaves octave grade and-a-half st nd rd th uhr jahre ";

/// The numbers that begin at a word, and how many words they take.
pub fn tempo_at(tokens: &[Token], at: usize) -> Option<(usize, Tempo)> {
    let mut found = Tempo::default();
    let mut end = at;
    let mut next_role = None;
    while let Some((to, role, numbers, unit)) = one(tokens, end, next_role) {
        if let Some(unit) = unit {
            found.unit = unit;
        }
        match (role, numbers.as_slice()) {
            (Role::Past, [_]) => {}
            (_, [from, to]) => {
                found.now = Some(*from);
                found.next = Some(*to);
            }
            (Role::Now, [bpm]) if found.now.is_none() => found.now = Some(*bpm),
            (Role::Now | Role::Next, [bpm]) => found.next = Some(*bpm),
            (Role::Ceiling, [bpm]) => found.ceiling = Some(*bpm),
            _ => {}
        }
        end = to;
        // "at 60, aim for 72" and "from 60 to 72" are one tempo.
        next_role = Some(Role::Now);
        let closed = tokens
            .get(end - 1)
            .is_some_and(|token| token.end == End::Sentence);
        let more = !closed
            && longest(tokens, end, |entry| {
                matches!(entry.class, "tempo.next" | "tempo.ceiling")
            })
            .is_some();
        if !more {
            break;
        }
    }
    (end > at).then_some((end - at, found))
}

type One = (usize, Role, Vec<u16>, Option<NoteValue>);

/// One number with what announces it.
fn one(tokens: &[Token], at: usize, after: Option<Role>) -> Option<One> {
    let mut next = at;
    let mut role = None;
    let mut unit = None;
    // "aim for ♩ = 72", "MM crotchet = 60", "minim 52"
    for _ in 0..5 {
        if next > at && tokens.get(next - 1)?.end > End::Heading {
            return None;
        }
        if let Some((words, entry)) =
            longest(tokens, next, |entry| entry.class.starts_with("tempo."))
        {
            let said = match entry.class {
                "tempo.next" => Role::Next,
                "tempo.ceiling" => Role::Ceiling,
                "tempo.past" => Role::Past,
                _ => Role::Now,
            };
            // "aim for at most 80": the stricter word counts.
            role = Some(match role {
                Some(Role::Ceiling) => Role::Ceiling,
                Some(Role::Next) if said == Role::Now => Role::Next,
                Some(Role::Past) => Role::Past,
                _ => said,
            });
            next += words;
        } else if let Some((words, value)) = unit_at(tokens, next) {
            unit = Some(value);
            next += words;
        } else if next > at
            && matches!(
                tokens.get(next)?.word.lower.as_str(),
                "=" | "is" | "the" | "a" | "of"
            )
        {
            next += 1;
        } else {
            break;
        }
    }
    let token = tokens.get(next)?;
    let lower = token.word.lower.as_str();
    let (marked, digits, own) = strip(lower);
    unit = own.or(unit);
    let numbers = numbers(digits)?;
    let after_word = if token.end == End::None {
        tokens.get(next + 1)
    } else {
        None
    };
    let follows = after_word.map_or("", |token| token.word.lower.as_str());
    let bpm = matches!(follows, "bpm" | "bpm." | "beats-per-minute");
    let other = OTHER.contains(&[" ", follows, " "].concat()) && !follows.is_empty();
    let announced =
        role.is_some() || unit.is_some() || marked || bpm || after.is_some() && next > at;
    if !announced || other && !bpm {
        return None;
    }
    let mut to = next + 1 + usize::from(bpm);
    let mut numbers = numbers;
    // "at 60 - 66", "60 bpm to 72"
    if numbers.len() == 1
        && tokens
            .get(to - 1)
            .is_some_and(|token| token.end == End::None)
        && tokens.get(to).is_some_and(|token| {
            matches!(
                token.word.lower.as_str(),
                "-" | "to" | "bis" | "à" | "a" | "until" | "hasta"
            )
        })
        && let Some(more) = tokens
            .get(to + 1)
            .and_then(|token| self::numbers(strip(&token.word.lower).1))
        && more.len() == 1
    {
        let next_word = tokens
            .get(to + 2)
            .map_or("", |token| token.word.lower.as_str());
        if !OTHER.contains(&[" ", next_word, " "].concat()) || next_word.is_empty() {
            numbers.extend(more);
            to += 2 + usize::from(next_word == "bpm");
        }
    }
    Some((to, role.unwrap_or(Role::Now), numbers, unit))
}

/// A note value at a word, alone or joined to its number.
fn unit_at(tokens: &[Token], at: usize) -> Option<(usize, NoteValue)> {
    let (words, entry) = longest(tokens, at, |entry| entry.class.starts_with("unit."))?;
    Some((words, value(entry.class)))
}

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
fn strip(lower: &str) -> (bool, &str, Option<NoteValue>) {
    let bare = lower.strip_suffix("bpm").unwrap_or(lower);
    let digits = bare.rsplit(['=', '@']).next().unwrap_or(bare);
    let mut sign = bare[..bare.len() - digits.len()].trim_end_matches(['=', '@']);
    if let Some(rest) = digits.strip_prefix("mm") {
        return (true, rest.trim_start_matches('.'), None);
    }
    let mut digits = digits;
    if sign.is_empty() {
        let start = digits
            .find(|c: char| c.is_ascii_digit())
            .unwrap_or_default();
        if digits.starts_with(['♩', '♪']) {
            (sign, digits) = digits.split_at(start);
        }
    }
    let unit = match sign {
        "♩" | "crotchet" | "quarter" | "viertel" | "noire" | "negra" => Some(NoteValue::Crotchet),
        "♪" | "quaver" | "eighth" | "achtel" | "croche" => Some(NoteValue::Quaver),
        "♩." => Some(NoteValue::DottedCrotchet),
        "minim" | "halbe" | "blanche" => Some(NoteValue::Minim),
        _ => None,
    };
    (
        bare.len() < lower.len() || digits.len() < bare.len(),
        digits,
        unit,
    )
}

/// "72" or "60-72".
fn numbers(digits: &str) -> Option<Vec<u16>> {
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
