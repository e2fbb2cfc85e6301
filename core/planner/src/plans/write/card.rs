//! The card of an item on a day.

use crate::{
    goals::TempoMark,
    guidance::{DayKind, Part},
};

use super::{
    super::{
        Frame,
        allocate::{Role, Slot},
        cards::{LineKey, PracticeCard},
        items::{Item, Side, Sort, Spot},
        tasks::{Limits, Purpose},
        wording::sentence,
    },
    Writer, words,
};

impl Writer<'_> {
    /// A card: where, with which hand, how fast, what, how often, until when.
    pub(super) fn card(&mut self, day: usize, slot: &Slot, room: usize) -> PracticeCard {
        let item = &self.items[slot.item];
        let (spot, side) = item.at(slot.turn);
        let first = !self.met[slot.item];
        let by_teacher = item.reason != "ladder";
        let mut card = PracticeCard {
            key: LineKey {
                goal: item.key.clone(),
                task: String::new(),
                ordinal: 1,
            },
            part: if slot.role == Role::Take {
                Part::Run
            } else {
                item.part()
            },
            title: item.title.clone(),
            place: None,
            hands: match side {
                Side::Both => None,
                Side::Left => Some("Left hand".into()),
                Side::Right => Some("Right hand".into()),
            },
            tempo: slot.bpm.map(|bpm| TempoMark {
                bpm,
                unit: item.unit,
            }),
            minutes: slot.minutes,
            times: None,
            task: String::new(),
            done: None,
            how: None,
            teacher: item.how.clone().filter(|_| first && by_teacher),
        };
        if item.sort == Sort::Words {
            card.key.task = "words".into();
            card.task = words_of(self.frame, &item.key);
            return card;
        }
        let whole = self.is_whole(day, slot);
        if !whole {
            card.place = (!spot.place.is_empty()).then(|| sentence(&spot.place));
        }
        let (purposes, limits) = (self.purposes(slot, whole), self.limits(item, spot, side));
        let place = if spot.place.is_empty() || whole {
            "it"
        } else {
            &spot.place
        };
        let extra = card.place.as_deref().map_or(0, words) + 2 * usize::from(card.hands.is_some());
        let task = self.choose(day, slot, &purposes, limits, room.saturating_sub(extra));
        let Some(task) = task else { return card };
        let is_scale =
            |item: &&Item| item.sort == Sort::Technique && item.title.ends_with(" scale");
        let key = self.items.iter().find(is_scale);
        let key = key.map_or("three notes you choose".into(), |item| {
            ["the ", &item.title].concat()
        });
        let worded = self.reader.word(task, slot.times, place, &key);
        card.key.task = task.id.into();
        card.times = Some(slot.times);
        card.task = worded.line;
        card.done = Some(worded.test);
        card.how = Some(match &item.how {
            Some(form) if !by_teacher => [&sentence(&worded.how), " ", form].concat(),
            _ => sentence(&worded.how),
        });
        card
    }

    /// Whether a card is for the whole piece: the take, a run of a piece without a place, a kept piece.
    fn is_whole(&self, day: usize, slot: &Slot) -> bool {
        let item = &self.items[slot.item];
        let run = slot.role == Role::Second && item.spots.iter().all(|spot| spot.bars.is_none());
        let plays_through = self.exam_soon()
            && self.frame.days[day].kind == DayKind::Perform
            && slot.role == Role::Work
            && day >= 5;
        match item.sort {
            Sort::Practise => {
                slot.role == Role::Take
                    || item.whole && is_named_nowhere(item) && (run || plays_through)
            }
            Sort::Keep | Sort::Listen => true,
            _ => false,
        }
    }

    fn exam_soon(&self) -> bool {
        self.frame.asked.days_to_exam.is_some_and(|days| days <= 42)
    }

    fn purposes(&self, slot: &Slot, whole: bool) -> Vec<Purpose> {
        let item = &self.items[slot.item];
        let new = item.purposes.first() == Some(&Purpose::New);
        match (slot.role, item.sort) {
            (Role::Take, _) => vec![Purpose::Take],
            (Role::Look, Sort::Practise) => vec![Purpose::Look],
            (_, Sort::Practise) if whole && new => vec![Purpose::First],
            (_, Sort::Practise) if whole => vec![Purpose::Run],
            // The needs of a goal take turns; what any place can take comes after them.
            (_, Sort::Practise) => {
                let (mut needs, rest): (Vec<Purpose>, Vec<Purpose>) = item
                    .purposes
                    .iter()
                    .partition(|purpose| **purpose != Purpose::General);
                if !needs.is_empty() {
                    let first = slot.turn % needs.len();
                    needs.rotate_left(first);
                }
                needs.extend(rest);
                needs
            }
            _ => item.purposes.clone(),
        }
    }

    fn limits(&self, item: &Item, spot: &Spot, side: Side) -> Limits {
        Limits {
            one_hand: side != Side::Both || item.sides.len() > 1,
            gentle: self.frame.is_halved(),
            short: spot.bars.is_some_and(|(from, to)| to - from < 3),
            no_metronome: false,
        }
    }
}

/// Whether no place of a piece is named.
fn is_named_nowhere(item: &Item) -> bool {
    item.spots.iter().all(|spot| spot.bars.is_none()) && item.spots.len() > 1
}

/// The words of a `words` goal.
fn words_of(frame: &Frame, key: &str) -> String {
    let goals = frame.request.goals.iter();
    let goal = goals.filter(|goal| goal.key() == key);
    goal.filter_map(|goal| match &goal.subject {
        crate::goals::Subject::Words { text } => Some(text.trim().to_owned()),
        _ => None,
    })
    .next()
    .unwrap_or_default()
}
