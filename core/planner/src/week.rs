//! Which piece is practised on which day, and how (Practice planning §5 and §6).

use super::guidance::DayKind;

/// What a repertoire line is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// New bars or a problem spot.
    Spot,
    /// A run, or the opening of a piece that is new.
    Run,
    /// A kept piece; the index counts kept pieces.
    Keep,
    /// The recorded full take.
    Take,
}

/// A repertoire line to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Index of the piece: active, or kept for [`Work::Keep`].
    pub piece: usize,
    /// What it is for.
    pub work: Work,
}

/// The pieces of each practice day, by how many are active: the main piece daily, the second on
/// four days, the third on three.
fn present(active: usize, days: usize, day: usize) -> &'static [usize] {
    match (active, days, day) {
        (0 | 1, ..) => &[0],
        (2, 5.., 1) => &[0],
        (2, _, day) if day + 1 == days => &[1, 0],
        (2, ..) => &[0, 1],
        (_, 5.., 0 | 2) => &[0, 1],
        (_, 5.., 1) => &[0, 2],
        (_, 5.., 3) => &[0, 2, 1],
        (_, _, 0) => &[0, 1],
        (_, _, day) if day + 1 == days => &[1, 2],
        _ => &[0, 2, 1],
    }
}

/// Whether a kind of day is a practice day of the templates.
pub fn practises(kind: DayKind) -> bool {
    !matches!(
        kind,
        DayKind::Rest | DayKind::Light | DayKind::Lesson | DayKind::Exam
    )
}

/// The lines of a practice day: `spots` of them for problem spots, then the runs and the kept
/// pieces `keeps`.
/// `day` counts the week's practice days, of which there are `days`.
pub fn slots(
    active: usize,
    (day, days): (usize, usize),
    spots: usize,
    keeps: &[usize],
) -> Vec<Slot> {
    let here = if active == 2 && spots >= 3 {
        &[0, 1]
    } else {
        present(active, days, day)
    };
    let mut slots = Vec::new();
    let mut add = |piece: usize, work: Work| slots.push(Slot { piece, work });
    for turn in 0..spots {
        add(here[turn % here.len()], Work::Spot);
    }
    if day + 1 == days {
        add(0, Work::Take);
        return slots;
    }
    for &piece in here.iter().skip(spots) {
        add(piece, Work::Run);
    }
    for &piece in keeps {
        add(piece, Work::Keep);
    }
    if here.len() <= spots && keeps.is_empty() {
        add(here[(day + 1) % here.len()], Work::Run);
    }
    slots
}

#[cfg(test)]
mod tests {
    use super::slots;

    #[test]
    fn every_active_piece_has_its_days() {
        for active in 1..=3 {
            for days in 3..=5 {
                for spots in 1..=4 {
                    for kept in [&[][..], &[0], &[0, 1]] {
                        let on = |piece: usize| {
                            (0..days)
                                .filter(|&day| {
                                    slots(active, (day, days), spots, kept).iter().any(|slot| {
                                        slot.piece == piece && slot.work != super::Work::Keep
                                    })
                                })
                                .count()
                        };
                        assert_eq!(on(0), days, "{active} {days} {spots}");
                        if days >= 4 && (spots >= 2 || active < 3) {
                            for piece in 1..active {
                                assert!(on(piece) >= 3, "{active} {days} {spots} {piece}");
                            }
                        }
                    }
                }
            }
        }
    }
}
