//! From one named place to another: "letter B to D", "from the trio to the end", "up to the double bar".

use super::{
    super::{
        lexicon::longest,
        signs::leaves,
        token::{End, Token, lower_at as word},
    },
    is_letter, letter_at, movements, number,
};
use crate::{
    goals::Place,
    vocabulary::{lexicon::List, lists::listed, sets},
};

/// A place that goes from one to another, where at least one of them is no bar.
pub fn stretch(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    if let Some(found) = up_to(tokens, at) {
        return Some(found);
    }
    let (many, first) = one(tokens, at)?;
    let end = at + many;
    if tokens[end - 1].end > End::None {
        return None;
    }
    let on = goes_on(tokens, at, end) && !first.starts_with("the ");
    if on || is_left_from(tokens, at, end) {
        let name = [&first, " to the end"].concat();
        return Some((many + usize::from(on), vec![Place::Part { name }]));
    }
    let fill = usize::from(listed(" right through up ", word(tokens, end)));
    let joins = listed(sets::JOIN_TO, word(tokens, end + fill));
    let after = end + fill + 1;
    let next = after + usize::from(listed(sets::STRETCH_ARTICLE, word(tokens, after)));
    let letter = tokens
        .get(next)
        .filter(|token| first.starts_with("letter ") && is_letter(token));
    let (last, second) = match letter {
        Some(token) => (1, token.word.text.clone()),
        None => one(tokens, next)?,
    };
    let second = second.strip_prefix("letter ").unwrap_or(&second);
    let second = second.strip_prefix("from ").unwrap_or(second);
    let bars = first.starts_with("bar ") && second.starts_with("bar ");
    let whole = first == "the beginning" && second == "the end";
    let name = [&first, " to ", second].concat();
    (joins && !bars && !whole).then(|| (next + last - at, vec![Place::Part { name }]))
}

/// "bar 17 onwards", "from bar 17 on", but not "from bar 17 on Monday".
fn goes_on(tokens: &[Token], at: usize, end: usize) -> bool {
    let is_from = at
        .checked_sub(1)
        .is_some_and(|at| word(tokens, at) == "from");
    match word(tokens, end) {
        "onward" | "onwards" => true,
        "on" => is_from && tokens[end].end > End::None,
        _ => false,
    }
}

/// "ab Takt 21 lassen wir noch", "a partir del compás 17 todavía no": what is left out from a bar on.
fn is_left_from(tokens: &[Token], at: usize, end: usize) -> bool {
    let mut before = tokens[at.saturating_sub(3)..at].iter().rev();
    let from = before.next().is_some_and(|token| token.word.lower == "ab")
        || before.any(|token| token.word.lower == "partir");
    from && tokens[at].word.is(List::Bar)
        && longest(tokens, end, |entry| leaves(entry.class)).is_some()
}

/// One place with a name of its own.
fn one(tokens: &[Token], at: usize) -> Option<(usize, String)> {
    let token = tokens.get(at)?;
    if token.word.is(List::Bar) && token.end == End::None {
        let bar = tokens
            .get(at + 1)
            .and_then(|next| number(&next.word.lower))?;
        return Some((2, ["bar ", &bar.to_string()].concat()));
    }
    let found = letter_at(tokens, at).or_else(|| movements::numbered(tokens, at));
    match found {
        Some((many, places)) => match &places[..] {
            [Place::Letter { name }] => Some((many, ["letter ", name].concat())),
            [Place::Part { name }] => Some((many, name.clone())),
            _ => None,
        },
        None => {
            let (many, entry) = longest(tokens, at, |entry| entry.class == "part")?;
            Some((many, entry.means.to_owned()))
        }
    }
}

/// "up to the double bar", "as far as bar 12": from the beginning on.
fn up_to(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let many = match (word(tokens, at), word(tokens, at + 1), word(tokens, at + 2)) {
        ("up", "to", _) => 2,
        ("as", "far", "as") | ("no" | "not", "further", "than") => 3,
        ("don't" | "not", "go", "beyond" | "past") => 3,
        ("no" | "not" | "nothing", "beyond" | "past" | "after", "bar") => 2,
        _ => return None,
    };
    let open = (at..at + many).all(|at| tokens[at].end == End::None);
    let next = at + many + usize::from(word(tokens, at + many) == "the");
    if !open || next >= tokens.len() {
        return None;
    }
    let (words, place) = match (word(tokens, next), word(tokens, next + 1)) {
        ("double", "bar" | "barline") => (
            2,
            Place::Part {
                name: "up to the double bar".into(),
            },
        ),
        _ => {
            let (words, name) = one(tokens, next)?;
            let place = match name.strip_prefix("bar ").and_then(number) {
                Some(to) => Place::Bars { from: 1, to },
                None => Place::Part {
                    name: ["up to ", &name].concat(),
                },
            };
            (words, place)
        }
    };
    Some((next + words - at, vec![place]))
}
