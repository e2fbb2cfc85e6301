//! The words of a note with their places in it.

use super::{
    lexicon::{Entry, longest, standing},
    place::join_pages,
    tokenizer::Tokenizer,
};
use crate::{
    text::{between, is_gap},
    vocabulary::{lexicon::List, lists::listed, part::Word, sets, word_shapes::is_capital},
};

/// What ends with a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    /// Nothing.
    None,
    /// A part of a sentence: a comma, a bracket, a dash.
    Clause,
    /// A heading: a colon.
    Heading,
    /// A sentence.
    Sentence,
}

/// A word of the note.
#[derive(Clone, Debug)]
pub struct Token {
    /// The word, looked up in the lists.
    pub word: Word,
    /// The phrases of the vocabulary that stand at it.
    pub entries: Vec<&'static Entry>,
    /// The word as titles are compared, where there is a repertoire to compare with.
    pub plain: String,
    /// Its first byte in the note.
    pub from: usize,
    /// The byte after its last.
    pub to: usize,
    /// What ends with it.
    pub end: End,
    /// Whether it stands in quotation marks.
    pub quoted: bool,
    /// Whether a bracket opened before it.
    pub opens: bool,
    /// Whether it is an address or markup, which is never read.
    pub foreign: bool,
}

/// The word at a place in lower case; there may be none. Not inlined: that keeps the WASM small.
#[inline(never)]
pub fn lower_at(tokens: &[Token], at: usize) -> &str {
    tokens.get(at).map_or("", |token| token.word.lower.as_str())
}

/// Whether one of some words stands in a list.
#[inline(never)]
pub fn says(tokens: &[Token], list: &str) -> bool {
    tokens.iter().any(|token| listed(list, &token.word.lower))
}

impl Token {
    /// Whether a phrase of a section of the vocabulary stands here.
    #[inline(never)]
    pub fn has(&self, class: &str) -> bool {
        self.entries.iter().any(|entry| entry.class == class)
    }
}

/// A capital of its own that is in no list: it may be a title, and nothing proves it.
pub fn is_name(token: &Token) -> bool {
    let text = token.word.text.as_str();
    let capital = text.starts_with(char::is_uppercase) && text.chars().any(char::is_lowercase);
    let mut entries = token.entries.iter();
    let listed = entries.any(|entry| entry.phrase == token.word.lower);
    let lower = token.word.lower.as_str();
    let time = crate::vocabulary::days::weekday(lower).is_some()
        || crate::vocabulary::lists::listed(sets::NEEDED_LATER, lower);
    capital && !listed && !time && !text.starts_with("I'") && !token.word.is(List::Stop)
}

/// The words of a note, in order.
pub fn tokens(note: &str) -> Vec<Token> {
    let mut tokenizer = Tokenizer::new(note);
    let mut start = None;
    let mut markup = false;
    for (at, letter) in note.char_indices() {
        let rest = between(note, at + letter.len_utf8(), note.len());
        if letter == '<'
            && rest.starts_with(|next: char| {
                next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '?')
            })
        {
            tokenizer.chunk(start.take(), at);
            markup = true;
            start = Some(at);
        } else if markup {
            if letter == '>' {
                tokenizer.foreign(start.take(), at + 1);
                markup = false;
            }
        } else if is_gap(letter) {
            tokenizer.chunk(start.take(), at);
            if matches!(letter, '\n' | '\r') {
                tokenizer.end(End::Sentence);
                tokenizer.quote = None;
            }
        } else if start.is_none() {
            start = Some(at);
        }
    }
    if markup {
        tokenizer.foreign(start, note.len());
    } else {
        tokenizer.chunk(start, note.len());
    }
    tokenizer.end(End::Sentence);
    let mut tokens = tokenizer.done;
    end_before_so(&mut tokens);
    for at in 0..tokens.len() {
        tokens[at].entries = standing(&tokens, at);
    }
    join_tempi(&mut tokens);
    join_pages(&mut tokens);
    mark_methods(&mut tokens);
    mark_composers(&mut tokens);
    tokens
}

/// "bach minuet": a composer in small letters right beside a form has a capital, unless the name is an everyday word.
fn mark_composers(tokens: &mut [Token]) {
    for at in 0..tokens.len() {
        let Token { word, quoted, .. } = &tokens[at];
        if *quoted
            || word.text != word.lower
            || !word.is(List::Composer)
            || listed(sets::TOKEN_EVERYDAY, &word.lower)
        {
            continue;
        }
        let is_form = |at: usize| {
            tokens
                .get(at)
                .is_some_and(|token| token.word.is(List::Form))
        };
        let before = at.checked_sub(1);
        let is_behind = before.is_some_and(|at| tokens[at].end == End::None && is_form(at));
        let is_before = tokens[at].end == End::None && is_form(at + 1);
        // "minuet bach prelude" may be read either way.
        if is_behind != is_before
            && let Some(first) = tokens[at].word.text.get_mut(..1)
        {
            first.make_ascii_uppercase();
        }
    }
}

/// "Lemoine no. 12", "Whistler p. 12": a book of studies beside a number names its composer; alone it may be anybody.
fn mark_methods(tokens: &mut [Token]) {
    for at in 1..tokens.len() {
        let next = &tokens[at].word;
        let numbered = next.lower.starts_with(|c: char| c.is_ascii_digit())
            || next.is(List::Bar)
            || listed(sets::TOKEN_NUMBERED, &next.lower);
        let own = &mut tokens[at - 1];
        if numbered
            && own.end == End::None
            && own.word.is(List::Method)
            && is_capital(&own.word.text)
        {
            own.word.add(List::Composer);
        }
    }
}

/// "bars 1-8 are fine so only 9-16": another part begins.
fn end_before_so(tokens: &mut [Token]) {
    for at in 3..tokens.len() {
        let [before, so, only, bars] = &mut tokens[at - 3..=at] else {
            continue;
        };
        let placed =
            bars.word.is(List::Bar) || bars.word.lower.starts_with(|c: char| c.is_ascii_digit());
        if so.word.lower == "so" && listed(sets::SENSES_ONLY, &only.word.lower) && placed {
            before.end = before.end.max(End::Clause);
        }
    }
}

/// "Tempo: 60", "up to speed (132)" is one thought.
fn join_tempi(tokens: &mut [Token]) {
    for at in 1..tokens.len() {
        let number = tokens[at]
            .word
            .text
            .starts_with(|c: char| c.is_ascii_digit() || c == '=' || c == '♩');
        let tempo = |from: usize| {
            longest(tokens, from, |entry| entry.class.starts_with("tempo."))
                .is_some_and(|(many, _)| from + many == at)
        };
        if number
            && (tokens[at - 1].end == End::Heading || tokens[at].opens)
            && (at.saturating_sub(3)..at).any(tempo)
            && tokens[at].word.text.len() <= 8
        {
            tokens[at - 1].end = End::None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{End, tokens};

    #[test]
    fn words_keep_their_places() {
        let note = "„Für Elise“, Takt 9–16: ♩=72. LH b.4!";
        let found: Vec<_> = tokens(note)
            .iter()
            .map(|token| &note[token.from..token.to])
            .collect();
        assert_eq!(found, ["Für", "Elise", "Takt", "9–16", "♩=72", "LH", "b.4"]);
    }

    #[test]
    fn sentences_and_clauses_end() {
        let ends: Vec<_> = tokens("Op. 36 no. 1, late. Then (slowly) b. 9")
            .iter()
            .map(|token| token.end)
            .collect();
        let sentence = ends.iter().filter(|end| **end == End::Sentence).count();
        assert_eq!(sentence, 2);
        assert_eq!(ends[3], End::Clause);
    }
}
