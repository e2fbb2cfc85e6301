//! Places in a piece: bars, pages and lines, letters, named parts.

use super::{
    lexicon::longest,
    token::{End, Token},
};
use crate::{
    goals::{BAR_MAX, Place},
    notes::{bars, part::Word},
};

/// The places that begin at a word, and how many words they take. `goes_on` tells that bars were named just before.
pub fn places_at(tokens: &[Token], at: usize, goes_on: bool) -> Option<(usize, Vec<Place>)> {
    bars_at(tokens, at, goes_on)
        .or_else(|| page_at(tokens, at))
        .or_else(|| letter_at(tokens, at))
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
        )
    });
    if plain && !listed && words.len() > 1 {
        return None;
    }
    // "bars 5-8, 12 and 20-24": as if the word stood before these too.
    let mut words = words;
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

/// "page 2", "p. 3 line 2", "line 4", "Seite 2", "Zeile 3".
fn page_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let word = tokens[at].word.lower.as_str();
    let value = |at: usize| tokens.get(at).and_then(|token| number(&token.word.lower));
    let joined = |start: &str| {
        word.strip_prefix(start)
            .and_then(|rest| number(rest.trim_start_matches('.')))
    };
    let is_page = matches!(word, "page" | "pages" | "p" | "pg" | "seite" | "página");
    let is_line = matches!(
        word,
        "line" | "lines" | "stave" | "system" | "zeile" | "ligne" | "línea"
    );
    let (mut to, page, line) = if is_page {
        (at + 2, Some(value(at + 1)?), None)
    } else if is_line {
        (at + 2, None, Some(value(at + 1)?))
    } else if let Some(page) = joined("p") {
        (at + 1, Some(page), None)
    } else {
        return None;
    };
    let mut line = line;
    if page.is_some()
        && tokens.get(to).is_some_and(|token| {
            matches!(
                token.word.lower.as_str(),
                "line" | "stave" | "system" | "zeile"
            )
        })
        && let Some(number) = value(to + 1)
    {
        line = Some(number);
        to += 2;
    }
    Some((to - at, vec![Place::Page { page, line }]))
}

/// "letter B", "section A", "figure 4", "rehearsal mark C".
fn letter_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let word = tokens[at].word.lower.as_str();
    let mut next = at + 1;
    if word == "rehearsal"
        && tokens
            .get(next)
            .is_some_and(|token| matches!(token.word.lower.as_str(), "mark" | "letter" | "figure"))
    {
        next += 1;
    } else if !matches!(
        word,
        "letter"
            | "section"
            | "figure"
            | "mark"
            | "fig"
            | "buchstabe"
            | "teil"
            | "lettre"
            | "letra"
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
    let name = entry.means.to_owned();
    Some((words, vec![Place::Part { name }]))
}
