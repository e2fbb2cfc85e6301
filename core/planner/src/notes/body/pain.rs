//! Whether a word says that something hurts, is harmed, or is lost.

use super::{
    super::{
        body_words::{ACHES, BROKEN, DEFTLY, ENDS, FELT, NEEDS_REST},
        lexicon::List,
        lists::listed,
        part::{Part, SEGMENTS},
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
        (listed(" well wohl ", lower(part, at))
            || listed(" good great gut ", lower(part, at))
                && !part.words.iter().any(|word| listed(FELT, &word.lower)))
            && at > 0
            && (at.saturating_sub(4)..at)
                .any(|before| listed(" feel feeling feels felt fühlt ", lower(part, before)))
            && (at.saturating_sub(4)..at).any(|before| part.is_at(before, List::Denies))
    };
    let ends = |word: &str| {
        let of_body = |end: &str, starts: &str| {
            let start = word.strip_suffix(end);
            start.is_some_and(|start| listed(starts, start))
        };
        ENDS.iter().any(|end| word.ends_with(end))
            || of_body("ache", ACHES)
            || of_body("bruch", BROKEN)
    };
    let needs_rest = || {
        part.is_at(at, List::Body) && (at + 1..at + 5).any(|near| part.has_one_at(near, NEEDS_REST))
    };
    let unable = || {
        listed(" bend lift move straighten ", lower(part, at))
            && at > 0
            && listed(" can't cannot couldn't ", lower(part, at - 1))
            && (at + 1..at + 5).any(|near| part.is_at(near, List::Body))
            // "can't move the thumb under fast enough"
            && !part.words.iter().any(|word| listed(DEFTLY, &word.lower))
    };
    part.words[at].has(List::Pain)
        || needs_rest()
        || unable()
        || pair("wisdom", " teeth tooth ")
        || part.has_at(at, "pins and needles")
        || part.words[at].has(List::PainStem)
        || segments(part, at).any(ends)
        || pair("mal", " a al au aux de à ") && !is_played_badly(part, at)
        || pair("fait", " mal ")
        || pair("siente", " mal ")
        || pair("encuentra", " mal ")
        || unwell("cold")
            && at > 0
            && listed(
                " a another awful bad caught got had has heavy nasty that the with ",
                lower(part, at - 1),
            )
        || unwell("under") && part.has_at(at, "under the weather")
        || unwell("poorly")
            && (at == 0 || listed(" been feeling feels is was ", lower(part, at - 1)))
        || unwell("split")
            && (at.saturating_sub(2)..at + 3)
                .any(|near| listed(" fingernail lip lips nail thumbnail ", lower(part, near)))
        || well()
        || part.is_at(at, List::Harm) && is_harm(part, at)
}

/// "broke her arm", but not "broken chords".
pub(super) fn is_harm(part: &Part, at: usize) -> bool {
    !is_other(part, at) && (at.saturating_sub(4)..at + 7).any(|near| is_body(part, near))
}

/// "Lost her voice", but not "the middle voice gets lost".
pub(super) fn is_lost_voice(part: &Part, at: usize) -> bool {
    const LOST: &str = " extinction gone lost no perdido perdu sin verloren weg ";
    let sans = at > 0 && lower(part, at - 1) == "sans";
    !means_else("voice", part, at)
        && (sans || (at.saturating_sub(3)..at + 4).any(|near| listed(LOST, lower(part, near))))
}

/// "suena mal al final", "mal à partir de la mesure 5"
fn is_played_badly(part: &Part, at: usize) -> bool {
    const WHERE: &str =
        " aise compás début fin final l'aise mesure mesures milieu partir principio reprise tempo ";
    let next = lower(part, at + 2);
    let article = matches!(next, "la" | "le" | "l");
    next.starts_with(|c: char| c.is_ascii_digit())
        || listed(WHERE, if article { lower(part, at + 3) } else { next })
}
