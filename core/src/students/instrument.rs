//! The instrument of a student: one of the specification's list, or any other that is typed (Spec §9, D16).

use crate::{
    search::forms,
    validation::{DETAIL, Violations, rules::spaced},
};

/// Instruments of a student (Spec §9). With the last one another is typed; alone it says that none of them is known.
pub const STUDENT_INSTRUMENTS: [&str; 5] = ["Guitar", "Piano", "Saxophone", "Violin", "Other"];
/// Instruments of a teacher, in the administrator's dialog (Spec §9).
pub const TEACHER_INSTRUMENTS: [&str; 10] = [
    "Piano",
    "Violin",
    "Guitar",
    "Voice",
    "Drums",
    "Flute",
    "Cello",
    "Clarinet",
    "Saxophone",
    "Trumpet",
];
/// Instruments that a form suggests where one is typed, in the order of the alphabet.
pub const USUAL_INSTRUMENTS: [&str; 31] = [
    "Accordion",
    "Banjo",
    "Bass Guitar",
    "Bassoon",
    "Cello",
    "Clarinet",
    "Cornet",
    "Double Bass",
    "Drums",
    "Electric Guitar",
    "Euphonium",
    "Flute",
    "French Horn",
    "Harp",
    "Harpsichord",
    "Keyboard",
    "Mandolin",
    "Oboe",
    "Organ",
    "Percussion",
    "Piccolo",
    "Recorder",
    "Tenor Horn",
    "Timpani",
    "Trombone",
    "Trumpet",
    "Tuba",
    "Ukulele",
    "Viola",
    "Viola da Gamba",
    "Voice",
];

/// Validation errors of a typed instrument: a text of one line.
pub(crate) fn check_instrument(found: &mut Violations, typed: &str) {
    found.line(&DETAIL, "instrument", typed);
}

/// An instrument as it is kept: with single spaces, and one that is offered as it is written there.
///
/// ```
/// use reedling_core::students::instrument::kept_instrument;
/// assert_eq!(kept_instrument("  double   BASS "), "Double Bass");
/// assert_eq!(kept_instrument("Hardanger  fiddle"), "Hardanger fiddle");
/// ```
pub fn kept_instrument(typed: &str) -> String {
    let typed = spaced(typed);
    let [name, _] = forms(&typed);
    let mut offered = STUDENT_INSTRUMENTS.into_iter().chain(USUAL_INSTRUMENTS);
    let same = offered.find(|offered| forms(offered)[0] == name);
    same.map_or(typed, str::to_owned)
}
