//! Which item is worked on when, how often and for how long.

use crate::{
    guidance::{DayKind, Part},
    level::Level,
    share::longest_item,
    week::practises,
};

use super::{
    deal::deal,
    items::{Item, Sort},
    tasks::Purpose,
    week::Day,
};

/// The most repetitions of a task on a day.
pub const MOST_TIMES: u16 = 10;

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
    /// There was not enough to do for the day's minutes.
    pub few: bool,
}

impl DaySlots {
    /// Minutes of the whole day.
    pub fn minutes(&self) -> u16 {
        self.warmup + self.free + self.slots.iter().map(|slot| slot.minutes).sum::<u16>()
    }
}

/// What allocation needs to know of the student.
#[derive(Clone, Copy, Debug)]
pub struct Measure {
    /// The level.
    pub level: Level,
    /// The age.
    pub age: Option<u8>,
    /// One goal a day, after a thin week.
    pub one_goal: bool,
    /// Clean repeats in a row that a passage needs.
    pub clean: u16,
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

/// The days of the week: goals dealt out first, then what fills each day, then minutes and repetitions.
/// `fillers` are the items from that index on; `quarter` is where free play may grow to.
pub fn allocate(
    days: &[Day; 7],
    items: &[Item],
    fillers: usize,
    measure: Measure,
) -> [DaySlots; 7] {
    let room = days.map(|day| room(day, measure));
    let dealt = deal(days, &items[..fillers], room);
    let last = (0..7).rev().find(|day| practises(days[*day].kind));
    let mut allocation = Allocation {
        items,
        measure,
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
            _ => {
                allocation.practice_day(day, &dealt[at], (room[at], fillers), Some(at) == last, at)
            }
        }
    });
    set_tempi(days, items, &mut slots);
    for (day, slots) in days.iter().zip(&mut slots) {
        allocation.set_minutes(*day, slots);
    }
    slots
}

/// How many cards a day has room for.
fn room(day: Day, measure: Measure) -> usize {
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

struct Allocation<'a> {
    items: &'a [Item],
    measure: Measure,
    /// Cards that each item has had.
    turns: Vec<usize>,
    /// Days that each item has had.
    sessions: Vec<usize>,
    /// Practice days so far.
    filled: usize,
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

    fn practice_day(
        &mut self,
        day: Day,
        dealt: &[usize],
        (room, fillers): (usize, usize),
        is_last: bool,
        index: usize,
    ) -> DaySlots {
        let turn = self.filled;
        self.filled += 1;
        let (warmup, free) = frame(day, self.measure.level);
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
        slots.sort_by_key(|slot| order(self.items, slot));
        DaySlots {
            warmup,
            slots,
            free,
            few: false,
        }
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
    fn short_day(&mut self, day: Day, fillers: usize) -> DaySlots {
        let (warmup, free) = frame(day, self.measure.level);
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
        slots.sort_by_key(|slot| order(self.items, slot));
        DaySlots {
            warmup,
            slots,
            free,
            few: false,
        }
    }

    /// Listening or reading, the one thing of a day without the instrument.
    fn quiet_day(&mut self, day: Day) -> DaySlots {
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

    /// Repetitions and minutes: the least that is worth a card, then one more each as long as the day has room, then free
    /// play up to a quarter; what is still left makes the day shorter.
    fn set_minutes(&self, day: Day, slots: &mut DaySlots) {
        if !practises(day.kind) && !matches!(day.kind, DayKind::Lesson | DayKind::Exam) {
            return;
        }
        let longest = longest_item(self.measure.level);
        let rest = day.minutes.saturating_sub(slots.warmup + slots.free);
        for slot in &mut slots.slots {
            slot.times = self.first_times(slot);
            self.time(slot, longest);
        }
        let sum = |slots: &[Slot]| slots.iter().map(|slot| slot.minutes).sum::<u16>();
        while sum(&slots.slots) > rest {
            let slower = |slot: &&mut Slot| slot.times > 1;
            if let Some(slot) = slots
                .slots
                .iter_mut()
                .filter(slower)
                .max_by_key(|slot| slot.minutes)
            {
                slot.times -= 1;
                self.time(slot, longest);
            } else if slots.slots.len() > 1 {
                self.drop_one(&mut slots.slots);
            } else {
                slots.slots.iter_mut().for_each(|slot| slot.minutes = rest);
            }
        }
        while let Some(more) = self.next_repetition(&slots.slots, rest - sum(&slots.slots), longest)
        {
            slots.slots[more].times += 1;
            self.time(&mut slots.slots[more], longest);
        }
        let left = rest - sum(&slots.slots);
        if practises(day.kind) && slots.free > 0 {
            // At most a quarter of the day that comes of it.
            let others = slots.minutes() - slots.free;
            let most = (others / 3).min(longest).max(slots.free);
            slots.free = (slots.free + left).min(most);
        }
        slots.few = practises(day.kind) && slots.minutes() < day.minutes;
    }

    /// Gives up a card: a filler, else a second one, else the last goal.
    fn drop_one(&self, slots: &mut Vec<Slot>) {
        let last = |role: Role| slots.iter().rposition(|slot| slot.role == role);
        let least = (0..slots.len())
            .max_by_key(|at| slots[*at].item)
            .unwrap_or_default();
        let given = last(Role::Filler)
            .or_else(|| last(Role::Second))
            .unwrap_or(least);
        slots.remove(given);
    }

    fn first_times(&self, slot: &Slot) -> u16 {
        let item = &self.items[slot.item];
        match (slot.role, item.sort) {
            (Role::Take, _) => 1,
            (_, Sort::Keep) => 2,
            (Role::Look, _) | (_, Sort::Listen) => 2,
            (_, Sort::Skill) => 2,
            (_, Sort::Technique) => 2,
            _ => self.measure.clean,
        }
    }

    fn time(&self, slot: &mut Slot, longest: u16) {
        let item = &self.items[slot.item];
        let (spot, _) = item.at(slot.turn);
        let minutes = match slot.role {
            Role::Take => 4 + u16::from(longest > 6),
            _ => item.minutes(spot, slot.bpm, slot.times),
        };
        slot.minutes = minutes.min(longest);
    }

    /// The card that has the fewest minutes for what it is and still fits with one repetition more.
    fn next_repetition(&self, slots: &[Slot], left: u16, longest: u16) -> Option<usize> {
        let fits = |at: &usize| {
            let mut more = slots[*at];
            more.times += 1;
            let item = &self.items[more.item];
            let (spot, _) = item.at(more.turn);
            let most = match (more.role, item.sort) {
                (Role::Take, _) => 1,
                (_, Sort::Keep) => 2,
                (_, Sort::Listen) => 3,
                (Role::Look, _) => 4,
                // Who plays to somebody does not do so ten times.
                _ if item.purposes.first() == Some(&Purpose::Nerves) => 3,
                (_, Sort::Skill) => match item.purposes.first() {
                    Some(Purpose::Aural) => 5,
                    Some(Purpose::Sight) => 3,
                    _ => 2,
                },
                (_, Sort::Technique) => 6,
                _ => MOST_TIMES,
            };
            let minutes = item.minutes(spot, more.bpm, more.times);
            more.times <= most && minutes <= longest && minutes <= slots[*at].minutes + left
        };
        // Problem spots come before all else, the main goal before the others.
        let weight = |at: &usize| {
            let slot = &slots[*at];
            let share = match self.items[slot.item].part() {
                Part::Spots => 2,
                _ => 3,
            };
            (slot.minutes * share, slot.item)
        };
        (0..slots.len()).filter(fits).min_by_key(weight)
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
