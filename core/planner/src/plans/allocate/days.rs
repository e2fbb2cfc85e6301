//! The cards of each day: what is assigned to it, and what fills it.

use super::{
    super::{
        EXAM_AHEAD, EXAM_NEAR, WeekContext,
        items::{Item, Sort},
        tasks::Purpose,
        week::Day,
    },
    Allocation, DaySlots, Role, Slot, most_cards,
};
use crate::{
    guidance::{DayKind, Part, practises},
    order::sort_by_key,
};

/// How many cards a day has room for.
pub(super) fn room(day: Day, week: &WeekContext) -> usize {
    let least = if week.level().step() <= 2 { 2 } else { 3 };
    let (warmup, free) = warm_up_and_free_play(day, week);
    let rest = day.minutes.saturating_sub(warmup + free);
    let by_minutes = usize::from((rest / least).max(1));
    match day.kind {
        _ if day.minutes == 0 => 0,
        kind if practises(kind) => most_cards(week.level(), week.asked.age).min(by_minutes),
        DayKind::Lesson | DayKind::Exam => 2.min(by_minutes),
        _ => 0,
    }
}

/// Minutes of warm-up and free play (Practice planning §3).
fn warm_up_and_free_play(day: Day, week: &WeekContext) -> (u16, u16) {
    let (warm, free) = match week.level().step() {
        _ if week.exam_within(EXAM_AHEAD) => (8, 3),
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
    pub(super) fn slot(&mut self, item: usize, role: Role) -> Slot {
        let turn = self.turns[item];
        self.turns[item] += 1;
        Slot {
            item,
            role,
            session: self.sessions[item],
            turn,
            whole: false,
            bpm: None,
            times: 1,
            minutes: 1,
        }
    }

    pub(super) fn practice_day(
        &mut self,
        day: Day,
        assigned: &[usize],
        (room, fillers): (usize, usize),
        is_last: bool,
        index: usize,
    ) -> DaySlots {
        let turn = self.filled;
        self.filled += 1;
        let mut slots = Vec::new();
        for &item in assigned {
            slots.push(self.slot(item, Role::Work));
        }
        let candidates = self.candidates(assigned, room, fillers, turn);
        self.fill(&mut slots, candidates, room);
        // Before an exam somebody hears the pieces three times a week.
        let heard = self.week.exam_within(EXAM_NEAR) && (index == 2 || index == 4);
        if (is_last && index >= 4 || heard) && day.care.is_usual() {
            let is_programme = |item: &Item| item.sort == Sort::Programme;
            match self.items.iter().position(is_programme) {
                Some(programme) => self.run_programme(&mut slots, room, programme),
                None if is_last && index >= 4 => self.take(&mut slots, room, index),
                None => {}
            }
        }
        for (item, sessions) in self.sessions.iter_mut().enumerate() {
            *sessions += usize::from(slots.iter().any(|slot| slot.item == item));
        }
        self.in_order(day, slots)
    }

    /// The exam's whole programme, in place of a second card; in a full day of a scale that nobody set, of a piece that has
    /// more than three days, or of what is heard or read.
    fn run_programme(&mut self, slots: &mut Vec<Slot>, room: usize, programme: usize) {
        let sort = |slot: &Slot| self.items[slot.item].sort;
        let last = |role: Role, is_it: &dyn Fn(&Slot) -> bool| {
            let own = |slot: &Slot| slot.role == role && is_it(slot);
            slots.iter().rposition(own)
        };
        let often = |slot: &Slot| sort(slot) == Sort::Practise && self.left[slot.item] > 3;
        let given = last(Role::Second, &|_| true).or_else(|| {
            let scale = last(Role::Filler, &|slot| sort(slot) != Sort::Skill);
            let other = scale.or_else(|| last(Role::Work, &often));
            let other = other.or_else(|| last(Role::Filler, &|_| true));
            other.filter(|_| slots.len() >= room)
        });
        if let Some(given) = given {
            let given = slots.remove(given);
            self.left[given.item] =
                self.left[given.item].saturating_sub(usize::from(given.role == Role::Work));
        }
        if slots.len() < room {
            let run = self.slot(programme, Role::Take);
            slots.push(run);
        }
    }

    /// A take of a piece that may be run: beside the day's other cards, or in place of its second one, of a filler, or of its
    /// own. On day 5 that is only of a piece of which no place is named.
    fn take(&mut self, slots: &mut Vec<Slot>, room: usize, index: usize) {
        let runs = |slot: &&Slot| {
            let item = &self.items[slot.item];
            let new = item.purposes.first() == Some(&Purpose::New);
            item.whole
                && item.sort == Sort::Practise
                && slot.role == Role::Work
                && !(new && item.anywhere)
                && (index >= 5 || item.anywhere)
        };
        let Some(main) = slots.iter().find(runs).map(|slot| slot.item) else {
            return;
        };
        let of = |role: Role| {
            let own = |slot: &Slot| slot.role == role && slot.item == main;
            slots.iter().position(own)
        };
        let filler = slots.iter().rposition(|slot| slot.role == Role::Filler);
        let given = of(Role::Second).or_else(|| {
            let other = filler.or(of(Role::Work));
            other.filter(|_| slots.len() >= room)
        });
        if let Some(given) = given {
            slots.remove(given);
        }
        let take = self.slot(main, Role::Take);
        slots.push(take);
    }

    /// The lesson's or the exam's day: the main piece, and what had the fewest days.
    pub(super) fn short_day(&mut self, day: Day, fillers: usize) -> DaySlots {
        let room = room(day, self.week);
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
        sort_by_key(&mut open, |item| (*item > 0, 7 - short(item), *item));
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
        let (warmup, free) = warm_up_and_free_play(day, self.week);
        let capture = day.kind == DayKind::Capture;
        sort_by_key(&mut slots, |slot| order(self.items, slot, capture));
        DaySlots {
            warmup,
            slots,
            free,
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

/// The day's order: technique, places, kept pieces, reading and listening, then once more what had its first card; what the
/// lesson set first begins the day after it.
fn order(items: &[Item], slot: &Slot, capture: bool) -> (u8, usize) {
    let part = match (slot.role, items[slot.item].part()) {
        (Role::Work, _) if capture && slot.item == 0 => 0,
        (Role::Second, _) => 5,
        (Role::Take, _) => 6,
        (_, Part::Technique) => 1,
        (_, Part::Spots) => 2,
        (_, Part::Run) => 3,
        _ => 4,
    };
    (part, slot.item)
}
