//! The card of an item on a day.

use reedling_core::{case_mapping::lower, text::contains};

use crate::{
    goals::{Do, Goal, Subject, TempoMark},
    guidance::{DayKind, Part},
    read::plays_without_metronome,
};

use super::{
    super::{
        allocate::{Role, Slot},
        cards::{PracticeCard, WORDS_TASK},
        items::{Item, Side, Sort, Spot, minutes},
        tasks::{Limits, Purpose, often},
        wording::sentence,
    },
    Writer, words,
};

/// One note that grows and fades, in tenths of a second.
const ONE_NOTE: u32 = 100;
/// To which age a metronome is left out: who is that small claps, counts and steps.
const NO_METRONOME: u8 = 8;

impl Writer<'_> {
    /// A card: where, with which hand, how fast, what, how often, until when.
    pub(super) fn card(&mut self, day: usize, slot: &Slot, room: usize) -> PracticeCard {
        let item = &self.items[slot.item];
        let mut card = self.head(slot);
        self.met[slot.item] = true;
        if item.sort == Sort::Words {
            return self.in_their_words(card, slot);
        }
        let extra = card.place.as_deref().map_or(0, words) + 2 * usize::from(card.hands.is_some());
        let purposes = self.purposes(day, slot);
        let limits = self.limits(slot);
        let (purposes, main) = self.with_main(day, slot, purposes, limits);
        let task = match main {
            Some(task) => Some(self.take_up(day, slot, task)),
            None => self.choose(day, slot, &purposes, limits, room.saturating_sub(extra)),
        };
        let Some(task) = task else { return card };
        self.note_read(slot, task);
        let place = place(item, slot).map_or(String::new(), |spot| spot.place);
        let place = match item.sort {
            Sort::Technique => thing(&item.title),
            _ if place.is_empty() => "it",
            _ => &place,
        };
        let worded = self.reader.word(task, slot.times, place, &self.key());
        if task.is_of_one_note() {
            card.minutes = card.minutes.min(minutes(ONE_NOTE, slot.times));
        }
        if !task.has_tempo() {
            // What the lesson said is in sight from the first day on.
            let is_shown =
                task.is_slow() && !task.is_of_one_note() && self.is_tempo_told(&item.key);
            card.tempo = card.tempo.filter(|_| is_shown);
            card.slower = card.tempo.is_some();
        }
        if item.together && !slot.whole && task.is_for_both_hands() {
            card.hands = Some("Hands together".into());
        }
        card.key.task = task.id.into();
        card.times = Some(slot.times);
        card.task = worded.line;
        card.done = Some(worded.test);
        let how = sentence(&worded.how);
        card.how = Some(match &item.note {
            Some(note) => [&how, " ", note].concat(),
            None => how,
        });
        card
    }

    /// A card before it has a task.
    fn head(&self, slot: &Slot) -> PracticeCard {
        let item = &self.items[slot.item];
        let place = place(item, slot).map_or(String::new(), |spot| spot.name());
        let is_first = !self.met[slot.item];
        let part = match slot.role {
            Role::Take => Part::Run,
            _ => item.part(),
        };
        PracticeCard {
            place: (!place.is_empty() && item.sort != Sort::Words).then(|| sentence(&place)),
            hands: match item.at(slot.turn).1 {
                Side::Both => None,
                Side::Left => Some("Left hand".into()),
                Side::Right => Some("Right hand".into()),
            },
            tempo: slot.bpm.map(|bpm| TempoMark {
                bpm,
                unit: item.unit,
            }),
            teacher: item.how.clone().filter(|_| is_first),
            ..PracticeCard::new(&item.key, "", part, &item.title, slot.minutes)
        }
    }

    /// A card with the teacher's words: what to do is theirs, how often and until when is usual.
    fn in_their_words(&self, mut card: PracticeCard, slot: &Slot) -> PracticeCard {
        let goal = self.goal(&card.key.goal);
        card.key.task = WORDS_TASK.into();
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

    /// The goal of a key; none of what fills the day.
    fn goal(&self, key: &str) -> Option<&Goal> {
        self.week.goals_of(key).next()
    }

    /// Whether the lesson gave a goal a tempo.
    fn is_tempo_told(&self, key: &str) -> bool {
        let tempo = self.goal(key).and_then(|goal| goal.tempo);
        tempo.is_some_and(|tempo| !tempo.is_empty())
    }

    /// What the task of a card may serve, the first before the others.
    fn purposes(&self, day: usize, slot: &Slot) -> Vec<Purpose> {
        let item = &self.items[slot.item];
        let is_new = item.purposes.first() == Some(&Purpose::New);
        match (slot.role, item.sort) {
            (Role::Take, Sort::Practise) => vec![Purpose::Take],
            (Role::Look, Sort::Practise) => vec![Purpose::Look],
            (_, Sort::Practise) if slot.whole && is_new => vec![Purpose::First],
            (_, Sort::Practise) if slot.whole => vec![Purpose::Run],
            (_, Sort::Practise | Sort::Technique) => {
                let mut purposes = in_turn(item, slot.turn);
                if self.joins(day, slot) {
                    purposes.insert(0, Purpose::Join);
                }
                purposes
            }
            _ => item.purposes.clone(),
        }
    }

    /// Places are joined to what stands before them towards the end of the week.
    pub(super) fn joins(&self, day: usize, slot: &Slot) -> bool {
        let is_new = self.items[slot.item].purposes.first() == Some(&Purpose::New);
        let is_late = self.week.days[day].kind == DayKind::Join;
        is_late && !is_new && slot.role == Role::Second
    }

    fn limits(&self, slot: &Slot) -> Limits {
        let item = &self.items[slot.item];
        let (spot, side) = item.at(slot.turn);
        let age = self.week.request.student.age;
        Limits {
            one_hand: side != Side::Both || item.sides.len() > 1,
            no_clapping: self.week.hand().is_some(),
            gentle: self.week.is_halved(),
            short: spot.bars.is_some_and(|(from, to)| to - from < 3),
            no_metronome: slot.bpm.is_none()
                || self.week.request.week.without_metronome
                || plays_without_metronome(item.how.as_deref())
                || age.is_some_and(|age| age <= NO_METRONOME),
            nothing_before: !item.whole || spot.bars.is_none_or(|(from, _)| from < 3),
            unread: !self.is_read(slot),
            once: slot.times < 2,
            no_piece: item.sort == Sort::Technique,
        }
    }

    /// The first scale of the week, as something to improvise on.
    fn key(&self) -> String {
        let scale = self.items.iter().find(|item| item.is_one_scale);
        scale.map_or("three notes you choose".into(), |item| {
            ["the ", &item.title].concat()
        })
    }
}

/// The place of a card; none where the whole of it is meant.
fn place(item: &Item, slot: &Slot) -> Option<Spot> {
    match slot.role {
        _ if slot.whole => None,
        Role::Take => Some(item.span()),
        _ => Some(item.at(slot.turn).0.clone()),
    }
}

/// The needs of an item take turns; what any place can take comes after them, and has a turn of its own once their tasks are
/// known.
pub(super) fn in_turn(item: &Item, turn: usize) -> Vec<Purpose> {
    let purposes = item.purposes.iter();
    let (mut needs, rest): (Vec<Purpose>, Vec<Purpose>) =
        purposes.partition(|purpose| !purpose.is_for_any());
    if !needs.is_empty() {
        needs.extend(rest.iter().filter(|_| item.mixes()));
        // Each place has each need in turn.
        let round = item.spots.len() * item.sides.len();
        let shift = if round > 1 && round.is_multiple_of(needs.len()) {
            turn / round
        } else {
            0
        };
        let first = (turn + shift) % needs.len();
        needs.rotate_left(first);
    }
    needs.extend(rest);
    needs
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
    let named = names.iter().find(|(name, _)| contains(&title, name));
    named.map_or("an easy line", |(_, thing)| thing)
}
