//! Whether all texts of a plan, wherever they stand, name only pieces, bars and tempi that the data gives.

use crate::vocabulary::{
    bars::bars_at,
    lexicon::List,
    lists::listed,
    part::Word,
    word_shapes::{is_capital, is_form, is_key_letter, is_stop},
};

use super::{
    PlanProblem, figures,
    known::Known,
    pieces::spans,
    read::{Read, Text, is_at, mark, texts, words},
};

use super::super::{Plan, WeekContext, subject::Subjects};

/// Capitals that name no piece.
const CAPITALS: &str = " beat day days grade initial level round take ";
/// Words before the number of a tempo.
const BEFORE: &str = " = around at bpm from metronome mm speed tempo than to towards under ";
/// Words after a number that say that it counts something else.
pub(super) const UNITS: &str = " am bars beats clock hours marks measures min minutes notes o'clock per percent pm points repetitions \
    rounds seconds steps times x years ";
/// What a metronome shows.
const METRONOME: std::ops::RangeInclusive<u16> = 30..=300;

/// Pieces, bars and tempi of every text.
pub fn check(
    plan: &Plan,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let known = Known::of(plan, week, subjects);
    for Text { text, title } in texts(plan) {
        let mut words = words(text);
        mark(&mut words, &known.given);
        require(!names_out(&words, &known), PlanProblem::LeftOut);
        require(!invents_title(&words, &known), PlanProblem::Title);
        bars(&words, title, &known, require);
        let mut tempi = tempi(&words);
        require(
            tempi.all(|bpm| known.tempi.contains(&bpm)),
            PlanProblem::Tempo,
        );
        // The built-in planner has figures of its own; only a model's plan has no cards.
        if plan.cards.is_empty() {
            figures::check(&words, Text { text, title }, &known, require);
        }
    }
}

/// Whether a piece is named that rests, is finished or is not set.
fn names_out(words: &[Read], known: &Known) -> bool {
    (0..words.len()).any(|at| {
        let own = |title: &&Vec<String>| is_at(&words[at..], title);
        known.out.iter().filter(own).any(|title| {
            let all = &words[at..at + title.len()];
            // A word alone may be any word: "study", "home".
            let is_title = title.len() > 1 || is_capital(&all[0].word.text) && !all[0].opens;
            is_title && all.iter().any(|word| !word.given)
        })
    })
}

/// Whether a title stands there that nobody gave: a form, a composer, a capital within a sentence.
fn invents_title(words: &[Read], known: &Known) -> bool {
    let is_strange = |read: &&Read| !read.given && !known.words.contains(&read.plain);
    words
        .iter()
        .filter(is_strange)
        .any(|Read { word, opens, .. }| {
            let is_name = is_capital(&word.text)
                && !is_stop(word)
                && !is_key_letter(&word.text)
                && !listed(CAPITALS, &word.lower);
            word.is(List::Form)
                || !opens && (is_form(word) || is_name)
                || word.is(List::Composer) && is_name
        })
}

/// Bars are those of goals that are played: under the title of a piece its own, elsewhere those of any.
fn bars(
    words: &[Read],
    title: Option<&str>,
    known: &Known,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    // No bar is read across what is given or across the end of a sentence.
    let gap = || Word::new("");
    let own = words.iter().flat_map(|read| {
        let word = if read.given { gap() } else { read.word.clone() };
        [read.opens.then(gap), Some(word)].into_iter().flatten()
    });
    let words: Vec<Word> = own.collect();
    let mut at = 0;
    while at < words.len() {
        let mut named = Vec::new();
        let step = bars_at(&words[at..], false, &mut named);
        // A plan names more bars at once than a note: "bars 1-79", all before one that is left out.
        if named.is_empty() {
            let text: Vec<&str> = words[at..at + step]
                .iter()
                .map(|it| it.lower.as_str())
                .collect();
            named.extend(spans(&text.join(" ")).filter(|(from, to)| from <= to));
        }
        // Bars that nobody can have: "bars 16-9".
        require(step == 0 || !named.is_empty(), PlanProblem::Bars);
        for (from, to) in named {
            require(!known.leaves_out(title, from, to), PlanProblem::LeftOut);
            require(known.has_bars(title, from, to), PlanProblem::Bars);
        }
        at += step.max(1);
    }
}

/// The tempi that a text names.
fn tempi(words: &[Read]) -> impl Iterator<Item = u16> {
    let number = |at: usize| -> Option<u16> {
        let read: &Read = words.get(at).filter(|read| !read.given)?;
        let digits = read.plain.trim_end_matches("bpm");
        digits.parse().ok()
    };
    let is = |at: usize, list: &str| words.get(at).is_some_and(|read| listed(list, &read.plain));
    let in_bars =
        |at: usize| at > 1 && (number(at - 2).is_some() || words[at - 2].word.is(List::Bar));
    let found = (0..words.len()).filter_map(move |at| {
        let bpm = number(at)?;
        let is_marked =
            is(at + 1, " bpm ") || words[at].plain.ends_with("bpm") || at > 0 && is(at - 1, " = ");
        let is_after = at > 0 && is(at - 1, BEFORE) && !is(at + 1, UNITS) && !in_bars(at);
        let is_tempo = is_marked || is_after && METRONOME.contains(&bpm);
        is_tempo.then_some(bpm)
    });
    found.collect::<Vec<_>>().into_iter()
}
