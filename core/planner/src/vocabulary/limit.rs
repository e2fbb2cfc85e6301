//! The most minutes that a note gives a day: "only five minutes a day".

use super::{
    lexicon::List,
    lists::{listed, value},
    part::Part,
    sets,
};

/// The number of minutes that a part sets as the most of a day. Not "at least", not what was played, and not the
/// minutes of scales or of a piece.
pub fn limit(part: &Part) -> Option<u16> {
    let lower = |at: usize| part.lower(at);
    let any = |list: &str| part.says(list);
    let phrase = |phrases: &str| (0..part.words.len()).any(|at| part.has_one_at(at, phrases));
    let at = (0..part.words.len()).find(|at| part.is_at(*at, List::Minutes))?;
    let (from, number) = length(part, at)?;
    let told = sets::LIMIT_TOLD;
    let short = |at: usize| listed(sets::LIMIT_NOT, lower(at));
    if any(told)
        || any(sets::LIMIT_LEAST)
        || phrase(sets::LIMIT_AT_LEAST)
        || (at..part.words.len()).any(short)
    {
        return None;
    }
    let daily = phrase(sets::LIMIT_DAILY);
    let ends = (at + 1..part.words.len())
        .take_while(|at| !listed(sets::LIMIT_TURNS, lower(*at)))
        .all(|at| listed(sets::LIMIT_ENDS, lower(at)));
    let denied = (0..from).any(|at| listed(sets::LIMIT_DENIES, lower(at)));
    let than = from > 0 && listed(sets::LIMIT_THAN, lower(from - 1));
    // "15 mins." is all that a sentence says.
    let alone = part.opens_sentence
        && from == 0
        && at + 1 == part.words.len()
        && !part.heading
        && number >= 10;
    let set = alone
        || any(sets::LIMIT_MOST)
        || than && any(sets::LIMIT_LESS)
        || phrase(sets::LIMIT_AT_MOST)
        || daily && ends && (0..from).all(|at| listed(sets::LIMIT_OPENS, lower(at)));
    let most = if denied { any(sets::LIMIT_MORE) } else { set };
    (most && (daily || ends)).then(|| number.clamp(2, 120))
}

/// The length that ends with the word at a place, and where it begins: "ten minutes", "half an hour".
fn length(part: &Part, at: usize) -> Option<(usize, u16)> {
    let word = part.words[at].lower.as_str();
    if let Some(minutes) = value(sets::LIMIT_PART, word) {
        return Some((at, minutes.parse().ok()?));
    }
    if listed(sets::LIMIT_HOUR, word) {
        let before = |row: &'static str| {
            let (words, minutes) = row.split_once('=')?;
            let from = at.checked_sub(words.split(' ').count())?;
            part.has_at(from, words)
                .then_some((from, minutes.parse().ok()?))
        };
        return sets::LIMIT_HOURS.split(',').find_map(before);
    }
    let from = at.checked_sub(1)?;
    let number = part.words[from].lower.rsplit('-').next()?;
    let number = value(sets::LIMIT_NUMBER, number).unwrap_or(number);
    Some((from, number.parse().ok()?))
}
