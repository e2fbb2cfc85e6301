//! The words that call for work, and for which.

use super::{keywords::Problem, sets};

/// What the words of a note call for: beginnings of words, or of two words, between commas. The first that fits counts.
pub const STEMS: [(Problem, &str); 16] = [
    (Problem::Posture, sets::NEED_POSTURE),
    (Problem::Hands, sets::NEED_HANDS),
    (Problem::Rhythm, sets::NEED_RHYTHM),
    (Problem::Evenness, sets::NEED_EVENNESS),
    (Problem::Fingering, sets::NEED_FINGERING),
    (Problem::Tone, sets::NEED_FINGERBOARD),
    (Problem::Fingering, sets::NEED_LEAPS),
    (Problem::Intonation, sets::NEED_INTONATION),
    (Problem::Dynamics, sets::NEED_DYNAMICS),
    (Problem::Articulation, sets::NEED_ARTICULATION),
    (Problem::Memory, sets::NEED_MEMORY),
    (Problem::Pedal, sets::NEED_PEDAL),
    (Problem::Tone, sets::NEED_TONE),
    (Problem::Chords, sets::NEED_CHORDS),
    (Problem::Fluency, sets::NEED_FLUENCY),
    (Problem::Nerves, sets::NEED_NERVES),
];
