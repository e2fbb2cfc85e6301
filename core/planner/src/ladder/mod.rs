//! Keys and exercises by grade: our own, board-neutral ladder. It claims no board's list; plans
//! show it as "about Grade n level", and the teacher's own keys always come first.

pub mod general;
pub mod guitar;
pub mod piano;
pub mod saxophone;
pub mod violin;

use reedling_core::text::contains;

use super::instrument::{Family, Instrument};

/// What is about right at a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// Scales, easier first, with commas.
    pub keys: &'static str,
    /// How far and in which hands: "two octaves".
    pub form: &'static str,
    /// Arpeggios and other patterns, with commas.
    pub extras: &'static str,
}

/// The rung for an instrument and step; `None` where keys make no sense, as for drums.
pub fn rung(instrument: Instrument, step: u8) -> Option<Rung> {
    let ladder = match (instrument.family, instrument.own_ladder) {
        (Family::Keys, _) => &piano::LADDER,
        (Family::Bowed, true) => &violin::LADDER,
        (Family::Plucked, true) => &guitar::LADDER,
        (Family::Wind, true) => &saxophone::LADDER,
        (Family::Bowed | Family::Plucked | Family::Wind, false) => &general::LADDER,
        (Family::Voice | Family::Drums | Family::Other, _) => return None,
    };
    ladder.get(usize::from(step)).copied()
}

/// The names in a list with commas.
pub fn names(list: &str) -> impl Iterator<Item = &str> {
    list.split(',').filter(|name| !name.is_empty())
}

/// Whether a name in a list of patterns is that of one scale.
pub fn is_scale(pattern: &str) -> bool {
    pattern.ends_with(" scale")
}

/// Whether both hands play a pattern at once, each its own way.
pub fn is_for_both_hands(pattern: &str) -> bool {
    ["hands together", "contrary-motion", " apart"]
        .iter()
        .any(|words| contains(pattern, words))
}

/// How a scale is played by one hand: "two octaves, hands together" is two octaves.
pub fn form_for_one_hand(form: &str) -> &str {
    form.split_once(", hands").map_or(form, |(form, _)| form)
}

#[cfg(test)]
mod tests {
    use super::{general, guitar, names, piano, saxophone, violin};

    #[test]
    fn every_item_names_a_key_or_a_pattern() {
        const WHAT: [&str; 10] = [
            "arpeggio",
            "blues",
            "chord",
            "dorian",
            "major",
            "minor",
            "mixolydian",
            "pentatonic",
            "scale",
            "seventh",
        ];
        for ladder in [
            general::LADDER,
            guitar::LADDER,
            piano::LADDER,
            saxophone::LADDER,
            violin::LADDER,
        ] {
            for name in ladder
                .iter()
                .flat_map(|rung| names(rung.keys).chain(names(rung.extras)))
            {
                assert_eq!(name, name.trim());
                assert!(
                    WHAT.iter().any(|what| name.to_lowercase().contains(what)),
                    "{name}"
                );
                assert!(
                    !name.starts_with("one ") && !name.starts_with("two "),
                    "{name}"
                );
            }
        }
    }
}
