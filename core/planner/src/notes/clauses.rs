//! Cuts a note into parts small enough to be about one thing.

use super::{
    lists::listed,
    part::{Part, Word},
    plain::plain,
    word_shapes::is_word_char,
};
use reedling_core::{letters::lower, text::contains};

/// The most characters of a note that are read. A full page has about three thousand.
const READ: usize = 3_000;

/// Words that open a new thought inside a sentence.
const TURNS: &str = " although but however though whereas ";

/// Headings of a tempo.
const MEASURES: &str = " bpm: goal: metronome: target: tempo: ";

/// Words whose full stop does not end a sentence.
pub(super) const ABBREVIATIONS: &str = " approx arr b bar bars bb bk ca dr ex fig hob k m maj meas mes min mm mov mr mrs ms mvt no nos nr op p pg pp st tpt var vars vol vs ";

/// The parts of a note in their order. Markup, addresses and control characters are left out.
pub fn parts(note: &str) -> Vec<Part> {
    parts_within(note, READ)
}

/// Whether a note goes on after what is read of it.
pub fn goes_on(note: &str) -> bool {
    note.chars().nth(READ).is_some()
}

/// The parts of a note's first `most` characters.
pub fn parts_within(note: &str, most: usize) -> Vec<Part> {
    let text = plain(note, most);
    let mut cutter = Cutter {
        done: Vec::new(),
        part: Part::default(),
        closing: None,
    };
    for line in text.split(['\n', ';', '•', '*', '|']) {
        cutter.end_sentence();
        let raw: Vec<&str> = line.split_whitespace().collect();
        for (index, word) in raw.iter().enumerate() {
            cutter.word(word, &raw[..index], &raw[index + 1..]);
        }
    }
    cutter.end_sentence();
    cutter.done
}

struct Cutter {
    done: Vec<Part>,
    part: Part,
    closing: Option<char>,
}

impl Cutter {
    fn word(&mut self, raw: &str, before: &[&str], after: &[&str]) {
        if contains(raw, "://") || raw.starts_with("www.") || is_address(raw) {
            return;
        }
        if matches!(raw, "-" | "/") {
            let numeric = |word: Option<&&str>| {
                word.is_some_and(|word| word.contains(|c: char| c.is_ascii_digit()))
            };
            if raw == "-" && numeric(before.last()) && numeric(after.first()) {
                self.push("-");
            } else {
                self.part.heading = true;
                self.end_part();
            }
            return;
        }
        let opening = raw.chars().next().filter(|c| matches!(c, '"' | '\''));
        if let (Some(quote), None) = (opening, self.closing) {
            let closes = |word: &&str| bare_end(word).ends_with(quote);
            if closes(&raw) || after.iter().take(9).any(closes) {
                self.end_part();
                self.part.quoted = true;
                self.closing = Some(quote);
            }
        }
        if raw.starts_with('(') || raw.starts_with('[') {
            self.end_part();
            self.part.bracketed = true;
        } else if is_one_of(TURNS, raw) {
            self.end_part();
        }
        self.push(raw);
        let end = raw.chars().next_back().unwrap_or(' ');
        let closed = self
            .closing
            .is_some_and(|quote| bare_end(raw).ends_with(quote));
        let stem = raw.trim_end_matches(['.', ')', '"', '\'']);
        if matches!(end, '!' | '?')
            || (contains(raw, ".")
                && stem.len() < raw.trim_end_matches([')', '"', '\'']).len()
                && !abbreviated(stem))
        {
            self.end_sentence();
        } else if end == ':' && is_one_of(MEASURES, raw) {
            // "tempo: 104" is one thought.
        } else if closed || matches!(end, ',' | ':' | ')' | ']') {
            self.part.heading = end == ':';
            self.end_part();
        }
        if closed {
            self.closing = None;
        }
    }

    fn push(&mut self, raw: &str) {
        let text = raw.trim_matches(|c: char| {
            !is_word_char(c) && !matches!(c, '#' | '♯' | '♭' | '&' | '=' | '@' | '%' | '+' | '-')
        });
        let text = if text.len() > 1 {
            text.trim_matches('-')
        } else {
            text
        };
        if !text.is_empty() {
            self.part.words.push(Word::new(text));
        }
    }

    fn end_part(&mut self) {
        let part = std::mem::take(&mut self.part);
        if part.words.is_empty() {
            self.part.opens_sentence = part.opens_sentence;
        } else {
            self.done.push(part);
        }
    }

    fn end_sentence(&mut self) {
        self.end_part();
        self.part = Part {
            opens_sentence: true,
            ..Part::default()
        };
        self.closing = None;
    }
}

/// A word without the stops after its closing quotation mark.
fn bare_end(word: &str) -> &str {
    word.trim_end_matches([',', '.', ':', '!', '?', ')'])
}

/// Whether a word as written stands in a list.
fn is_one_of(list: &str, raw: &str) -> bool {
    raw.len() <= 10 && listed(list, &lower(raw))
}

pub(crate) fn abbreviated(stem: &str) -> bool {
    let stem = lower(stem.trim_start_matches(|c: char| !is_word_char(c)));
    stem.chars().count() == 1 && !stem.starts_with(|c: char| c.is_ascii_digit())
        || listed(ABBREVIATIONS, &stem)
        || contains(&stem, ".") && !stem.ends_with(|c: char| c.is_ascii_digit())
}

pub(crate) fn is_address(word: &str) -> bool {
    word.split_once('@')
        .is_some_and(|(user, host)| !user.is_empty() && contains(host, "."))
}

#[cfg(test)]
mod tests {
    use super::parts;

    fn cut(note: &str) -> Vec<String> {
        let words = |part: &super::Part| {
            part.words
                .iter()
                .map(|word| word.text.clone())
                .collect::<Vec<_>>()
                .join(" ")
        };
        parts(note).iter().map(words).collect()
    }

    #[test]
    fn parts_end_at_stops_commas_dashes_and_turns() {
        assert_eq!(
            cut("Minuet in G, bars 9–16 hands together at 72; scales – good tone but uneven."),
            [
                "Minuet in G",
                "bars 9-16 hands together at 72",
                "scales",
                "good tone",
                "but uneven"
            ]
        );
    }

    #[test]
    fn abbreviations_and_numbers_do_not_end_a_sentence() {
        assert_eq!(
            cut("Sonatina Op. 36 No. 1. b. 9 - 16 late. Then mm. 5-8!"),
            ["Sonatina Op 36 No 1", "b 9 - 16 late", "Then mm 5-8"]
        );
    }

    #[test]
    fn markup_and_addresses_are_left_out() {
        assert_eq!(
            cut("<b>Gavotte</b> <script src=x> see https://example.org/x or ada@example.org\u{0}"),
            ["Gavotte see or"]
        );
        assert_eq!(cut("unclosed <b and 3 < 4"), ["unclosed"]);
    }

    #[test]
    fn quotation_marks_make_a_part() {
        let parts = parts("Played ‘Ode to Joy’ well, don't rush.");
        assert!(parts[1].quoted);
        assert_eq!(parts[1].words.len(), 3);
        assert_eq!(parts[2].words[0].text, "well");
    }
}
