//! The words that call for work.

use super::sets;

/// What the words of a note call for: beginnings of words, or of two words, between commas. The first that fits counts; which need
/// each stands for is said by `read::needs`, in this order.
pub const STEMS: [&str; 16] = [
    sets::NEED_POSTURE,
    sets::NEED_HANDS,
    sets::NEED_RHYTHM,
    sets::NEED_EVENNESS,
    sets::NEED_FINGERING,
    sets::NEED_FINGERBOARD,
    sets::NEED_LEAPS,
    sets::NEED_INTONATION,
    sets::NEED_DYNAMICS,
    sets::NEED_ARTICULATION,
    sets::NEED_MEMORY,
    sets::NEED_PEDAL,
    sets::NEED_TONE,
    sets::NEED_CHORDS,
    sets::NEED_FLUENCY,
    sets::NEED_NERVES,
];
