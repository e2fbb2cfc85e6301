//! What a note says of playing where the body is in doubt: whether it is forbidden, halved, or put in another way.

use super::{
    super::{
        days::{month, weekday},
        lexicon::List,
        lists::{listed, value},
        part::Part,
    },
    lower,
};
use crate::vocabulary::sets;

/// Whether a part forbids to play, in a note that speaks of the body: "no playing", "nicht spielen", "ne pas jouer".
pub fn forbids(part: &Part) -> bool {
    // "No practice needed" forbids nothing.
    let has = |list: &str, from: usize, to: usize| {
        (from..to.min(part.words.len())).any(|at| listed(list, lower(part, at)))
    };
    (0..part.words.len()).any(|at| {
        let from = at.saturating_sub(4);
        let past = |at| part.is_at(at, List::Past);
        part.is_at(at, List::Play)
            && !listed(sets::PLAYING_UNNEEDED, lower(part, at + 1))
            && !(from..at).any(past)
            && (has(sets::BODY_FORBIDS, from, at) || has(sets::PLAYING_AFTER, at + 1, at + 3))
            || part.is_at(at, List::Forbidden)
            || part.is_at(at, List::Rests) && part.has_one_at(at, sets::BODY_RESTS)
    })
}

/// Whether a part says that nothing is played, and nothing else: "No playing this week".
pub fn forbids_alone(part: &Part) -> bool {
    let counted = |at| value(sets::NUMBER_COUNTED, lower(part, at)).is_some();
    // "No playing until 12 December", "no playing for six weeks"
    let dated = |at| {
        let word = lower(part, at);
        word.starts_with(|c: char| c.is_ascii_digit())
            || counted(at)
            || month(word).is_some()
            || weekday(word).is_some()
    };
    // "No violin for another four weeks"
    let lasts = |at| value(sets::DATES_SPAN, lower(part, at)).is_some();
    let instrument = || (0..part.words.len()).any(lasts) && !part.says(sets::PLAYING_WORK);
    let known =
        |at| part.is_at(at, List::Play) || listed(sets::BODY_PLAIN, lower(part, at)) || dated(at);
    // "No piano in bars 5-8" and "no practice this week" tell of other things.
    let playing = sets::PLAYING_VERB;
    (0..part.words.len()).all(known) && (part.says(playing) || instrument()) && forbids(part)
}

/// Whether a part only says that something is not played but clapped or hummed: "don't play", beside "clap the rhythm first".
pub fn is_not_played(part: &Part) -> bool {
    part.words.len() <= 3 && listed(sets::PLAYING_NOT, lower(part, 0))
}

/// Whether a part asks for another way to learn a passage than playing it.
pub fn is_mimed(part: &Part) -> bool {
    part.says(sets::PLAYING_WAYS) && !(0..part.words.len()).any(|at| part.is_at(at, List::Denies))
}

/// Whether a part asks for listening in place of playing: "Listening only until Thursday".
pub fn listens_only(part: &Part) -> bool {
    (0..part.words.len()).any(|at| part.has_one_at(at, sets::BODY_LISTENS))
}

/// Whether a part asks for half the time.
pub fn halves(part: &Part) -> bool {
    (0..part.words.len()).any(|at| part.has_one_at(at, sets::PLAYING_HALF))
}
