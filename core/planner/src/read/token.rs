//! The words of a note with their places in it.

use super::lexicon::{Entry, beginning};
use crate::notes::{
    clauses::{abbreviated, is_address},
    part::Word,
    word_shapes::is_word_char,
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
    /// The phrases of the vocabulary that begin with it.
    pub entries: &'static [Entry],
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

/// The words of a note, in order.
pub fn tokens(note: &str) -> Vec<Token> {
    let mut cutter = Cutter {
        note,
        done: Vec::new(),
        quote: None,
        opens: false,
    };
    let mut start = None;
    let mut markup = false;
    for (at, letter) in note.char_indices() {
        let rest = &note[at + letter.len_utf8()..];
        if letter == '<'
            && rest.starts_with(|next: char| {
                next.is_ascii_alphabetic() || matches!(next, '/' | '!' | '?')
            })
        {
            cutter.chunk(start.take(), at);
            markup = true;
            start = Some(at);
        } else if markup {
            if letter == '>' {
                cutter.foreign(start.take(), at + 1);
                markup = false;
            }
        } else if letter.is_whitespace() || letter.is_control() || is_invisible(letter) {
            cutter.chunk(start.take(), at);
            if matches!(letter, '\n' | '\r') {
                cutter.end(End::Sentence);
                cutter.quote = None;
            }
        } else if start.is_none() {
            start = Some(at);
        }
    }
    if markup {
        cutter.foreign(start, note.len());
    } else {
        cutter.chunk(start, note.len());
    }
    cutter.end(End::Sentence);
    cutter.done
}

fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

struct Cutter<'a> {
    note: &'a str,
    done: Vec<Token>,
    quote: Option<char>,
    opens: bool,
}

impl Cutter<'_> {
    /// What stands between two spaces.
    fn chunk(&mut self, from: Option<usize>, to: usize) {
        let Some(from) = from else { return };
        let raw = &self.note[from..to];
        if raw.contains("://") || raw.starts_with("www.") || is_address(raw) {
            self.foreign(Some(from), to);
            return;
        }
        let mut start = from;
        let mut letters = raw.char_indices().peekable();
        while let Some((offset, letter)) = letters.next() {
            let at = from + offset;
            let after = at + letter.len_utf8();
            let inside = letters.peek().is_some_and(|(_, next)| is_word_char(*next));
            let before = self.note[start..at]
                .chars()
                .next_back()
                .is_some_and(is_word_char);
            let digits = before && raw[..offset].ends_with(|c: char| c.is_ascii_digit());
            match letter {
                '→' => {
                    self.word(start, at);
                    self.push("to", at, after);
                    start = after;
                }
                '"' | '“' | '”' | '„' | '«' | '»' => {
                    self.word(start, at);
                    self.quote_mark('"', inside || letter == '„');
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
                '-' | '–' if raw[offset..].starts_with("->") => {
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
                    let stem = self.note[start..at].to_owned();
                    self.word(start, at);
                    if stem.is_empty() || !abbreviated(&stem) {
                        self.end(End::Sentence);
                    }
                    start = after;
                }
                // "Well done.Next week"
                '.' if before
                    && !digits
                    && stem_is_word(&self.note[start..at])
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
            let next = self.note[to..]
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
        let raw = &self.note[from..to];
        let text = raw.trim_start_matches(|c| !keeps(c));
        let from = to - text.len();
        let text = text.trim_end_matches(|c| !keeps(c));
        if text.is_empty() {
            return;
        }
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

    fn push(&mut self, text: &str, from: usize, to: usize) {
        let word = Word::new(text);
        self.done.push(Token {
            entries: beginning(&word.lower),
            word,
            from,
            to,
            end: End::None,
            quoted: self.quote.is_some(),
            opens: std::mem::take(&mut self.opens),
            foreign: false,
        });
    }

    fn foreign(&mut self, from: Option<usize>, to: usize) {
        if let Some(from) = from {
            self.push("", from, to);
            if let Some(token) = self.done.last_mut() {
                token.foreign = true;
            }
        }
    }

    fn end(&mut self, end: End) {
        if let Some(token) = self.done.last_mut() {
            token.end = token.end.max(end);
        }
    }
}

fn stem_is_word(stem: &str) -> bool {
    stem.chars().count() > 2 && stem.chars().all(char::is_alphabetic)
}

fn next_is_capital(raw: &str, offset: usize) -> bool {
    raw[offset + 1..]
        .chars()
        .next()
        .is_some_and(char::is_uppercase)
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
