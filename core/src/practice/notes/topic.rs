//! What a part is about, when it is about no piece.

use super::{clauses::Part, lists::listed};

/// What the reader is on about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Topic {
    /// Nothing in particular.
    #[default]
    Nothing,
    /// The piece with this index.
    Piece(usize),
    /// Scales and exercises.
    Technique,
    /// Sight-reading.
    SightReading,
    /// Aural work.
    Aural,
    /// Theory.
    Theory,
}

/// The subject that a part's words name.
pub fn subject(part: &Part) -> Option<Topic> {
    (0..part.words.len()).find_map(|at| {
        let lower = part.words[at].lower.as_str();
        let pair = part.has_at(at, &["sight", "reading"]) || part.has_at(at, &["sight", "read"]);
        if pair || listed(" reading sight-read sight-reading sightreading ", lower) {
            Some(Topic::SightReading)
        } else if listed(" aural ear ears listening singing ", lower)
            || part.has_at(at, &["sing", "back"])
        {
            Some(Topic::Aural)
        } else if listed(" intervals notation theory worksheet ", lower) {
            Some(Topic::Theory)
        } else if [
            "scale",
            "arpeggio",
            "techni",
            "exercise",
            "chromatic",
            "broken",
            "rudiment",
            "paradiddle",
        ]
        .iter()
        .any(|stem| lower.starts_with(stem))
        {
            Some(Topic::Technique)
        } else {
            None
        }
    })
}

/// Whether a part mentions pain or illness, and whether tension.
pub fn body(part: &Part) -> (bool, bool) {
    const PAIN: &str = " ache aches aching fever hurt hurting hurts ill injured injury pain painful pains sick sore strain strained tendonitis unwell ";
    const TENSION: &str = " cramp cramped cramps tense tension tight ";
    let (mut pain, mut tension) = (false, false);
    for (at, word) in part.words.iter().enumerate() {
        let denied = at > 0 && listed(" less never no not without ", &part.words[at - 1].lower);
        pain |= !denied && listed(PAIN, &word.lower);
        tension |= !denied && listed(TENSION, &word.lower);
    }
    (pain, tension)
}
