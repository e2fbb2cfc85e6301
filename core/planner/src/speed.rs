//! How fast scales go, in notes per minute, and how a metronome says it.

use super::{
    instrument::{Family, Instrument},
    level::Level,
    tempo::at_most,
};

const KEYS: [u16; 9] = [90, 120, 132, 160, 208, 252, 304, 320, 352];
const WIND: [u16; 9] = [75, 100, 112, 138, 180, 220, 268, 288, 320];
const STRINGS: [u16; 9] = [65, 90, 100, 115, 150, 185, 220, 235, 255];

/// The speed of scales that is about right at a level.
pub fn notes_per_minute(instrument: Instrument, level: Level) -> u16 {
    let row = match instrument.family {
        Family::Keys => KEYS,
        Family::Bowed | Family::Plucked => STRINGS,
        _ => WIND,
    };
    row[usize::from(level.step())]
}

/// The speed of arpeggios in per cent of the scales': 95 to Grade 2, falling to 70 from Grade 5.
pub fn arpeggio_percent(level: Level) -> u16 {
    [95, 95, 95, 87, 78, 70, 70, 70, 70][usize::from(level.step())]
}

/// How many notes come to a beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotesPerBeat {
    /// One.
    One,
    /// Two.
    Two,
    /// Four.
    Four,
}

impl NotesPerBeat {
    const fn count(self) -> u16 {
        match self {
            Self::One => 1,
            Self::Two => 2,
            Self::Four => 4,
        }
    }

    /// "two notes to a beat".
    pub const fn text(self) -> &'static str {
        match self {
            Self::One => "one note to a beat",
            Self::Two => "two notes to a beat",
            Self::Four => "four notes to a beat",
        }
    }
}

/// How fast a scale is played of which nobody says how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Beats per minute with which it begins.
    pub start: u16,
    /// Beats per minute that it is on its way to.
    pub beat: u16,
    /// Notes to a beat.
    pub notes: NotesPerBeat,
}

/// A speed as the beat that a week is on its way to when it begins at so many per cent: the notes to a beat are those of the
/// beginning, as nobody changes them on the way.
pub fn pace(notes_per_minute: u16, percent: u16, level: Level) -> Pace {
    let (start, notes) = beat(notes_per_minute, percent, level);
    Pace {
        start,
        beat: at_most(notes_per_minute / notes.count()).max(start),
        notes,
    }
}

/// A speed as a beat and the notes to it: four to a beat from Grade 4, else two, or one where a
/// metronome would otherwise tick too slowly to follow.
///
/// ```
/// use reedling_planner::{level::Level, speed::{NotesPerBeat, beat}};
/// assert_eq!(beat(252, 100, Level::Grade(5)), (63, NotesPerBeat::Four));
/// ```
pub fn beat(notes_per_minute: u16, percent: u16, level: Level) -> (u16, NotesPerBeat) {
    let notes_per_minute = u32::from(notes_per_minute) * u32::from(percent) / 100;
    let beat = |notes: NotesPerBeat| {
        let beats = notes_per_minute / u32::from(notes.count());
        (at_most(u16::try_from(beats).unwrap_or(u16::MAX)), notes)
    };
    let is_slow = |notes: NotesPerBeat| beat(notes).0 < 40;
    match level.step() {
        4.. if !is_slow(NotesPerBeat::Four) => beat(NotesPerBeat::Four),
        1.. if !is_slow(NotesPerBeat::Two) => beat(NotesPerBeat::Two),
        _ => beat(NotesPerBeat::One),
    }
}

#[cfg(test)]
mod tests {
    use super::{
        NotesPerBeat::{Four, One, Two},
        Pace, beat, notes_per_minute, pace,
    };
    use crate::{instrument::Instrument, level::Level};

    #[test]
    fn notes_to_a_beat_stay_while_tempo_rises() {
        let violin = notes_per_minute(Instrument::parse("Violin"), Level::Grade(1));
        assert_eq!(beat(violin, 80, Level::Grade(1)), (72, One));
        let on_its_way = |start, beat, notes| Pace { start, beat, notes };
        assert_eq!(pace(violin, 80, Level::Grade(1)), on_its_way(72, 88, One));
        assert_eq!(pace(132, 80, Level::Grade(2)), on_its_way(52, 66, Two));
    }

    #[test]
    fn speeds_become_beats() {
        let piano = Instrument::parse("Piano");
        assert_eq!(
            beat(
                notes_per_minute(piano, Level::Grade(1)),
                100,
                Level::Grade(1)
            ),
            (60, Two)
        );
        assert_eq!(
            beat(
                notes_per_minute(piano, Level::Grade(8)),
                100,
                Level::Grade(8)
            ),
            (88, Four)
        );
    }
}
