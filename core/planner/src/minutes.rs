//! How long a practice day is (Practice planning §2).

use super::{guidance::DayKind, level::Level, log::LogSignal};

/// The least of a practice day, in minutes.
pub const MICRO: u16 = 5;

/// A full practice day and the bounds a teacher may move it in, in minutes.
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
///
/// ```
/// use reedling_planner::{level::Level, minutes::band};
/// assert_eq!(band(Level::Grade(5), Some(14)).default, 45);
/// assert_eq!(band(Level::Grade(5), Some(8)).default, 15);
/// ```
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

/// Minutes of a full practice day: the default in the log's proportion, inside the band unless the week went so poorly that
/// less is the kinder start.
pub fn full_day(level: Level, age: Option<u8>, log: &LogSignal) -> u16 {
    let band = band(level, age);
    let wanted = band.default * log.minutes_percent / 100;
    let eased = log.minutes_percent < 90;
    wanted.clamp(if eased { MICRO } else { band.least }, band.most)
}

/// The most minutes one item may have (Practice planning §3).
pub fn longest_item(level: Level) -> u16 {
    if level.step() <= 2 { 6 } else { 12 }
}

/// Minutes of a day of this kind when a full day has `full`.
pub fn of_day(kind: DayKind, full: u16) -> u16 {
    match kind {
        DayKind::Rest => 0,
        DayKind::Light => (full / 2).min(10),
        // Very little is not cut further.
        _ if full < MICRO => full,
        DayKind::Lesson | DayKind::Exam => (full * 2 / 3).min(12),
        DayKind::Capture => full * 9 / 10,
        _ => full,
    }
}
