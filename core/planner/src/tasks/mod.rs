//! Chooses and writes tasks, so that no sentence comes twice in a week.

pub mod places;
pub mod problems;
pub mod runs;

use super::{
    guidance::DayKind,
    instrument::Family,
    level::Level,
    notes::{keywords::Problem, kinds::Kinds, read::Spot},
};
use crate::text::{replaced, turned};
use places::Near;
use reedling_core::text::contains;

/// Words of tasks that ask for force.
const FORCE: [&str; 3] = ["firmly", "exaggerated", "accent"];

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
    left_out: Kinds,
    /// The body asks for care: nothing is played with force.
    gentle: bool,
    used: Vec<&'static str>,
    written: Vec<String>,
}

impl Writer {
    /// A writer for a week.
    pub fn new(level: Level, family: Family, left_out: Kinds, gentle: bool) -> Writer {
        Writer {
            level,
            family,
            left_out,
            gentle,
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
            (State::Stuck, _) => Some(problems::stuck(self.family)),
            (_, Some(problem)) => Some(problems::for_problem(problem, self.family)),
            (State::New, None) => Some(problems::NEW),
            _ => None,
        };
        let general = (problems::GENERIC, phase + 5 * turn);
        let near = Near::of(spot, turn);
        match own {
            Some(own) => self.write(&[(own, phase), general], &near),
            None => self.write(&[general], &near),
        }
    }

    /// A task from a table of one per kind of day, beginning with this day's; `slow` fills `{b}`.
    pub fn row(&mut self, table: &'static str, start: usize, slow: &str) -> String {
        let near = Near {
            slow: slow.into(),
            ..Near::default()
        };
        self.write(&[(table, start)], &near)
    }

    /// The same from two tables, the second for when the first is used up.
    pub fn rows(&mut self, tables: [&'static str; 2], start: usize, slow: &str) -> String {
        let near = Near {
            slow: slow.into(),
            ..Near::default()
        };
        self.write(&tables.map(|table| (table, start)), &near)
    }

    /// The opening of a piece that is still new: no further than the place the note names.
    pub fn first_read(&mut self, spot: &Spot, start: usize) -> String {
        let near = Near::of_new(spot);
        self.write(&[(runs::FIRST_READS, start), (runs::RUNS, 0)], &near)
    }

    /// The last look before a lesson or exam: in the week's tempo, or the `from`th without one.
    pub fn last_look(&mut self, spot: &Spot, from: Option<usize>) -> String {
        let near = Near::of(spot, 0);
        match from {
            None => self.write(
                &[(runs::LAST_LOOK_IN_TEMPO, 0), (runs::LAST_LOOKS, 0)],
                &near,
            ),
            Some(from) => self.write(&[(runs::LAST_LOOKS, from)], &near),
        }
    }

    /// The first line of the tables, each from its start on, whose template is unused and fits the place; else the
    /// first whose sentence is new.
    fn write(&mut self, tables: &[(&'static str, usize)], near: &Near) -> String {
        let mouth = matches!(self.family, Family::Wind | Family::Voice);
        let fits = |template: &str| {
            let is_left_out = self.left_out.forbid(template) || mouth && contains(template, "{~}");
            let is_forced = self.gentle && FORCE.iter().any(|word| contains(template, word));
            !is_left_out
                && !is_forced
                && (near.joined.is_some() || !contains(template, "{j}"))
                && (near.long || !contains(template, "{+}"))
                && (near.halves != near.place || !contains(template, "{/}"))
        };
        let mut candidates = Vec::new();
        for &(table, start) in tables {
            for template in turned(table, start) {
                if fits(template) {
                    candidates.push(template);
                }
            }
        }
        if let (true, Some(&(table, start))) = (candidates.is_empty(), tables.first()) {
            candidates.extend(turned(table, start));
        }
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

/// A task in the words of singers and drummers; all others play notes.
pub fn said(text: String, family: Family) -> String {
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
