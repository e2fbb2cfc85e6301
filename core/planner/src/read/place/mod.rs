//! Places in a piece: bars, pages and lines, letters, named parts.

mod bare;
mod movements;
mod pages;
mod parts;
mod stretch;

pub use bare::{bare_at, from_at};
pub use movements::{numbered, roman};
pub use pages::join_pages;
pub use parts::{counted, in_words};

use super::{
    lexicon::longest,
    token::{End, Token, lower_at},
};
use crate::{
    goals::{BAR_MAX, Place},
    vocabulary::{bars, lexicon::List, lists::listed, part::Word, sets},
};

/// The places that begin at a word, and how many words they take. `goes_on` tells that bars were named just before.
pub fn places_at(tokens: &[Token], at: usize, goes_on: bool) -> Option<(usize, Vec<Place>)> {
    stretch::stretch(tokens, at)
        .or_else(|| bars_at(tokens, at, goes_on))
        .or_else(|| parts::first_bars(tokens, at))
        .or_else(|| pages::page_at(tokens, at))
        .or_else(|| letter_at(tokens, at))
        .or_else(|| numbered(tokens, at))
        .or_else(|| roman(tokens, at, false))
        .or_else(|| part_at(tokens, at))
}

fn bars_at(tokens: &[Token], at: usize, goes_on: bool) -> Option<(usize, Vec<Place>)> {
    let first = &tokens[at].word;
    // "to bar 12" is up to there; "8 bars" and "T" alone are none.
    let starts = first.lower.starts_with(|c: char| c.is_ascii_digit());
    let named = first.is(List::Bar) || first.lower.contains(|c: char| c.is_ascii_digit());
    if !goes_on && starts || !named {
        return None;
    }
    let end = (at..tokens.len()).find(|at| tokens[*at].end > End::None);
    let end = end.map_or(tokens.len(), |end| end + 1).min(at + 12);
    let kept: Vec<usize> = (at..end)
        .filter(|at| !bare::is_fill(tokens, *at) && !parts::is_ones(tokens, *at))
        .collect();
    let mut words = words_of_bars(tokens, at, &kept);
    let first = words.first()?;
    let plain = goes_on && starts && !first.lower.contains('-');
    let listed = words.get(1).is_some_and(|next| {
        listed(sets::PLACE_JOINS, next.lower.as_str())
            && words.get(2).is_none_or(|after| after.lower != "then")
    });
    if plain && !listed && words.len() > 1 {
        return None;
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
        .map(|(from, to)| Place::Bars { from, to })
        .collect();
    let last = *kept.get((many.checked_sub(added + 1))?)?;
    let last = last + usize::from(parts::is_ones(tokens, last + 1));
    (!places.is_empty()).then_some((last + 1 - at, places))
}

/// The words that may tell bars, numbers in figures: "bars one to sixteen", "between bars 9 and 16".
fn words_of_bars(tokens: &[Token], at: usize, kept: &[usize]) -> Vec<Word> {
    let mut words: Vec<Word> = kept.iter().map(|at| tokens[*at].word.clone()).collect();
    let before = at
        .checked_sub(1)
        .map_or("", |at| tokens[at].word.lower.as_str());
    let between = listed(sets::PLACE_BETWEEN, before);
    if let Some(and) = words
        .get_mut(2)
        .filter(|and| between && listed(sets::JOIN_AND, &and.lower))
    {
        *and = Word::new("to");
    }
    let mut counted = words[0].is(List::Bar);
    // "bar nine to bar sixteen"
    let again = words.get(3).is_some_and(|word| word.is(List::Bar));
    for at in [1, if again { 4 } else { 3 }] {
        let number = kept.get(at).and_then(|at| match in_words(tokens, *at) {
            Some((_, number)) => Some(number),
            None => parts::counted(&tokens[*at].word.lower),
        });
        counted &= number.is_some();
        if let Some(number) = number.filter(|_| counted) {
            words[at] = Word::new(&number.to_string());
        }
    }
    words
}

fn number(text: &str) -> Option<u16> {
    let digits = text.trim_end_matches('.');
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits
        .parse()
        .ok()
        .filter(|many| plain && (1..=BAR_MAX).contains(many))
}

/// "letter B", "section A", "figure 4", "rehearsal mark C".
fn letter_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let word = tokens[at].word.lower.as_str();
    let text = tokens[at].word.text.as_str();
    let section = tokens
        .get(at + 1)
        .is_some_and(|next| listed(sets::PLACE_SECTION, next.word.lower.as_str()));
    if matches!(text, "A" | "B" | "C" | "D") && section && tokens[at].end == End::None {
        return Some((2, vec![Place::Letter { name: text.into() }]));
    }
    if !listed(sets::PLACE_LETTER, word) {
        return None;
    }
    let next = at + 1;
    let place = |at: usize| {
        let name = tokens
            .get(at)
            .filter(|token| is_letter(token))?
            .word
            .text
            .clone();
        Some(Place::Letter { name })
    };
    let first = place(next)?;
    let lettered = tokens[next]
        .word
        .text
        .chars()
        .all(|c| c.is_ascii_uppercase());
    if word == "mark" && !lettered {
        return None;
    }
    // "sections A and B"
    let joined = word.ends_with('s')
        && tokens[next].end == End::None
        && tokens
            .get(next + 1)
            .is_some_and(|and| listed(sets::JOIN_AND, &and.word.lower));
    match place(next + 2).filter(|_| joined) {
        Some(other) => Some((next + 3 - at, vec![first, other])),
        None => Some((next + 1 - at, vec![first])),
    }
}

/// "B", "B2", "14" after the word for it.
fn is_letter(token: &Token) -> bool {
    let name = &token.word.text;
    let mut signs = name.chars();
    name.len() <= 2 && signs.all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
}

fn part_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    let (words, entry) = longest(tokens, at, |entry| entry.class == "part")?;
    let word = |back: usize| {
        at.checked_sub(back)
            .map_or("", |at| tokens[at].word.lower.as_str())
    };
    // "from bar 7 to the end", "120 in the end", "from start to end", "from beginning to end"
    let ahead = |ahead: usize| lower_at(tokens, at + words - 1 + ahead);
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
