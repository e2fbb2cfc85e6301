//! Writes the days of a week from its frame.

mod musicianship;
mod page;
mod repertoire;
mod short;
mod warmup;

use super::{
    guidance::{DayBasis, DayKind, DayPlan},
    notes::read::NotedKey,
    schedule::{Frame, Schedule},
    tasks::Writer,
    technique::{self, Technique},
    week::{Slot, Work, practises},
};
use page::Page;
use short::rest;

/// The written week.
pub struct Week {
    /// The days without label and date, with their basis.
    pub days: Vec<(DayPlan, DayBasis)>,
    /// First and highest target of the main piece.
    pub main_tempo: Option<(u16, u16)>,
    /// The week's first key.
    pub first_key: Option<String>,
}

/// Writes the week.
pub fn write(frame: &Frame) -> Week {
    let mut scribe = Scribe::new(frame);
    let mut days = Vec::new();
    for index in 0..7 {
        days.push(scribe.day(index));
    }
    let main = &scribe.schedule.tempi[0];
    Week {
        days,
        main_tempo: main.first().copied().zip(main.iter().max().copied()),
        first_key: scribe.technique.first_key().map(String::from),
    }
}

/// Writes day after day.
pub(super) struct Scribe<'a> {
    pub(super) frame: &'a Frame<'a>,
    pub(super) writer: Writer,
    pub(super) technique: Technique<'a>,
    pub(super) schedule: Schedule,
    /// How many sessions each active piece has had.
    pub(super) sessions: Vec<usize>,
    /// How many spot tasks each active piece has had.
    turns: Vec<usize>,
    /// Tasks of musicianship that were set.
    studies: Vec<&'static str>,
    practised: usize,
}

impl<'a> Scribe<'a> {
    fn new(frame: &'a Frame<'a>) -> Scribe<'a> {
        let mut keys: Vec<NotedKey> = frame.reading.keys.clone();
        for key in frame
            .recent
            .iter()
            .flat_map(|reading| &reading.keys)
            .filter(|key| key.weak)
        {
            if !keys
                .iter()
                .any(|known| known.key.id == key.key.id && known.what == key.what)
            {
                keys.push(NotedKey {
                    weak: false,
                    ..key.clone()
                });
            }
        }
        let technique = Technique::new(
            frame.instrument,
            frame.level,
            (&keys, frame.reading),
            frame.days_to_exam,
            frame.seed,
        );
        let active = frame.pieces.active.len();
        Scribe {
            frame,
            writer: Writer::new(
                frame.level,
                frame.instrument.family,
                frame.reading.released.kinds,
                frame.reading.pain || frame.reading.tension,
            ),
            schedule: Schedule::new(frame, technique.is_none()),
            technique,
            sessions: vec![0; active],
            turns: vec![0; active],
            studies: Vec::new(),
            practised: 0,
        }
    }

    fn day(&mut self, index: usize) -> (DayPlan, DayBasis) {
        let kind = self.frame.kinds[index];
        let mut page = Page::new(kind, self.frame.minutes(index));
        match kind {
            DayKind::Rest => {
                let before = self.frame.kinds[..index].iter();
                let nth = before.filter(|kind| **kind == DayKind::Rest).count();
                page.plan.musicianship = rest(nth, self.frame.reading.stop).into();
            }
            DayKind::Light => self.light(&mut page, index),
            DayKind::Lesson | DayKind::Exam => self.short_day(&mut page),
            _ => self.practice_day(&mut page, index),
        }
        (page.plan, page.basis)
    }

    fn practice_day(&mut self, page: &mut Page, index: usize) {
        let frame = self.frame;
        let kind = frame.kinds[index];
        let shared = self.schedule.shares[index];
        let turn = self.practised;
        self.practised += 1;
        if shared[0] > 0 {
            page.warm_up(shared[0], &self.warm_up(turn));
        }
        let items = technique::count(shared[1], frame.level);
        let lines = match items.first() {
            Some(&first) => self.technique.day(kind, turn, first, items.len()),
            None => Vec::new(),
        };
        for (line, minutes) in lines.iter().zip(items) {
            page.technique(minutes, &line.text, line.reason);
        }
        let mut met = vec![false; frame.pieces.active.len()];
        let lines = self.schedule.lines[index].clone();
        let long = |(slot, minutes): &&(Slot, u16)| slot.work == Work::Spot && *minutes >= 6;
        // From Grade 2 long spots take turns in slots of three to five minutes.
        let in_turn = frame.level.step() >= 2 && lines.iter().filter(long).count() >= 2;
        for (slot, minutes) in lines {
            let rounds = match minutes {
                9.. if in_turn => Some(" Three rounds."),
                6.. if in_turn => Some(" Two rounds."),
                _ => None,
            };
            self.repertoire(page, kind, slot, (minutes, rounds), turn);
            if slot.work != Work::Keep {
                met[slot.piece] = true;
            }
        }
        for (piece, met) in met.into_iter().enumerate() {
            self.sessions[piece] += usize::from(met);
        }
        self.study(page, shared[4], turn);
        if shared[5] > 0 {
            page.free_play(shared[5], musicianship::free_play(frame.seed + turn));
        }
    }

    /// The warm-up of the `turn`th day.
    pub(super) fn warm_up(&self, turn: usize) -> String {
        let line = warmup::line(
            self.frame.instrument.family,
            self.frame.seed + turn,
            self.frame.reading.released.kinds,
        );
        match turn {
            0 if self.frame.reading.pain => ["Stop at the first twinge. ", line].concat(),
            0 if self.frame.reading.tension => [
                "Breathe out and let the shoulders sink, three times. ",
                line,
            ]
            .concat(),
            _ => line.into(),
        }
    }

    fn study(&mut self, page: &mut Page, minutes: u16, turn: usize) {
        let frame = self.frame;
        let days = frame.kinds.iter().filter(|kind| practises(**kind)).count();
        let slots = musicianship::of_day(frame.reading, days, turn, minutes, frame.exam_within(3));
        let count = u16::try_from(slots.len()).unwrap_or(1).max(1);
        for (item, slot) in (0..count).zip(slots) {
            let minutes = minutes / count + u16::from(item < minutes % count);
            let text = musicianship::task(
                slot,
                frame.instrument.family,
                self.technique.first_key(),
                minutes,
                frame.seed,
                &mut self.studies,
                frame.reading.released.kinds,
            );
            page.study(minutes, &text, musicianship::reason(slot, frame.reading));
        }
    }
}
