//! Writes the days of a week from its frame.

use chrono::NaiveDate;

use super::{
    guidance::{Block, DayBasis, DayKind, DayPlan, Part, RepertoireItem, Stage},
    instrument::Instrument,
    level::Level,
    minutes,
    musicianship::{self, Slot as Study},
    notes::{
        keywords,
        read::{NotedKey, Reading},
    },
    pieces::{Piece, Pieces},
    share::{self, Tilt},
    tasks::{Writer, phase, runs},
    technique::Technique,
    tempo::at_most,
    text::{fill, timed},
    warmup, week,
    week::{Slot, Work, practises},
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
    let main = &scribe.tempi[0];
    Week {
        days,
        main_tempo: main.first().copied().zip(main.iter().max().copied()),
        first_key: scribe.technique.first_key().map(String::from),
    }
}

struct Scribe<'a> {
    frame: &'a Frame<'a>,
    writer: Writer,
    technique: Technique,
    /// The repertoire lines of each day with their minutes.
    lines: Vec<Vec<(Slot, u16)>>,
    shares: Vec<share::Minutes>,
    /// Tempi of each active piece by session, and how many sessions have been.
    tempi: Vec<Vec<u16>>,
    sessions: Vec<usize>,
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
            frame.reading.technique == super::notes::read::Standing::Weak,
            frame.exam_weeks.is_some_and(|weeks| weeks < 6),
            frame.seed,
        );
        let active = frame.pieces.active.len();
        let mut scribe = Scribe {
            frame,
            writer: Writer::new(frame.level),
            technique,
            lines: Vec::new(),
            shares: Vec::new(),
            tempi: Vec::new(),
            sessions: vec![0; active],
            turns: vec![0; active],
            studies: [0; 3],
            practised: 0,
        };
        scribe.share_out();
        scribe.set_tempi();
        scribe
    }

    /// Decides the minutes of every part and the repertoire lines of every practice day.
    fn share_out(&mut self) {
        let frame = self.frame;
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
    fn set_tempi(&mut self) {
        let kinds = self.frame.kinds;
        for (index, piece) in self.frame.pieces.active.iter().enumerate() {
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
        let shared = self.shares[index];
        let turn = self.practised;
        self.practised += 1;
        page.warm_up(shared[0], &self.warm_up(turn));
        let items = super::technique::count(shared[1], frame.level);
        let lines = self.technique.day(kind, turn, items[0], items.len());
        for (line, minutes) in lines.iter().zip(items) {
            page.technique(minutes, &line.text, line.reason);
        }
        let mut met = vec![false; frame.pieces.active.len()];
        for (slot, minutes) in self.lines[index].clone() {
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

    fn warm_up(&self, turn: usize) -> String {
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

    fn repertoire(
        &mut self,
        page: &mut Page,
        kind: DayKind,
        slot: Slot,
        minutes: u16,
        turn: usize,
    ) {
        let frame = self.frame;
        let row = phase(kind);
        if slot.work == Work::Keep {
            let piece = &frame.pieces.kept[slot.piece];
            let (text, reason) = self.kept(piece, turn + slot.piece);
            page.repertoire(
                Part::Run,
                minutes,
                piece,
                &text,
                piece.goal.map(|goal| goal.bpm),
                reason,
            );
            return;
        }
        let piece = &frame.pieces.active[slot.piece];
        let bpm = self.tempi[slot.piece]
            .get(self.sessions[slot.piece])
            .copied();
        let exam_soon = frame.exam_weeks.is_some_and(|weeks| weeks < 6);
        let (text, reason) = match slot.work {
            Work::Spot => {
                let count = self.turns[slot.piece];
                self.turns[slot.piece] += 1;
                let spot = &piece.spots[count % piece.spots.len()];
                let round = count / piece.spots.len();
                let problem = spot
                    .problems
                    .get(round % spot.problems.len().max(1))
                    .copied();
                let mut text = self.writer.spot(spot, problem, kind, count + slot.piece);
                if let (0, Some(goal)) = (count, piece.goal) {
                    text.push_str(if goal.about {
                        " The goal is about "
                    } else {
                        " The goal is "
                    });
                    text.push_str(&goal.bpm.to_string());
                    text.push('.');
                }
                if kind == DayKind::BuildB && self.rounds_to_come(page) {
                    text.push_str(
                        " Halfway through, change to the next task, then come back once.",
                    );
                }
                let code =
                    problem.map_or_else(|| keywords::stage_code(piece.stage), keywords::code);
                (text, code)
            }
            Work::Take => {
                let form = if exam_soon {
                    2
                } else {
                    usize::from(piece.stage == Stage::New)
                };
                (self.writer.row(&runs::TAKES, form, ""), "template:take")
            }
            _ if kind == DayKind::Perform && exam_soon => (
                self.writer
                    .row(&runs::PLAY_THROUGHS, slot.piece.saturating_sub(1), ""),
                "exam:play-through",
            ),
            _ if piece.stage == Stage::New => (
                self.writer
                    .rows([&runs::FIRST_READS, &runs::RUNS], row, "slowly"),
                "stage:new",
            ),
            _ => (
                self.writer.rows([&runs::RUNS, &runs::KEEPS], row, "slowly"),
                keywords::stage_code(piece.stage),
            ),
        };
        let part = if slot.work == Work::Spot {
            Part::Spots
        } else {
            Part::Run
        };
        let reason = if piece.earlier {
            "earlier-notes"
        } else {
            reason
        };
        page.repertoire(part, minutes, piece, &text, bpm, reason);
    }

    /// From Grade 2 the spots of the third day are practised in turn.
    fn rounds_to_come(&self, page: &Page) -> bool {
        self.frame.level.step() >= 2 && page.plan.repertoire.is_empty()
    }

    fn kept(&mut self, piece: &Piece, turn: usize) -> (String, &'static str) {
        let slow = piece.goal.map_or_else(
            || "slowly".into(),
            |goal| ["at ", &at_most(goal.bpm * 80 / 100).to_string()].concat(),
        );
        (
            self.writer.row(&runs::KEEPS, turn, &slow),
            keywords::stage_code(piece.stage),
        )
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

    /// The lesson's or the exam's day: warm in and look once more at what is hardest.
    fn short_day(&mut self, page: &mut Page) {
        let frame = self.frame;
        let total = page.plan.duration_minutes;
        let warm_up = if total >= 8 { 2 } else { 1 };
        if page.basis.kind == DayKind::Exam {
            page.warm_up(warm_up, "Warm in softly with the easiest line you know, twice; done when the sound comes without effort.");
        } else {
            page.warm_up(warm_up, &self.warm_up(5));
        }
        let mut spots = total - warm_up - 1;
        if let Some(line) = self.technique.lesson_day(page.basis.kind == DayKind::Exam) {
            spots -= warm_up;
            page.technique(warm_up, &line.text, line.reason);
        }
        let items = share::items(
            spots,
            2.min(u16::try_from(frame.pieces.active.len()).unwrap_or(1)),
            share::longest_item(frame.level),
        );
        for (item, minutes) in items.into_iter().enumerate() {
            let index = item % frame.pieces.active.len();
            let piece = &frame.pieces.active[index];
            let spot = &piece.spots[(item / frame.pieces.active.len()) % piece.spots.len()];
            let before = self.sessions[index].saturating_sub(1);
            let bpm = self.tempi[index].get(before).copied();
            let look = if page.basis.kind == DayKind::Exam {
                2
            } else {
                usize::from(bpm.is_none() || index > 0)
            };
            let text = self.writer.last_look(spot, look);
            page.repertoire(
                Part::Spots,
                minutes,
                piece,
                &text,
                bpm,
                "template:lesson-day",
            );
        }
        if page.basis.kind == DayKind::Exam {
            page.study(1, "Breathe out slowly three times and hear the first bar of each piece inside; done when you could begin.", "template:exam-day");
            return;
        }
        let question = if frame.next_lesson {
            "Write down one question for your teacher and put it in the music; done when it says which bar it is about."
        } else {
            "Write down one question for your next lesson; done when it says which bar it is about."
        };
        page.study(1, question, "template:lesson-day");
    }

    fn light(&mut self, page: &mut Page, index: usize) {
        let minutes = page.plan.duration_minutes;
        let main = &self.frame.pieces.active[0].title;
        let what = if main == super::pieces::UNNAMED {
            "your current piece"
        } else {
            main
        };
        let text = if index == 0 {
            "Leave the instrument in its case. Read the score of {t} once from first bar to last, hearing it inside; done when you can say where it repeats."
        } else {
            "No instrument today. Listen to a recording of {t}, or hear it in your head, twice with the score; done when you have marked the one place you want to sound like that."
        };
        let text = fill(text, &[('t', what)]);
        page.study(minutes, &text, "template:light");
    }
}

/// A day being written, with its basis.
struct Page {
    plan: DayPlan,
    basis: DayBasis,
}

impl Page {
    fn new(kind: DayKind, duration_minutes: u16) -> Page {
        Page {
            plan: DayPlan {
                day: String::new(),
                date: NaiveDate::MIN,
                duration_minutes,
                warmup: String::new(),
                technical_focus: String::new(),
                repertoire: Vec::new(),
                musicianship: String::new(),
            },
            basis: DayBasis {
                kind,
                blocks: Vec::new(),
            },
        }
    }

    fn block(&mut self, part: Part, minutes: u16, reason: &str) {
        self.basis.blocks.push(Block {
            part,
            minutes,
            reason: reason.into(),
        });
    }

    fn warm_up(&mut self, minutes: u16, text: &str) {
        self.block(Part::WarmUp, minutes, "template:warm-up");
        self.plan.warmup = timed(minutes, text);
    }

    fn technique(&mut self, minutes: u16, text: &str, reason: &str) {
        self.block(Part::Technique, minutes, reason);
        append(&mut self.plan.technical_focus, &timed(minutes, text));
    }

    fn repertoire(
        &mut self,
        part: Part,
        minutes: u16,
        piece: &Piece,
        text: &str,
        bpm: Option<u16>,
        reason: &str,
    ) {
        self.block(part, minutes, reason);
        self.plan.repertoire.push(RepertoireItem {
            title: piece.title.clone(),
            focus: timed(minutes, text),
            target_tempo_bpm: bpm,
        });
    }

    fn study(&mut self, minutes: u16, text: &str, reason: &str) {
        self.block(Part::Musicianship, minutes, reason);
        append(&mut self.plan.musicianship, &timed(minutes, text));
    }

    fn free_play(&mut self, minutes: u16, text: &str) {
        self.block(Part::FreePlay, minutes, "template:free-play");
        append(
            &mut self.plan.musicianship,
            &timed(minutes, &["Your choice: ", text, "."].concat()),
        );
    }
}

fn append(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(line);
}

/// What stands on a day off.
fn rest(index: usize) -> &'static str {
    match index {
        0..=2 => "A day off. What you practised yesterday settles while you do other things.",
        3..=5 => "A day off, and it breaks no streak. Tomorrow begins a notch slower.",
        _ => "A day off. Leave the instrument ready for tomorrow.",
    }
}
