//! Where the names and postal addresses of a circle stand in a text, and what goes there instead.

use std::ops::Range;

use reedling_core::search::forms;

use super::{ADDRESS, Circle, Found};

/// Longest gap between the words of a name or an address.
const GAP: usize = 4;
/// Letters of a name from which on it is found with an "s" behind it: "this" is not of somebody named Thi.
const WITH_ENDING: usize = 4;
/// Parts of names that are no names by themselves.
const PARTICLES: &str = "von van de del della di da la le der den ten ter zu af av bin ibn al";

/// A word of a text in the forms in which it is compared: without accents, and with umlauts spelled out.
struct Word {
    place: Range<usize>,
    forms: [String; 2],
}

/// A name or an address, and what is put in its place.
struct Known {
    /// Its forms without the spaces between its words.
    forms: [String; 2],
    /// Whether it has several words, which may stand apart.
    is_apart: bool,
    mark: &'static str,
}

impl Known {
    fn of(name: &str, mark: &'static str) -> Option<Self> {
        let words = words(name);
        let is_name = words.len() > 1 || name.chars().any(is_spaceless) || letters(name) > 1;
        let joined = |form: usize| words.iter().map(|word| &*word.forms[form]).collect();
        (is_name && !words.is_empty()).then(|| Self {
            forms: [joined(0), joined(1)],
            is_apart: words.len() > 1,
            mark,
        })
    }

    /// How many of these words it is; none where it is not the first of them.
    fn begins(&self, words: &[Word], text: &str) -> Option<usize> {
        let counts = self.forms.iter().filter_map(|form| {
            let (mut rest, mut before) = (form.as_str(), None);
            for (count, word) in (1..).zip(words) {
                let gap = &text[before.unwrap_or(word.place.start)..word.place.start];
                let is_near = gap.chars().count() <= GAP
                    && (self.is_apart || !gap.contains(char::is_whitespace))
                    && (self.mark == ADDRESS || !gap.contains([',', ';', ':']));
                if !is_near {
                    return None;
                }
                let has_capital = text[word.place.clone()].starts_with(char::is_uppercase);
                let is_long = letters(form) >= if has_capital { 3 } else { WITH_ENDING };
                let is_last = |own: &String| {
                    own == rest || is_long && own.strip_suffix('s').is_some_and(|own| own == rest)
                };
                if word.forms.iter().any(is_last) {
                    return Some(count);
                }
                let mut left = word
                    .forms
                    .iter()
                    .filter_map(|own| rest.strip_prefix(&**own));
                rest = left.next()?;
                before = Some(word.place.end);
            }
            None
        });
        counts.max()
    }
}

fn letters(text: &str) -> usize {
    text.chars().filter(|sign| sign.is_alphanumeric()).count()
}

/// Whether a sign is of a script that has no spaces between words.
fn is_spaceless(sign: char) -> bool {
    sign >= '\u{2e80}'
}

/// Whether a sign is a part of the letter before it, or is drawn as nothing.
fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{300}'..='\u{36f}' | '\u{61c}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}')
        || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}

/// The words of a text; each sign of a script without spaces is one, and apostrophes that count as letters end one.
fn words(text: &str) -> Vec<Word> {
    let mut places: Vec<Range<usize>> = Vec::new();
    let mut is_alone = true;
    for (at, sign) in text.char_indices() {
        let to = at + sign.len_utf8();
        let is_letter = sign.is_alphanumeric() && !matches!(sign, '\u{2b9}'..='\u{2cb}');
        match places.last_mut().filter(|word| word.end == at) {
            Some(word) if is_mark(sign) || is_letter && !is_alone && !is_spaceless(sign) => {
                word.end = to;
            }
            _ if is_letter => {
                places.push(at..to);
                is_alone = is_spaceless(sign);
            }
            _ => {}
        }
    }
    let word = |place: Range<usize>| {
        let seen = text[place.clone()].chars();
        let forms = forms(
            &seen
                .filter(|sign| !is_mark(*sign) || sign.is_alphabetic())
                .collect::<String>(),
        );
        Word { place, forms }
    };
    places.into_iter().map(word).collect()
}

/// A name, each part of it between spaces and each word of it, but no particles.
fn with_parts(name: &str) -> impl Iterator<Item = &str> {
    let is_name = |part: &&str| {
        !PARTICLES
            .split(' ')
            .any(|particle| part.to_lowercase() == particle)
    };
    let words = words(name).into_iter().map(|word| &name[word.place]);
    let words = words.filter(|word| word.chars().count() > 1);
    let parts = name.split_whitespace().chain(words).filter(is_name);
    parts.chain([name])
}

/// Where the names of a circle stand, and its postal addresses: as they are, and each part of a name by itself.
pub(super) fn names(text: &str, circle: &Circle) -> Vec<Found> {
    let mut known: Vec<Known> = Vec::new();
    for (names, role) in [
        (&circle.student, "the student"),
        (&circle.parents, "the parent"),
        (&circle.teachers, "the teacher"),
    ] {
        let parts = names.iter().flat_map(|name| with_parts(name));
        known.extend(parts.filter_map(|part| Known::of(part, role)));
    }
    for contact in &circle.contacts {
        let parts = with_parts(contact).filter(|part| !part.contains(char::is_numeric));
        known.extend(parts.filter_map(|part| Known::of(part, "the contact")));
    }
    for address in circle.addresses.iter().chain(&circle.contacts) {
        let lines = address.split(['\n', ',', ';']).chain([address.as_str()]);
        let lines = lines.filter_map(|line| Known::of(line, ADDRESS));
        known.extend(lines.filter(|line| line.is_apart));
    }
    let own = words(text);
    let named = |from: usize| {
        let here = known.iter().rev().filter_map(|name| {
            let count = name.begins(&own[from..], text)?;
            Some((count, name.mark))
        });
        let (count, mark) = here.max_by_key(|(count, _)| *count)?;
        Some((own[from].place.start..own[from + count - 1].place.end, mark))
    };
    (0..own.len()).filter_map(named).collect()
}
