//! Scales and exercises: the teacher's keys first, then the ladder's, each day in another shape.

use super::{
    guidance::DayKind,
    instrument::Instrument,
    ladder::{self, Rung},
    level::Level,
    notes::read::NotedKey,
    share, speed, technique_words,
    tempo::{at_most, next_mark},
    text::{fill, list},
};

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
pub struct Technique {
    instrument: Instrument,
    level: Level,
    keys: Vec<WeekKey>,
    rung: Option<Rung>,
    seed: usize,
    weak: bool,
    random: bool,
}

/// A line of technique with its reason.
#[derive(Debug)]
pub struct Line {
    /// The task.
    pub text: String,
    /// Its reason code.
    pub reason: &'static str,
}

impl Technique {
    /// Plans the week: weak keys first, the note's others, then the ladder's.
    pub fn new(
        instrument: Instrument,
        level: Level,
        noted: &[NotedKey],
        weak: bool,
        random: bool,
        seed: usize,
    ) -> Technique {
        let rung = ladder::rung(instrument, level.step());
        let from_note = |noted: &NotedKey| WeekKey {
            name: ["the ", &noted.key.name, " ", noted.what].concat(),
            noted: true,
            weak: noted.weak,
            bpm: noted.bpm,
        };
        let mut keys: Vec<_> = noted.iter().filter(|key| key.weak).map(from_note).collect();
        keys.extend(noted.iter().filter(|key| !key.weak).map(from_note));
        let wanted: usize = match level.step() {
            0..=2 => 3,
            3..=5 => 5,
            _ => 6,
        };
        let offered = rung.map_or(&[][..], |rung| rung.keys);
        let room = wanted.saturating_sub(keys.len());
        // A window that moves on from week to week, easier keys first.
        let count = offered.len().max(1);
        let chosen = |at: &usize| (at + count - seed % count) % count < room;
        for key in (0..offered.len()).filter(chosen).map(|at| offered[at]) {
            if !noted.iter().any(|noted| noted.key.name == key) {
                keys.push(WeekKey {
                    name: ["the ", key, " scale"].concat(),
                    noted: false,
                    weak: false,
                    bpm: None,
                });
            }
        }
        Technique {
            instrument,
            level,
            keys,
            rung,
            seed,
            weak,
            random,
        }
    }

    /// The names of the week's keys, the weak ones first.
    pub fn first_key(&self) -> Option<&str> {
        self.keys.first().map(|key| key.name.as_str())
    }

    /// The lines of the `turn`th practice day, one per item.
    pub fn day(&self, kind: DayKind, turn: usize, minutes: u16, count: usize) -> Vec<Line> {
        if self.keys.is_empty() {
            return (0..count)
                .map(|item| self.general(turn + 5 * item))
                .collect();
        }
        let mut lines = vec![self.scales(kind, turn, minutes)];
        if count > 1 {
            lines.push(self.extra(turn));
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

    fn scales(&self, kind: DayKind, turn: usize, minutes: u16) -> Line {
        let set_size = usize::from((minutes / 2).clamp(1, 3));
        let all = 0..self.keys.len();
        let chosen: Vec<&WeekKey> = match kind {
            DayKind::BuildA => all
                .step_by(2)
                .map(|at| &self.keys[at])
                .take(set_size)
                .collect(),
            DayKind::BuildB => all
                .skip(1)
                .step_by(2)
                .map(|at| &self.keys[at])
                .take(set_size)
                .collect(),
            _ => {
                let fixed = usize::from(self.keys[0].weak);
                let others = self.keys.len() - fixed;
                let pick = |at: usize| {
                    if at < fixed || others == 0 {
                        0
                    } else {
                        fixed + (turn + at) % others
                    }
                };
                let mut chosen: Vec<usize> = all.take(set_size).map(pick).collect();
                chosen.dedup();
                chosen.into_iter().map(|at| &self.keys[at]).collect()
            }
        };
        let chosen = if chosen.is_empty() {
            vec![&self.keys[0]]
        } else {
            chosen
        };
        let names: Vec<String> = chosen.iter().map(|key| key.name.clone()).collect();
        let shapes = technique_words::shapes(self.instrument.family);
        let (how, test) = shapes[if self.weak { turn } else { turn + self.seed } % shapes.len()];
        let (beat, notes) = self.beat(&chosen, turn);
        let form = self
            .rung
            .filter(|_| chosen.iter().any(|key| !key.noted))
            .map_or(String::new(), |rung| {
                let level = self.level.step();
                let level = if level == 0 {
                    "Initial".into()
                } else {
                    ["Grade ", &level.to_string()].concat()
                };
                fill(
                    " ({f}; about {l} level)",
                    &[('f', rung.form), ('l', &level)],
                )
            });
        let draw = if self.random && chosen.len() > 1 {
            "in an order drawn by lot, "
        } else {
            ""
        };
        let times = if chosen.len() > 1 {
            "twice each"
        } else {
            "three times"
        };
        Line {
            text: fill(
                "Play {k}{f} {h}, {d}{t}, at ♩ = {b}, {n} to a beat; done when {e}.",
                &[
                    ('k', &list(&names)),
                    ('f', &form),
                    ('h', how),
                    ('d', draw),
                    ('t', times),
                    ('b', &beat.to_string()),
                    ('n', if notes == "one" { "one note" } else { notes }),
                    ('e', test),
                ],
            ),
            reason: self.reason(chosen[0]),
        }
    }

    /// The beat of a day: under the level's speed, a mark more after the first three sessions.
    fn beat(&self, keys: &[&WeekKey], turn: usize) -> (u16, &'static str) {
        let step = |start: u16, top: u16| {
            if turn >= 3 {
                next_mark(start).min(top)
            } else {
                start
            }
        };
        let weak = keys.iter().any(|key| key.weak);
        let asked = keys.iter().filter_map(|key| key.bpm).min();
        if let Some(goal) = asked {
            let start = at_most(goal * if weak { 75 } else { 85 } / 100);
            return (step(start, goal.max(30)), "as your teacher counts it, two");
        }
        let full = speed::notes_per_minute(self.instrument, self.level);
        let (start, notes) = speed::beat(full, if weak || self.weak { 70 } else { 85 }, self.level);
        (step(start, next_mark(start)), notes)
    }

    fn extra(&self, turn: usize) -> Line {
        let noted = |extra: &&&str| {
            self.keys.iter().any(|key| {
                key.noted
                    && key.name.contains(extra.split(' ').next().unwrap_or(extra))
                    && extra.contains("scale")
            })
        };
        let offered = self.rung.map_or(&[][..], |rung| rung.extras);
        let extras: Vec<&str> = offered
            .iter()
            .filter(|extra| !noted(extra))
            .copied()
            .collect();
        if extras.is_empty() {
            return self.general(turn);
        }
        let (how, test) = technique_words::HOW[(turn + self.seed) % technique_words::HOW.len()];
        Line {
            text: fill(
                "Play the {x} {h}; done when {e}.",
                &[
                    ('x', extras[(turn + self.seed) % extras.len()]),
                    ('h', how),
                    ('e', test),
                ],
            ),
            reason: "ladder",
        }
    }

    /// An exercise without a key.
    fn general(&self, turn: usize) -> Line {
        let lines = technique_words::exercises(self.instrument.family);
        Line {
            text: [lines[turn % lines.len()], "."].concat(),
            reason: "technique:general",
        }
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
