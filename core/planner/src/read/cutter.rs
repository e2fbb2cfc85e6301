//! Cuts a note into its words.

use reedling_core::text::contains;

use super::{
    lexicon::word,
    token::{End, Token},
};
use crate::{
    notes::{
        clauses::{abbreviated, is_address, is_counted_part},
        word_shapes::is_word_char,
    },
    text::between,
};

/// The words of a note while it is cut.
pub struct Cutter<'a> {
    note: &'a str,
    /// The words so far.
    pub done: Vec<Token>,
    /// The quotation mark that is open.
    pub quote: Option<char>,
    opens: bool,
}

impl<'a> Cutter<'a> {
    /// A note of which nothing is cut yet.
    pub fn new(note: &'a str) -> Self {
        Self {
            note,
            done: Vec::new(),
            quote: None,
            opens: false,
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
        let mut letters = raw.char_indices().peekable();
        while let Some((offset, letter)) = letters.next() {
            let at = from + offset;
            let after = at + letter.len_utf8();
            let inside = letters.peek().is_some_and(|(_, next)| is_word_char(*next));
            let before = between(self.note, start, at)
                .chars()
                .next_back()
                .is_some_and(is_word_char);
            let digits = before && between(raw, 0, offset).ends_with(|c: char| c.is_ascii_digit());
            match letter {
                '→' => {
                    self.word(start, at);
                    self.push("to", at, after);
                    start = after;
                }
                '"' | '“' | '”' | '„' | '«' | '»' => {
                    self.word(start, at);
                    let alone = letter == '«' && raw.len() == letter.len_utf8();
                    self.quote_mark('"', inside || letter == '„' || alone);
                    start = after;
                }
                '\'' | '‘' | '’' | '‚' if !(before && inside) => {
                    self.word(start, at);
                    if before || inside {
                        self.quote_mark('\'', inside);
                    }
                    start = after;
                }
                '(' | '[' => {
                    self.word(start, at);
                    self.end(End::Clause);
                    self.opens = true;
                    start = after;
                }
                ',' | ')' | ']' | '—' | '―' => {
                    self.word(start, at);
                    self.end(End::Clause);
                    start = after;
                }
                '-' | '–' if between(raw, offset, raw.len()).starts_with("->") => {
                    self.word(start, at);
                    self.push("to", at, after + 1);
                    letters.next();
                    start = after + 1;
                }
                ':' if !(digits && inside) => {
                    self.word(start, at);
                    self.end(End::Heading);
                    start = after;
                }
                ';' | '!' | '?' | '•' | '|' | '*' => {
                    self.word(start, at);
                    self.end(End::Sentence);
                    start = after;
                }
                '.' if !inside => {
                    let stem = between(self.note, start, at).to_owned();
                    self.word(start, at);
                    // "Csárdás no. Gavotte yes": a number's sign only before a number.
                    let number = between(self.note, after, self.note.len())
                        .trim_start()
                        .starts_with(|c: char| c.is_ascii_digit());
                    let ends = matches!(stem.as_str(), "no" | "No") && !number;
                    let counts = is_counted_part(&stem, between(self.note, after, self.note.len()));
                    if stem.is_empty() || ends || !(counts || abbreviated(&stem)) {
                        self.end(End::Sentence);
                    }
                    start = after;
                }
                // "Well done.Next week"
                '.' if before
                    && !digits
                    && stem_is_word(between(self.note, start, at))
                    && next_is_capital(raw, offset) =>
                {
                    self.word(start, at);
                    self.end(End::Sentence);
                    start = after;
                }
                _ => {}
            }
        }
        self.word(start, to);
        if matches!(raw, "-" | "–" | "/") {
            let numeric = |text: &str| text.contains(|c: char| c.is_ascii_digit());
            let last = self
                .done
                .last()
                .is_some_and(|token| numeric(&token.word.text));
            let next = between(self.note, to, self.note.len())
                .split_whitespace()
                .next()
                .is_some_and(numeric);
            if raw != "/" && last && next {
                self.push("-", from, to);
            } else {
                self.end(End::Clause);
            }
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
                || matches!(
                    c,
                    '#' | '♯' | '♭' | '&' | '=' | '@' | '%' | '+' | '♩' | '♪' | '\u{1d15e}'
                        ..='\u{1d164}'
                )
        };
        let raw = between(self.note, from, to);
        let text = raw.trim_start_matches(|c| !keeps(c));
        let from = to - text.len();
        let text = text.trim_end_matches(|c| !keeps(c));
        if text.is_empty() {
            return;
        }
        let (from, text) = self.article(from, text);
        let normal: String = text
            .chars()
            .map(|c| match c {
                '\u{2010}'..='\u{2014}' | '\u{2212}' => '-',
                '\u{2018}'..='\u{201b}' => '\'',
                c => c,
            })
            .collect();
        self.push(&normal, from, from + text.len());
    }

    /// "l'Étude", "d'Albéniz": the article is a word of its own.
    fn article<'t>(&mut self, from: usize, text: &'t str) -> (usize, &'t str) {
        let rest = text
            .strip_prefix(['l', 'd', 'L'])
            .and_then(|rest| rest.strip_prefix(['\'', '’']))
            .filter(|rest| rest.starts_with(char::is_uppercase) && self.quote.is_none());
        match rest {
            Some(rest) => {
                self.push(between(text, 0, 1), from, from + 1);
                (from + text.len() - rest.len(), rest)
            }
            None => (from, text),
        }
    }

    fn push(&mut self, text: &str, from: usize, to: usize) {
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

fn stem_is_word(stem: &str) -> bool {
    stem.chars().count() > 2 && stem.chars().all(char::is_alphabetic)
}

fn next_is_capital(raw: &str, offset: usize) -> bool {
    between(raw, offset + 1, raw.len())
        .chars()
        .next()
        .is_some_and(char::is_uppercase)
}
