//! Puts the parts of a note together: which piece, which place, what about it.

use super::{
    bars::Place,
    clauses,
    keys::Key,
    keywords::{Hand, Problem},
    part::Part,
    reader::Reader,
    release::Released,
    tempo::When,
    weak::Judgement,
};
use reedling_core::letters::lower;

/// What a note says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The pieces in the order in which they are named.
    pub pieces: Vec<NotedPiece>,
    /// The keys of scales and arpeggios.
    pub keys: Vec<NotedKey>,
    /// Problems of no piece in particular.
    pub problems: Vec<Problem>,
    /// How scales and exercises went.
    pub technique: Standing,
    /// How sight-reading went.
    pub sight_reading: Standing,
    /// How aural work went.
    pub aural: Standing,
    /// How theory went.
    pub theory: Standing,
    /// Pain or illness is mentioned.
    pub pain: bool,
    /// Tension is mentioned.
    pub tension: bool,
    /// Playing is forbidden for the body's sake.
    pub stop: bool,
    /// The tempo of scales where no key is named.
    pub scale_bpm: Option<u16>,
    /// The most minutes of a day.
    pub most: Option<u16>,
    /// What is left out.
    pub released: Released,
    /// The note holds more than is used: names without evidence, or more than is read.
    pub unused: bool,
}

/// How a subject went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// Not mentioned.
    #[default]
    Unsaid,
    /// Mentioned without a judgement.
    Named,
    /// It needs work.
    Weak,
    /// It went well.
    Good,
}

/// A piece in a note.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NotedPiece {
    /// The title; empty for bars of a piece that is not named.
    pub title: String,
    /// Its places with what they need, in order.
    pub spots: Vec<Spot>,
    /// Metronome numbers, in order, each with when it is or was played.
    pub tempi: Vec<(u16, When)>,
    /// A tempo word and its beats per minute.
    pub tempo_word: Option<(&'static str, u16)>,
    /// What was said about it.
    pub said: Judgement,
}

/// A place in a piece and what it needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// Where.
    pub place: Place,
    /// What to work on.
    pub problems: Vec<Problem>,
    /// The hand that was named.
    pub hand: Option<Hand>,
    /// It was called weak.
    pub weak: bool,
    /// It was praised and nothing else.
    pub good: bool,
}

/// A scale or arpeggio in a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotedKey {
    /// The key as spelt.
    pub key: Key,
    /// "scale", "arpeggio" or "scale and arpeggio".
    pub what: &'static str,
    /// It needs work.
    pub weak: bool,
    /// A metronome number for it.
    pub bpm: Option<u16>,
}

/// Reads a note: at most its first 3,000 characters, whatever they are.
///
/// ```
/// # use reedling_planner::notes::{bars::Place, keywords::Problem, read::{Standing, read}, tempo::When};
/// let said = read("Gavotte bars 5-8 uneven, at 72. D major scale good; sight-reading weak");
/// assert_eq!(said.pieces[0].title, "Gavotte");
/// assert_eq!(said.pieces[0].spots[0].place, Place::Bars(5, 8));
/// assert_eq!(said.pieces[0].spots[0].problems, [Problem::Evenness]);
/// assert_eq!(said.pieces[0].tempi, [(72, When::Now)]);
/// assert_eq!(said.keys[0].key.name, "D major");
/// assert_eq!(said.sight_reading, Standing::Weak);
/// ```
pub fn read(note: &str) -> Reading {
    read_parts(&clauses::parts(note), Vec::new())
}

/// Reads a note after earlier ones, whose titles need no other evidence; what it leaves out is left out of them too.
pub fn read_after(note: &str, earlier: &mut [Reading]) -> Reading {
    let mut known = Vec::new();
    for reading in earlier.iter() {
        for piece in &reading.pieces {
            known.push(lower(&piece.title));
        }
    }
    let mut reading = read_parts(&clauses::parts(note), known);
    reading.unused |= clauses::goes_on(note);
    for earlier in earlier {
        reading.released.apply(earlier);
    }
    reading
}

/// Reads an earlier note, of which the first 700 characters are enough.
pub fn read_earlier(note: &str) -> Reading {
    read_parts(&clauses::parts_within(note, 700), Vec::new())
}

fn read_parts(parts: &[Part], known: Vec<String>) -> Reading {
    let mut reader = Reader::default();
    reader.known = known;
    let mut from = 0;
    while from < parts.len() {
        let rest = &parts[from + 1..];
        let to = rest
            .iter()
            .position(|part| part.opens_sentence)
            .map_or(parts.len(), |at| from + 1 + at);
        reader.sentence(&parts[from..to]);
        from = to;
    }
    let mut reading = reader.reading;
    reading.stop |= reading.pain && reader.forbidden;
    if reading.pain && reader.one_handed {
        reading.released.kinds.keep_one_hand();
    }
    let released = reading.released.clone();
    released.apply(&mut reading);
    reading
}
