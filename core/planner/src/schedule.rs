//! What each day holds before a word is written: minutes, repertoire lines and tempi.

use super::{
    guidance::DayKind,
    instrument::Instrument,
    level::Level,
    minutes,
    notes::read::Reading,
    pieces::Pieces,
    share::{self, Tilt},
    week::{self, Slot, Work, practises},
};

/// Everything that shapes the week.
pub struct Frame<'a> {
    /// The instrument.
    pub instrument: Instrument,
    /// The level.
    pub level: Level,
    /// What tilts the shares of a day.
    pub tilt: Tilt,
    /// The lesson's notes.
    pub reading: &'a Reading,
    /// Earlier notes, newest first.
    pub recent: &'a [Reading],
    /// The week's pieces.
    pub pieces: &'a Pieces,
    /// The templates of the days.
    pub kinds: [DayKind; 7],
    /// Minutes of a full day.
    pub full: u16,
    /// Turns the variants from week to week.
    pub seed: usize,
    /// Days from the lesson to the exam, when one lies ahead.
    pub days_to_exam: Option<i64>,
    /// One goal a day, after a thin week.
    pub one_goal: bool,
    /// Whether the next lesson's day is known.
    pub next_lesson: bool,
}

impl Frame<'_> {
    /// Minutes of a day, counted from 0; 30 % less in the last three days before an exam.
    pub fn minutes(&self, day: usize) -> u16 {
        let mut minutes = minutes::of_day(self.kinds[day], self.full);
        // With pain a short day has half its minutes too.
        if self.reading.pain {
            minutes = minutes.min(minutes::of_day(self.kinds[day], 2 * self.full) / 2);
        }
        minutes = minutes.min(self.reading.most.unwrap_or(u16::MAX));
        if self.exam_near(day) && practises(self.kinds[day]) {
            (minutes * 7 / 10).max(minutes.min(minutes::MICRO))
        } else {
            minutes
        }
    }

    /// Whether a day is one of the last three before the exam.
    fn exam_near(&self, day: usize) -> bool {
        let day = i64::try_from(day).unwrap_or_default() + 1;
        self.days_to_exam
            .is_some_and(|exam| (1..=3).contains(&(exam - day)))
    }

    /// Whether the exam is at most this many weeks away.
    pub fn exam_within(&self, weeks: i64) -> bool {
        self.days_to_exam.is_some_and(|days| days <= 7 * weeks)
    }
}

/// The week's minutes, lines and tempi.
pub struct Schedule {
    /// The repertoire lines of each day with their minutes.
    pub lines: Vec<Vec<(Slot, u16)>>,
    /// The minutes of each day's parts.
    pub shares: Vec<share::Minutes>,
    /// Tempi of each active piece by session; empty without a goal.
    pub tempi: Vec<Vec<u16>>,
}

impl Schedule {
    /// Lays out the week.
    /// `no_technique` gives its minutes to the pieces.
    pub fn new(frame: &Frame, no_technique: bool) -> Schedule {
        let mut schedule = Schedule {
            lines: Vec::new(),
            shares: Vec::new(),
            tempi: Vec::new(),
        };
        schedule.share_out(frame, no_technique);
        schedule.set_tempi(frame);
        schedule
    }

    /// Decides the minutes of every part and the repertoire lines of every practice day.
    fn share_out(&mut self, frame: &Frame, no_technique: bool) {
        let days = frame.kinds.iter().filter(|kind| practises(**kind)).count();
        let longest = share::longest_item(frame.level);
        let active = frame.pieces.active.len();
        let keeps = keeps(frame);
        let mut day = 0;
        for (index, kind) in frame.kinds.into_iter().enumerate() {
            let total = frame.minutes(index);
            if !practises(kind) {
                self.shares.push([0; 6]);
                self.lines.push(Vec::new());
                continue;
            }
            let mut shared = share::minutes(total, frame.level, frame.tilt);
            if total < 12 {
                share::take_turns(&mut shared, day);
            }
            if no_technique {
                shared[2] += std::mem::take(&mut shared[1]);
            }
            if frame.level.step() == 0 && shared[2] > longest {
                shared[3] += shared[2] - longest;
                shared[2] = longest;
            }
            let wanted = match shared[2] {
                _ if frame.level.step() == 0 || frame.one_goal => 1,
                15.. => 3,
                _ => 2,
            };
            let spots = share::items(shared[2], wanted, longest);
            let mut slots = week::slots(active, (day, days), spots.len(), &keeps[index]);
            let first_run = spots.len();
            let needed = usize::from(shared[3].div_ceil(longest));
            let first = slots.last().map_or(0, |slot| {
                if slot.work == Work::Keep {
                    0
                } else {
                    slot.piece
                }
            });
            // In the last weeks before an exam every piece is played through on the day of the take.
            let needed = if frame.tilt.exam_soon && day + 1 == days {
                needed.max(active)
            } else {
                needed
            };
            for turn in 1..=needed.saturating_sub(slots.len() - first_run) {
                slots.push(Slot {
                    piece: (first + turn) % active,
                    work: Work::Run,
                });
            }
            slots.truncate(first_run + usize::from(shared[3]));
            let runs = u16::try_from(slots.len() - first_run).unwrap_or(1).max(1);
            let mut minutes = spots;
            for run in 0..runs {
                minutes.push(shared[3] / runs + u16::from(run < shared[3] % runs));
            }
            let mut lines = Vec::new();
            for (slot, minutes) in slots.into_iter().zip(minutes) {
                lines.push((slot, minutes));
            }
            self.lines.push(lines);
            self.shares.push(shared);
            day += 1;
        }
    }

    /// Decides the tempo of every session of every active piece.
    fn set_tempi(&mut self, frame: &Frame) {
        let kinds = frame.kinds;
        for (index, piece) in frame.pieces.active.iter().enumerate() {
            let on = |day: &usize| {
                let mut lines = self.lines[*day].iter();
                lines.any(|(slot, _)| slot.piece == index && slot.work != Work::Keep)
            };
            let rested =
                |day: usize| day > 0 && matches!(kinds[day - 1], DayKind::Rest | DayKind::Light);
            let (mut sessions, mut near) = (Vec::new(), Vec::new());
            for day in (0..7).filter(on) {
                sessions.push(rested(day));
                near.push(frame.exam_near(day));
            }
            let mut tempi = piece
                .ramp
                .as_ref()
                .map(|ramp| ramp.sessions(&sessions))
                .unwrap_or_default();
            // No new tempo in the last three days before an exam.
            for session in 1..tempi.len() {
                if near[session] {
                    tempi[session] = tempi[session].min(tempi[session - 1]);
                }
            }
            self.tempi.push(tempi);
        }
    }
}

/// The kept pieces of each day: on the day they are due or the next with room before the take.
fn keeps(frame: &Frame) -> [Vec<usize>; 7] {
    let a_day = if frame.level.step() <= 4 { 1 } else { 2 };
    let last = (0..7)
        .rev()
        .find(|day| practises(frame.kinds[*day]))
        .unwrap_or(6);
    let mut keeps: [Vec<usize>; 7] = Default::default();
    for (piece, kept) in frame.pieces.kept.iter().enumerate() {
        for &due in &kept.due {
            let free = |day: &usize| {
                practises(frame.kinds[*day])
                    && *day != last
                    && keeps[*day].len() < a_day
                    && !keeps[*day].contains(&piece)
            };
            if let Some(day) = (due..7).chain((0..due).rev()).find(free) {
                keeps[day].push(piece);
            }
        }
    }
    keeps
}
