//! Places in a piece: bars, pages and lines, letters, named parts.

mod bare;
mod parts;

pub use bare::{bare_at, span_at};

use super::{
    lexicon::longest,
    token::{End, Token},
};
use crate::{
    goals::{BAR_MAX, Place},
    notes::{bars, lexicon::List, lists::listed, part::Word},
};

/// The places that begin at a word, and how many words they take. `goes_on` tells that bars were named just before.
pub fn places_at(tokens: &[Token], at: usize, goes_on: bool) -> Option<(usize, Vec<Place>)> {
    bars_at(tokens, at, goes_on)
        .or_else(|| parts::first_bars(tokens, at))
        .or_else(|| page_at(tokens, at))
        .or_else(|| letter_at(tokens, at))
        .or_else(|| parts::numbered(tokens, at))
        .or_else(|| part_at(tokens, at))
}

fn bars_at(tokens: &[Token], at: usize, goes_on: bool) -> Option<(usize, Vec<Place>)> {
    let end = (at..tokens.len()).find(|at| tokens[*at].end > End::None);
    let end = end.map_or(tokens.len(), |end| end + 1).min(at + 12);
    let words: Vec<_> = tokens[at..end]
        .iter()
        .map(|token| token.word.clone())
        .collect();
    let first = words.first()?;
    // "to bar 12" is up to there; "8 bars" and "T" alone are none.
    let starts = first.lower.starts_with(|c: char| c.is_ascii_digit());
    if !goes_on && starts {
        return None;
    }
    let plain = goes_on && starts && !first.lower.contains('-');
    let listed = words.get(1).is_some_and(|next| {
        matches!(
            next.lower.as_str(),
            "and" | "to" | "&" | "bis" | "et" | "y" | "-"
        ) && words.get(2).is_none_or(|after| after.lower != "then")
    });
    if plain && !listed && words.len() > 1 {
        return None;
    }
    // "bars one to sixteen"
    let mut words = words;
    let mut counted = words[0].is(List::Bar);
    for at in [1, 3] {
        let number = words.get(at).and_then(|word| parts::counted(&word.lower));
        counted &= number.is_some();
        if let Some(number) = number.filter(|_| counted) {
            words[at] = Word::new(&number.to_string());
        }
    }
    // "bars 5-8, 12 and 20-24": as if the word stood before these too.
    let added = usize::from(plain && listed);
    if added == 1 {
        words.insert(0, Word::new("bars"));
    }
    let mut found = Vec::new();
    let many = bars::bars_at(&words, goes_on, &mut found);
    let places: Vec<_> = found
        .into_iter()
        .filter_map(|place| match place {
            bars::Place::Bars(from, to) => Some(Place::Bars { from, to }),
            _ => None,
        })
        .collect();
    (many > added && !places.is_empty()).then_some((many - added, places))
}

fn number(text: &str) -> Option<u16> {
    let digits = text.trim_end_matches('.');
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits
        .parse()
        .ok()
        .filter(|many| plain && (1..=BAR_MAX).contains(many))
}

/// "page 2", "p. 3 line 2", "lines 3 and 4", "Seite 2", "Zeile 3".
fn page_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let word = tokens[at].word.lower.as_str();
    let value = |at: usize| tokens.get(at).and_then(|token| number(&token.word.lower));
    let joined = |start: &str| {
        word.strip_prefix(start)
            .and_then(|rest| number(rest.trim_start_matches('.')))
    };
    // "S. 4"
    let is_page = tokens[at].word.text == "S"
        || matches!(word, "page" | "pages" | "p" | "pg" | "seite" | "página");
    if is_page || joined("p").is_some() {
        let (mut to, page) = match joined("p") {
            Some(page) => (at + 1, Some(page)),
            None => (at + 2, Some(value(at + 1)?)),
        };
        let mut line = None;
        if tokens
            .get(to)
            .is_some_and(|token| is_line(&token.word.lower))
            && let Some(number) = value(to + 1)
        {
            line = Some(number);
            to += 2;
        }
        return Some((to - at, vec![Place::Page { page, line }]));
    }
    if !is_line(word) {
        return None;
    }
    let place = |line| Place::Page {
        page: None,
        line: Some(line),
    };
    let line = value(at + 1)?;
    let joins = |at: usize| {
        tokens.get(at).is_some_and(|token| {
            matches!(token.word.lower.as_str(), "and" | "&" | "und" | "et" | "y")
        })
    };
    match value(at + 3).filter(|_| joins(at + 2)) {
        Some(other) => Some((4, vec![place(line), place(other)])),
        None => Some((2, vec![place(line)])),
    }
}

fn is_line(word: &str) -> bool {
    listed(
        " ligne lignes line lines línea líneas stave system zeile zeilen ",
        word,
    )
}

/// "letter B", "section A", "figure 4", "rehearsal mark C".
fn letter_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let word = tokens[at].word.lower.as_str();
    let text = tokens[at].word.text.as_str();
    let section = tokens
        .get(at + 1)
        .is_some_and(|next| matches!(next.word.lower.as_str(), "section" | "part" | "teil"));
    if matches!(text, "A" | "B" | "C" | "D") && section && tokens[at].end == End::None {
        return Some((2, vec![Place::Letter { name: text.into() }]));
    }
    let mut next = at + 1;
    if word == "rehearsal"
        && tokens
            .get(next)
            .is_some_and(|token| matches!(token.word.lower.as_str(), "mark" | "letter" | "figure"))
    {
        next += 1;
    } else if !listed(
        " buchstabe fig figure letra letter lettre mark section teil ",
        word,
    ) {
        return None;
    }
    let name = &tokens.get(next)?.word.text;
    let letter = name.chars().count() <= 2
        && name
            .chars()
            .all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
    let named = letter && (word != "mark" || name.chars().all(|c| c.is_ascii_uppercase()));
    named.then(|| (next + 1 - at, vec![Place::Letter { name: name.clone() }]))
}

fn part_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let (words, entry) = longest(tokens, at, |entry| entry.class == "part")?;
    let word = |back: usize| {
        at.checked_sub(back)
            .map_or("", |at| tokens[at].word.lower.as_str())
    };
    // "from bar 7 to the end", "120 in the end", "from start to end", "from beginning to end"
    let ahead = |ahead: usize| {
        tokens
            .get(at + words - 1 + ahead)
            .map_or("", |token| token.word.lower.as_str())
    };
    let until = |word: &str| matches!(word, "to" | "till" | "until");
    let to_the_end = until(ahead(1)) && (ahead(2) == "end" || ahead(3) == "end");
    if entry.means == "the end"
        && (until(word(1)) || until(word(2)) || matches!(word(2), "in" | "by"))
        || entry.means == "the beginning" && to_the_end
        || parts::is_of_another(tokens, at, words, entry.phrase)
    {
        return None;
    }
    let name = entry.means.to_owned();
    Some((words, vec![Place::Part { name }]))
}
