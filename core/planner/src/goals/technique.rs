use serde::{Deserialize, Serialize};

/// A scale, an arpeggio, an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Technique {
    /// What is played.
    pub form: Form,
    /// In which key; `None` for "scales" without one.
    #[serde(default)]
    pub key: Option<Key>,
    /// Over how many octaves, where it is said; 1 to 4.
    #[serde(default)]
    pub octaves: Option<u8>,
    /// What an exercise is called: "Hanon 3".
    #[serde(default)]
    pub name: Option<String>,
}

/// What kind of technique is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Form {
    /// A scale.
    Scale,
    /// A scale in contrary motion.
    ContraryMotion,
    /// A chromatic scale.
    Chromatic,
    /// A whole-tone scale.
    WholeTone,
    /// A scale in thirds or sixths, or double stops.
    DoubleNotes,
    /// An arpeggio.
    Arpeggio,
    /// A dominant seventh.
    DominantSeventh,
    /// A diminished seventh.
    DiminishedSeventh,
    /// A broken chord.
    BrokenChord,
    /// Chords.
    Chords,
    /// A study or exercise.
    Exercise,
}

/// A key as it is shown, the same for all spellings.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Key {
    /// The note that it is built on: "B♭", "F♯", "C".
    pub tonic: String,
    /// Its mode; `None` where only the note is said.
    #[serde(default)]
    pub mode: Option<Mode>,
}

impl Key {
    /// "B♭ major", or "B♭" where the mode is not said.
    ///
    /// ```
    /// # use reedling_planner::goals::{Key, Mode};
    /// let key = Key { tonic: "F♯".into(), mode: Some(Mode::HarmonicMinor) };
    /// assert_eq!(key.name(), "F♯ harmonic minor");
    /// ```
    pub fn name(&self) -> String {
        match self.mode {
            Some(mode) => [&self.tonic, " ", mode.name()].concat(),
            None => self.tonic.clone(),
        }
    }
}

/// The mode of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum Mode {
    /// Major.
    Major,
    /// Minor, of no kind in particular.
    Minor,
    /// Natural minor.
    NaturalMinor,
    /// Harmonic minor.
    HarmonicMinor,
    /// Melodic minor.
    MelodicMinor,
    /// Dorian.
    Dorian,
    /// Mixolydian.
    Mixolydian,
    /// Blues.
    Blues,
    /// Pentatonic, major or not said.
    Pentatonic,
    /// Minor pentatonic.
    MinorPentatonic,
}

impl Mode {
    /// As it stands after the note: "harmonic minor".
    pub fn name(self) -> &'static str {
        match self {
            Self::Major => "major",
            Self::Minor => "minor",
            Self::NaturalMinor => "natural minor",
            Self::HarmonicMinor => "harmonic minor",
            Self::MelodicMinor => "melodic minor",
            Self::Dorian => "Dorian",
            Self::Mixolydian => "Mixolydian",
            Self::Blues => "blues",
            Self::Pentatonic => "pentatonic",
            Self::MinorPentatonic => "minor pentatonic",
        }
    }
}
