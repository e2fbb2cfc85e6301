//! Chooses and writes tasks, so that no sentence comes twice in a week.

pub mod places;
pub mod problems;
pub mod runs;

use super::{
    guidance::DayKind,
    instrument::Family,
    level::Level,
    notes::{keywords::Problem, read::Spot},
};
use crate::{practice::text::replaced, search::holds};
use places::Near;

/// What a piece is in, beside its stage's usual work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// Usual work.
    Going,
    /// Its bars are being met.
    New,
    /// It does not move on; the cause is looked for.
    Stuck,
}

/// Writes the week's tasks and remembers which templates were used.
#[derive(Debug)]
pub struct Writer {
    level: Level,
    family: Family,
    used: Vec<&'static str>,
    written: Vec<String>,
}

impl Writer {
    /// A writer for a week.
    pub fn new(level: Level, family: Family) -> Writer {
        Writer {
            level,
            family,
            used: Vec::new(),
            written: Vec::new(),
        }
    }

    /// A task for a spot: what its problem needs on this kind of day, else a general one; for a
    /// piece that is stuck one that looks for the cause. `turn` counts the piece's tasks so far.
    pub fn spot(
        &mut self,
        spot: &Spot,
        problem: Option<Problem>,
        state: State,
        (kind, turn): (DayKind, usize),
    ) -> String {
        let phase = phase(kind);
        let own = match (state, problem) {
            (State::Stuck, _) => problems::stuck(self.family),
            (_, Some(problem)) => problems::for_problem(problem, self.family),
            (State::New, None) => &problems::NEW,
            _ => &[],
        };
        let own = turned(own, phase);
        let general = turned(&problems::GENERIC, phase + 5 * turn);
        let near = Near::of(spot, turn);
        self.write(&mut own.chain(general), &near)
    }

    /// A task from a table of one per kind of day, beginning with this day's; `slow` fills `{b}`.
    pub fn row(&mut self, table: &'static [&'static str], start: usize, slow: &str) -> String {
        let near = Near {
            slow: slow.into(),
            ..Near::default()
        };
        self.write(&mut turned(table, start), &near)
    }

    /// The same from two tables, the second for when the first is used up.
    pub fn rows(
        &mut self,
        tables: [&'static [&'static str]; 2],
        start: usize,
        slow: &str,
    ) -> String {
        let near = Near {
            slow: slow.into(),
            ..Near::default()
        };
        let [first, second] = tables.map(|table| turned(table, start));
        self.write(&mut first.chain(second), &near)
    }

    /// The opening of a piece that is still new: no further than the place the note names.
    pub fn first_read(&mut self, spot: &Spot, start: usize) -> String {
        let near = Near::of_new(spot);
        let [first, second] = [turned(&runs::FIRST_READS, start), turned(&runs::RUNS, 0)];
        self.write(&mut first.chain(second), &near)
    }

    /// The last look before a lesson or exam, from the table's line `from` on.
    pub fn last_look(&mut self, spot: &Spot, from: usize) -> String {
        let [first, second] = [from, 1].map(|from| turned(&runs::LAST_LOOKS[from..], 0));
        self.write(&mut first.chain(second), &Near::of(spot, 0))
    }

    /// The first candidate whose template is unused and fits the place; else the first whose
    /// sentence is new.
    fn write(&mut self, candidates: &mut dyn Iterator<Item = &'static str>, near: &Near) -> String {
        let mouth = matches!(self.family, Family::Wind | Family::Voice);
        let fits = |template: &&str| {
            !(mouth && holds(template, "{~}"))
                && (near.joined.is_some() || !holds(template, "{j}"))
                && (near.long || !holds(template, "{+}"))
                && (near.halves != near.place || !holds(template, "{/}"))
        };
        let candidates: Vec<_> = candidates.filter(fits).collect();
        let fresh = candidates
            .iter()
            .find(|template| !self.used.contains(template));
        let render = |template: &str| said(near.render(template, self.level), self.family);
        let sentence = match fresh {
            Some(template) => render(template),
            None => {
                let sentences = candidates.iter().map(|template| render(template));
                sentences
                    .clone()
                    .find(|text| !self.written.contains(text))
                    .or_else(|| {
                        let mut sentences = sentences;
                        sentences.next()
                    })
                    .unwrap_or_default()
            }
        };
        self.used.extend(fresh);
        self.written.push(sentence.clone());
        sentence
    }
}

/// A table's lines, each once, beginning with the one at `start`.
fn turned(table: &'static [&'static str], start: usize) -> impl Iterator<Item = &'static str> {
    (0..table.len()).map(move |step| table[(start + step) % table.len()])
}

/// A task in the words of singers and drummers; all others play notes.
fn said(text: String, family: Family) -> String {
    const SUNG: [(&str, &str); 3] = [("Play", "Sing"), ("played", "sung"), ("play", "sing")];
    const DRUMMED: [(&str, &str); 4] = [
        ("on one note", "on one drum"),
        (" note ", " stroke "),
        ("hum", "tap"),
        ("tapmed", "tapped"),
    ];
    let words = match family {
        Family::Voice => &SUNG[..],
        Family::Drums => &DRUMMED,
        _ => return text,
    };
    words
        .iter()
        .fold(text, |text, (from, to)| replaced(&text, from, to))
}

/// Which task of five a kind of day asks for.
pub fn phase(kind: DayKind) -> usize {
    match kind {
        DayKind::BuildA => 1,
        DayKind::BuildB => 2,
        DayKind::Join => 3,
        DayKind::Perform => 4,
        _ => 0,
    }
}
