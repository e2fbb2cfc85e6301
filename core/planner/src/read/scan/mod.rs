//! Finds what the words of a sentence name.

mod composers;
mod events;
mod keys;
mod numbers;
mod phrases;
mod places;
mod scanner;
mod spoken;
mod titles;

use super::{
    item::{Item, ItemKind},
    lexicon::Language,
    tempo::BARE,
    title::Known,
    token::{End, Token},
};
use crate::{
    goals::Place,
    order::sort_by_key,
    vocabulary::{lexicon::List, part::Part, weak},
};
pub use phrases::is_form_class;
use scanner::Scanner;

/// A part of a sentence: what stands between commas.
pub struct Clause {
    /// The first word, counted over the note.
    pub from: usize,
    /// The word after the last.
    pub to: usize,
    /// Whether it says that something went well, and nothing that did not.
    pub praised: bool,
    /// Whether a colon ends it.
    pub heading: bool,
    /// Its words.
    pub part: Part,
}

/// What the clause before ended with, so that a bare number goes on with it.
#[derive(Clone, Copy, Default)]
pub struct Before {
    /// "bars 5-8, 12".
    pub bars: bool,
    /// "bars 5-8 hands apart, 66": with more behind the bars.
    pub more: bool,
    /// "bars 1-8, 66": bars from one to another, both too small for a tempo.
    pub low: bool,
    /// "at 60, 66".
    pub tempo: bool,
    /// "Gavotte, 60".
    pub subject: bool,
    /// "Scales: G and D".
    pub technical: bool,
}

/// What a sentence names, in its order, and its parts.
pub fn scan(
    tokens: &[Token],
    from: usize,
    to: usize,
    language: Language,
    known: &Known,
) -> (Vec<Item>, Vec<Clause>) {
    let mut items = Vec::new();
    let mut clauses = Vec::new();
    let mut start = from;
    let (mut bars, mut more) = (false, false);
    for at in from..to {
        if tokens[at].end == End::None && at + 1 < to {
            continue;
        }
        let before = before(tokens, &items, start);
        let before = Before {
            bars,
            more,
            technical: before.technical || keys::lists_keys(&tokens[..to], start, at + 1),
            ..before
        };
        let part = part_of(&tokens[start..=at], start == from);
        let mut scanner = Scanner::new(&tokens[..at + 1], (start, part), language, known);
        bars = scanner.clause(before) && !scanner.ends_with_figure();
        scanner.unit_of(&mut items);
        scanner.goes_on_listing(&mut items);
        more = bars && !scanner.ends_with_bars();
        let judged = weak::judge(&scanner.part, &scanner.used);
        clauses.push(Clause {
            from: start,
            to: at + 1,
            praised: judged.good && !judged.weak,
            heading: tokens[at].end == End::Heading,
            part: scanner.part,
        });
        sort_by_key(&mut scanner.items, |item| item.from);
        scanner.items.dedup_by(|later, first| later == first);
        items.append(&mut scanner.items);
        start = at + 1;
    }
    keys::take_flavours(tokens, &mut items);
    keys::share_mode(tokens, &mut items);
    composers::join(tokens, to, &mut items, known);
    (items, clauses)
}

fn before(tokens: &[Token], items: &[Item], start: usize) -> Before {
    let Some(last) = items.last() else {
        return Before::default();
    };
    // "hands together now, 60"
    let plain = |at: usize| tokens[at].has("empty");
    let ends = last.to <= start && (last.to..start).all(plain);
    let composer =
        matches!(&last.what, ItemKind::Title(title, None) if title.starts_with("Piece by "));
    Before {
        bars: false,
        more: false,
        low: ends
            && matches!(last.what, ItemKind::Place(Place::Bars { from, to }) if from < to && to < BARE),
        tempo: ends && matches!(last.what, ItemKind::Tempo(_)),
        subject: ends
            && !composer
            && matches!(
                last.what,
                ItemKind::Known(_) | ItemKind::Title(..) | ItemKind::Hands(..) | ItemKind::Need(_)
            ),
        technical: matches!(last.what, ItemKind::Form(_) | ItemKind::Key(_)),
    }
}

/// The words between two places as a part of the reader of notes.
pub fn part_of(tokens: &[Token], opens_sentence: bool) -> Part {
    Part {
        words: tokens.iter().map(|token| token.word.clone()).collect(),
        opens_sentence,
        quoted: tokens.first().is_some_and(|token| token.quoted),
        heading: tokens.last().is_some_and(|token| token.end == End::Heading),
    }
}

/// "no. 1": a number's sign, and no negation.
pub fn is_numbered(tokens: &[Token], at: usize) -> bool {
    let next = tokens.get(at + 1);
    tokens[at].word.lower == "no"
        && tokens[at].end == End::None
        && next.is_some_and(|next| {
            let number = next.word.lower.as_str();
            // "op. 8 no. 1-4" names four, "no 1-4" leaves out these bars.
            let before = at.checked_sub(1).map(|before| &tokens[before]);
            let before = before.filter(|before| before.end == End::None);
            let of_book = before.map(|before| &before.word).is_some_and(|word| {
                word.is(List::Composer) || word.text.bytes().all(|byte| byte.is_ascii_digit())
            });
            number.starts_with(|c: char| c.is_ascii_digit()) && (of_book || !number.contains('-'))
        })
}
