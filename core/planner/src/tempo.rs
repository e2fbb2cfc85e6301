//! Tempi of a week: where a piece starts, how it rises, where it ends (Practice planning §6).

use super::{
    guidance::Stage,
    level::Level,
    notes::{read::NotedPiece, tempo::When},
};

/// The most a tempo may rise in a week, in per cent.
pub const WEEKLY_CAP: u16 = 12;

/// The tempo a piece is on its way to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// Beats per minute.
    pub bpm: u16,
    /// Inferred from a tempo word, so only about right.
    pub about: bool,
}

/// The goal of a piece: the number that the note aims at, else the highest that is played, else the highest that was,
/// else the tempo word's, else none.
pub fn goal(piece: &NotedPiece, level: Level) -> Option<Goal> {
    let highest = |wanted: When| tempi(piece, wanted).max();
    if let Some(bpm) = highest(When::Goal)
        .or_else(|| highest(When::Now))
        .or_else(|| highest(When::Past))
    {
        return Some(Goal { bpm, about: false });
    }
    let (_, bpm) = piece.tempo_word?;
    let bpm = if level.step() <= 3 {
        bpm * 85 / 100
    } else {
        bpm
    };
    Some(Goal {
        bpm: at_most(bpm),
        about: true,
    })
}

/// The tempo that the note says is reached on the way to a higher one.
pub fn reached(piece: &NotedPiece, goal: u16) -> Option<u16> {
    tempi(piece, When::Now).min().filter(|bpm| *bpm < goal)
}

/// The tempi of a time in the order of the note.
pub fn tempi(piece: &NotedPiece, wanted: When) -> impl Iterator<Item = u16> {
    let tempi = piece.tempi.iter();
    tempi.filter_map(move |(bpm, when)| (*when == wanted).then_some(*bpm))
}

/// The mark after `bpm` on a metronome: by 2 to 60, by 3 to 72, by 4 to 120, by 6 to 144, then
/// by 4, so that no step is larger than 4 below 100 and 6 above.
///
/// ```
/// use reedling_planner::tempo::{at_most, next_mark};
/// assert_eq!([60, 72, 120].map(next_mark), [63, 76, 126]);
/// assert_eq!(at_most(75), 72);
/// ```
pub fn next_mark(bpm: u16) -> u16 {
    let (base, step) = match bpm {
        ..60 => (0, 2),
        60..72 => (60, 3),
        72..120 => (72, 4),
        120..144 => (120, 6),
        _ => (144, 4),
    };
    bpm + step - (bpm - base) % step
}

/// The highest mark that is not above `bpm`, and at least 30.
pub fn at_most(bpm: u16) -> u16 {
    let mut mark = 30;
    while next_mark(mark) <= bpm {
        mark = next_mark(mark);
    }
    mark
}

/// The steps of a week, the first day's tempo first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ramp {
    steps: Vec<u16>,
}

impl Ramp {
    /// From the stage's share of the goal up to the goal or the weekly cap, where it rises at all.
    pub fn new(goal: u16, stage: Stage, reached: Option<u16>, rises: bool) -> Ramp {
        let percent = match stage {
            Stage::New => 55,
            Stage::Build => 72,
            Stage::Secure => 85,
            Stage::Polish => 95,
            Stage::Keep => return Ramp { steps: vec![goal] },
        };
        let mut start = at_most(goal * percent / 100);
        if let Some(reached) = reached.filter(|&reached| reached > start) {
            start = at_most(reached - 1);
        }
        let mut steps = vec![start.min(goal)];
        let end = if rises {
            goal.min(start * (100 + WEEKLY_CAP) / 100)
        } else {
            start
        };
        while let Some(&last) = steps.last()
            && last < end
        {
            let next = next_mark(last).min(goal);
            if next > end {
                break;
            }
            steps.push(next);
        }
        Ramp { steps }
    }

    /// The tempo of each session: a mark up every time, a mark down after a rest day, never under
    /// the start; the last session is above the first whenever the ramp rises.
    pub fn sessions(&self, after_rest: &[bool]) -> Vec<u16> {
        let top = self.steps.len() - 1;
        let mut at: usize = 0;
        let mut tempi = Vec::with_capacity(after_rest.len());
        for (session, &rested) in after_rest.iter().enumerate() {
            let is_last = session + 1 == after_rest.len();
            at = match (session, rested) {
                (0, _) => 0,
                (_, true) => at.saturating_sub(1),
                (_, false) => (at + 1).min(top),
            };
            if is_last && session > 0 {
                at = at.max(1).min(top);
            }
            tempi.push(self.steps[at]);
        }
        tempi
    }

    /// The first and the highest tempo of the ramp.
    pub fn span(&self) -> (u16, u16) {
        (self.steps[0], self.steps[self.steps.len() - 1])
    }
}

#[cfg(test)]
mod tests {
    use super::{Ramp, at_most, next_mark};
    use crate::guidance::Stage;

    #[test]
    fn marks_are_the_metronomes() {
        let mut mark = 40;
        let mut marks = vec![mark];
        while mark < 144 {
            mark = next_mark(mark);
            marks.push(mark);
        }
        assert_eq!(
            marks,
            [
                40, 42, 44, 46, 48, 50, 52, 54, 56, 58, 60, 63, 66, 69, 72, 76, 80, 84, 88, 92, 96,
                100, 104, 108, 112, 116, 120, 126, 132, 138, 144
            ]
        );
        assert_eq!((at_most(71), at_most(72), at_most(3)), (69, 72, 30));
        assert_eq!(next_mark(75), 76);
    }

    #[test]
    fn a_piece_in_work_rises_below_its_goal() {
        let ramp = Ramp::new(72, Stage::Build, None, true);
        assert_eq!(
            ramp.sessions(&[false, false, false, true, false]),
            [50, 52, 54, 52, 54]
        );
        assert_eq!(ramp.span(), (50, 56));
    }

    #[test]
    fn every_goal_and_stage_rises_within_the_cap() {
        for goal in 34..=208 {
            for stage in [Stage::New, Stage::Build, Stage::Secure, Stage::Polish] {
                let ramp = Ramp::new(goal, stage, None, true);
                for rests in [
                    &[false, true, true, false][..],
                    &[false, true],
                    &[false, false, true],
                ] {
                    let tempi = ramp.sessions(rests);
                    let (first, last) = (tempi[0], tempi[tempi.len() - 1]);
                    assert!(last > first && last <= goal, "{goal} {stage:?} {tempi:?}");
                    assert!(last * 100 <= first * 112, "{goal} {stage:?} {tempi:?}");
                }
            }
        }
    }

    #[test]
    fn pain_keeps_the_tempo_and_a_kept_piece_its_goal() {
        assert_eq!(
            Ramp::new(72, Stage::Build, None, false).sessions(&[false, false]),
            [50, 50]
        );
        assert_eq!(
            Ramp::new(75, Stage::Keep, None, true).sessions(&[false]),
            [75]
        );
    }

    #[test]
    fn a_tempo_reached_is_the_start() {
        assert_eq!(Ramp::new(80, Stage::New, Some(60), true).span().0, 58);
    }
}
