//! New titles with evidence.

use super::item::ItemKind;
pub use super::known::{Known, Meaning};
use crate::vocabulary::{
    evidence::{is_proven, is_title},
    lexicon::List,
    lists::listed,
    part::{Part, Word},
    pieces::run_end,
    sets,
    title_text::show,
};

/// A title with evidence at a word of a clause, and how many words it takes.
pub fn title_at(part: &Part, at: usize, used: &[bool]) -> Option<(usize, ItemKind)> {
    let end = without_tempo(part, at, run_end(part, at, used));
    let run = part.words.get(at..end).filter(|run| !run.is_empty())?;
    if is_style(part, run, end) {
        return None;
    }
    if !(is_title(part, at, end) && is_proven(part, at, end)) {
        return None;
    }
    let by = composer_after(part, end);
    let (from, mut to, mut composer) = split(run);
    // "Menuett von Petzold"
    let joins = |word: &Word| listed(sets::TITLE_BY, &word.lower);
    while composer.is_some() && to > from + 1 && joins(&run[to - 1]) {
        to -= 1;
    }
    // "Suzuki Book 2" is no piece; "Suzuki Book 2 no. 5", "Hanon no. 1" are some.
    let is_book = |word: &Word| listed(sets::TITLE_BOOK, &word.lower);
    if composer.is_some() && to - from <= 2 && run[from..to].first().is_some_and(is_book) {
        return None;
    }
    let title = match show(&run[from..to]) {
        Some(title) => title,
        None => {
            composer = None;
            show(run)?
        }
    };
    let mut many = end - at;
    if let (None, Some((words, name))) = (&composer, by) {
        composer = Some(name);
        many += words;
    }
    Some((many, ItemKind::Title(title, composer)))
}

/// "a lullaby feel", "rondo form", "more cantabile": a form that tells how something sounds or is made.
fn is_style(part: &Part, run: &[Word], end: usize) -> bool {
    let next = part.lower(end);
    match run {
        [word] => {
            word.text == "cantabile"
                || (word.is(List::Form) || word.is(List::FormIfCapital))
                    && listed(sets::TITLE_STYLES, next)
        }
        _ => false,
    }
}

/// "Gavotte 60": a number after a form that no catalogue counts is a tempo.
fn without_tempo(part: &Part, at: usize, end: usize) -> usize {
    let Some([.., before, last]) = part.words.get(at..end) else {
        return end;
    };
    let number: Option<u16> = last.text.parse().ok();
    let catalogued = listed(sets::TITLE_CATALOGUE, before.lower.as_str());
    if number.is_some_and(|number| number >= 40) && !catalogued {
        end - 1
    } else {
        end
    }
}

/// A composer before or after a title: "Bach Minuet in G", "Minuet Petzold".
fn split(run: &[Word]) -> (usize, usize, Option<String>) {
    let is_composer = |word: &Word| word.is(List::Composer);
    let before = run.iter().take_while(|word| is_composer(word)).count();
    let after = run
        .iter()
        .rev()
        .take_while(|word| is_composer(word))
        .count();
    let name = |words: &[Word]| {
        let words: Vec<_> = words.iter().map(|word| word.text.as_str()).collect();
        Some(words.join(" "))
    };
    if before == run.len() {
        (0, run.len(), None)
    } else if before > 0 {
        (before, run.len(), name(&run[..before]))
    } else if after > 0 {
        (0, run.len() - after, name(&run[run.len() - after..]))
    } else {
        (0, run.len(), None)
    }
}

/// "by Clementi", "von Bach", "de Satie" after a title.
fn composer_after(part: &Part, end: usize) -> Option<(usize, String)> {
    let by = part.words.get(end)?;
    let name = part.words.get(end + 1)?;
    let joins = listed(sets::TITLE_BY_COMPOSER, by.lower.as_str());
    let first = name.text.chars().next().is_some_and(char::is_uppercase);
    let known = name.is(List::Composer) || by.lower == "by" && first;
    (joins && known).then(|| (2, name.text.clone()))
}

/// Words in quotation marks as a title; a sentence that somebody said is none.
pub fn quoted(words: &[Word]) -> Option<ItemKind> {
    let capital = words
        .iter()
        .any(|word| word.text.chars().any(char::is_uppercase));
    let title = show(words).filter(|_| capital && words.len() <= 9)?;
    Some(ItemKind::Title(title, None))
}
