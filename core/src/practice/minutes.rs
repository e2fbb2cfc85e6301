//! How long a practice day is, and which days are for practice.

use super::{
    guidance::DayKind,
    input::{Feeling, PracticeLog},
    level::Level,
};

/// Minutes of a full practice day and the bounds a teacher may move them in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The default for the grade.
    pub default: u16,
    /// The least that is still worth a day.
    pub least: u16,
    /// The most that is sensible.
    pub most: u16,
}

/// Default, least and most by grade, Initial first.
const BANDS: [(u16, u16, u16); 9] = [
    (15, 10, 20),
    (20, 15, 30),
    (25, 20, 35),
    (30, 25, 45),
    (35, 30, 50),
    (45, 35, 60),
    (50, 40, 75),
    (60, 45, 90),
    (75, 60, 120),
];

/// The band for a level, capped by age: up to 6 years 10 minutes, up to 8 15, up to 10 30.
pub fn band(level: Level, age: Option<u8>) -> Band {
    let (default, least, most) = match level {
        Level::NotGrading => (20, 10, 30),
        Level::Grade(number) => BANDS[usize::from(number.min(8))],
    };
    let cap = match age {
        Some(0..=6) => 10,
        Some(7..=8) => 15,
        Some(9..=10) => 30,
        _ => u16::MAX,
    };
    Band {
        default: default.min(cap),
        least: least.min(cap),
        most: most.min(cap),
    }
}

/// What the log of the last week says about the next one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogSignal {
    /// Minutes in per cent of the default.
    pub minutes_percent: u16,
    /// Whether tempi may rise.
    pub tempo_may_rise: bool,
    /// Days felt too hard twice: start lower.
    pub too_hard: bool,
    /// Days came out clean three times: start further on.
    pub clean: bool,
    /// Mood was low twice.
    pub mood_low: bool,
    /// The reason code, when the log changes anything.
    pub reason: Option<&'static str>,
}

/// Reads the log: done by planned minutes, and how it felt.
pub fn log_signal(log: &PracticeLog) -> LogSignal {
    let total = |minutes: fn(&super::input::LogEntry) -> u16| -> u32 {
        log.entries
            .iter()
            .map(|entry| u32::from(minutes(entry)))
            .sum()
    };
    let felt = |feeling| {
        log.entries
            .iter()
            .filter(|entry| entry.feeling == Some(feeling))
            .count()
    };
    let (planned, done) = (
        total(|entry| entry.planned_minutes),
        total(|entry| entry.done_minutes),
    );
    let clean = felt(Feeling::Clean) >= 3;
    let mood_low = felt(Feeling::Low) >= 2;
    let (mut minutes_percent, reason) = match (planned, done * 10) {
        (0, _) => (100, None),
        (planned, done) if done < planned * 4 => (70, Some("log:little")),
        (planned, done) if done < planned * 8 => (90, Some("log:less")),
        (planned, done) if done > planned * 11 && clean => (110, Some("log:more")),
        _ => (100, Some("log:kept")),
    };
    let tempo_may_rise = reason != Some("log:little");
    if mood_low {
        minutes_percent = minutes_percent.min(80);
    }
    LogSignal {
        minutes_percent,
        tempo_may_rise,
        too_hard: felt(Feeling::Hard) >= 2,
        clean,
        mood_low,
        reason,
    }
}

/// Minutes of a full practice day: the default in the log's proportion, inside the band unless
/// the week went so poorly that less is the kinder start.
pub fn full_day(level: Level, age: Option<u8>, log: &LogSignal, percent: u16) -> u16 {
    let band = band(level, age);
    let wanted = band.default * log.minutes_percent / 100 * percent / 100;
    let least = if log.minutes_percent < 90 || percent < 100 {
        5
    } else {
        band.least
    };
    wanted.clamp(least, band.most)
}

/// Minutes of a day of this kind when a full day has `full`.
pub fn of_day(kind: DayKind, full: u16) -> u16 {
    match kind {
        DayKind::Rest => 0,
        DayKind::Light => (full / 2).min(10),
        DayKind::Lesson | DayKind::Exam => (full * 2 / 3).min(12),
        DayKind::Capture => full * 9 / 10,
        _ => full,
    }
}

/// The week's templates, day after the lesson first. `next_lesson` is the index of the next
/// lesson's day when it falls inside the week, `exam` the exam's. Pain makes the first day a light one.
pub fn week(
    level: Level,
    next_lesson: Option<usize>,
    exam: Option<usize>,
    pain: bool,
) -> [DayKind; 7] {
    use DayKind::{BuildA, BuildB, Capture, Exam, Join, Lesson, Light, Perform, Rest};
    let second = if rests_twice(level) { Rest } else { BuildA };
    let third = if rests_twice(level) { BuildA } else { BuildB };
    let middle = if level.step() >= 7 { Light } else { Rest };
    let mut days = [Capture, second, third, middle, Join, Perform, Lesson];
    if let Some(index @ 1..=5) = next_lesson {
        days.swap(index, 6);
    }
    if let Some(index @ 0..=6) = exam {
        // The exam takes a rest day's place, so that no practice day is lost.
        let rest = days
            .iter()
            .position(|kind| matches!(kind, Rest | Light))
            .unwrap_or(index);
        if days[index] != Lesson {
            days.swap(index, rest);
        }
        days[index] = Exam;
    }
    if pain && days[0] != Exam {
        days[0] = Light;
        if days[1] == Rest {
            days[1] = Capture;
        }
    }
    days
}

/// Initial Grade, Grade 1 and not grading have two rest days.
fn rests_twice(level: Level) -> bool {
    level.step() <= 1
}
