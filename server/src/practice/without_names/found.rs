//! Where names, addresses and numbers stand in a text, and what goes there instead.

use std::ops::Range;

use reedling_core::{search::forms, spoofing::is_hidden};

use super::Circle;

const ADDRESS: &str = "[address]";
const NUMBER: &str = "[number]";
/// Fewer digits are bars, tempi or years, unless they are somebody's number, which has at least five.
const CALL: usize = 7;
const SHORT_CALL: usize = 5;
/// Between the digits of a number.
const SEPARATORS: &str = " -./()+\u{a0}\u{2010}\u{2011}–";
/// Longest gap between the words of a name or an address.
const GAP: usize = 4;

type Found = (Range<usize>, &'static str);

/// A word of a text in the forms in which it is compared: without accents, and with umlauts spelled out.
struct Word {
    place: Range<usize>,
    forms: [String; 2],
}

/// The words of a text; each sign of a script without spaces is one.
fn words(text: &str) -> Vec<Word> {
    let is_mark = |sign: char| matches!(sign, '\u{300}'..='\u{36f}') || is_hidden(sign);
    let mut places: Vec<Range<usize>> = Vec::new();
    let mut is_alone = true;
    for (at, sign) in text.char_indices() {
        let to = at + sign.len_utf8();
        let is_spaceless = sign >= '\u{2e80}';
        match places.last_mut().filter(|word| word.end == at) {
            Some(word) if is_mark(sign) || sign.is_alphanumeric() && !is_alone && !is_spaceless => {
                word.end = to;
            }
            _ if sign.is_alphanumeric() => {
                places.push(at..to);
                is_alone = is_spaceless;
            }
            _ => {}
        }
    }
    let word = |place: Range<usize>| {
        let seen: String = text[place.clone()]
            .chars()
            .filter(|sign| !is_hidden(*sign))
            .collect();
        let forms = forms(&seen);
        Word { place, forms }
    };
    places.into_iter().map(word).collect()
}

/// Where the names of a circle stand, and its postal addresses: as they are, and each word of a name by itself.
pub(super) fn names(text: &str, circle: &Circle) -> Vec<Found> {
    let mut known: Vec<(Vec<Word>, &str)> = Vec::new();
    for (names, role) in [
        (&circle.student, "the student"),
        (&circle.parents, "the parent"),
        (&circle.teachers, "the teacher"),
    ] {
        for name in names {
            let has_capital = name.contains(char::is_uppercase);
            for word in words(name) {
                let own = &name[word.place.clone()];
                // "van" is part of a name, and no name.
                let is_particle = has_capital && own.starts_with(char::is_lowercase);
                if own.chars().count() > 1 && !is_particle {
                    known.push((vec![word], role));
                }
            }
            known.push((words(name), role));
        }
    }
    for address in &circle.addresses {
        let lines = address.split(['\n', ',', ';']).chain([address.as_str()]);
        let lines = lines.map(words).filter(|line| line.len() > 1);
        known.extend(lines.map(|line| (line, ADDRESS)));
    }
    known.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
    let own = words(text);
    let is_same =
        |one: &Word, other: &Word| one.forms.iter().any(|form| other.forms.contains(form));
    let is_near =
        |pair: &[Word]| text[pair[0].place.end..pair[1].place.start].chars().count() <= GAP;
    let named = |from: usize| {
        let is_here = |name: &&(Vec<Word>, &str)| {
            let here = own.get(from..from + name.0.len());
            here.is_some_and(|here| {
                !here.is_empty()
                    && here
                        .iter()
                        .zip(&name.0)
                        .all(|(one, other)| is_same(one, other))
                    && here.windows(2).all(is_near)
            })
        };
        let (name, role) = known.iter().find(is_here)?;
        Some((
            own[from].place.start..own[from + name.len() - 1].place.end,
            *role,
        ))
    };
    (0..own.len()).filter_map(named).collect()
}

/// Where e-mail addresses stand.
pub(super) fn addresses(text: &str) -> Vec<Found> {
    let tokens = text.split(|sign: char| sign.is_whitespace() || "<>()[],;:\"“”".contains(sign));
    let addresses = tokens.filter(|token| token.trim_matches(['@', '＠']).contains(['@', '＠']));
    let place = |token: &str| token.as_ptr() as usize - text.as_ptr() as usize;
    let found = addresses.map(|token| (place(token)..place(token) + token.len(), ADDRESS));
    found.collect()
}

/// Where phone numbers stand: those of the circle, and what looks like one.
pub(super) fn numbers(text: &str, known: &[String]) -> Vec<Found> {
    let digits = |text: &str| -> String { text.chars().filter(char::is_ascii_digit).collect() };
    let runs = known
        .iter()
        .flat_map(|text| text.split(|sign: char| sign.is_alphabetic()));
    let known: Vec<String> = runs
        .map(digits)
        .filter(|it| it.len() >= SHORT_CALL)
        .collect();
    let is_call = |run: &str| {
        let own = digits(run);
        let is_known = |known: &String| {
            own.contains(known.as_str()) || own.len() > SHORT_CALL && known.ends_with(&own)
        };
        let mut groups = run.split(|sign: char| !sign.is_ascii_digit());
        let is_written_so = run.starts_with(['+', '0', '(']) || groups.any(|group| group.len() > 3);
        known.iter().any(is_known) || own.len() >= CALL && is_written_so
    };
    let is_of_run = |sign: char| sign.is_ascii_digit() || SEPARATORS.contains(sign);
    let runs = text.split(|sign| !is_of_run(sign));
    let trimmed = runs.map(|run| {
        let run =
            run.trim_start_matches(|sign: char| !sign.is_ascii_digit() && !"+(".contains(sign));
        run.trim_end_matches(|sign: char| !sign.is_ascii_digit())
    });
    let place = |run: &str| run.as_ptr() as usize - text.as_ptr() as usize;
    let calls = trimmed.filter(|run| is_call(run));
    calls
        .map(|run| (place(run)..place(run) + run.len(), NUMBER))
        .collect()
}
