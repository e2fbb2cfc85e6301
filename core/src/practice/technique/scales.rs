//! The lines of a day: scales in a shape, an arpeggio or pattern, an exercise without a key.

use super::{Line, Technique, WeekKey, words};
use crate::{
    practice::{
        guidance::DayKind,
        speed,
        tempo::{at_most, next_mark},
        text::{fill, list},
    },
    search::holds,
};

impl Technique {
    pub(super) fn scales(&self, kind: DayKind, turn: usize, minutes: u16) -> Line {
        let set_size = if self.all_daily {
            self.keys.len()
        } else {
            usize::from((minutes / 2).clamp(1, 4))
        };
        let all = 0..self.keys.len();
        let chosen: Vec<&WeekKey> = match kind {
            _ if self.all_daily => all.map(|at| &self.keys[at]).collect(),
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
                let fixed = usize::from(self.keys[0].weak || self.keys[0].skipped);
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
        let shapes = words::shapes(self.instrument.family);
        // The first four shapes are enough for beginners.
        let offered = if self.level.step() == 0 {
            4
        } else {
            shapes.len()
        };
        let (how, test) = shapes[if self.weak { turn } else { turn + self.seed } % offered];
        let test = if self.all_daily && chosen.len() >= 3 {
            "three in a row are clean"
        } else {
            test
        };
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
        let times = match chosen.len() {
            1 => "three times",
            _ if self.all_daily => "once each",
            _ => "twice each",
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

    pub(super) fn extra(&self, turn: usize, minutes: u16) -> Line {
        let noted = |extra: &&&str| {
            self.keys.iter().any(|key| {
                key.noted
                    && holds(&key.name, extra.split(' ').next().unwrap_or(extra))
                    && holds(extra, "scale")
            })
        };
        let offered = self.rung.map_or(&[][..], |rung| rung.extras);
        let extras: Vec<&str> = offered
            .iter()
            .filter(|extra| !noted(extra) && !self.released.has_key(extra))
            .copied()
            .collect();
        if extras.is_empty() {
            return self.general(turn);
        }
        let (how, test) = words::HOW[(turn + self.seed) % words::HOW.len()];
        let count = if minutes >= 6 { 2.min(extras.len()) } else { 1 };
        let names: Vec<String> = (0..count)
            .map(|at| ["the ", extras[(turn + self.seed + at) % extras.len()]].concat())
            .collect();
        let full = speed::notes_per_minute(self.instrument, self.level);
        let (beat, notes) = speed::beat(full, speed::arpeggio_percent(self.level), self.level);
        Line {
            text: fill(
                "Play {x}, {h}, no faster than ♩ = {b}, {n} to a beat; done when {e}.",
                &[
                    ('x', &list(&names)),
                    ('h', how),
                    ('b', &beat.to_string()),
                    ('n', if notes == "one" { "one note" } else { notes }),
                    ('e', test),
                ],
            ),
            reason: "ladder",
        }
    }

    /// An exercise without a key.
    pub(super) fn general(&self, turn: usize) -> Line {
        let lines = words::exercises(self.instrument.family);
        Line {
            text: [lines[turn % lines.len()], "."].concat(),
            reason: "technique:general",
        }
    }
}
