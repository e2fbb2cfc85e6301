//! What the week works on: each goal as something that is assigned to days, and what may fill the rest of a day.

use crate::{goals::NoteValue, guidance::Part, reason::Reason};

use super::{bars::bars, tasks::Purpose, tempo::Ramp};

/// Which hand a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// As the piece is played.
    Both,
    /// The left hand alone.
    Left,
    /// The right hand alone.
    Right,
}

/// A place of an item.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Spot {
    /// "bars 9–16"; empty where the whole of it is meant.
    pub place: String,
    /// First and last bar, where bars are named.
    pub bars: Option<(u16, u16)>,
    /// "first movement", where it is in a movement that is named.
    pub movement: Option<String>,
}

impl Spot {
    /// Where it is, as a card says it: "first movement, bars 9–16".
    pub fn name(&self) -> String {
        match &self.movement {
            Some(movement) => [movement, ", ", &self.place].concat(),
            None => self.place.clone(),
        }
    }
}

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// A piece or study that is practised.
    Practise,
    /// A piece that is only kept alive.
    Keep,
    /// A sentence in the teacher's words.
    Words,
    /// Something to listen to.
    Listen,
    /// Scales, arpeggios, exercises.
    Technique,
    /// Sight-reading, aural work, theory, improvising.
    Skill,
    /// The pieces of an exam, one after the other.
    Programme,
}

/// Something to work on.
#[derive(Clone, Debug)]
pub struct Item {
    /// Key of the goal, or of what stands in for one.
    pub key: String,
    /// What it is.
    pub sort: Sort,
    /// Title of the card.
    pub title: String,
    /// Its places, in the order in which they are taken up; never empty.
    pub spots: Vec<Spot>,
    /// The hands in turn; never empty.
    pub sides: Vec<Side>,
    /// What its tasks serve, the most important first.
    pub purposes: Vec<Purpose>,
    /// The tempi of its week.
    pub ramp: Option<Ramp>,
    /// The note that its tempi count.
    pub unit: NoteValue,
    /// Crotchets in a bar, where the kind of piece tells; else four are taken.
    pub beats: Option<u16>,
    /// On how many days it is wanted.
    pub wanted: usize,
    /// It may be run as a whole: no part of the piece stands against it.
    pub whole: bool,
    /// No place of it is named.
    pub anywhere: bool,
    /// It has been played as a whole: it is kept.
    pub shown: bool,
    /// The teacher wants both hands together.
    pub together: bool,
    /// For how many weeks running it was set before: turns its tasks.
    pub weeks: usize,
    /// The teacher's own words on how to do it.
    pub how: Option<String>,
    /// It is one scale: something to improvise on.
    pub is_one_scale: bool,
    /// What stands behind the method of each card: which form of a scale, how many notes to a beat.
    pub note: Option<String>,
    /// Why it is there.
    pub reason: Reason,
    /// How many of these there are in one card: the keys of a scale card, the pieces of a programme.
    pub amount: u16,
}

/// The titles of items, each once.
pub fn titles<'a>(items: impl Iterator<Item = &'a Item>) -> Vec<&'a str> {
    let mut titles: Vec<&str> = Vec::new();
    for item in items {
        if !titles.contains(&item.title.as_str()) {
            titles.push(&item.title);
        }
    }
    titles
}

/// For how many weeks an item is worked on for its needs alone.
const MIXED_FROM: usize = 3;
/// Seconds between repetitions.
const PAUSE: u32 = 5;

impl Item {
    /// Place and hand of its `turn`th card: each place with each hand in turn.
    pub fn at(&self, turn: usize) -> (&Spot, Side) {
        let spot = &self.spots[turn / self.sides.len() % self.spots.len()];
        (spot, self.sides[turn % self.sides.len()])
    }

    /// Its places in one, as far as they follow one another: "bars 25–40".
    pub fn span(&self) -> Spot {
        let first = &self.spots[0];
        let Some((from, mut to)) = first.bars else {
            return first.clone();
        };
        let near = self.spots.iter().skip(1);
        let near = near.filter(|spot| spot.movement == first.movement);
        for (start, end) in near.filter_map(|spot| spot.bars) {
            if start == to + 1 {
                to = end;
            }
        }
        Spot {
            place: bars((from, to)),
            bars: Some((from, to)),
            movement: first.movement.clone(),
        }
    }

    /// The place that was set, where it is one. A long place is cut for the cards, and named as it was set here.
    pub fn one_place(&self) -> Option<String> {
        let movement = &self.spots[0].movement;
        if self.spots.iter().any(|spot| spot.movement != *movement) {
            return None;
        }
        let spans: Vec<(u16, u16)> = self.spots.iter().filter_map(|spot| spot.bars).collect();
        let joined = spans.windows(2).all(|pair| pair[0].1 + 1 == pair[1].0);
        let place = match (spans.first(), spans.last()) {
            (Some(first), Some(last)) if joined => Some(bars((first.0, last.1))),
            (None, None) if !self.anywhere && self.spots.len() == 1 => {
                Some(self.spots[0].place.clone())
            }
            _ => None,
        };
        let named: Vec<String> = movement.iter().cloned().chain(place).collect();
        (!named.is_empty()).then(|| named.join(", "))
    }

    /// Whether what any place can take has turns beside its needs: it has been set for so long that their tasks are known.
    pub fn mixes(&self) -> bool {
        self.weeks >= MIXED_FROM
    }

    /// The part of the day it belongs to.
    pub fn part(&self) -> Part {
        match self.sort {
            Sort::Technique => Part::Technique,
            Sort::Practise | Sort::Words => Part::Spots,
            Sort::Keep | Sort::Programme => Part::Run,
            Sort::Listen | Sort::Skill => Part::Musicianship,
        }
    }

    /// How long one repetition takes, in tenths of a second.
    pub fn length(&self, spot: &Spot, bpm: Option<u16>) -> u32 {
        let fixed = |purpose: Option<&Purpose>| match purpose {
            Some(Purpose::Sight) => 550,
            Some(Purpose::Theory | Purpose::Improvise) => 450,
            Some(Purpose::Listen) => 900,
            _ => 150,
        };
        match self.sort {
            Sort::Listen | Sort::Skill => fixed(self.purposes.first()),
            Sort::Technique => 120 * u32::from(self.amount.max(1)),
            Sort::Keep | Sort::Programme => 700,
            Sort::Practise | Sort::Words => {
                let bars = spot
                    .bars
                    .map_or(6, |(from, to)| to.saturating_sub(from) + 1);
                let crotchets = u32::from(bars) * u32::from(self.beats.unwrap_or(4));
                // Without a number about andante is taken.
                let bpm = u32::from(bpm.unwrap_or(76).max(1));
                crotchets * 60_000 / (bpm * self.unit.hundredths())
            }
        }
    }
}

/// Minutes of so many repetitions: repetitions × (length + 5 s) × 1.5, whole minutes up. The length is in tenths of a
/// second.
pub fn minutes(length: u32, times: u16) -> u16 {
    whole_minutes(u32::from(times) * (length + 10 * PAUSE) * 3 / 2)
}

/// Minutes of a take, which is announced, played, heard and talked about.
pub fn take_minutes(length: u32) -> u16 {
    const AROUND: u32 = 600;
    whole_minutes((2 * length + AROUND) * 3 / 2)
}

fn whole_minutes(tenths: u32) -> u16 {
    let minutes = u16::try_from(tenths.div_ceil(600));
    minutes.unwrap_or(u16::MAX).max(1)
}
