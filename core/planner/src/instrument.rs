//! Instruments as the planner tells them apart.

use reedling_core::{case_mapping::lower, text::contains};

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

impl Family {
    /// Whether one hand can play without the other. Of what is not known that is not taken for granted.
    pub fn has_hands(self) -> bool {
        matches!(self, Self::Keys | Self::Bowed | Self::Plucked | Self::Drums)
    }
}

/// An instrument with its own ladder, or a family with the general one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instrument {
    /// What it asks of its player.
    pub family: Family,
    /// Whether it is piano, violin, guitar or saxophone itself, which have ladders of their own.
    pub own_ladder: bool,
}

/// The longer name stands before the one it holds: a bass clarinet is a clarinet, a bassoon no bass.
const NAMES: [(&str, Family, bool); 37] = [
    ("harpsichord", Family::Keys, false),
    ("piano", Family::Keys, true),
    ("keyboard", Family::Keys, false),
    ("organ", Family::Keys, false),
    ("accordion", Family::Keys, false),
    ("sax", Family::Wind, true),
    ("flute", Family::Wind, false),
    ("clarinet", Family::Wind, false),
    ("oboe", Family::Wind, false),
    ("bassoon", Family::Wind, false),
    ("recorder", Family::Wind, false),
    ("trumpet", Family::Wind, false),
    ("cornet", Family::Wind, false),
    ("trombone", Family::Wind, false),
    ("euphonium", Family::Wind, false),
    ("horn", Family::Wind, false),
    ("tuba", Family::Wind, false),
    ("drum", Family::Drums, false),
    ("percussion", Family::Drums, false),
    ("violin", Family::Bowed, true),
    ("viola", Family::Bowed, false),
    ("cello", Family::Bowed, false),
    ("double bass", Family::Bowed, false),
    ("string bass", Family::Bowed, false),
    ("upright bass", Family::Bowed, false),
    ("contrabass", Family::Bowed, false),
    ("guitar", Family::Plucked, true),
    ("ukulele", Family::Plucked, false),
    ("mandolin", Family::Plucked, false),
    ("banjo", Family::Plucked, false),
    ("harp", Family::Plucked, false),
    ("voice", Family::Voice, false),
    ("vocal", Family::Voice, false),
    ("sing", Family::Voice, false),
    ("baritone", Family::Wind, false),
    ("soprano", Family::Voice, false),
    ("bass", Family::Plucked, false),
];

impl Instrument {
    /// Whether the hands may be told apart: who blows or sings has but one part. Of what is not known, they may.
    ///
    /// ```
    /// # use reedling_planner::instrument::Instrument;
    /// assert!(Instrument::parse("Piano").has_hands() && !Instrument::parse("Flute").has_hands());
    /// ```
    pub fn has_hands(self) -> bool {
        self.family.has_hands() || self.family == Family::Other
    }

    /// Reads the instrument's name.
    ///
    /// ```
    /// # use reedling_planner::instrument::{Family, Instrument};
    /// assert_eq!(Instrument::parse("Alto saxophone").family, Family::Wind);
    /// assert_eq!(Instrument::parse("Bassoon").family, Family::Wind);
    /// assert_eq!(Instrument::parse("Bass clarinet").family, Family::Wind);
    /// assert_eq!(Instrument::parse("String bass").family, Family::Bowed);
    /// assert!(!Instrument::parse("Bass guitar").own_ladder);
    /// assert_eq!(Instrument::parse("").family, Family::Other);
    /// ```
    pub fn parse(name: &str) -> Instrument {
        let name = lower(name.trim());
        // A bass guitar is a guitar without the guitar's ladder.
        let named = |word: &str| match word {
            "bass" | "harp" | "organ" => name.split(' ').any(|part| part == word),
            _ => contains(&name, word),
        };
        let found = NAMES.iter().find(|(word, ..)| named(word));
        found.map_or(
            Instrument {
                family: Family::Other,
                own_ladder: false,
            },
            |&(word, family, own_ladder)| Instrument {
                family,
                own_ladder: own_ladder && !(word == "guitar" && contains(&name, "bass")),
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Family, Instrument};

    #[test]
    fn instruments_belong_to_their_family() {
        use Family::{Bowed, Drums, Keys, Other, Plucked, Voice, Wind};
        for (name, family) in [
            ("Piano", Keys),
            ("Harpsichord", Keys),
            ("Church organ", Keys),
            ("Violin", Bowed),
            ("Double bass", Bowed),
            ("String bass", Bowed),
            ("Classical guitar", Plucked),
            ("Bass guitar", Plucked),
            ("Bass", Plucked),
            ("Harp", Plucked),
            ("Bass clarinet", Wind),
            ("Bassoon", Wind),
            ("Bass trombone", Wind),
            ("Bass flute", Wind),
            ("Baritone saxophone", Wind),
            ("Soprano recorder", Wind),
            ("Euphonium", Wind),
            ("French horn", Wind),
            ("Vocals", Voice),
            ("Singing", Voice),
            ("Bass drum", Drums),
            ("Theremin", Other),
        ] {
            assert_eq!(Instrument::parse(name).family, family, "{name}");
        }
    }
}
