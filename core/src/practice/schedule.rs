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
    /// Whole weeks to the exam, when one lies ahead.
    pub exam_weeks: Option<i64>,
    /// Whether the next lesson's day is known.
    pub next_lesson: bool,
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
    pub fn new(frame: &Frame) -> Schedule {
        let mut schedule = Schedule {
            lines: Vec::new(),
            shares: Vec::new(),
            tempi: Vec::new(),
        };
        schedule.share_out(frame);
        schedule.set_tempi(frame);
        schedule
    }

    /// Decides the minutes of every part and the repertoire lines of every practice day.
    fn share_out(&mut self, frame: &Frame) {
        let days = frame.kinds.iter().filter(|kind| practises(**kind)).count();
        let longest = share::longest_item(frame.level);
        let keeps_a_day = if frame.level.step() <= 4 { 1 } else { 2 };
        let counts = (frame.pieces.active.len(), frame.pieces.kept.len());
        let mut day = 0;
        for kind in frame.kinds {
            let total = minutes::of_day(kind, frame.full);
            if !practises(kind) {
                self.shares.push([0; 6]);
                self.lines.push(Vec::new());
                continue;
            }
            let shared = share::minutes(total, frame.level, frame.tilt);
            let spots = share::items(shared[2], if shared[2] >= 15 { 3 } else { 2 }, longest);
            let mut slots = week::slots(counts, (day, days), spots.len(), keeps_a_day);
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
                needed.max(counts.0)
            } else {
                needed
            };
            for turn in 1..=needed.saturating_sub(slots.len() - first_run) {
                slots.push(Slot {
                    piece: (first + turn) % counts.0,
                    work: Work::Run,
                });
            }
            slots.truncate(first_run + usize::from(shared[3]));
            let runs = u16::try_from(slots.len() - first_run).unwrap_or(1).max(1);
            let run_minutes =
                (0..runs).map(|run| shared[3] / runs + u16::from(run < shared[3] % runs));
            let minutes = spots.into_iter().chain(run_minutes);
            self.lines.push(slots.into_iter().zip(minutes).collect());
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
            let sessions: Vec<bool> = (0..7).filter(on).map(rested).collect();
            let tempi = piece
                .ramp
                .as_ref()
                .map(|ramp| ramp.sessions(&sessions))
                .unwrap_or_default();
            self.tempi.push(tempi);
        }
    }
}
