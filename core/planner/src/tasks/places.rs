//! Where in a piece to work, in words.

use crate::{
    level::Level,
    notes::{bars::Place, keywords::Hand, read::Spot},
    text::fill,
};

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
pub struct Near {
    /// The place itself.
    pub place: String,
    /// Each of its halves, where bars are known.
    pub halves: String,
    /// The place with the bars before it, where there are any.
    pub joined: Option<String>,
    /// The hand the note names.
    pub hand: Option<Hand>,
    /// What fills `{b}`: "at 58" or "slowly".
    pub slow: String,
    /// Longer than three bars.
    pub long: bool,
}

impl Near {
    /// The names of a spot; `turn` chooses among places when the note names none.
    pub fn of(spot: &Spot, turn: usize) -> Near {
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

    /// The names of a spot of a new piece: the first two lines when the note names no place.
    pub fn of_new(spot: &Spot) -> Near {
        match spot.place {
            Place::Whole => Near {
                place: "the first two lines".into(),
                halves: "the first two lines".into(),
                ..Near::default()
            },
            _ => Near::of(spot, 0),
        }
    }

    /// A template with its slots filled.
    pub fn render(&self, template: &str, level: Level) -> String {
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
