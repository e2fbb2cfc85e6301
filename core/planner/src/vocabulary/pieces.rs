//! Runs of words in a note that may be titles.

use super::{
    lexicon::List,
    lists::listed,
    part::{Part, Word},
    sets,
    word_shapes::{is_capital, is_form, is_key_letter, is_number, is_roman, is_stop},
};

const MOST_WORDS: usize = 9;

/// Where the run of title words that begins at `at` ends; `at` when none begins.
pub(crate) fn run_end(part: &Part, at: usize, used: &[bool]) -> usize {
    let words = &part.words;
    let word = |at: usize| words.get(at).filter(|_| !used[at]);
    let Some(first) = word(at) else { return at };
    if listed(sets::PIECES_SMALL, &first.lower)
        && word(at + 1).is_some_and(|next| is_form(next) || next.is(List::Composer))
    {
        // "Das Menuett", "La Sonate": the article is of no title.
        return at;
    } else if !is_form(first)
        && (!is_capital(&first.text)
            // "May Song" is a piece, "May" a month.
            || is_stop(first)
                && !(first.text == "May" && word(at + 1).is_some_and(is_form))
                // "Nana de Falla" is a lullaby.
                && !(first.text == "Nana" && word(at + 1).is_some_and(|next| next.lower == "de")))
    {
        return at;
    }
    let mut end = at + 1;
    while end - at < MOST_WORDS {
        match goes_on(words, (at, end), used) {
            0 => break,
            more => end += more,
        }
    }
    // "le Concerto de Vivaldi et chanter le thème"
    while end > at + 1
        && words[end - 1].text == words[end - 1].lower
        && listed(sets::PIECES_TRAILING, &words[end - 1].lower)
    {
        end -= 1;
    }
    end
}

/// Whether a word behind the name of a key belongs to it: "flat", "major".
fn is_mode(words: &[Word], (at, end): (usize, usize), next: &Word) -> bool {
    let before = &words[end - 1];
    let letter = |back: usize| {
        let small = |key: usize| {
            words[key - 1].lower == "in" && listed(" a b c d e f g ", &words[key].lower)
        };
        end > at + back && (is_key_letter(&words[end - back].text) || small(end - back))
    };
    (before.lower == "in" || letter(1))
        && listed(sets::PIECES_MODE, &next.lower)
        // "Nocturne in C sharp minor"
        || listed(sets::PIECES_SIGN, &before.lower)
            && letter(2)
            && listed(sets::PIECES_MAJOR, &next.lower)
}

/// How many words at `end` continue the title that began at `at`.
fn goes_on(words: &[Word], (at, end): (usize, usize), used: &[bool]) -> usize {
    let word = |at: usize| words.get(at).filter(|_| !used[at]);
    let is = |at: usize, list: &str| word(at).is_some_and(|word| listed(list, &word.lower));
    let named = |at: usize| word(at).is_some_and(|word| is_capital(&word.text) && !is_stop(word));
    let Some(next) = word(end) else { return 0 };
    let (first, before) = (&words[at], &words[end - 1]);
    let mode = is_mode(words, (at, end), next);
    let catalogue = ["no.", "op.", "#", "k.", "kv.", "bwv."]
        .iter()
        .any(|start| next.lower.starts_with(start));
    let number = is_form(before) || is_form(first) || before.is(List::Method);
    // "Hanon 1-3"
    let span = before.is(List::Method)
        && next.lower.split_once('-').is_some_and(|(from, to)| {
            let small =
                |text: &str| text.len() <= 2 && text.bytes().all(|byte| byte.is_ascii_digit());
            small(from) && small(to)
        });
    let number = number
        && is_number(next)
        && next.lower.len() <= 3
        && !(is(end + 1, " - to ") && word(end + 2).is_some_and(is_number))
        && !is(end + 1, sets::PIECES_UNIT);
    let pair = is(end, sets::PIECES_CATALOGUE) && word(end + 1).is_some_and(is_number)
        || is(end, sets::PIECES_ORDINAL) && is(end + 1, sets::PIECES_MOVEMENT)
        || next.lower == "in"
            && word(end + 1).is_some_and(|key| {
                is_key_letter(&key.text)
                    || (is_form(first) || is_form(before))
                        && matches!(key.lower.as_str(), "b" | "c" | "d" | "e" | "f" | "g")
            });
    // "Gigue by Bach for Hugo": a title ends with its composer.
    let composed = words[at..end]
        .iter()
        .any(|word| word.is(List::Composer) || word.lower == "by");
    if composed && listed(" for from to with ", &next.lower) {
        0
    } else if pair {
        2
    } else if mode
        || catalogue
        || number
        || span
        || named(end)
        || is_form(next)
        || is_roman(&next.text)
    {
        1
    } else {
        joins_on(words, end, used)
    }
}

/// How many words at `end` join a name to the title before: "de Vivaldi", "and the Wolf".
fn joins_on(words: &[Word], end: usize, used: &[bool]) -> usize {
    let word = |at: usize| words.get(at).filter(|_| !used[at]);
    let in_list = |at: usize, list: List| word(at).is_some_and(|word| word.is(list));
    let named = |at: usize| word(at).is_some_and(|word| is_capital(&word.text) && !is_stop(word));
    let article =
        |at: usize| word(at).is_some_and(|word| listed(sets::PIECES_ARTICLE, &word.lower));
    if in_list(end, List::Foreign) && !in_list(end, List::Joining) {
        1
    } else if in_list(end, List::Joining) && named(end + 1) {
        2
    } else if in_list(end, List::Joining) && article(end + 1) && named(end + 2) {
        3
    } else {
        0
    }
}
