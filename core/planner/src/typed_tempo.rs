//! What a teacher types into the tempi of a row: "72", "quaver = 100", "Halbe = 54".

use reedling_core::practice::METRONOME;
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
/// a row share one note value, that of the typed number unless no metronome has the others in it: they are converted.
///
/// ```
/// use reedling_planner::{goals::NoteValue, typed_tempo::{TempoField, with_typed}};
/// let tempo = with_typed(None, TempoField::Now, "quaver = 100").expect("a tempo");
/// assert_eq!((tempo.now, tempo.unit), (Some(100), NoteValue::Quaver));
/// assert_eq!(with_typed(Some(tempo), TempoField::Now, ""), None);
/// ```
pub fn with_typed(tempo: Option<Tempo>, field: TempoField, typed: &str) -> Option<Tempo> {
    let mut tempo = tempo.unwrap_or_default();
    let number = match field {
        TempoField::Now => &mut tempo.now,
        TempoField::Next => &mut tempo.next,
    };
    *number = None;
    if !typed.trim().is_empty() {
        let (bpm, unit) = read::typed_tempo(typed).unwrap_or((NONE, None));
        let (others, bpm) = match unit {
            Some(unit) if unit != tempo.unit => counting(tempo, bpm, unit),
            _ => (tempo, bpm),
        };
        tempo = others;
        match field {
            TempoField::Now => tempo.now = Some(bpm),
            TempoField::Next => tempo.next = Some(bpm),
        }
    }
    (!tempo.is_empty()).then_some(tempo)
}

/// The other numbers of a row and one that counts another note, in one note. Where none fits them all, what no metronome has is
/// taken away; a ceiling comes to the end of the metronome.
fn counting(others: Tempo, bpm: u16, unit: NoteValue) -> (Tempo, u16) {
    let own = Tempo {
        now: Some(bpm),
        unit,
        ..Tempo::default()
    };
    if let Some((own, others)) = own.in_one_unit(others) {
        return (others, own.now.unwrap_or(bpm));
    }
    let others = others.in_unit(unit);
    // What was typed wrong stays, so that its box says so.
    let real = |bpm: Option<u16>| bpm.filter(|bpm| *bpm == NONE || METRONOME.contains(bpm));
    let nearest = |bpm: u16| bpm.clamp(*METRONOME.start(), *METRONOME.end());
    let others = Tempo {
        now: real(others.now),
        next: real(others.next),
        ceiling: others.ceiling.map(nearest),
        unit,
    };
    (others, bpm)
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
            ("q = 72", 72, Crotchet),
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

    // GOAL-04: no number that nobody typed leaves the metronome.
    #[test]
    fn goal_04_typed_note_value_keeps_the_other_numbers_on_the_metronome() {
        use NoteValue::{Crotchet, Minim, Quaver, Semiquaver};
        use TempoField::{Next, Now};
        let row = |now, next, ceiling, unit| Tempo {
            now,
            next,
            ceiling,
            unit,
        };
        for (before, field, typed, after) in [
            (
                row(Some(60), Some(120), None, Crotchet),
                Now,
                "quaver = 100",
                row(Some(50), Some(120), None, Crotchet),
            ),
            (
                row(Some(60), None, Some(110), Crotchet),
                Next,
                "quaver = 144",
                row(Some(60), Some(72), Some(110), Crotchet),
            ),
            // The number that is typed over is converted to nothing.
            (
                row(Some(160), None, None, Crotchet),
                Now,
                "quaver = 100",
                row(Some(100), None, None, Quaver),
            ),
            (
                row(Some(100), Some(100), None, Quaver),
                Now,
                "minim = 100",
                row(Some(200), Some(50), None, Crotchet),
            ),
            (
                row(None, Some(150), Some(150), Minim),
                Now,
                "semiquaver = 40",
                row(Some(40), None, Some(208), Semiquaver),
            ),
            (
                row(Some(NONE), None, Some(80), Crotchet),
                Next,
                "quaver = 144",
                row(Some(NONE), Some(144), Some(160), Quaver),
            ),
        ] {
            assert_eq!(
                with_typed(Some(before), field, typed),
                Some(after),
                "{typed}"
            );
        }
    }
}
