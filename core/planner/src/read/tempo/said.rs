//! Numbers as a note says them, which may name the note that they count.

use crate::goals::{NoteValue, Tempo};

/// Numbers of a metronome, and whether the note names what they count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// The numbers; crotchets unless another note is named.
    pub tempo: Tempo,
    /// Whether a note value is named.
    pub counted: bool,
}

impl Said {
    /// Numbers that count this note.
    pub fn new(tempo: Tempo, unit: Option<NoteValue>) -> Self {
        let counted = unit.is_some();
        let unit = unit.unwrap_or_default();
        Self {
            tempo: Tempo { unit, ..tempo },
            counted,
        }
    }

    /// These and later numbers, both counting one note: "quaver = 100 then crotchet = 66" is 100 and 132 quavers. `None` where
    /// no metronome has all of them.
    pub fn alike(self, later: Self) -> Option<(Self, Tempo)> {
        let (own, other) = (self.tempo, later.tempo);
        let counting = |unit: NoteValue| Self {
            tempo: Tempo { unit, ..own },
            counted: true,
        };
        let most = |tempo: Tempo| tempo.numbers().max();
        // "quaver = 100, then 120"
        if !later.counted || own.unit == other.unit {
            let counted = self.counted || later.counted;
            let unit = own.unit;
            return Some((Self { counted, ..self }, Tempo { unit, ..other }));
        }
        // "from 60 to quaver = 72", but not "from 100 to minim = 60"
        if own.is_empty() || !self.counted && most(own) <= most(other) {
            return Some((counting(other.unit), other));
        }
        let (tempo, other) = own.in_one_unit(other)?;
        let counted = true;
        Some((Self { tempo, counted }, other))
    }
}
