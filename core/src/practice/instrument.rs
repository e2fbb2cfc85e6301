//! Instruments as the planner tells them apart.

use crate::search::{holds, lower};

/// What an instrument asks of its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Piano, keyboard, organ.
    Keys,
    /// Violin, viola, cello, double bass.
    Bowed,
    /// Guitar, ukulele, bass guitar, harp.
    Plucked,
    /// Saxophone and all other wind instruments.
    Wind,
    /// Singing.
    Voice,
    /// Drums and percussion.
    Drums,
    /// Anything else.
    Other,
}

/// An instrument with its own ladder, or a family with the general one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instrument {
    /// What it asks of its player.
    pub family: Family,
    /// Whether it is piano, violin, guitar or saxophone itself, which have ladders of their own.
    pub own_ladder: bool,
}

const NAMES: [(&str, Family, bool); 30] = [
    ("piano", Family::Keys, true),
    ("violin", Family::Bowed, true),
    ("guitar", Family::Plucked, true),
    ("sax", Family::Wind, true),
    ("keyboard", Family::Keys, false),
    ("organ", Family::Keys, false),
    ("harpsichord", Family::Keys, false),
    ("accordion", Family::Keys, false),
    ("viola", Family::Bowed, false),
    ("cello", Family::Bowed, false),
    ("double bass", Family::Bowed, false),
    ("ukulele", Family::Plucked, false),
    ("bass", Family::Plucked, false),
    ("harp", Family::Plucked, false),
    ("mandolin", Family::Plucked, false),
    ("banjo", Family::Plucked, false),
    ("flute", Family::Wind, false),
    ("clarinet", Family::Wind, false),
    ("oboe", Family::Wind, false),
    ("bassoon", Family::Wind, false),
    ("recorder", Family::Wind, false),
    ("trumpet", Family::Wind, false),
    ("cornet", Family::Wind, false),
    ("trombone", Family::Wind, false),
    ("horn", Family::Wind, false),
    ("tuba", Family::Wind, false),
    ("voice", Family::Voice, false),
    ("sing", Family::Voice, false),
    ("drum", Family::Drums, false),
    ("percussion", Family::Drums, false),
];

impl Instrument {
    /// Reads the instrument's name.
    ///
    /// ```
    /// # use reedling_core::practice::instrument::{Family, Instrument};
    /// assert_eq!(Instrument::parse("Alto saxophone").family, Family::Wind);
    /// assert_eq!(Instrument::parse("Bassoon").family, Family::Wind);
    /// assert_eq!(Instrument::parse("").family, Family::Other);
    /// ```
    pub fn parse(name: &str) -> Instrument {
        let name = lower(name.trim());
        // "bass guitar" is a guitar without the guitar's ladder, "bassoon" no bass.
        let named = |word: &str| match word {
            "bass" | "harp" | "organ" | "horn" => name.split(' ').any(|part| part == word),
            "guitar" => holds(&name, word) && !holds(&name, "bass"),
            _ => holds(&name, word),
        };
        let found = NAMES.iter().find(|(word, ..)| named(word));
        found.map_or(
            Instrument {
                family: Family::Other,
                own_ladder: false,
            },
            |&(_, family, own_ladder)| Instrument { family, own_ladder },
        )
    }
}
