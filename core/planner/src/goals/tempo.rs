use reedling_core::practice::METRONOME;
use serde::{Deserialize, Serialize};

/// How fast a goal is played: the numbers of a metronome, and which note they count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
pub struct Tempo {
    /// Where the week starts.
    #[serde(default)]
    pub now: Option<u16>,
    /// What is aimed for.
    #[serde(default)]
    pub next: Option<u16>,
    /// What must not be passed: "no faster than 80".
    #[serde(default)]
    pub ceiling: Option<u16>,
    /// The note that the numbers count.
    #[serde(default)]
    pub unit: NoteValue,
}

impl Tempo {
    /// Whether no number is said.
    pub fn is_empty(&self) -> bool {
        self.now.is_none() && self.next.is_none() && self.ceiling.is_none()
    }

    /// Its numbers, as far as they are said.
    pub fn numbers(&self) -> impl Iterator<Item = u16> + use<> {
        [self.now, self.next, self.ceiling].into_iter().flatten()
    }

    /// The same speed in another note.
    #[must_use]
    pub fn in_unit(self, unit: NoteValue) -> Self {
        let (from, to) = (self.unit.hundredths(), unit.hundredths());
        let told = |bpm: u16| u16::try_from((u32::from(bpm) * from + to / 2) / to);
        let told = |bpm: Option<u16>| bpm.map(|bpm| told(bpm).unwrap_or(u16::MAX));
        Self {
            now: told(self.now),
            next: told(self.next),
            ceiling: told(self.ceiling),
            unit,
        }
    }

    /// Both in one note, of which a metronome has all numbers: in this one's, else in the other's, else in crotchets.
    pub fn in_one_unit(self, other: Self) -> Option<(Self, Self)> {
        let fits = |tempo: &Self| tempo.numbers().all(|bpm| METRONOME.contains(&bpm));
        let units = [self.unit, other.unit, NoteValue::Crotchet];
        let mut pairs = units
            .map(|unit| (self.in_unit(unit), other.in_unit(unit)))
            .into_iter();
        pairs.find(|(own, other)| fits(own) && fits(other))
    }

    /// As the row shows it: "♩ = 60 to 72, at most ♩ = 80".
    pub fn text(&self) -> String {
        let mark = |bpm: u16| [self.unit.sign(), " = ", &bpm.to_string()].concat();
        let most = |bpm: u16| ["at most ", &mark(bpm)].concat();
        let range = match (self.now, self.next) {
            (Some(now), Some(next)) => Some([&mark(now), " to ", &next.to_string()].concat()),
            (Some(now), None) => Some(mark(now)),
            (None, Some(next)) => Some(["to ", &mark(next)].concat()),
            (None, None) => None,
        };
        let parts: Vec<String> = [range, self.ceiling.map(most)]
            .into_iter()
            .flatten()
            .collect();
        parts.join(", ")
    }
}

/// One metronome mark: ♩ = 72.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct TempoMark {
    /// Beats per minute.
    pub bpm: u16,
    /// The note that it counts.
    #[serde(default)]
    pub unit: NoteValue,
}

/// The note that a metronome number counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum NoteValue {
    /// Sixteenth note.
    Semiquaver,
    /// Eighth note.
    Quaver,
    /// Dotted eighth note.
    DottedQuaver,
    /// Quarter note, which a number counts unless another is named.
    #[default]
    Crotchet,
    /// Dotted quarter note.
    DottedCrotchet,
    /// Half note.
    Minim,
    /// Dotted half note.
    DottedMinim,
    /// Whole note.
    Semibreve,
}

impl NoteValue {
    /// Every one, the shortest first.
    pub const ALL: [Self; 8] = [
        Self::Semiquaver,
        Self::Quaver,
        Self::DottedQuaver,
        Self::Crotchet,
        Self::DottedCrotchet,
        Self::Minim,
        Self::DottedMinim,
        Self::Semibreve,
    ];

    /// As it crosses.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Semiquaver => "semiquaver",
            Self::Quaver => "quaver",
            Self::DottedQuaver => "dottedQuaver",
            Self::Crotchet => "crotchet",
            Self::DottedCrotchet => "dottedCrotchet",
            Self::Minim => "minim",
            Self::DottedMinim => "dottedMinim",
            Self::Semibreve => "semibreve",
        }
    }

    /// How long it is, in hundredths of a crotchet.
    pub const fn hundredths(self) -> u32 {
        match self {
            Self::Semiquaver => 25,
            Self::Quaver => 50,
            Self::DottedQuaver => 75,
            Self::Crotchet => 100,
            Self::DottedCrotchet => 150,
            Self::Minim => 200,
            Self::DottedMinim => 300,
            Self::Semibreve => 400,
        }
    }

    /// What stands before "= 72": the sign where any font has one, else the name, as of "minim = 46".
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Semiquaver => "semiquaver",
            Self::Quaver => "♪",
            Self::DottedQuaver => "♪.",
            Self::Crotchet => "♩",
            Self::DottedCrotchet => "♩.",
            Self::Minim => "minim",
            Self::DottedMinim => "dotted minim",
            Self::Semibreve => "semibreve",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{NoteValue, Tempo};

    #[test]
    fn notes_that_fonts_lack_are_written_in_words() {
        let text = |unit| {
            let now = Some(46);
            let tempo = Tempo {
                now,
                unit,
                ..Tempo::default()
            };
            tempo.text()
        };
        assert_eq!(text(NoteValue::Minim), "minim = 46");
        assert_eq!(text(NoteValue::DottedMinim), "dotted minim = 46");
        assert_eq!(text(NoteValue::DottedCrotchet), "♩. = 46");
    }
}
