//! Cuts a note into its words.

use reedling_core::text::contains;

use super::{
    lexicon::word,
    punctuation::{Here, begins_after, counts_bars, is_short, is_span},
    token::{End, Token},
};
use crate::{
    text::{between, is_gap, is_unseen},
    vocabulary::{
        clauses::{abbreviated, is_address, is_counted_part},
        word_shapes::{is_note, is_word_char, notes},
    },
};

/// The words of a note while it is cut.
pub struct Tokenizer<'a> {
    note: &'a str,
    /// The words so far.
    pub done: Vec<Token>,
    /// The quotation mark that is open.
    pub quote: Option<char>,
    opens: bool,
    /// The last number of a list in one line: "1. Waltz 2. Gigue".
    listed: usize,
}

impl<'a> Tokenizer<'a> {
    /// A note of which nothing is cut yet.
    pub fn new(note: &'a str) -> Self {
        Self {
            note,
            done: Vec::new(),
            quote: None,
            opens: false,
            listed: 0,
        }
    }

    /// What stands between two spaces.
    pub fn chunk(&mut self, from: Option<usize>, to: usize) {
        let Some(from) = from else { return };
        let raw = between(self.note, from, to);
        if contains(raw, "://") || raw.starts_with("www.") || is_address(raw) {
            self.foreign(Some(from), to);
            return;
        }
        let mut start = from;
        for (offset, letter) in raw.char_indices() {
            if from + offset >= start {
                let here = Here::of(self.note, (from, to), start, (offset, letter));
                start = self.sign(&here).unwrap_or(start);
            }
        }
        self.word(start, to);
        self.dash(raw, from, to);
    }

    /// What a sign does that stands between two words; answers where the next word begins.
    fn sign(&mut self, here: &Here) -> Option<usize> {
        let mut next = here.after;
        match here.letter {
            '→' => next = self.mark(here, "→", 0),
            // "60 > 72", "60>72"
            '>' if here.goes_on_with_figure() || here.raw == ">" && self.counts() => {
                next = self.mark(here, "→", 0);
            }
            '-' | '–' if here.rest().starts_with('>') => next = self.mark(here, "→", 1),
            // "bars 4+5"
            '+' if here.goes_on_with_figure() && counts_bars(self.done.last()) => {
                next = self.mark(here, "&", 0);
            }
            // What is ticked or struck out: "✓ Waltz", "[x] Waltz".
            '✅' | '✓'..='✘' | '❌' => next = self.mark(here, "✗", 0),
            '[' if here.rest().starts_with("x]") => next = self.mark(here, "✗", 2),
            '"' | '“' | '”' | '„' | '«' | '»' => {
                self.word(here.start, here.at);
                let alone = here.letter == '«' && here.rest().is_empty();
                self.quote_mark('"', here.inside || here.letter == '„' || alone);
            }
            '\'' | '‘' | '’' | '‚' if !(here.before && here.inside) => {
                self.word(here.start, here.at);
                if here.before || here.inside || self.quote == Some('\'') {
                    self.quote_mark('\'', here.inside);
                }
            }
            '(' | '[' => {
                self.close(here, End::Clause);
                self.opens = true;
            }
            // "9—16"
            '—' if here.goes_on_with_figure() => return None,
            '.' | ')' if self.is_list_number(here) => {
                self.listed += 1;
                self.end(End::Sentence);
            }
            ',' | ')' | ']' | '—' | '―' => self.close(here, End::Clause),
            ':' if !(here.digits && here.inside) => self.close(here, End::Heading),
            '|' => self.close(here, End::Clause),
            ';' | '!' | '?' | '•' | '*' => self.close(here, End::Sentence),
            // "♩. = 48"
            '.' if between(self.note, here.start, here.at).ends_with(is_note) => return None,
            '.' if !here.inside => self.full_stop(here),
            _ => return None,
        }
        Some(next)
    }

    /// Whether a number before a sign goes on with a list, or begins one where the note or a line begins.
    fn is_list_number(&self, here: &Here) -> bool {
        let number = between(self.note, here.start, here.at);
        let before = between(self.note, 0, here.start).trim_end_matches(' ');
        let rest = between(self.note, here.after, self.note.len()).trim_start();
        let opens = before.is_empty() || before.ends_with('\n');
        let named = rest.starts_with(|c: char| c.is_alphabetic() || matches!(c, '"' | '“'));
        named
            && number.len() <= 2
            && number.parse() == Ok(self.listed + 1)
            && (self.listed > 0 || opens)
            && here.rest().is_empty()
    }

    /// A mark that is a word of its own, with so many bytes behind its sign; answers where the next word begins.
    fn mark(&mut self, here: &Here, word: &str, more: usize) -> usize {
        let end = here.after + more;
        self.word(here.start, here.at);
        self.push(word, here.at, end);
        end
    }

    /// Whether the last word ends with a figure.
    fn counts(&self) -> bool {
        let figure = |token: &Token| token.word.lower.ends_with(|c: char| c.is_ascii_digit());
        let open = self.done.last().filter(|token| token.end == End::None);
        open.is_some_and(figure)
    }

    /// A full stop after a word, which may be a short form.
    fn full_stop(&mut self, here: &Here) {
        let stem = between(self.note, here.start, here.at);
        let rest = between(self.note, here.after, self.note.len());
        let rest = rest.trim_start_matches(|sign| is_gap(sign) || is_unseen(sign));
        self.word(here.start, here.at);
        // "Csárdás no. Gavotte yes": a number's sign only before a number.
        let number = rest.starts_with(|c: char| c.is_ascii_digit());
        // "5 min. Linden Lea", but not "D min. scale"
        let minutes =
            matches!(stem, "min" | "mins")
                && rest.starts_with(char::is_uppercase)
                && self.done.iter().rev().nth(1).is_some_and(|before| {
                    before.word.lower.starts_with(|c: char| c.is_ascii_digit())
                });
        let ends = matches!(stem, "no" | "No") && !number || minutes || begins_after(stem, rest);
        let goes_on = is_counted_part(stem, rest) || abbreviated(stem) || is_short(stem, rest);
        if stem.is_empty() || ends || !goes_on {
            self.end(End::Sentence);
        }
    }

    /// A sign that ends a part after the word before it.
    fn close(&mut self, here: &Here, end: End) {
        self.word(here.start, here.at);
        self.end(end);
    }

    /// A dash or a stroke between two spaces: of a range, or the end of a part.
    fn dash(&mut self, raw: &str, from: usize, to: usize) {
        if !matches!(raw, "-" | "–" | "/") {
            return;
        }
        let last = self.done.last().map_or("", |token| &token.word.text);
        let mut rest = between(self.note, to, self.note.len()).split_whitespace();
        if raw != "/" && is_span(last, rest.next().unwrap_or_default()) {
            self.push("-", from, to);
        } else {
            self.end(End::Clause);
        }
    }

    fn quote_mark(&mut self, mark: char, opening: bool) {
        match self.quote {
            Some(open) if open == mark => {
                self.end(End::Clause);
                self.quote = None;
            }
            None if opening => {
                self.end(End::Clause);
                self.quote = Some(mark);
            }
            _ => {}
        }
    }

    /// A word between two places, without the signs around it.
    fn word(&mut self, from: usize, to: usize) {
        let keeps = |c: char| {
            is_word_char(c)
                || is_note(c)
                || matches!(
                    c,
                    '#' | '♯' | '♭' | '&' | '=' | '@' | '%' | '+' | '£' | '€' | '$'
                )
        };
        let raw = between(self.note, from, to);
        let text = raw.trim_start_matches(|c| !keeps(c));
        let from = to - text.len();
        let kept = text.trim_end_matches(|c| !keeps(c));
        let is_dotted =
            kept.ends_with(is_note) && between(text, kept.len(), text.len()).starts_with('.');
        let text = between(text, 0, kept.len() + usize::from(is_dotted));
        if text.is_empty() {
            return;
        }
        let (from, text) = self.article(from, text);
        let (from, text) = self.figure(from, text);
        let (from, text) = self.key(from, text);
        let normal: String = text
            .chars()
            .filter(|c| !is_unseen(*c))
            .map(|c| match c {
                '\u{2010}'..='\u{2014}' | '\u{2212}' => '-',
                '\u{2018}'..='\u{201b}' => '\'',
                c => c,
            })
            .collect();
        let normal = notes(normal);
        if !normal.is_empty() {
            self.push(&normal, from, from + text.len());
        }
    }

    pub fn push(&mut self, text: &str, from: usize, to: usize) {
        let word = word(text);
        self.done.push(Token {
            entries: Vec::new(),
            word,
            plain: String::new(),
            from,
            to,
            end: End::None,
            quoted: self.quote.is_some(),
            opens: std::mem::take(&mut self.opens),
            foreign: false,
        });
    }

    /// An address or markup.
    pub fn foreign(&mut self, from: Option<usize>, to: usize) {
        if let Some(from) = from {
            self.push("", from, to);
            if let Some(token) = self.done.last_mut() {
                token.foreign = true;
            }
        }
    }

    /// Ends a part at the last word.
    pub fn end(&mut self, end: End) {
        if let Some(token) = self.done.last_mut() {
            token.end = token.end.max(end);
        }
    }
}
