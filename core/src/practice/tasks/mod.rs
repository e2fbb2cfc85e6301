//! Chooses and writes tasks, so that no sentence comes twice in a week.

pub mod problems;
pub mod runs;

use super::{
    guidance::DayKind,
    level::Level,
    notes::{
        bars::Place,
        keywords::{Hand, Problem},
        read::Spot,
    },
    text::fill,
};

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

/// Where to work in a piece when the notes name no place, one after the other.
const WHOLE: [&str; 5] = [
    "the hardest line",
    "the opening line",
    "the hardest two bars",
    "the last line",
    "the line you know least",
];

/// The names of a place that a template may ask for.
#[derive(Default)]
struct Near {
    place: String,
    halves: String,
    joined: Option<String>,
    hand: Option<Hand>,
    slow: String,
    /// Longer than three bars.
    long: bool,
}

impl Near {
    fn of(spot: &Spot, turn: usize) -> Near {
        let hand = spot.hand;
        match spot.place {
            Place::Bars(from, to) => {
                let middle = from + (to - from) / 2;
                Near {
                    place: bars(from, to),
                    halves: if to - from >= 3 {
                        fill(
                            "each half of {p} ({a} and {b})",
                            &[
                                ('p', &bars(from, to)),
                                ('a', &span(from, middle)),
                                ('b', &span(middle + 1, to)),
                            ],
                        )
                    } else {
                        bars(from, to)
                    },
                    joined: (from > 1).then(|| bars(from.saturating_sub(2).max(1), to)),
                    hand,
                    long: to - from >= 3,
                    ..Near::default()
                }
            }
            Place::Named(name) => Near {
                place: name.into(),
                halves: name.into(),
                joined: leads_in(name).then(|| [name, " and the bars before it"].concat()),
                hand,
                long: true,
                ..Near::default()
            },
            Place::Whole => {
                let place = WHOLE[turn % WHOLE.len()];
                Near {
                    place: place.into(),
                    halves: place.into(),
                    joined: leads_in(place).then(|| [place, " and the bars before it"].concat()),
                    hand,
                    long: place != "the hardest two bars",
                    ..Near::default()
                }
            }
        }
    }

    fn render(&self, template: &str, level: Level) -> String {
        let (hand, rhythm) = match self.hand {
            Some(Hand::Left) => ("left hand", "left-hand rhythm"),
            Some(Hand::Right) => ("right hand", "right-hand rhythm"),
            None => ("weaker hand", "rhythm"),
        };
        let joined = self.joined.as_deref().unwrap_or_default();
        let mut text = fill(
            template,
            &[
                ('p', &self.place),
                ('s', &self.halves),
                ('j', joined),
                ('w', hand),
                ('r', rhythm),
                ('n', level.clean_in_a_row()),
                ('b', &self.slow),
            ],
        );
        text.push('.');
        text
    }
}

/// Whether bars come before a named place.
fn leads_in(name: &str) -> bool {
    ![
        "the opening",
        "the beginning",
        "the first",
        "the hardest",
        "the line",
    ]
    .iter()
    .any(|start| name.starts_with(start))
}

/// "bar 12" or "bars 9–16".
pub fn bars(from: u16, to: u16) -> String {
    if from == to {
        ["bar ", &from.to_string()].concat()
    } else {
        ["bars ", &span(from, to)].concat()
    }
}

/// "9–16".
fn span(from: u16, to: u16) -> String {
    [&from.to_string(), "–", &to.to_string()].concat()
}

/// The place of a spot in words.
pub fn place(spot: &Spot) -> String {
    match spot.place {
        Place::Bars(from, to) => bars(from, to),
        Place::Named(name) => name.into(),
        Place::Whole => "the hardest line".into(),
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
