//! Titles that are cut short: which words of a title stand for it.

use super::super::{
    lexicon::{Entry, word as lookup},
    token::{End, Token},
};
use crate::vocabulary::{lexicon::List, lists::listed, sets};

/// How many words at a place are the beginning of a run of a title's words; the last may be cut short, as in "Old Mac".
pub fn run(tokens: &[Token], at: usize, title: &[String]) -> usize {
    let mut many = 0;
    for word in title {
        let Some(token) = tokens.get(at + many) else {
            break;
        };
        let short = many > 0 && token.plain.len() >= 3 && word.starts_with(&token.plain);
        if token.plain != *word && !short {
            break;
        }
        many += 1;
        if token.end > End::None {
            break;
        }
    }
    many
}

/// Whether a word tells a title from others: no form, key, number or small word.
pub fn is_own(word: &str) -> bool {
    let looked = lookup(word);
    let small = looked.is(List::Joining) || looked.is(List::Foreign) || looked.is(List::Stop);
    let form = looked.is(List::Form) || looked.is(List::FormIfCapital);
    word.chars().count() >= 3
        && !small
        && !form
        && !looked.is(List::Composer)
        && !matches!(word, "major" | "minor" | "flat" | "sharp" | "movement")
        && !word.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether a word alone may stand for a title: with a capital, in no list, and not beside another name.
pub fn stands_for_itself(tokens: &[Token], at: usize) -> bool {
    let token = &tokens[at];
    let listed = token
        .entries
        .iter()
        .any(|entry| entry.phrase == token.word.lower);
    let after_name = at > 0 && tokens[at - 1].end == End::None && is_name(&tokens[at - 1]);
    token.word.text.chars().count() >= 4
        && is_capital(token)
        && !listed
        && !after_name
        && ends(tokens, at + 1)
}

/// Whether a word is an everyday name of a form with its capital, alone: "Romance first section".
pub fn is_form_name(tokens: &[Token], at: usize) -> bool {
    let word = &tokens[at].word;
    let catalogued = tokens[at].end == End::None
        && tokens.get(at + 1).is_some_and(|next| {
            matches!(next.word.lower.as_str(), "in" | "no" | "op" | "nr" | "by")
                || next.word.text.starts_with(|c: char| c.is_ascii_digit())
        });
    word.is(List::FormIfCapital) && is_capital(&tokens[at]) && !catalogued && ends(tokens, at + 1)
}

/// Whether a word is an everyday name of a form as one dictates it: "the march is coming along", but not "the song sheet".
pub fn is_spoken_form(tokens: &[Token], at: usize) -> bool {
    let word = &tokens[at].word;
    let article = at > 0
        && tokens[at - 1].end == End::None
        && matches!(
            tokens[at - 1].word.lower.as_str(),
            "the" | "your" | "his" | "her" | "their"
        );
    let ends = tokens[at].end > End::None
        || tokens.get(at + 1).is_none_or(|next| {
            let known = |entry: &&Entry| entry.phrase == next.word.lower;
            next.entries.iter().any(known)
                || next.word.lower == "alone"
                || next.word.text.starts_with(|c: char| c.is_ascii_digit())
        });
    // "The air in the bow", "bring out the theme" are of no piece.
    word.is(List::FormIfCapital) && !listed(sets::KNOWN_COMMON, &word.lower) && article && ends
}

/// Whether a catalogue number stands for its piece: "leave op. 599 no. 20".
pub fn is_catalogued(tokens: &[Token], at: usize) -> bool {
    let word = tokens[at].plain.as_str();
    let before = at.checked_sub(1).map(|before| &tokens[before]);
    let opens = before.is_none_or(|before| before.end > End::None);
    let led = before.is_some_and(|before| {
        before.entries.iter().any(|entry| {
            entry.phrase == before.word.lower
                && (entry.class.starts_with('~') || matches!(entry.class, "verb" | "empty"))
        })
    });
    // "Skip no 2, no 1 at 60"
    let listed_on = before.is_some_and(|before| before.end == End::Clause);
    listed(sets::KNOWN_CATALOGUE, word) && (opens || led)
        || word == "no" && (led && !opens || listed_on)
}

/// Whether no name goes on at a word.
pub fn ends(tokens: &[Token], at: usize) -> bool {
    tokens[at - 1].end > End::None || tokens.get(at).is_none_or(|next| !is_name(next))
}

fn is_capital(token: &Token) -> bool {
    let text = &token.word.text;
    text.starts_with(char::is_uppercase) && text.chars().any(char::is_lowercase)
}

fn is_name(token: &Token) -> bool {
    let listed = token
        .entries
        .iter()
        .any(|entry| entry.phrase == token.word.lower);
    is_capital(token) && !listed && !token.word.is(List::Stop)
}

/// "on holiday", "from memory": a word in small letters that ends a phrase of the vocabulary is no title of one word.
pub fn is_of_a_phrase(tokens: &[Token], at: usize) -> bool {
    let small = tokens[at].word.text == tokens[at].word.lower;
    let covers = |back: usize| {
        let first = at.checked_sub(back);
        first.is_some_and(|first| {
            let mut entries = tokens[first].entries.iter();
            entries.any(|entry| entry.words > back)
        })
    };
    small && (1..=2).any(covers)
}
