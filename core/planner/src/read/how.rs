//! How to practise a goal, in the teacher's own words.

use super::{
    lexicon::{Entry, Language, longest},
    metronome::metronome_off,
    token::{End, Token, lower_at, tokens},
};
use crate::{
    goals::HOW_MAX,
    text::{between, seen},
    vocabulary::{lexicon::List, lists::listed, sets},
};

/// The words from a verb of practising to the end of its clause: "count aloud". Never conduct, money, family or an address.
pub fn how(
    note: &str,
    tokens: &[Token],
    from: usize,
    to: usize,
    language: Language,
    taken: &[bool],
) -> Option<(usize, usize, String)> {
    let own = |class: &'static str| {
        move |entry: &Entry| entry.language == language && entry.class == class
    };
    let tells = |at: usize| {
        let judged = at > from && is_judgement(&tokens[at - 1].word.lower, &tokens[at].word.lower);
        // "keep stumbling" tells what goes wrong.
        let wrong = listed(sets::HOW_WRONG, lower_at(&tokens[..to], at + 1))
            && listed(sets::HOW_KEEPS, &tokens[at].word.lower);
        !(judged || wrong) && longest(&tokens[..to], at, own("how")).is_some()
            || metronome_off(&tokens[..to], at).is_some()
    };
    let start = (from..to).find(|at| !taken[*at - from] && tells(*at))?;
    // "not slowly" without its "not" would say the contrary.
    let start = (from..start)
        .rev()
        .take_while(|at| {
            let word = &tokens[*at].word.lower;
            is_not(word) || !taken[*at - from] && small(word)
        })
        .last()
        .unwrap_or(start);
    // "hold the bow a little higher and count aloud": the whole clause, where it begins with an order.
    let orders = |at: &usize| {
        let before = |at: usize| taken[at - from] || small(&tokens[at].word.lower);
        listed(sets::HOW_OPENS, &tokens[*at].word.lower) && (*at == from || before(*at - 1))
    };
    let free = |at: &usize| (*at..start).all(|at| !taken[at - from]);
    let start = (from..start)
        .find(|at| orders(at) && free(at))
        .unwrap_or(start);
    let end = (start..to).find(|at| taken[*at - from]).unwrap_or(to);
    // "watch the fingering in the coda", where the coda is a place: no words that lead to it.
    let leads = |at: &usize| end < to && listed(sets::HOW_LEADS, &tokens[*at].word.lower);
    let end = end - (start..end).rev().take_while(leads).count();
    // "LH we'll add next week" is what the teacher does.
    let ours = start
        .checked_sub(1)
        .filter(|before| *before >= from)
        .is_some_and(|before| {
            let word = |at: usize| lower_at(tokens, at);
            let who = |at: usize| matches!(word(at), "i" | "i'll" | "we" | "we'll");
            who(before) || before > from && word(before) == "will" && who(before - 1)
        });
    // What follows is of the same clause, or the clause is another's.
    if ours || end == start || is_private(tokens, from, to, language) {
        return None;
    }
    let text = seen(between(note, tokens[start].from, tokens[end - 1].to));
    (text.chars().count() <= HOW_MAX).then_some((start, end, text))
}

fn small(word: &str) -> bool {
    listed(
        " always and do don't first just nice not only please really then too very ",
        word,
    )
}

/// "Still slow", "too slow" say how it went, and not how to play it.
fn is_judgement(before: &str, word: &str) -> bool {
    word == "slow"
        && listed(
            " are bit feels is little quite rather so sounds still too was were ",
            before,
        )
}

fn is_not(word: &str) -> bool {
    listed(sets::HOW_NOT, word)
}

/// Whether a clause is on somebody's conduct, family or money, or holds an address or a number to call.
pub fn is_private(tokens: &[Token], from: usize, to: usize, language: Language) -> bool {
    (from..to).any(|at| {
        let token = &tokens[at];
        let listed = |entry: &Entry| {
            (entry.language == language || entry.language == Language::English)
                && entry.class == "conduct"
        };
        let name = at > from && token.end != End::Sentence && is_name(tokens, at);
        token.foreign
            || digits(tokens, at, to) >= 5
            || token.word.text.contains(['£', '€', '$'])
            || longest(&tokens[..to], at, listed).is_some()
            || name
            || token.word.text.contains('@')
    })
}

/// How many digits of a number to call stand from a word on: "40012345", "22 33 44 55", but not "bars 20 24 28".
pub fn digits(tokens: &[Token], at: usize, to: usize) -> usize {
    let number = |at: &usize| {
        let text = &tokens[*at].word.text;
        text.len() > 1 && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    let group = (at..to)
        .take_while(|at| number(at) && tokens[*at].end == End::None)
        .count();
    let counts = |token: &Token| token.word.text.bytes().filter(u8::is_ascii_digit).count();
    let of_bars = at > 0 && tokens[at - 1].word.is(List::Bar);
    match group {
        2.. if !of_bars => tokens[at..at + group].iter().map(counts).sum(),
        _ if is_range(&tokens[at].word.lower) => 0,
        _ => counts(&tokens[at]),
    }
}

/// "89-100": from one bar to another.
fn is_range(word: &str) -> bool {
    const MOST: u16 = 200;
    let bars = word
        .split_once('-')
        .and_then(|(from, to)| Some((from.parse::<u16>().ok()?, to.parse::<u16>().ok()?)));
    bars.is_some_and(|(from, to)| from < to && to < 1_000 && to - from < MOST)
}

/// The same of a phrase by itself.
pub fn is_private_text(text: &str) -> bool {
    let tokens = tokens(text);
    is_private(&tokens, 0, tokens.len(), Language::English)
}

/// A capital inside a clause may be a name, and a name is never handed on by itself.
fn is_name(tokens: &[Token], at: usize) -> bool {
    let text = &tokens[at].word.text;
    let mut letters = text.chars();
    let capital =
        letters.next().is_some_and(char::is_uppercase) && letters.clone().any(char::is_lowercase);
    let known = [
        "I'm",
        "I'll",
        "I'd",
        "Monday",
        "Tuesday",
        "Wednesday",
        "Thursday",
        "Friday",
        "Saturday",
        "Sunday",
    ];
    capital && !known.contains(&text.as_str())
}
