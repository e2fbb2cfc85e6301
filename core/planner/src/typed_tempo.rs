//! What a teacher types into the tempi of a row: "72", "quaver = 100", "Halbe = 54".

use serde::{Deserialize, Serialize};

use crate::{
    goals::{NoteValue, Tempo},
    read,
};

/// Which number of a row is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum TempoField {
    /// Where the week starts.
    Now,
    /// What is aimed for.
    Next,
}

/// Not a metronome number: it breaks the rule of a tempo, so that the box says what may be typed.
const NONE: u16 = 0;

/// A tempo with one of its numbers as it was typed, read as a lesson note is. An empty text takes the number away. All numbers of
/// a row share one note value; when another is typed, the others are converted.
///
/// ```
/// use reedling_planner::{goals::NoteValue, typed_tempo::{TempoField, with_typed}};
/// let tempo = with_typed(None, TempoField::Now, "quaver = 100").expect("a tempo");
/// assert_eq!((tempo.now, tempo.unit), (Some(100), NoteValue::Quaver));
/// assert_eq!(with_typed(Some(tempo), TempoField::Now, ""), None);
/// ```
pub fn with_typed(tempo: Option<Tempo>, field: TempoField, typed: &str) -> Option<Tempo> {
    let mut tempo = tempo.unwrap_or_default();
    let mut number = None;
    if !typed.trim().is_empty() {
        let (bpm, unit) = read::typed_tempo(typed).unwrap_or((NONE, None));
        number = Some(bpm);
        if let Some(unit) = unit {
            tempo = counting(tempo, unit);
        }
    }
    match field {
        TempoField::Now => tempo.now = number,
        TempoField::Next => tempo.next = number,
    }
    (!tempo.is_empty()).then_some(tempo)
}

/// The same speed in another note.
fn counting(tempo: Tempo, unit: NoteValue) -> Tempo {
    let (from, to) = (tempo.unit.hundredths(), unit.hundredths());
    let told = |bpm: u16| u16::try_from((u32::from(bpm) * from + to / 2) / to).unwrap_or(NONE);
    Tempo {
        now: tempo.now.map(told),
        next: tempo.next.map(told),
        ceiling: tempo.ceiling.map(told),
        unit,
    }
}

#[cfg(test)]
mod tests {
    use super::{NONE, TempoField, with_typed};
    use crate::goals::{NoteValue, Tempo};

    fn now(typed: &str) -> (Option<u16>, NoteValue) {
        let tempo = with_typed(None, TempoField::Now, typed).unwrap_or_default();
        (tempo.now, tempo.unit)
    }

    // GOAL-04: a box reads a tempo as a note does.
    #[test]
    fn goal_04_box_reads_number_and_note_value() {
        use NoteValue::{
            Crotchet, DottedCrotchet, DottedMinim, DottedQuaver, Minim, Quaver, Semibreve,
            Semiquaver,
        };
        for (typed, bpm, unit) in [
            ("72", 72, Crotchet),
            (" 72 ", 72, Crotchet),
            ("at 72", 72, Crotchet),
            ("72 bpm", 72, Crotchet),
            ("MM 72", 72, Crotchet),
            ("♩ = 72", 72, Crotchet),
            ("q = 72", NONE, Crotchet),
            ("quaver = 100", 100, Quaver),
            ("Quaver=100", 100, Quaver),
            ("♪ = 100", 100, Quaver),
            ("♪=100", 100, Quaver),
            ("eighth note = 100", 100, Quaver),
            ("8th = 100", 100, Quaver),
            ("minim 54", 54, Minim),
            ("minim = 54", 54, Minim),
            ("half = 54", 54, Minim),
            ("half=54", 54, Minim),
            ("half note = 54", 54, Minim),
            ("Halbe = 54", 54, Minim),
            ("blanche = 54", 54, Minim),
            ("♩. = 60", 60, DottedCrotchet),
            ("dotted crotchet 60", 60, DottedCrotchet),
            ("♪. = 61", 61, DottedQuaver),
            ("♪.=61", 61, DottedQuaver),
            ("semiquaver = 90", 90, Semiquaver),
            ("semiquaver=90", 90, Semiquaver),
            ("dotted minim = 40", 40, DottedMinim),
            ("semibreve = 30", 30, Semibreve),
            ("semibreve=30", 30, Semibreve),
            // What is pasted: a head with its stem, or both in one sign.
            ("\u{1d157}\u{1d165} = 54", 54, Minim),
            ("\u{1d157}\u{1d165}=54", 54, Minim),
            ("\u{1d157}\u{1d165}. = 40", 40, DottedMinim),
            ("\u{1d15e} = 54", 54, Minim),
            ("\u{1d15e}\u{1d16d} = 40", 40, DottedMinim),
            ("\u{1d15f} = 72", 72, Crotchet),
            ("\u{1d158}\u{1d165}\u{1d16e} = 100", 100, Quaver),
            ("\u{1d158}\u{1d165}\u{1d16f} = 90", 90, Semiquaver),
            ("\u{1d15d} = 30", 30, Semibreve),
            ("54 to the minim", 54, Minim),
            ("fast", NONE, Crotchet),
            ("quaver = 900", NONE, Crotchet),
            ("quaver", NONE, Crotchet),
            ("60-72", NONE, Crotchet),
            ("72 times", NONE, Crotchet),
            ("bars 9-16 at 72", NONE, Crotchet),
        ] {
            assert_eq!(now(typed), (Some(bpm), unit), "{typed}");
        }
        assert_eq!(now("  "), (None, Crotchet));
    }

    #[test]
    fn goal_04_numbers_of_a_row_count_the_same_note() {
        let crotchets = Tempo {
            now: Some(60),
            next: Some(72),
            ceiling: Some(80),
            unit: NoteValue::Crotchet,
        };
        let quavers = with_typed(Some(crotchets), TempoField::Now, "quaver = 100");
        let wanted = Tempo {
            now: Some(100),
            next: Some(144),
            ceiling: Some(160),
            unit: NoteValue::Quaver,
        };
        assert_eq!(quavers, Some(wanted));
        // A number alone counts what the row counts.
        let faster = with_typed(quavers, TempoField::Next, "150");
        assert_eq!(
            faster,
            Some(Tempo {
                next: Some(150),
                ..wanted
            })
        );
    }
}
