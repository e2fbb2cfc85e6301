//! What a part is about, when it is about no piece.

use super::{lexicon::List, lists::listed, part::Part};

/// Words that may name a subject.
pub const WORDS: &str = " aural clap clapped clapping ear ears intervals listening long notation reading sang sight sight-read sight-reading sightreading sing singing theory worksheet ";
/// Beginnings of the words of technique.
pub const TECHNIQUE: &str =
    "scale,arpeggio,techni,exercise,chromatic,broken,rudiment,paradiddle,diminished,dominant";

/// Whether a part's words name technique, sight-reading, aural work or theory.
pub fn has_subject(part: &Part) -> bool {
    (0..part.words.len()).any(|at| {
        let word = &part.words[at];
        let lower = word.lower.as_str();
        if word.is(List::Technique) || lower.ends_with("-octave") {
            return true;
        }
        let next = part.words.get(at + 1);
        let back = || next.is_some_and(|next| next.lower == "back");
        word.is(List::Subject)
            && (part.has_one_at(at, "sight reading,sight read,long notes,long tones")
                || listed(
                    " aural ear ears intervals listening notation reading sang sight-read sight-reading sightreading singing theory worksheet ",
                    lower,
                )
                || listed(" clap clapped clapping sing ", lower) && back())
    })
}
