//! Figures in a model's text that the reader of bars and tempi does not take for either.

use crate::vocabulary::lists::listed;

use super::{
    PlanProblem,
    known::Known,
    named::UNITS,
    read::{Read, Text},
    spoken::in_digits,
};

/// Words of bars, before and after their numbers.
const BARS: &str = " bar bars measure measures takt takte ";
/// What also stands before the number of a bar.
const SHORT: &str = " b m mm no number t ";
/// Bars that stand beside those that are named are named by nobody.
const BESIDE: &str = " after around before behind beyond following past until ";
/// Between the numbers of several bars.
const JOINING: &str = " & + - and or then thru to until ";
/// Words before the number of something else.
const OTHER: &str = " day exercise exercises grade line lines no number op opus page pages round step study take verse ";
/// What no metronome shows is no tempo.
const LOWEST_TEMPO: u16 = 30;

/// Bars only by numbers that are set, and no figure that is neither a bar, a tempo nor counted.
pub fn check(
    words: &[Read],
    Text { text, title }: Text,
    known: &Known,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    require(!is_split(&in_digits(text)), PlanProblem::Bars);
    let text = Figures(words);
    for at in (0..words.len()).filter(|at| !words[*at].given) {
        if text.is(at, BARS) {
            require(!text.is_beside(at), PlanProblem::Bars);
        }
        let Some(number) = text.number(at) else {
            continue;
        };
        if at > 0 && text.is(at - 1, SHORT) {
            require(known.has_bars(title, number, number), PlanProblem::Bars);
        }
        let is_counted = text.is(at + 1, UNITS);
        let is_of_bars = at > 0 && text.is_of_bars(at - 1);
        let is_other = is_counted || is_of_bars || at > 0 && text.is(at - 1, OTHER);
        if number >= LOWEST_TEMPO && !is_other {
            require(known.tempi.contains(&number), PlanProblem::Tempo);
        }
    }
}

/// Whether a number stands in pieces: "bar 2 2", not "bars 9, 10" and "bars 9-16 4 times".
fn is_split(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_digit = |sign: char| sign.is_ascii_digit();
    words.windows(2).enumerate().any(|(at, pair)| {
        let after = words
            .get(at + 2)
            .map_or("", |word| word.trim_matches(['.', ',', ';', '!']));
        pair[0].ends_with(is_digit)
            && pair[1].starts_with(is_digit)
            && !pair[1].ends_with('x')
            && !listed(UNITS, after)
    })
}

struct Figures<'a>(&'a [Read]);

impl Figures<'_> {
    fn is(&self, at: usize, list: &str) -> bool {
        self.0.get(at).is_some_and(|read| listed(list, &read.plain))
    }

    fn has_digits(&self, at: usize) -> bool {
        let mut signs = self.0.get(at).map_or("", |read| &read.plain).chars();
        signs.any(|sign| sign.is_ascii_digit())
    }

    fn number(&self, at: usize) -> Option<u16> {
        self.0.get(at)?.plain.trim_end_matches("bpm").parse().ok()
    }

    /// Whether a word is of a list of bars: "bars", "9-16", "and".
    fn is_of_bars(&self, at: usize) -> bool {
        let is_of_list = |at: &usize| self.has_digits(*at) || self.is(*at, JOINING);
        let first = (0..=at).rev().take_while(is_of_list).last();
        let first = first.unwrap_or(at + 1);
        first > 0 && self.is(first - 1, BARS)
    }

    /// Whether bars are named by those that they stand beside: "after bar 9", "the bars before", "from bar 9 on".
    fn is_beside(&self, at: usize) -> bool {
        let before = at.checked_sub(1);
        let before = before
            .filter(|it| !self.is(*it, " the "))
            .or(at.checked_sub(2));
        let is = |at: Option<usize>, list| at.is_some_and(|at| self.is(at, list));
        let mut end = at + 1;
        while self.has_digits(end) || self.is(end, JOINING) {
            end += 1;
        }
        let goes_on = end > at + 1 && self.is(end, " on onwards ");
        let has_number = self.has_digits(at + 1);
        is(before, BESIDE) && has_number
            || self.is(at + 1, " after before later ")
            || is(before, " from ") && goes_on
    }
}
