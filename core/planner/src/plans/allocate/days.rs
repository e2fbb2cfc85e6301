//! The cards of each day: what is dealt out to it, and what fills it.

use super::{
    super::{
        items::{Item, Sort},
        week::Day,
    },
    Allocation, DaySlots, Measure, Role, Slot, most_cards,
};
use crate::{
    guidance::{DayKind, Part},
    level::Level,
    week::practises,
};

/// How many cards a day has room for.
pub(super) fn room(day: Day, measure: Measure) -> usize {
    let least = if measure.level.step() <= 2 { 2 } else { 3 };
    let (warmup, free) = frame(day, measure.level);
    let rest = day.minutes.saturating_sub(warmup + free);
    let by_minutes = usize::from((rest / least).max(1));
    match day.kind {
        kind if practises(kind) => most_cards(measure.level, measure.age).min(by_minutes),
        DayKind::Lesson | DayKind::Exam => 2.min(by_minutes),
        _ => 0,
    }
}

/// Minutes of warm-up and free play (Practice planning §3).
fn frame(day: Day, level: Level) -> (u16, u16) {
    let (warm, free) = match level.step() {
        0..=2 => (15, 10),
        3..=5 => (10, 6),
        _ => (8, 5),
    };
    let share = |percent: u16| (day.minutes * percent + 50) / 100;
    match (day.kind, day.minutes) {
        (_, ..3) => (0, 0),
        (_, 3..6) => (1, 0),
        (DayKind::Lesson | DayKind::Exam, minutes) => (if minutes >= 8 { 2 } else { 1 }, 1),
        _ => (share(warm).max(1), share(free).max(1)),
    }
}

impl Allocation<'_> {
    fn slot(&mut self, item: usize, role: Role) -> Slot {
        let turn = self.turns[item];
        self.turns[item] += 1;
        Slot {
            item,
            role,
            session: self.sessions[item],
            turn,
            bpm: None,
            times: 1,
            minutes: 1,
        }
    }

    pub(super) fn practice_day(
        &mut self,
        day: Day,
        dealt: &[usize],
        (room, fillers): (usize, usize),
        is_last: bool,
        index: usize,
    ) -> DaySlots {
        let turn = self.filled;
        self.filled += 1;
        let mut slots = Vec::new();
        for &item in dealt {
            slots.push(self.slot(item, Role::Work));
        }
        self.fill(&mut slots, dealt, room, fillers, turn);
        if is_last && index >= 5 && day.care.is_usual() {
            self.take(&mut slots, room);
        }
        for (item, sessions) in self.sessions.iter_mut().enumerate() {
            *sessions += usize::from(slots.iter().any(|slot| slot.item == item));
        }
        self.in_order(day, slots)
    }

    /// What a day has room for beside its goals: technique, a second place or hand of what is practised, the other fillers.
    fn fill(
        &mut self,
        slots: &mut Vec<Slot>,
        dealt: &[usize],
        room: usize,
        fillers: usize,
        turn: usize,
    ) {
        let sort = |item: usize| self.items[item].sort;
        let technique = !dealt.iter().any(|item| sort(*item) == Sort::Technique);
        let mut seconds: Vec<usize> = dealt
            .iter()
            .copied()
            .filter(|item| sort(*item) == Sort::Practise)
            .take(2)
            .collect();
        let of = |wanted: fn(Sort) -> bool| -> Vec<usize> {
            let all: Vec<usize> = (fillers..self.items.len())
                .filter(|item| wanted(sort(*item)))
                .collect();
            (0..all.len())
                .map(|step| all[(turn + step) % all.len()])
                .collect()
        };
        let scales = of(|sort| sort == Sort::Technique);
        let kept = of(|sort| sort == Sort::Keep);
        let skills = of(|sort| sort == Sort::Skill);
        let mut wishes: Vec<(usize, Role)> = Vec::new();
        let filler = |item: &usize| (*item, Role::Filler);
        if technique && !self.measure.one_goal {
            wishes.extend(scales.iter().take(1).map(filler));
        }
        // In a small day the second place and reading or listening take turns.
        if turn % 2 == 1 && !self.measure.one_goal {
            wishes.extend(skills.iter().take(1).map(filler));
        }
        if let Some(main) = seconds.first().copied() {
            wishes.push((main, Role::Second));
            seconds.remove(0);
        }
        if !self.measure.one_goal {
            wishes.extend(
                kept.iter()
                    .take(if self.measure.level.step() <= 4 { 1 } else { 2 })
                    .map(filler),
            );
            if turn.is_multiple_of(2) {
                wishes.extend(skills.iter().take(1).map(filler));
            }
            wishes.extend(scales.iter().skip(1).take(1).map(filler));
            wishes.extend(seconds.into_iter().map(|item| (item, Role::Second)));
        }
        for (item, role) in wishes {
            if slots.len() < room {
                let slot = self.slot(item, role);
                slots.push(slot);
            }
        }
    }

    /// The full take of the main piece that may be run as a whole: beside its other cards, or in place of them.
    fn take(&mut self, slots: &mut Vec<Slot>, room: usize) {
        let runs = |slot: &Slot| {
            self.items[slot.item].whole && self.items[slot.item].sort == Sort::Practise
        };
        let Some(main) = slots.iter().find(|slot| runs(slot)).map(|slot| slot.item) else {
            return;
        };
        let second = slots
            .iter()
            .position(|slot| slot.role == Role::Second && slot.item == main);
        let filler = slots.iter().rposition(|slot| slot.role == Role::Filler);
        if slots.len() >= room {
            let Some(given) = second.or(filler) else {
                return;
            };
            slots.remove(given);
        } else if let Some(second) = second {
            slots.remove(second);
        }
        let take = self.slot(main, Role::Take);
        slots.push(take);
    }

    /// The lesson's or the exam's day: the main piece, and what had the fewest days.
    pub(super) fn short_day(&mut self, day: Day, fillers: usize) -> DaySlots {
        let room = room(day, self.measure);
        let mut open: Vec<usize> = (0..fillers)
            .filter(|item| !matches!(self.items[*item].sort, Sort::Listen | Sort::Keep))
            .collect();
        let short = |item: &usize| {
            self.items[*item]
                .wanted
                .min(3)
                .saturating_sub(self.sessions[*item])
        };
        open.retain(|item| *item == 0 || self.sessions[*item] < self.items[*item].wanted);
        open.sort_by_key(|item| (*item > 0, 7 - short(item), *item));
        if open.is_empty() {
            open.extend(
                (fillers..self.items.len())
                    .filter(|item| self.items[*item].sort == Sort::Technique),
            );
        }
        let mut slots = Vec::new();
        for item in open.into_iter().take(room) {
            slots.push(self.slot(item, Role::Look));
        }
        self.in_order(day, slots)
    }

    /// A day's cards in its order, between warm-up and free play.
    fn in_order(&self, day: Day, mut slots: Vec<Slot>) -> DaySlots {
        let (warmup, free) = frame(day, self.measure.level);
        slots.sort_by_key(|slot| order(self.items, slot));
        DaySlots {
            warmup,
            slots,
            free,
            few: false,
        }
    }

    /// Listening or reading, the one thing of a day without the instrument.
    pub(super) fn quiet_day(&mut self, day: Day) -> DaySlots {
        let item = (0..self.items.len()).find(|item| self.items[*item].sort == Sort::Listen);
        let mut slots = Vec::new();
        if let Some(item) = item.filter(|_| day.minutes > 0) {
            let mut slot = self.slot(item, Role::Work);
            slot.minutes = day.minutes;
            slots.push(slot);
        }
        DaySlots {
            slots,
            ..DaySlots::default()
        }
    }
}

/// The day's order: technique, places, runs, then reading and listening.
fn order(items: &[Item], slot: &Slot) -> (u8, usize) {
    let part = match (slot.role, items[slot.item].part()) {
        (_, Part::Technique) => 0,
        (Role::Take, _) => 2,
        (_, Part::Spots) => 1,
        (_, Part::Run) => 3,
        _ => 4,
    };
    (part, slot.item)
}
