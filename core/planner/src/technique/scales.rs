//! The lines of a day: scales in a shape, an arpeggio or pattern, an exercise without a key.

use super::{Line, Technique, WeekKey, words};
use crate::{
    guidance::DayKind,
    ladder::names,
    speed,
    tempo::{at_most, next_mark},
    text::{fill, line, list},
};
use reedling_core::text::contains;

impl Technique<'_> {
    pub(super) fn scales(&self, kind: DayKind, turn: usize, minutes: u16) -> Line {
        let set_size = if self.all_daily {
            self.keys.len()
        } else {
            usize::from((minutes / 2).clamp(1, 4))
        };
        let fixed = usize::from(self.keys[0].weak);
        let others = self.keys.len() - fixed;
        let mut chosen: Vec<&WeekKey> = Vec::new();
        let mut last = None;
        for at in 0..set_size.min(self.keys.len()) {
            let index = match kind {
                _ if self.all_daily => at,
                DayKind::BuildA => 2 * at,
                DayKind::BuildB => 2 * at + 1,
                _ if at < fixed || others == 0 => 0,
                _ => fixed + (turn + at) % others,
            };
            if last != Some(index) {
                chosen.extend(self.keys.get(index));
            }
            last = Some(index);
        }
        if chosen.is_empty() {
            chosen.push(&self.keys[0]);
        }
        let mut names = Vec::new();
        for key in &chosen {
            names.push(key.name.as_str());
        }
        let shapes = words::shapes(self.instrument.family);
        // The first four shapes are enough for beginners.
        let offered = if self.level.step() == 0 { 4 } else { 6 };
        let at = if self.weak { turn } else { turn + self.seed } % offered;
        let mut shape = line(shapes, at);
        if self.released.kinds.forbid(shape) {
            shape = words::ONE_HANDED;
        }
        let (how, test) = shape.split_once('|').unwrap_or_default();
        let test = if self.all_daily && chosen.len() >= 3 {
            "three in a row are clean"
        } else {
            test
        };
        let (beat, notes) = self.beat(&chosen, turn);
        let form = self
            .rung
            .filter(|_| chosen.iter().any(|key| !key.noted))
            .filter(|rung| !self.released.kinds.forbid(rung.form))
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
            return (step(start, goal.max(30)), "two");
        }
        let full = speed::notes_per_minute(self.instrument, self.level);
        let (start, notes) = speed::beat(full, if weak || self.weak { 70 } else { 85 }, self.level);
        (step(start, next_mark(start)), notes)
    }

    pub(super) fn extra(&self, turn: usize, minutes: u16) -> Line {
        let noted = |extra: &str| {
            self.keys.iter().any(|key| {
                key.noted
                    && contains(&key.name, extra.split(' ').next().unwrap_or(extra))
                    && contains(extra, "scale")
            })
        };
        let offered = self.rung.map_or("", |rung| rung.extras);
        let mut extras = Vec::new();
        for extra in names(offered) {
            if !noted(extra) && !self.released.names(extra) && !self.released.kinds.forbid(extra) {
                extras.push(extra);
            }
        }
        if extras.is_empty() {
            return self.general(turn);
        }
        let (how, test) = line(words::HOW, turn + self.seed)
            .split_once('|')
            .unwrap_or_default();
        let count = if minutes >= 6 { 2.min(extras.len()) } else { 1 };
        let mut text = String::new();
        for at in 0..count {
            text.push_str(if at == 0 { "the " } else { " and the " });
            text.push_str(extras[(turn + self.seed + at) % extras.len()]);
        }
        let full = speed::notes_per_minute(self.instrument, self.level);
        let (beat, notes) = speed::beat(full, speed::arpeggio_percent(self.level), self.level);
        Line {
            text: fill(
                "Play {x}, {h}, no faster than ♩ = {b}, {n} to a beat; done when {e}.",
                &[
                    ('x', &text),
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
        let mut exercise = line(words::exercises(self.instrument.family), turn);
        if self.released.kinds.forbid(exercise) {
            exercise = line(words::PLAIN, turn);
        }
        Line {
            text: [exercise, "."].concat(),
            reason: "technique:general",
        }
    }
}
