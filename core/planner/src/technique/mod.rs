//! Scales and exercises: the teacher's keys first, then the ladder's, each day in another shape.

mod scales;
mod words;

use super::{
    guidance::DayKind,
    instrument::Instrument,
    ladder::{self, Rung},
    level::Level,
    notes::{
        read::{NotedKey, Reading, Standing},
        release::Released,
    },
    order::put_first,
    share,
    text::fill,
};
use reedling_core::text::contains;

/// A key of the week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeekKey {
    /// "the G major scale".
    name: String,
    /// From a note, not from the ladder.
    noted: bool,
    weak: bool,
    bpm: Option<u16>,
}

/// The week's technique.
#[derive(Debug)]
pub struct Technique<'a> {
    instrument: Instrument,
    level: Level,
    keys: Vec<WeekKey>,
    released: &'a Released,
    rung: Option<Rung>,
    seed: usize,
    weak: bool,
    /// From six weeks before an exam scales are drawn by lot.
    random: bool,
    /// In its last two weeks all of them come daily.
    all_daily: bool,
}

/// A line of technique with its reason.
#[derive(Debug)]
pub struct Line {
    /// The task.
    pub text: String,
    /// Its reason code.
    pub reason: &'static str,
}

impl<'a> Technique<'a> {
    /// Plans the week: weak keys first, the note's others, then the ladder's.
    pub fn new(
        instrument: Instrument,
        level: Level,
        (noted, reading): (&[NotedKey], &'a Reading),
        days_to_exam: Option<i64>,
        seed: usize,
    ) -> Technique<'a> {
        let released = &reading.released;
        let rung = ladder::rung(instrument, level.step());
        let from_note = |noted: &NotedKey| WeekKey {
            name: ["the ", &noted.key.name, " ", noted.what].concat(),
            noted: true,
            weak: noted.weak,
            bpm: noted.bpm.or(reading.scale_bpm),
        };
        let mut keys: Vec<WeekKey> = noted.iter().map(from_note).collect();
        put_first(&mut keys, |key| key.weak);
        let wanted: usize = match level.step() {
            0..=2 => 3,
            3..=5 => 5,
            _ => 6,
        };
        let offered: Vec<&str> = ladder::names(rung.map_or("", |rung| rung.keys))
            .filter(|key| !released.names(key) && !released.kinds.forbid("scale"))
            .collect();
        let room = wanted.saturating_sub(keys.len());
        // A window that brings two new keys a week.
        let count = offered.len().max(1);
        let chosen = |at: &usize| (at + count - 2 * seed % count) % count < room;
        for key in (0..offered.len()).filter(chosen).map(|at| offered[at]) {
            if !noted
                .iter()
                .any(|noted| contains(noted.what, "scale") && noted.key.is(key))
            {
                keys.push(WeekKey {
                    name: ["the ", key, " scale"].concat(),
                    noted: false,
                    weak: false,
                    bpm: reading.scale_bpm,
                });
            }
        }
        Technique {
            instrument,
            level,
            keys,
            released,
            rung,
            seed,
            weak: reading.technique == Standing::Weak,
            random: days_to_exam.is_some_and(|days| days <= 42),
            all_daily: days_to_exam.is_some_and(|days| days <= 14),
        }
    }

    /// Whether the notes leave out all of it.
    pub fn is_none(&self) -> bool {
        self.keys.is_empty() && self.rung.is_some() && self.released.kinds.forbid("scale")
    }

    /// The names of the week's keys, the weak ones first.
    pub fn first_key(&self) -> Option<&str> {
        self.keys.first().map(|key| key.name.as_str())
    }

    /// The lines of the `turn`th practice day, one per item.
    pub fn day(&self, kind: DayKind, turn: usize, minutes: u16, count: usize) -> Vec<Line> {
        if self.keys.is_empty() {
            let mut lines = Vec::new();
            for item in 0..count {
                lines.push(self.general(turn + 5 * item));
            }
            return lines;
        }
        let mut lines = vec![self.scales(kind, turn, minutes)];
        if count > 1 {
            lines.push(self.extra(turn, minutes));
        }
        while lines.len() < count {
            let other = if kind == DayKind::BuildA {
                DayKind::BuildB
            } else {
                DayKind::BuildA
            };
            lines.push(self.scales(other, turn + 3, minutes));
        }
        lines
    }

    /// One scale, once, on the lesson's or the exam's day.
    pub fn lesson_day(&self, exam: bool) -> Option<Line> {
        let name = self.first_key()?;
        Some(Line {
            text: fill(
                if exam {
                    "Play {k} once, calmly; done when your hands feel warm."
                } else {
                    "Play {k} once, slowly; done when you would show it to your teacher just so."
                },
                &[('k', name)],
            ),
            reason: self.reason(&self.keys[0]),
        })
    }

    fn reason(&self, key: &WeekKey) -> &'static str {
        match (key.noted, key.weak) {
            (true, true) => "note:scale-weak",
            (true, false) => "note:scale",
            _ => "ladder",
        }
    }
}

/// How many technique items a day has.
pub fn count(minutes: u16, level: Level) -> Vec<u16> {
    share::items(
        minutes,
        if minutes >= 6 { 2 } else { 1 },
        share::longest_item(level),
    )
}
