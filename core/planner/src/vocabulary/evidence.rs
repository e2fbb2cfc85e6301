//! What makes a title of words with capitals.

use super::{
    lexicon::List,
    lists::listed,
    part::{Part, Word},
    sets,
    word_shapes::{is_capital, is_form, is_number},
};

/// Whether a run of words may be a title at all.
pub fn is_title(part: &Part, at: usize, end: usize) -> bool {
    let run = &part.words[at..end];
    let before = at
        .checked_sub(1)
        .map(|before| part.words[before].lower.as_str());
    if run[0].lower == "march"
        && before.is_some_and(|before| listed(" by from in on since until ", before))
    {
        return false;
    }
    if let [word] = run
        && word.is(List::FormIfCapital)
    {
        // "Study bars 9-16" is an order, "the Song" a piece.
        if super::tempo::is_word(&word.lower) && before != Some("the") {
            return false;
        }
        let cued = before.is_some_and(|before| {
            listed(sets::TITLE_CUES, before) || listed(" her his the your ", before)
        });
        // "Das Lied": in English the form in small letters is an everyday word.
        let opens = before.is_some_and(|before| listed(sets::PIECES_SMALL, before))
            && is_capital(&part.words[at - 1].text);
        return cued || opens || part.words.len() == 1;
    }
    if run
        .iter()
        .any(|word| is_form(word) || word.is(List::Composer))
    {
        return true;
    }
    if before.is_some_and(|before| listed(sets::EVIDENCE_BEFORE_NAME, before)) {
        return false;
    }
    let capitals = run.iter().filter(|word| is_capital(&word.text)).count();
    let long = run[0].text.chars().count() > 2;
    match before {
        _ if capitals >= 2 => true,
        Some(before) => long && listed(sets::TITLE_CUES, before),
        None => long && !listed(sets::PIECES_ORDINAL, &run[0].lower),
    }
}

/// Whether a run of title words has evidence: a form, a composer, a catalogue number.
pub fn is_proven(part: &Part, at: usize, end: usize) -> bool {
    let run = &part.words[at..end];
    let next = part.lower(end);
    let before = at
        .checked_sub(1)
        .map_or("", |at| part.words[at].lower.as_str());
    let elsewhere = run
        .iter()
        .any(|word| listed(sets::TITLE_PLACES, &word.lower))
        || listed(sets::TITLE_PLACES, next);
    let person = listed(sets::EVIDENCE_PERSON, before);
    let date = run[0].lower == "march" && run.get(1).is_some_and(is_number);
    let named = run
        .iter()
        .any(|word| is_form(word) || word.is(List::Composer));
    let numbered = run
        .windows(2)
        .any(|pair| listed(sets::EVIDENCE_CATALOGUE, &pair[0].lower) && is_number(&pair[1]));
    let attached = |word: &Word| {
        ["op.", "bwv"].iter().any(|start| {
            word.lower
                .strip_prefix(start)
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
        })
    };
    !elsewhere && !person && !date && (named || numbered || run.iter().any(attached))
}
