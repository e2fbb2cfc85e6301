//! Repetitions and minutes of a day's cards.

use super::{
    super::{
        EXAM_AHEAD, WeekContext,
        items::{self, Sort},
        tasks::Purpose,
        week::Day,
    },
    Allocation, DaySlots, Role, Slot,
};
use crate::{
    guidance::{DayKind, Part, practises},
    level::Level,
    minutes::longest_item,
};

/// How long a whole piece is about, in tenths of a second.
fn whole_length(level: Level) -> u32 {
    match level.step() {
        0..=2 => 700,
        3..=5 => 1_000,
        _ => 1_500,
    }
}

/// The most repetitions of a task on a day.
fn most_times(week: &WeekContext) -> u16 {
    if week.is_halved() || week.asked.age.is_some_and(|age| age <= 10) {
        5
    } else if week.level().step() <= 5 {
        8
    } else {
        10
    }
}

impl Allocation<'_> {
    /// Repetitions and minutes: the least that is worth a card, then one more each as long as the day has room, then free
    /// play up to a quarter; what is still left makes the day shorter.
    pub(super) fn set_minutes(&self, day: Day, slots: &mut DaySlots) {
        if !practises(day.kind) && !matches!(day.kind, DayKind::Lesson | DayKind::Exam) {
            return;
        }
        let longest = longest_item(self.week.level());
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
            let most = if self.week.exam_within(EXAM_AHEAD) {
                slots.free
            } else {
                (others / 3).min(longest).max(slots.free)
            };
            slots.free = (slots.free + left).min(most);
        }
    }

    /// Gives up a card: a filler, else a second one, else the last goal.
    fn drop_one(&self, slots: &mut Vec<Slot>) {
        let last = |role: Role| slots.iter().rposition(|slot| slot.role == role);
        let least = (0..slots.len())
            .max_by_key(|at| (!self.is_programme(&slots[*at]), slots[*at].item))
            .unwrap_or_default();
        let given = last(Role::Filler)
            .or_else(|| last(Role::Second))
            .unwrap_or(least);
        slots.remove(given);
    }

    fn is_programme(&self, slot: &Slot) -> bool {
        self.items[slot.item].sort == Sort::Programme
    }

    fn first_times(&self, slot: &Slot) -> u16 {
        let item = &self.items[slot.item];
        match (slot.role, item.sort) {
            (Role::Take, _) => 1,
            (_, Sort::Practise) if slot.whole => 1,
            (_, Sort::Keep) => 2,
            (Role::Look, _) | (_, Sort::Listen) => 2,
            (_, Sort::Skill) if item.purposes.first() == Some(&Purpose::Theory) => 1,
            (_, Sort::Skill | Sort::Technique) => 2,
            _ => self.week.clean_times(),
        }
    }

    fn time(&self, slot: &mut Slot, longest: u16) {
        let minutes = match slot.role {
            Role::Take if !self.is_programme(slot) => {
                items::take_minutes(self.length(slot)).min(4 + u16::from(longest > 6))
            }
            _ => items::minutes(self.length(slot), slot.times),
        };
        slot.minutes = minutes.min(longest);
    }

    /// How long one repetition of a card takes, in tenths of a second.
    fn length(&self, slot: &Slot) -> u32 {
        let item = &self.items[slot.item];
        match (slot.role, item.sort) {
            (_, Sort::Practise) if slot.whole => whole_length(self.week.level()),
            (_, Sort::Programme) => whole_length(self.week.level()) * u32::from(item.amount),
            (Role::Take, _) => item.length(&item.span(), slot.bpm),
            _ => item.length(item.at(slot.turn).0, slot.bpm),
        }
    }

    /// The card that has the fewest minutes for what it is and still fits with one repetition more.
    fn next_repetition(&self, slots: &[Slot], left: u16, longest: u16) -> Option<usize> {
        let fits = |at: &usize| {
            let mut more = slots[*at];
            more.times += 1;
            let item = &self.items[more.item];
            let most = match (more.role, item.sort) {
                (Role::Take, _) => 1,
                (_, Sort::Keep) => 2,
                // A whole piece is run through, not drilled.
                (_, Sort::Practise) if more.whole => 2,
                (_, Sort::Listen) => 3,
                (Role::Look, _) => 4,
                // Who plays to somebody does not do so ten times.
                _ if item.purposes.first() == Some(&Purpose::Nerves) => 3,
                (_, Sort::Skill) => match item.purposes.first() {
                    Some(Purpose::Aural) => 5,
                    Some(Purpose::Sight) => 3,
                    Some(Purpose::Theory) => 1,
                    _ => 2,
                },
                // What is set has at least as many as what the ladder adds.
                (Role::Filler, Sort::Technique) => 6,
                (_, Sort::Technique) if self.week.level().step() <= 5 => 6,
                _ => u16::MAX,
            };
            let most = most.min(most_times(self.week));
            let minutes = items::minutes(self.length(&more), more.times);
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
