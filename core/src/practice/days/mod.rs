//! Writes the days of a week from its frame.

mod musicianship;
mod page;
mod repertoire;
mod short;
mod warmup;

use super::{
    guidance::{DayBasis, DayKind, DayPlan},
    minutes,
    notes::read::{NotedKey, Standing},
    schedule::{Frame, Schedule},
    share,
    tasks::Writer,
    technique::{self, Technique},
    week::{Work, practises},
};
use musicianship::Slot as Study;
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
    let days = (0..7).map(|index| scribe.day(index)).collect();
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
    pub(super) technique: Technique,
    pub(super) schedule: Schedule,
    /// How many sessions each active piece has had.
    pub(super) sessions: Vec<usize>,
    /// How many spot tasks each active piece has had.
    turns: Vec<usize>,
    studies: [usize; 3],
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
            &keys,
            frame.reading.technique == Standing::Weak,
            frame.exam_weeks.is_some_and(|weeks| weeks < 6),
            frame.seed,
        );
        let active = frame.pieces.active.len();
        Scribe {
            frame,
            writer: Writer::new(frame.level),
            technique,
            schedule: Schedule::new(frame),
            sessions: vec![0; active],
            turns: vec![0; active],
            studies: [0; 3],
            practised: 0,
        }
    }

    fn day(&mut self, index: usize) -> (DayPlan, DayBasis) {
        let kind = self.frame.kinds[index];
        let mut page = Page::new(kind, minutes::of_day(kind, self.frame.full));
        match kind {
            DayKind::Rest => page.plan.musicianship = rest(index).into(),
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
        page.warm_up(shared[0], &self.warm_up(turn));
        let items = technique::count(shared[1], frame.level);
        let lines = self.technique.day(kind, turn, items[0], items.len());
        for (line, minutes) in lines.iter().zip(items) {
            page.technique(minutes, &line.text, line.reason);
        }
        let mut met = vec![false; frame.pieces.active.len()];
        for (slot, minutes) in self.schedule.lines[index].clone() {
            self.repertoire(page, kind, slot, minutes, turn);
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
        let line = warmup::line(self.frame.instrument.family, self.frame.seed + turn);
        match turn {
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
        let slots = musicianship::slots(
            frame.reading,
            5.min(frame.kinds.iter().filter(|kind| practises(**kind)).count()),
        );
        for (item, minutes) in share::items(minutes, 1, share::longest_item(frame.level))
            .into_iter()
            .enumerate()
        {
            let slot = slots[(turn + item) % slots.len()];
            let count = &mut self.studies[match slot {
                Study::Sight => 0,
                Study::Aural => 1,
                Study::Theory => 2,
            }];
            let key = self.technique.first_key();
            let text = musicianship::task(
                slot,
                frame.instrument.family,
                key,
                minutes,
                frame.seed + *count,
            );
            *count += 1;
            page.study(minutes, &text, musicianship::reason(slot, frame.reading));
        }
    }
}
