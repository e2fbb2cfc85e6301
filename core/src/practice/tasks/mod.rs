//! Chooses and writes tasks, so that no sentence comes twice in a week.

pub mod places;
pub mod problems;
pub mod runs;

use super::{
    guidance::DayKind,
    level::Level,
    notes::{keywords::Problem, read::Spot},
};
use places::Near;

/// Writes the week's tasks and remembers which templates were used.
#[derive(Debug)]
pub struct Writer {
    level: Level,
    used: Vec<&'static str>,
    written: Vec<String>,
}

impl Writer {
    /// A writer for a week.
    pub fn new(level: Level) -> Writer {
        Writer {
            level,
            used: Vec::new(),
            written: Vec::new(),
        }
    }

    /// A task for a spot: what its problem needs on this kind of day, else a general one.
    /// `turn` counts the piece's tasks so far.
    pub fn spot(
        &mut self,
        spot: &Spot,
        problem: Option<Problem>,
        kind: DayKind,
        turn: usize,
    ) -> String {
        let phase = phase(kind);
        let own = problem.map_or(&[][..], |problem| problems::for_problem(problem));
        let own = (0..own.len()).map(|step| own[(phase + step) % own.len()]);
        let general = (0..problems::GENERIC.len())
            .map(|step| problems::GENERIC[(phase + 5 * turn + step) % problems::GENERIC.len()]);
        let near = Near::of(spot, turn);
        self.write(own.chain(general), &near)
    }

    /// A task from a table of one per kind of day, beginning with this day's; `slow` fills `{b}`.
    pub fn row(&mut self, table: &'static [&'static str], start: usize, slow: &str) -> String {
        let near = Near {
            slow: slow.into(),
            ..Near::default()
        };
        self.write(
            (0..table.len()).map(|step| table[(start + step) % table.len()]),
            &near,
        )
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
        let turned = |table: &'static [&'static str]| {
            (0..table.len()).map(move |step| table[(start + step) % table.len()])
        };
        self.write(turned(tables[0]).chain(turned(tables[1])), &near)
    }

    /// The last look before a lesson or exam, from the table's line `from` on.
    pub fn last_look(&mut self, spot: &Spot, from: usize) -> String {
        let looks = runs::LAST_LOOKS[from..]
            .iter()
            .chain(&runs::LAST_LOOKS[1..]);
        self.write(looks.copied(), &Near::of(spot, 0))
    }

    /// The first candidate whose template is unused and fits the place; else the first whose
    /// sentence is new.
    fn write(&mut self, candidates: impl Iterator<Item = &'static str>, near: &Near) -> String {
        let fits = |template: &&str| {
            (near.joined.is_some() || !template.contains("{j}"))
                && (near.long || !template.starts_with("{+}"))
                && (near.halves != near.place || !template.starts_with("{/}"))
        };
        let candidates: Vec<_> = candidates.filter(fits).collect();
        let fresh = candidates
            .iter()
            .find(|template| !self.used.contains(template));
        let render = |template: &str| near.render(template, self.level);
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
