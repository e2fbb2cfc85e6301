//! The tempi of a week: where it starts, how far it goes, and what each day asks.

use crate::tempo::next_mark;

/// The most a tempo grows in a week, in per cent.
pub const WEEKLY: u16 = 12;
/// The same where neither a word of the note nor a tick asks for more.
pub const QUIET: u16 = 4;

/// What is known about a piece's tempo before the week.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// What the note says is played now.
    pub now: Option<u16>,
    /// What the note aims at.
    pub next: Option<u16>,
    /// What the note says must not be passed.
    pub ceiling: Option<u16>,
    /// The piece's goal.
    pub goal: Option<u16>,
    /// The last tempo that was clean.
    pub last_clean: Option<u16>,
    /// First and last tempo of the last week's plan.
    pub last_planned: Option<(u16, u16)>,
    /// The note says a number that it did not say the week before.
    pub told: bool,
    /// Something of it was ticked as clean since.
    pub ticked: bool,
    /// Something of it was not clean since.
    pub slipped: bool,
    /// Nothing may rise.
    pub still: bool,
    /// The share of the goal to start with, in per cent, where nothing else is known.
    pub percent: u16,
    /// Nobody said the goal: it is about right for the grade.
    pub about: bool,
}

/// The tempi of a week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ramp {
    steps: Vec<u16>,
    /// What it is on its way to, when that is known.
    pub goal: Option<u16>,
    /// Nobody said what it is on its way to: it is about right for the grade.
    pub about: bool,
}

impl Known {
    /// The highest tempo that may be asked for.
    fn top(&self) -> Option<u16> {
        let goal = self
            .next
            .or(self.goal)
            .max(self.now.filter(|_| self.next.is_none()));
        match (goal, self.ceiling) {
            (Some(goal), Some(ceiling)) => Some(goal.min(ceiling)),
            (goal, ceiling) => goal.or(ceiling),
        }
    }

    /// Where the week starts: the note's own tempo, else the last clean one, else the last planned one less a mark (but
    /// never under where that week began, unless it went badly), else a share of the goal; `None` where no number is known.
    fn start(&self) -> Option<u16> {
        let planned = self.last_planned.map(|(first, last)| {
            let less = mark_before(last);
            if self.slipped { less } else { less.max(first) }
        });
        let goal = self.top();
        let share = goal.map(|goal| crate::tempo::at_most(goal * self.percent.min(100) / 100));
        let start = self.now.or(self.last_clean).or(planned).or(share)?;
        Some(goal.map_or(start, |goal| start.min(goal)))
    }

    /// The week's tempi; `None` where no number is known, as none is invented.
    pub fn ramp(&self) -> Option<Ramp> {
        let start = self.start()?;
        let told = self.told || self.ticked;
        let percent = if told { WEEKLY } else { QUIET };
        let cap = u32::from(start) * u32::from(100 + percent) / 100;
        let cap = u16::try_from(cap).unwrap_or(u16::MAX);
        let end = match (self.still, self.top()) {
            (false, Some(top)) => cap.min(top).max(start),
            _ => start,
        };
        let mut steps = vec![start];
        let mut last = start;
        while last < end {
            last = next_mark(last).min(end);
            steps.push(last);
        }
        Some(Ramp {
            steps,
            goal: self.next.or(self.goal).filter(|goal| *goal > start),
            about: self.about,
        })
    }
}

impl Ramp {
    /// One tempo for all days.
    pub fn flat(bpm: u16) -> Ramp {
        Ramp {
            steps: vec![bpm],
            goal: None,
            about: false,
        }
    }

    /// The tempo of each session: a mark up every time, a mark down after a day off, never under the start; the last one
    /// is above the first whenever it rises.
    pub fn sessions(&self, after_rest: &[bool]) -> Vec<u16> {
        let top = self.steps.len() - 1;
        let mut at: usize = 0;
        let mut tempi = Vec::with_capacity(after_rest.len());
        for (session, &rested) in after_rest.iter().enumerate() {
            at = match (session, rested) {
                (0, _) => 0,
                (_, true) => at.saturating_sub(1),
                _ => (at + 1).min(top),
            };
            if session > 0 && session + 1 == after_rest.len() {
                at = at.max(1).min(top);
            }
            tempi.push(self.steps[at]);
        }
        tempi
    }

    /// Every tempo of the week, and what it is on its way to.
    pub fn all(&self) -> impl Iterator<Item = u16> + '_ {
        self.steps.iter().copied().chain(self.goal)
    }

    /// Whether it begins at nine tenths of its goal, or there is nothing left to reach.
    pub fn is_near_its_goal(&self) -> bool {
        self.goal
            .is_some_and(|goal| u32::from(self.start()) * 10 >= u32::from(goal) * 9)
    }

    /// Whether any day is faster than the first.
    pub fn rises(&self) -> bool {
        self.steps.len() > 1
    }

    /// The first tempo.
    pub fn start(&self) -> u16 {
        self.steps[0]
    }
}

/// The highest metronome mark under a tempo, and at least 30.
fn mark_before(bpm: u16) -> u16 {
    crate::tempo::at_most(bpm.saturating_sub(1)).max(30)
}

#[cfg(test)]
mod tests {
    use super::Known;

    fn first_and_last(known: Known) -> Option<(u16, u16)> {
        let ramp = known.ramp()?;
        let tempi = ramp.sessions(&[false; 5]);
        Some((tempi[0], tempi[4]))
    }

    // GOAL-10.
    #[test]
    fn first_tempo_prefers_note_then_clean_then_planned() {
        let all = Known {
            now: Some(60),
            told: true,
            goal: Some(90),
            last_clean: Some(66),
            last_planned: Some((50, 56)),
            percent: 72,
            ..Known::default()
        };
        assert_eq!(first_and_last(all), Some((60, 67)));
        let quiet = Known {
            now: None,
            told: false,
            ..all
        };
        assert_eq!(first_and_last(quiet), Some((66, 68)));
        let planned = Known {
            last_clean: None,
            ..quiet
        };
        assert_eq!(first_and_last(planned), Some((54, 56)));
        assert_eq!(
            first_and_last(Known {
                ticked: true,
                ..planned
            }),
            Some((54, 60))
        );
        let fresh = Known {
            last_planned: None,
            ..planned
        };
        assert_eq!(first_and_last(fresh), Some((63, 65)));
        assert_eq!(
            first_and_last(Known {
                goal: None,
                ..fresh
            }),
            None
        );
    }

    // GOAL-05, GOAL-10.
    #[test]
    fn without_a_word_the_start_never_falls() {
        for last in 40..180_u16 {
            for first in [last, last * 96 / 100, last * 89 / 100] {
                let known = Known {
                    goal: Some(200),
                    last_planned: Some((first, last)),
                    ..Known::default()
                };
                let (start, end) = first_and_last(known).expect("a tempo");
                assert!(start >= first && start <= last, "{first} {last}: {start}");
                assert!(
                    u32::from(end) * 100 <= u32::from(start) * 104,
                    "{start} {end}"
                );
                assert!(end > start, "{start} {end}");
            }
        }
    }

    #[test]
    fn nothing_passes_a_ceiling_or_rises_while_it_may_not() {
        let known = Known {
            next: Some(80),
            told: true,
            ceiling: Some(70),
            now: Some(66),
            ..Known::default()
        };
        assert_eq!(first_and_last(known), Some((66, 70)));
        let still = Known {
            still: true,
            ..known
        };
        assert_eq!(first_and_last(still), Some((66, 66)));
    }
}
