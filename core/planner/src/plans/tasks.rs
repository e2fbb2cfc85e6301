//! The tasks of `data/tasks.txt`: which one fits, and how it is worded for whom.

use crate::{instrument::Family, level::Level};

pub use super::purpose::Purpose;

/// One register of a task.
#[derive(Debug)]
pub struct Wording {
    line: &'static str,
    test: &'static str,
    how: &'static str,
}

/// A task of the table.
#[derive(Debug)]
pub struct Task {
    /// Stable name; part of the key of a plan's line.
    pub id: &'static str,
    purposes: &'static [Purpose],
    families: u8,
    flags: u16,
    young: Wording,
    older: Wording,
}

// The table, and a constant for each flag.
include!(concat!(env!("OUT_DIR"), "/tasks.rs"));

impl Task {
    /// Whether it is played slower than the day's tempo.
    pub fn is_slow(&self) -> bool {
        self.has(SLOW)
    }

    /// Whether the day's tempo says anything of it: it is played, and no slower.
    pub fn has_tempo(&self) -> bool {
        !self.has(SLOW | SILENT)
    }

    /// Whether both hands play it at once where nothing else is said.
    pub fn is_for_both_hands(&self) -> bool {
        !self.has(ALONE | SILENT)
    }

    /// Whether nothing of the place is heard.
    pub fn is_silent(&self) -> bool {
        self.has(SILENT)
    }

    /// Whether it comes on three days where its need is the goal's first one.
    pub fn is_main(&self) -> bool {
        self.has(MAIN)
    }

    /// Whether it takes one note of the place, and not all of it.
    pub fn is_of_one_note(&self) -> bool {
        self.has(NOTE)
    }

    /// Whether it has any of some flags.
    fn has(&self, flags: u16) -> bool {
        self.flags & flags != 0
    }
}

/// Who reads the plan: what they play, and in which register they are spoken to.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// The family of the instrument.
    pub family: Family,
    /// To twelve years; where no age is known, to Grade 2.
    pub young: bool,
    /// From Grade 6.
    pub late: bool,
}

/// What is against some tasks.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// One hand only, or the hands apart.
    pub one_hand: bool,
    /// A hand is spared, so that nobody claps.
    pub no_clapping: bool,
    /// The body asks for care.
    pub gentle: bool,
    /// The place has fewer than four bars.
    pub short: bool,
    /// The metronome is left out.
    pub no_metronome: bool,
    /// Nothing before the place is known to be played.
    pub nothing_before: bool,
    /// No earlier card has read the place.
    pub unread: bool,
    /// It is done once.
    pub once: bool,
    /// It is a scale or exercise, and no piece.
    pub no_piece: bool,
}

/// A task in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worded {
    /// What to do, how often.
    pub line: String,
    /// When it is done; empty where nothing is tested.
    pub test: String,
    /// The method.
    pub how: String,
}

impl Reader {
    /// The reader of a plan.
    pub fn of(family: Family, age: Option<u8>, level: Level) -> Reader {
        Reader {
            family,
            young: age.map_or(level.step() <= 2, |age| age <= 12),
            late: level.step() >= 6,
        }
    }

    /// A task in this reader's words.
    pub fn word(self, task: &Task, times: u16, place: &str, key: &str) -> Worded {
        let wording = if self.young { &task.young } else { &task.older };
        let fill = |text| self.fill(text, times, place, key);
        Worded {
            line: fill(wording.line),
            test: fill(wording.test),
            how: fill(wording.how),
        }
    }

    fn fill(self, text: &str, times: u16, place: &str, key: &str) -> String {
        let (play, capital, played) = match self.family {
            Family::Voice => ("sing", "Sing", "sung"),
            _ => ("play", "Play", "played"),
        };
        let note = if self.family == Family::Drums {
            "stroke"
        } else {
            "note"
        };
        let often = often(times);
        // Read once: what a plan asks of its tasks words hundreds of them.
        let mut parts = text.split('{');
        let mut filled = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (slot, after) = part.split_once('}').unwrap_or(("", part));
            filled.push_str(match slot {
                "play" => play,
                "Play" => capital,
                "played" => played,
                "note" => note,
                "n" => &often,
                "p" => place,
                "k" => key,
                _ => "",
            });
            filled.push_str(after);
        }
        filled
    }

    /// Whether a task can be done by this reader within these limits.
    pub fn can(self, task: &Task, limits: Limits) -> bool {
        let against = [
            (TOGETHER, limits.one_hand),
            (CLAP, limits.no_clapping),
            (FORCE, limits.gentle),
            (LONG, limits.short),
            (METRONOME, limits.no_metronome),
            (BEFORE, limits.nothing_before),
            (READ, limits.unread),
            (AGAIN, limits.once),
            (PIECE, limits.no_piece),
            (EARLY, self.late),
            (LATE, !self.late),
        ];
        task.families & (1 << family_bit(self.family)) != 0
            && !against
                .iter()
                .any(|(flag, holds)| *holds && task.has(*flag))
    }

    /// The tasks of a purpose that fit, in the order of the table.
    pub fn tasks(self, purpose: Purpose, limits: Limits) -> impl Iterator<Item = &'static Task> {
        TASKS
            .iter()
            .filter(move |task| task.purposes.contains(&purpose) && self.can(task, limits))
    }

    /// The `turn`th task of a purpose, counted round and round.
    pub fn nth(self, purpose: Purpose, limits: Limits, turn: usize) -> Option<&'static Task> {
        let count = self.tasks(purpose, limits).count();
        self.tasks(purpose, limits).nth(turn % count.max(1))
    }
}

/// "once", "twice", "three times".
pub fn often(times: u16) -> String {
    const NUMBERS: [&str; 11] = [
        "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ];
    match times {
        0 | 1 => "once".into(),
        2 => "twice".into(),
        _ => [NUMBERS[usize::from(times.min(10))], " times"].concat(),
    }
}

fn family_bit(family: Family) -> u8 {
    match family {
        Family::Keys => 0,
        Family::Bowed => 1,
        Family::Plucked => 2,
        Family::Wind => 3,
        Family::Voice => 4,
        Family::Drums => 5,
        Family::Other => 6,
    }
}
