//! What a part is about, when it is about no piece.

use super::{lexicon::List, lists::listed, part::Part};

/// Words that may name a subject.
pub const WORDS: &str = " aural clap clapped clapping ear ears intervals listening long notation reading sang sight sight-read sight-reading sightreading sing singing theory worksheet ";
/// Beginnings of the words of technique.
pub const TECHNIQUE: &str =
    "scale,arpeggio,techni,exercise,chromatic,broken,rudiment,paradiddle,diminished,dominant";

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
        let word = &part.words[at];
        let lower = word.lower.as_str();
        if word.is(List::Technique) || lower.ends_with("-octave") {
            return Some(Topic::Technique);
        }
        if !word.is(List::Subject) {
            return None;
        }
        let pair = part.has_one_at(at, "sight reading,sight read");
        if pair || listed(" reading sight-read sight-reading sightreading ", lower) {
            Some(Topic::SightReading)
        } else if listed(" aural ear ears listening sang singing ", lower)
            || listed(" clap clapped clapping sing ", lower)
                && part
                    .words
                    .get(at + 1)
                    .is_some_and(|next| next.lower == "back")
        {
            Some(Topic::Aural)
        } else if listed(" intervals notation theory worksheet ", lower) {
            Some(Topic::Theory)
        } else if part.has_one_at(at, "long notes,long tones") {
            Some(Topic::Technique)
        } else {
            None
        }
    })
}

/// Whether a sentence that begins with this part leaves scales for how one plays altogether.
pub fn leaves_scales(part: &Part) -> bool {
    const PLAYING: &str = " articulation bow bowing breath breathing dynamics intonation memory phrasing posture pulse rhythm sound tone vibrato ";
    part.opens_sentence
        && part
            .words
            .first()
            .is_some_and(|word| listed(PLAYING, &word.lower))
}
