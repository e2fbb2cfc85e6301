//! The days of the week before anything is on them: what each is for, and its minutes.

use super::items::Side;
use crate::{
    guidance::{DayKind, practises},
    level::Level,
    log::LogSignal,
    minutes::{self, MICRO},
};

/// What the body allows on a day: as usual, unless something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Care {
    /// Half the minutes, nothing with force, no tempo rises.
    pub half: bool,
    /// The one hand that plays.
    pub hand: Option<Side>,
    /// Listening and reading only; nothing else is said then.
    pub quiet: bool,
}

impl Care {
    /// Whether everything is as usual.
    pub fn is_usual(self) -> bool {
        self == Self::default()
    }
}

/// What decides the days. Days are counted from 0, the day after the lesson.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The level.
    pub level: Level,
    /// The student's age.
    pub age: Option<u8>,
    /// The log of the week before.
    pub signal: LogSignal,
    /// The next lesson's day, in the week or after it.
    pub next_lesson: Option<usize>,
    /// Days from the lesson to the exam, when one lies ahead.
    pub days_to_exam: Option<i64>,
    /// The most minutes of a day, as the lesson says.
    pub most: Option<u16>,
    /// The most minutes of a day that other teachers leave.
    pub share: Option<u16>,
    /// The most practice days, the lesson's among them.
    pub days: Option<u8>,
    /// Whether something is set for every day, so that no day rests by itself.
    pub daily: bool,
    /// Days without practice.
    pub off: [bool; 7],
    /// What the body allows.
    pub care: [Care; 7],
}

/// A day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    /// What it is for.
    pub kind: DayKind,
    /// Its minutes.
    pub minutes: u16,
    /// What the body allows.
    pub care: Care,
}

/// The seven days.
pub fn week(asked: &Asked) -> [Day; 7] {
    let kinds = kinds(asked);
    let mut at = 0;
    kinds.map(|kind| {
        let day = Day {
            kind,
            minutes: asked.minutes(at, kind),
            care: asked.care[at],
        };
        at += 1;
        day
    })
}

impl Asked {
    /// Whether the body allows half the minutes only, on any day.
    pub fn is_halved(&self) -> bool {
        self.care.iter().any(|care| care.half)
    }

    /// Whether the lesson or other teachers limit the minutes of a day.
    pub fn is_limited(&self) -> bool {
        self.most.is_some() || self.share.is_some()
    }

    /// Minutes of a full day: by grade, age, log and what other teachers leave, half of that where the body says so, and at
    /// most the week's limit, which is not halved.
    pub fn full_day(&self, is_halved: bool) -> u16 {
        let usual = self.usual();
        self.limited(if is_halved { usual / 2 } else { usual })
    }

    /// What the student has where neither the lesson nor the body limits a day.
    fn usual(&self) -> u16 {
        let full = minutes::full_day(self.level, self.age, &self.signal);
        full.min(self.share.unwrap_or(u16::MAX)).max(1)
    }

    fn limited(&self, minutes: u16) -> u16 {
        minutes.min(self.most.unwrap_or(u16::MAX).max(1))
    }

    fn minutes(&self, day: usize, kind: DayKind) -> u16 {
        let of_day = |full: u16| {
            let minutes = minutes::of_day(kind, full);
            if self.exam_near(day) && practises(kind) {
                (minutes * 7 / 10).max(minutes.min(MICRO))
            } else {
                minutes
            }
        };
        if self.care[day].half {
            let default = minutes::band(self.level, self.age).default;
            self.limited(of_day(self.usual().min(default)) / 2)
        } else {
            of_day(self.limited(self.usual()))
        }
    }

    /// Whether a day is one of the last three before the exam.
    pub fn exam_near(&self, day: usize) -> bool {
        let day = i64::try_from(day).unwrap_or_default() + 1;
        self.days_to_exam
            .is_some_and(|exam| (1..=3).contains(&(exam - day)))
    }

    fn exam_day(&self) -> Option<usize> {
        usize::try_from(self.days_to_exam? - 1)
            .ok()
            .filter(|day| *day < 7)
    }
}

/// How many days off or light days a level has beside the lesson's (Practice planning §2).
fn rests(level: Level) -> usize {
    if level.step() <= 1 { 2 } else { 1 }
}

/// The templates: the lesson's and the exam's day, the days off, then the practice days in their order.
fn kinds(asked: &Asked) -> [DayKind; 7] {
    let quiet = |day: usize| asked.care[day].quiet;
    let mut days = [None; 7];
    let lesson = asked.next_lesson.filter(|day| *day < 7).unwrap_or(6);
    days[lesson] = Some(DayKind::Lesson);
    if let Some(exam) = asked.exam_day() {
        days[exam] = Some(DayKind::Exam);
    }
    for (at, day) in days.iter_mut().enumerate() {
        if asked.off[at] || quiet(at) && at % 2 == 1 {
            *day = Some(DayKind::Rest);
        } else if quiet(at) {
            *day = Some(DayKind::Light);
        }
    }
    days_off(asked, &mut days, lesson);
    let practice = days.iter().filter(|day| day.is_none()).count();
    let mut order = order(practice).iter();
    days.map(|day| {
        day.or_else(|| order.next().copied())
            .unwrap_or(DayKind::BuildB)
    })
}

/// Puts the grade's days off where none is yet, never two in a row where there is another place; then those that the
/// week's own limit asks for.
fn days_off(asked: &Asked, days: &mut [Option<DayKind>; 7], lesson: usize) {
    let off = if asked.level.step() >= 7 {
        DayKind::Light
    } else {
        DayKind::Rest
    };
    let is_off = |day: &Option<DayKind>| matches!(day, Some(DayKind::Rest | DayKind::Light));
    let usual = if asked.daily { 0 } else { rests(asked.level) };
    let mut wanted = usual.saturating_sub(days.iter().filter(|day| is_off(day)).count());
    if asked.exam_day().is_some_and(|exam| exam != lesson) {
        wanted = wanted.saturating_sub(1);
    }
    let usual: [usize; 7] = if rests(asked.level) == 2 {
        [1, 3, 6, 5, 4, 2, 0]
    } else {
        [3, 6, 1, 5, 4, 2, 0]
    };
    let beside = |days: &[Option<DayKind>; 7], day: usize| {
        day > 0 && is_off(&days[day - 1]) || day < 6 && is_off(&days[day + 1])
    };
    for spread in [true, false] {
        for day in usual {
            if wanted > 0 && days[day].is_none() && !(spread && beside(days, day)) {
                days[day] = Some(off);
                wanted -= 1;
            }
        }
    }
    let Some(most) = asked.days else { return };
    let most = usize::from(most);
    let playing = |days: &[Option<DayKind>; 7]| days.iter().filter(|day| !is_off(day)).count();
    for spread in [true, false] {
        for day in usual {
            if playing(days) > most && days[day].is_none() && !(spread && beside(days, day)) {
                days[day] = Some(DayKind::Rest);
            }
        }
    }
    for kind in [DayKind::Lesson, DayKind::Exam] {
        for day in 0..7 {
            if playing(days) > most && days[day] == Some(kind) {
                days[day] = Some(DayKind::Rest);
            }
        }
    }
}

/// The practice days of a week that has `count` of them.
fn order(count: usize) -> &'static [DayKind] {
    use DayKind::{BuildA, BuildB, Capture, Join, Perform};
    match count {
        ..=1 => &[Capture],
        2 => &[Capture, Perform],
        3 => &[Capture, Join, Perform],
        4 => &[Capture, BuildA, Join, Perform],
        5 => &[Capture, BuildA, BuildB, Join, Perform],
        _ => &[Capture, BuildA, BuildB, BuildA, Join, Perform],
    }
}

/// Whether a day is one of practice.
pub(crate) fn is_practice(day: &Day) -> bool {
    practises(day.kind)
}
