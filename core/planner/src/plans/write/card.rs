//! The card of an item on a day.

use reedling_core::search::{holds, lower};

use crate::{
    goals::{Do, Goal, Subject, TempoMark},
    guidance::{DayKind, Part},
};

use super::{
    super::{
        EXAM_AHEAD,
        allocate::{Role, Slot},
        cards::{LineKey, PracticeCard},
        items::{Item, Side, Sort, Spot},
        tasks::{Limits, Purpose, often},
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
        self.met[slot.item] = true;
        if item.sort == Sort::Words {
            return self.in_their_words(card, slot);
        }
        let whole = self.is_whole(day, slot);
        let at = match slot.role {
            Role::Take => item.span(),
            _ => spot.place.clone(),
        };
        if !whole {
            card.place = (!at.is_empty()).then(|| sentence(&at));
        }
        let (purposes, limits) = (self.purposes(slot, whole), self.limits(slot, spot, side));
        let place = match item.sort {
            Sort::Technique => thing(&item.title),
            _ if at.is_empty() || whole => "it",
            _ => &at,
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
        if task.is_slow() {
            card.tempo = None;
        }
        if item.together && !whole && !task.is_one_handed() {
            card.hands = Some("Hands together".into());
        }
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

    /// A card with the teacher's words: what to do is theirs, how often and until when is usual.
    fn in_their_words(&self, mut card: PracticeCard, slot: &Slot) -> PracticeCard {
        let key = &card.key.goal;
        let goal = self
            .frame
            .request
            .goals
            .iter()
            .find(|goal| goal.key() == *key);
        card.key.task = "words".into();
        if let Some(Goal {
            subject: Subject::Words { text },
            r#do,
            ..
        }) = goal
        {
            card.task = text.trim().to_owned();
            if matches!(r#do, Do::Practise | Do::Perform) && slot.times > 1 {
                card.times = Some(slot.times);
                card.how = Some([&sentence(&often(slot.times)), ", slowly at first."].concat());
                card.done = Some("two in a row went well".into());
            }
        }
        card
    }

    /// Whether a card is for the whole piece: the take of one that was played as a whole or of which no place is named, a run
    /// of a piece without a place, a kept piece.
    fn is_whole(&self, day: usize, slot: &Slot) -> bool {
        let item = &self.items[slot.item];
        let plays_through = self.exam_soon()
            && self.frame.days[day].kind == DayKind::Perform
            && slot.role == Role::Work
            && day >= 5;
        match item.sort {
            Sort::Practise if slot.role == Role::Take => item.anywhere || item.shown && day >= 5,
            Sort::Practise => {
                let run = slot.role == Role::Second || plays_through;
                item.whole && item.anywhere && item.spots.iter().all(|it| it.bars.is_none()) && run
            }
            Sort::Keep | Sort::Listen => true,
            _ => false,
        }
    }

    fn exam_soon(&self) -> bool {
        self.frame.exam_within(EXAM_AHEAD)
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
            (_, Sort::Practise | Sort::Technique) => {
                let (mut needs, rest): (Vec<Purpose>, Vec<Purpose>) = item
                    .purposes
                    .iter()
                    .partition(|purpose| !purpose.is_for_any());
                if !needs.is_empty() {
                    // Each place has each need in turn.
                    let round = item.spots.len() * item.sides.len();
                    let shift = if round > 1 && round.is_multiple_of(needs.len()) {
                        slot.turn / round
                    } else {
                        0
                    };
                    let first = (slot.turn + shift) % needs.len();
                    needs.rotate_left(first);
                }
                needs.extend(rest);
                needs
            }
            _ => item.purposes.clone(),
        }
    }

    fn limits(&self, slot: &Slot, spot: &Spot, side: Side) -> Limits {
        let item = &self.items[slot.item];
        Limits {
            one_hand: side != Side::Both || item.sides.len() > 1,
            gentle: self.frame.is_halved(),
            short: spot.bars.is_some_and(|(from, to)| to - from < 3),
            no_metronome: slot.bpm.is_none(),
            once: slot.times < 2,
            no_piece: item.sort == Sort::Technique,
        }
    }
}

/// What a scale or exercise is called in a task.
fn thing(title: &str) -> &'static str {
    let title = lower(title);
    let names = [
        ("scales", "the scales"),
        ("scale", "the scale"),
        ("arpeggio", "the arpeggio"),
        ("chord", "the chords"),
        ("seventh", "the seventh"),
    ];
    let named = names.iter().find(|(name, _)| holds(&title, name));
    named.map_or("an easy line", |(_, thing)| thing)
}
