//! Movements, variations and verses by their numbers.

use super::{
    super::{
        lexicon::longest,
        signs::leaves,
        token::{End, Token, lower_at as word},
    },
    number,
    parts::Found,
};
use crate::{
    goals::Place,
    vocabulary::{
        lists::{listed, value},
        sets,
    },
};

const ORDINALS: [&str; 6] = ["first", "second", "third", "fourth", "fifth", "sixth"];
const ROMAN: [&str; 6] = ["I", "II", "III", "IV", "V", "VI"];

/// "2nd movement", "mvt 3", "variation 3", "variations A and B", "verse 2", "second verse".
pub fn numbered(tokens: &[Token], at: usize) -> Found {
    let open = tokens[at].end == End::None;
    // "1. Satz"
    let noun = tokens
        .get(at + 1)
        .map_or("", |next| next.word.text.as_str());
    let german = value(sets::MOVEMENTS_AFTER_NUMBER, noun);
    let counted = ordinal_of(word(tokens, at)).filter(|_| open);
    if let (Some(kind), Some(place)) = (german, counted) {
        return Some((2, vec![named(kind, place)]));
    }
    if let Some(place) = ordinal(word(tokens, at)).filter(|_| open) {
        let next = word(tokens, at + 1);
        // "1st half"; in words the vocabulary has them.
        let figure = word(tokens, at).starts_with(|c: char| c.is_ascii_digit());
        let part = figure && listed(sets::PARTS_COUNTED, next);
        return Some(match kind_of(next).or(Some(next).filter(|_| part)) {
            Some(kind) => (2, vec![named(kind, place)]),
            None => (1, vec![named(of_others(tokens, at)?, place)]),
        });
    }
    let kind = kind_of(word(tokens, at)).or_else(|| verse(tokens, at));
    let kind = kind.filter(|_| open)?;
    let first = number_at(tokens.get(at + 1)?)?;
    let joins = listed(sets::MOVEMENTS_AND_NUMBER, word(tokens, at + 2));
    let other = tokens.get(at + 3).and_then(number_at);
    let place = |value: &str| match kind {
        "movement" => ordinal_of(value).map(|place| named(kind, place)),
        _ => Some(Place::Part {
            name: [kind, " ", value].concat(),
        }),
    };
    match other.filter(|_| joins && tokens[at + 1].end == End::None) {
        Some(other) => Some((4, vec![place(first)?, place(other)?])),
        None => Some((2, vec![place(first)?])),
    }
}

/// "1st and 3rd movements, 2nd can wait": what a number alone counts before a release, where others were named.
fn of_others(tokens: &[Token], at: usize) -> Option<&'static str> {
    longest(tokens, at + 1, |entry| leaves(entry.class))?;
    let mut before = (at.saturating_sub(20)..at).rev();
    before.find_map(|at| kind_of(word(tokens, at)))
}

/// "II: leave it", "I from bar 12", "leave II and III": movements by their numbers alone, where no name stands before them.
pub fn roman(tokens: &[Token], at: usize, titled: bool) -> Found {
    let place = |at: usize| {
        let text = tokens.get(at)?.word.text.as_str();
        ROMAN.iter().position(|name| *name == text)
    };
    let first = place(at)?;
    let before = at.checked_sub(1).map(|at| &tokens[at]);
    let opens = titled || before.is_none_or(|before| before.end > End::None);
    let led = before.is_some_and(|before| {
        before.word.text == before.word.lower && listed(sets::MOVEMENTS_LED_BY, &before.word.lower)
    });
    let mut found = vec![named("movement", first)];
    let mut to = at + 1;
    // "I and II", "I, II and III"
    loop {
        let joins = usize::from(listed(sets::MOVEMENTS_JOINS, word(tokens, to)));
        let open = tokens[to - 1].end == End::None;
        let Some(next) = place(to + joins).filter(|_| (joins == 1) == open) else {
            break;
        };
        found.push(named("movement", next));
        to += joins + 1;
    }
    // "V" and "I" alone are chords, or the teacher.
    let single = tokens[at].word.text.len() == 1 && found.len() == 1;
    let chords = tokens[to - 1].end == End::None
        && (place(to).is_some() || listed(sets::MOVEMENTS_OTHER, word(tokens, to)));
    ((opens || led) && !chords && !single).then_some((to - at, found))
}

/// "Str. 3", but not "Bonner Str. 3" or "str. 3", which is a string.
fn verse(tokens: &[Token], at: usize) -> Option<&'static str> {
    let street = at > 0 && tokens[at - 1].end == End::None && word(tokens, at - 1).ends_with("er");
    (tokens[at].word.text == "Str" && !street).then_some("verse")
}

fn kind_of(word: &str) -> Option<&'static str> {
    value(sets::MOVEMENTS_KIND, word)
}

/// "2", "A", "II".
fn number_at(token: &Token) -> Option<&str> {
    let text = token.word.text.as_str();
    let letter = text.len() == 1 && text.starts_with(|c: char| c.is_ascii_uppercase());
    let roman = !text.is_empty() && text.chars().all(|c| matches!(c, 'I' | 'V'));
    (letter || roman || number(text).is_some_and(|number| number < 40)).then_some(text)
}

fn ordinal(word: &str) -> Option<usize> {
    value(sets::MOVEMENTS_ORDINAL, word)?.parse().ok()
}

fn ordinal_of(value: &str) -> Option<usize> {
    let at = ROMAN.iter().position(|name| *name == value);
    let number = value.parse().ok().and_then(|at: usize| at.checked_sub(1));
    at.or(number).filter(|at| *at < ORDINALS.len())
}

fn named(kind: &str, place: usize) -> Place {
    Place::Part {
        name: ["the ", ORDINALS[place], " ", kind].concat(),
    }
}
