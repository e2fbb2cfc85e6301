use serde::{Deserialize, Serialize};

/// What a passage needs (Practice planning §6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Need {
    /// Time, counting, pulse.
    Rhythm,
    /// Even fingers.
    Evenness,
    /// Fingering, shifts, wrong notes.
    Fingering,
    /// Playing in tune.
    Intonation,
    /// Both hands at once.
    Hands,
    /// Dynamics and phrasing.
    Dynamics,
    /// Articulation, tongue, bow.
    Articulation,
    /// Playing by heart.
    Memory,
    /// The pedal.
    Pedal,
    /// Tone and breath.
    Tone,
    /// Chords and barre.
    Chords,
    /// Going on without stopping.
    Fluency,
    /// Playing to people.
    Nerves,
    /// How body and hands are held.
    Posture,
}
