//! Whether a word says that something hurts, is harmed, or is lost.

use super::{
    super::{
        lexicon::List,
        lists::listed,
        part::{Part, SEGMENTS},
        sets,
    },
    is_body, is_other, lower, means_else,
};

/// The words of a compound: "wrist-pain", "l'épaule". Who is free of something has it not.
pub(super) fn segments(part: &Part, at: usize) -> impl Iterator<Item = &str> {
    let word = lower(part, at);
    let free = word.ends_with("free") || word.ends_with("frei");
    word.split(SEGMENTS).filter(move |_| !free)
}

/// Whether a word says that something hurts or that somebody is ill.
pub(super) fn is_pain(part: &Part, at: usize) -> bool {
    says_pain(part, at) && !is_other(part, at)
}

fn says_pain(part: &Part, at: usize) -> bool {
    let pair = |first: &str, seconds: &str| {
        lower(part, at) == first && listed(seconds, lower(part, at + 1))
    };
    let unwell = |word: &str| lower(part, at) == word;
    let well = || {
        (listed(sets::PAIN_WELL, lower(part, at))
            || listed(sets::PAIN_GOOD, lower(part, at)) && !part.says(sets::BODY_FELT))
            && at > 0
            && (at.saturating_sub(4)..at).any(|before| listed(sets::PAIN_FEEL, lower(part, before)))
            && (at.saturating_sub(4)..at).any(|before| part.is_at(before, List::Denies))
    };
    let ends = |word: &str| {
        let of_body = |end: &str, starts: &str| {
            let start = word.strip_suffix(end);
            start.is_some_and(|start| listed(starts, start))
        };
        sets::BODY_ENDS
            .split_ascii_whitespace()
            .any(|end| word.ends_with(end))
            || of_body("ache", sets::BODY_ACHES)
            || of_body("aches", sets::BODY_ACHES)
            || of_body("bruch", sets::BODY_BROKEN)
    };
    let needs_rest = || {
        is_body(part, at)
            && (at + 1..at + 5).any(|near| part.has_one_at(near, sets::BODY_NEEDS_REST))
    };
    let unable = || {
        listed(sets::PAIN_MOVE, lower(part, at))
            && at > 0
            && listed(" can't cannot couldn't ", lower(part, at - 1))
            && (at + 1..at + 5).any(|near| part.is_at(near, List::Body))
            // "can't move the thumb under fast enough"
            && !part.says(sets::BODY_DEFTLY)
    };
    part.words[at].has(List::Pain)
        || needs_rest()
        || unable()
        || part.words[at].has(List::PainStem)
        || segments(part, at).any(ends)
        || pair("mal", sets::PAIN_AT) && !is_played_badly(part, at)
        || part.has_one_at(at, sets::PAIN_ILL)
        || unwell("cold") && at > 0 && listed(sets::PAIN_CATCH, lower(part, at - 1))
        || unwell("under") && part.has_at(at, "under the weather")
        || unwell("poorly")
            && (at == 0 || listed(" been feeling feels is was ", lower(part, at - 1)))
        || unwell("split")
            && (at.saturating_sub(2)..at + 3).any(|near| listed(sets::PAIN_NAIL, lower(part, near)))
        || well()
        || part.is_at(at, List::Harm) && is_harm(part, at)
        || listed(sets::BODY_TIRED, lower(part, at)) && is_of_tired_part(part, at)
}

/// "Her hand was tired", "tired arms", but not "tired of the hands", "the tired hand position", "if the arm is tired".
fn is_of_tired_part(part: &Part, at: usize) -> bool {
    let word = |at: usize| lower(part, at);
    let named = |at: usize| is_body(part, at) || listed(sets::BODY_TIRED_PART, word(at));
    let links = |near: &usize| listed(sets::BODY_TIRED_LINK, word(*near));
    let before = (at.saturating_sub(5)..at).rev().find(|near| !links(near));
    let said = before.filter(|near| named(*near) && word(at + 1) != "of");
    let side = usize::from(listed(" both left right ", word(at + 1)));
    let noun = at + 1 + side;
    let adjective = named(noun)
        && !listed(sets::BODY_TIRED_THING, word(noun + 1))
        && part.words[noun].text == word(noun);
    let from = said.or(adjective.then_some(at));
    from.is_some_and(|from| !(0..from).any(|near| listed(sets::BODY_TIRED_IF, word(near))))
}

/// "broke her arm", but not "broken chords".
pub(super) fn is_harm(part: &Part, at: usize) -> bool {
    !is_other(part, at) && (at.saturating_sub(4)..at + 7).any(|near| is_body(part, near))
}

/// "Lost her voice", but not "the middle voice gets lost".
pub(super) fn is_lost_voice(part: &Part, at: usize) -> bool {
    let sans = at > 0 && lower(part, at - 1) == "sans";
    !means_else("voice", part, at)
        && (sans
            || (at.saturating_sub(3)..at + 4)
                .any(|near| listed(sets::PAIN_LOST, lower(part, near))))
}

/// "suena mal al final", "mal à partir de la mesure 5"
fn is_played_badly(part: &Part, at: usize) -> bool {
    let next = lower(part, at + 2);
    let article = matches!(next, "la" | "le" | "l");
    next.starts_with(|c: char| c.is_ascii_digit())
        || listed(
            sets::PAIN_WHERE,
            if article { lower(part, at + 3) } else { next },
        )
}
