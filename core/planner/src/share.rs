//! How the minutes of a day are shared out (Practice planning §3).

use super::level::Level;
use reedling_core::letters::lower;

/// Parts of a day in the order of [`super::guidance::Part`].
pub type Minutes = [u16; 6];

/// Per cent for Initial to Grade 2, Grade 3 to 5, Grade 6 to 8, and the last six weeks before an exam.
const DEFAULTS: [Minutes; 4] = [
    [15, 15, 35, 15, 10, 10],
    [10, 22, 38, 12, 12, 6],
    [8, 25, 37, 12, 13, 5],
    [8, 22, 20, 25, 22, 3],
];

/// What technique, pieces and musicianship weigh in an exam, in per cent, by the beginning of the
/// board's name; the last row is for all others.
const EXAM_WEIGHTS: [(&str, [u32; 3]); 4] = [
    ("trinity", [14, 66, 20]),
    ("lcm", [15, 60, 25]),
    ("rcm", [24, 56, 20]),
    ("", [14, 60, 26]),
];

/// The factors of technique, pieces and musicianship on the way to an exam of this board, in
/// thousandths: 0.5 + 0.5 × weight / mean weight.
///
/// ```
/// use reedling_planner::share::exam_factors;
/// assert_eq!(exam_factors("Trinity College London"), [710, 1490, 800]);
/// ```
pub fn exam_factors(board: &str) -> [u32; 3] {
    let board = lower(board.trim());
    let row = EXAM_WEIGHTS
        .iter()
        .find(|(name, _)| board.starts_with(name));
    row.map_or([1000; 3], |(_, weights)| {
        weights.map(|weight| 500 + 15 * weight)
    })
}

/// What tilts the shares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tilt {
    /// [`exam_factors`] when an exam lies ahead.
    pub exam: Option<[u32; 3]>,
    /// The exam is six weeks away or less.
    pub exam_soon: bool,
    /// Technique: more when weak, less when it went well.
    pub technique: Lean,
    /// Pieces.
    pub pieces: Lean,
    /// Musicianship.
    pub musicianship: Lean,
}

/// Whether an area gets more or less than its default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lean {
    /// As usual.
    #[default]
    Even,
    /// It needs work.
    More,
    /// It improved.
    Less,
}

impl Lean {
    fn thousandths(self) -> u32 {
        match self {
            Lean::Even => 1000,
            Lean::More => 1300,
            Lean::Less => 850,
        }
    }
}

/// Minutes of each part; they add up to `total` exactly. What rounding leaves goes to the spots.
pub fn minutes(total: u16, level: Level, tilt: Tilt) -> Minutes {
    if total < 4 {
        return [total.saturating_sub(2), 0, 1, 0, 1, 0].map(|part| part.min(total));
    }
    if total < 8 {
        return [1, 1, total.saturating_sub(3), 0, 1, 0].map(|part| part.min(total));
    }
    let column = match level.step() {
        _ if tilt.exam_soon => 3,
        0..=2 => 0,
        3..=5 => 1,
        _ => 2,
    };
    let defaults = DEFAULTS[column].map(|percent| u32::from(percent) * 100);
    let weight = |group: usize| match tilt.exam {
        Some(factors) if !tilt.exam_soon => factors[group],
        _ => 1000,
    };
    let pieces = weight(1) * tilt.pieces.thousandths() / 1000;
    let factors = [
        1000,
        weight(0) * tilt.technique.thousandths() / 1000,
        pieces,
        pieces,
        weight(2) * tilt.musicianship.thousandths() / 1000,
        1000,
    ];
    let mut tilted = defaults;
    for (share, factor) in tilted.iter_mut().zip(factors) {
        *share = *share * factor / 1000;
    }
    let sum: u32 = tilted.iter().sum();
    let mut shared = [0; 6];
    for (part, share) in shared.iter_mut().enumerate() {
        let normal = tilted[part] * 10_000 / sum;
        let clamped = normal.clamp(defaults[part] * 6 / 10, defaults[part] * 14 / 10);
        let rounded = (u32::from(total) * clamped + 4_000) / 10_000;
        *share = u16::try_from(rounded).unwrap_or(total).max(1);
    }
    let others: u16 = shared.iter().sum::<u16>() - shared[2];
    shared[2] = total.saturating_sub(others);
    shared
}

/// In a short day musicianship and free play take turns and technique has a minute of the spots',
/// so that there are few parts and none is too short.
pub fn take_turns(shared: &mut Minutes, day: usize) {
    let moved = u16::from(shared[1] == 1 && shared[2] >= 4);
    shared[1] += moved;
    shared[2] -= moved;
    let (full, empty) = if day.is_multiple_of(2) {
        (4, 5)
    } else {
        (5, 4)
    };
    shared[full] += std::mem::take(&mut shared[empty]);
}

/// The most minutes one item may have.
pub fn longest_item(level: Level) -> u16 {
    if level.step() <= 2 { 6 } else { 12 }
}

/// Splits a part's minutes into about `wanted` items, none longer than `longest`.
pub fn items(minutes: u16, wanted: u16, longest: u16) -> Vec<u16> {
    if minutes == 0 {
        return Vec::new();
    }
    let count = wanted
        .min(minutes / 2)
        .max(minutes.div_ceil(longest))
        .max(1);
    let mut items = Vec::new();
    for item in 0..count {
        items.push(minutes / count + u16::from(item < minutes % count));
    }
    items
}

#[cfg(test)]
mod tests {
    use super::{Lean, Tilt, exam_factors, items, minutes};
    use crate::level::Level;

    #[test]
    fn shares_follow_the_grade_and_add_up() {
        assert_eq!(
            minutes(20, Level::Grade(1), Tilt::default()),
            [3, 3, 7, 3, 2, 2]
        );
        assert_eq!(
            minutes(75, Level::Grade(8), Tilt::default()),
            [6, 19, 27, 9, 10, 4]
        );
        for total in 1..=120 {
            for step in 0..=8 {
                for lean in [Lean::Even, Lean::More, Lean::Less] {
                    let tilt = Tilt {
                        technique: lean,
                        exam: (step % 2 == 0).then(|| exam_factors("Trinity")),
                        ..Tilt::default()
                    };
                    let shared = minutes(total, Level::Grade(step), tilt);
                    assert_eq!(shared.iter().sum::<u16>(), total.max(2), "{total} {step}");
                }
            }
        }
    }

    #[test]
    fn boards_weigh_differently() {
        assert_eq!(exam_factors("ABRSM"), [710, 1400, 890]);
        assert_eq!(exam_factors("Trinity College London"), [710, 1490, 800]);
    }

    #[test]
    fn weak_areas_get_more() {
        let weak = Tilt {
            musicianship: Lean::More,
            ..Tilt::default()
        };
        assert!(
            minutes(60, Level::Grade(7), weak)[4]
                > minutes(60, Level::Grade(7), Tilt::default())[4]
        );
    }

    #[test]
    fn items_are_short_enough() {
        assert_eq!(items(28, 2, 12), [10, 9, 9]);
        assert_eq!(items(7, 2, 6), [4, 3]);
        assert_eq!(items(1, 2, 6), [1]);
        assert!(items(0, 2, 6).is_empty());
    }
}
