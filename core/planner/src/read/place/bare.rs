//! Spans of bars without the word: "passage 24-31", "60-68 only", "leave out 20 to 24".

use super::{
    super::{
        lexicon::longest,
        scan::is_numbered,
        signs::leaves_ahead,
        tempo::{BARE, is_other},
        token::{End, Token, lower_at},
    },
    number,
};
use crate::{
    goals::Place,
    vocabulary::{lists::listed, sets},
};

/// A span at a word of the clause that begins at `start`, where the words beside it tell that it is of bars.
pub fn bare_at(
    tokens: &[Token],
    start: usize,
    at: usize,
    titled: bool,
) -> Option<(usize, Vec<Place>)> {
    let (words, from, to) = span(tokens, at)?;
    let word = |at: usize| lower_at(tokens, at);
    let before = at.checked_sub(1).filter(|before| *before >= start);
    let passage = before.is_some_and(|before| {
        listed(sets::BARE_PASSAGE, word(before)) && tokens[before].word.text != "C"
    });
    let end = at + words;
    let only = tokens[end - 1].end == End::None && listed(sets::BARE_ONLY, word(end));
    let released = (1..=3).any(|back| {
        at.checked_sub(back).is_some_and(|first| {
            first >= start
                && !is_numbered(tokens, first)
                && longest(&tokens[..at], first, |entry| leaves_ahead(entry.class))
                    .is_some_and(|(many, _)| many == back)
        })
    });
    // "1-24 at 120", "development, 30-41"
    let tempo = listed(sets::BARE_AT, word(end))
        && tokens[end - 1].end == End::None
        && tokens
            .get(end + 1)
            .is_some_and(|next| number(&next.word.lower).is_some_and(|bpm| bpm >= 30));
    // "Minuet 9-16", but "Minuet 60-72" and "Minuet 2-3 times"
    let counts = tokens[end - 1].end == End::None && is_other(word(end));
    let titled = titled && from < BARE && !counts;
    (titled || passage || only || released || tempo)
        .then(|| (words, vec![Place::Bars { from, to }]))
}

/// "LH alone from 20": a bar from which on one plays, after hands or a title, where the number is too small for a tempo.
pub fn from_at(tokens: &[Token], at: usize) -> Option<(usize, Vec<Place>)> {
    const ON: &str = " on onward onwards ";
    let word = |at: usize| lower_at(tokens, at);
    let from = number(word(at + 1)).filter(|from| *from < BARE && word(at) == "from")?;
    let open = tokens[at].end == End::None;
    let next = if tokens.get(at + 1)?.end == End::None {
        word(at + 2)
    } else {
        ""
    };
    let goes_on = matches!(next, "to" | "-" | "till" | "until") || is_other(next);
    let many = 2 + usize::from(listed(ON, next));
    (open && !goes_on).then(|| (many, vec![Place::Bars { from, to: from }]))
}

/// "20-24", "20 to 24".
fn span(tokens: &[Token], at: usize) -> Option<(usize, u16, u16)> {
    let text = tokens[at].word.lower.as_str();
    let (words, from, to) = match text.split_once('-') {
        Some((from, to)) => (1, number(from)?, number(to)?),
        None => {
            let joins = tokens
                .get(at + 1)
                .is_some_and(|next| listed(sets::JOIN_TO, next.word.lower.as_str()));
            let to = tokens.get(at + 2).filter(|_| joins)?;
            (3, number(text)?, number(&to.word.lower)?)
        }
    };
    (from < to && to - from < 64).then_some((words, from, to))
}

/// "bars 9 up to 16", "bar 9 through to 16"
pub fn is_fill(tokens: &[Token], at: usize) -> bool {
    listed(" all down on right through up ", &tokens[at].word.lower)
        && tokens
            .get(at + 1)
            .is_some_and(|next| next.word.lower == "to")
}
