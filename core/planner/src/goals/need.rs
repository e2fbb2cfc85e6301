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

impl Need {
    /// As the row shows it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Rhythm => "rhythm",
            Self::Evenness => "evenness",
            Self::Fingering => "fingering",
            Self::Intonation => "intonation",
            Self::Hands => "joining the hands",
            Self::Dynamics => "dynamics",
            Self::Articulation => "articulation",
            Self::Memory => "by heart",
            Self::Pedal => "pedal",
            Self::Tone => "tone",
            Self::Chords => "chords",
            Self::Fluency => "flow",
            Self::Nerves => "playing to people",
            Self::Posture => "posture",
        }
    }
}
