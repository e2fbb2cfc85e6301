//! Which item is worked on when, how often and for how long.

mod candidates;
mod days;
mod minutes;

use super::{
    EXAM_AHEAD, WeekContext,
    assign::assign,
    items::{Item, Sort},
    week::Day,
};
use crate::{
    guidance::{DayKind, practises},
    level::Level,
};
use days::room;

/// What a card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The item's own work.
    Work,
    /// A second place or the other hand on the same day.
    Second,
    /// The full take of the last practice day.
    Take,
    /// The last look before the lesson or the exam.
    Look,
    /// Beside what the goals ask for.
    Filler,
}

/// A card before it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Index of the item.
    pub item: usize,
    /// What it is for.
    pub role: Role,
    /// Which of the item's sessions it is: its day.
    pub session: usize,
    /// Which of the item's cards it is: its place and hand.
    pub turn: usize,
    /// The whole piece is played, and no place of it.
    pub whole: bool,
    /// Tempo of the day.
    pub bpm: Option<u16>,
    /// Repetitions.
    pub times: u16,
    /// Minutes.
    pub minutes: u16,
}

/// A day before it is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DaySlots {
    /// Minutes of the warm-up.
    pub warmup: u16,
    /// The cards in the day's order.
    pub slots: Vec<Slot>,
    /// Minutes of the free play, or of the lesson day's question.
    pub free: u16,
}

impl DaySlots {
    /// Minutes of the whole day.
    pub fn minutes(&self) -> u16 {
        self.warmup + self.free + self.slots.iter().map(|slot| slot.minutes).sum::<u16>()
    }
}

/// The most cards of a day: three to age ten or Grade 2, five to Grade 7, six at Grade 8.
pub fn most_cards(level: Level, age: Option<u8>) -> usize {
    match level.step() {
        _ if age.is_some_and(|age| age <= 10) => 3,
        0..=2 => 3,
        3..=7 => 5,
        _ => 6,
    }
}

/// The days of the week: goals assigned first, then what fills each day, then minutes and repetitions.
/// `fillers` are the items from that index on.
pub fn allocate(week: &WeekContext, items: &[Item], fillers: usize) -> [DaySlots; 7] {
    let days = &week.days;
    let room = days.map(|day| room(day, week));
    let assigned = assign(days, &items[..fillers], room);
    let last = (0..7).rev().find(|day| practises(days[*day].kind));
    let days_of = |item: usize| assigned.iter().filter(|day| day.contains(&item)).count();
    let mut allocation = Allocation {
        left: (0..items.len()).map(days_of).collect(),
        items,
        week,
        turns: vec![0; items.len()],
        sessions: vec![0; items.len()],
        filled: 0,
    };
    let mut index = 0;
    let mut slots = days.map(|day| {
        let at = index;
        index += 1;
        match day.kind {
            DayKind::Rest => DaySlots::default(),
            DayKind::Light => allocation.quiet_day(day),
            DayKind::Lesson | DayKind::Exam => allocation.short_day(day, fillers),
            _ => allocation.practice_day(
                day,
                &assigned[at],
                (room[at], fillers),
                Some(at) == last,
                at,
            ),
        }
    });
    for (at, day) in slots.iter_mut().enumerate() {
        for slot in &mut day.slots {
            slot.whole = allocation.is_whole(slot, at, days[at].kind);
        }
    }
    set_tempi(days, items, &mut slots);
    for (day, slots) in days.iter().zip(&mut slots) {
        allocation.set_minutes(*day, slots);
    }
    slots
}

struct Allocation<'a> {
    items: &'a [Item],
    week: &'a WeekContext<'a>,
    /// Cards that each item has had.
    turns: Vec<usize>,
    /// Days that each item has had.
    sessions: Vec<usize>,
    /// Days that are assigned to each item and not given to a run of the programme.
    left: Vec<usize>,
    /// Practice days so far.
    filled: usize,
}

impl Allocation<'_> {
    /// Whether a card is for the whole piece: the take of one that is kept or of which no place is named, a run of a piece
    /// without a place, a kept piece.
    fn is_whole(&self, slot: &Slot, day: usize, kind: DayKind) -> bool {
        let item = &self.items[slot.item];
        let plays_through = self.week.exam_within(EXAM_AHEAD)
            && kind == DayKind::Perform
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
}

/// The tempo of every session, a mark down after a day off.
fn set_tempi(days: &[Day; 7], items: &[Item], slots: &mut [DaySlots; 7]) {
    for (index, item) in items.iter().enumerate() {
        let Some(ramp) = &item.ramp else { continue };
        let on = |day: &DaySlots| {
            day.slots
                .iter()
                .any(|slot| slot.item == index && slot.role != Role::Look)
        };
        let rested =
            |day: usize| day > 0 && matches!(days[day - 1].kind, DayKind::Rest | DayKind::Light);
        let after_rest: Vec<bool> = (0..7).filter(|day| on(&slots[*day])).map(rested).collect();
        let tempi = ramp.sessions(&after_rest);
        let mut session = 0;
        for day in slots.iter_mut() {
            let here = tempi
                .get(session)
                .or(tempi.last())
                .copied()
                .unwrap_or(ramp.start());
            session += usize::from(on(day));
            for slot in day.slots.iter_mut().filter(|slot| slot.item == index) {
                slot.bpm = Some(here);
            }
        }
    }
}
