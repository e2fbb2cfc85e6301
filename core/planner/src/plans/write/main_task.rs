//! What a goal needs most comes on three days: breaths where the breath is short, changes where chords change late.

use super::{
    super::{
        allocate::{Role, Slot},
        request::subject_of,
        tasks::{Limits, Purpose, Task},
    },
    Writer,
    card::in_turn,
    choose::CLEAN_DAYS,
};

/// On how many days of a week the main task of a need comes.
const DAYS: usize = 3;

impl Writer<'_> {
    /// What a card serves and its main task, where it has that; the day's other card of the goal serves something else.
    pub(super) fn with_main(
        &self,
        day: usize,
        slot: &Slot,
        mut purposes: Vec<Purpose>,
        limits: Limits,
    ) -> (Vec<Purpose>, Option<&'static Task>) {
        let Some((need, task)) = self.main_of(slot, limits) else {
            return (purposes, None);
        };
        if self.is_used_on(day, slot, task) {
            let others = purposes.get(1).is_some_and(|other| !other.is_for_any());
            if others && purposes[0] == need {
                purposes.rotate_left(1);
            }
            return (purposes, None);
        }
        let mine = self.days_used(slot, task) < DAYS
            && self.is_a_day_of(slot)
            && self.is_the_card(day, slot, need);
        (purposes, mine.then_some(task))
    }

    /// The first need of an item and its main task, unless that was clean already or another one slipped.
    fn main_of(&self, slot: &Slot, limits: Limits) -> Option<(Purpose, &'static Task)> {
        let item = &self.items[slot.item];
        if !is_work(slot) {
            return None;
        }
        let is_need = |purpose: &&Purpose| {
            !purpose.is_for_any() && !matches!(purpose, Purpose::Stuck | Purpose::New)
        };
        let need = *item.purposes.iter().find(is_need)?;
        let mut tasks = self.reader.tasks(need, limits);
        let task = tasks.find(|task| task.is_main())?;
        let request = self.week.request;
        let subject = subject_of(&item.key);
        let clean = request
            .log
            .clean_days(subject, task.id, request.dates.lesson);
        let mut others = self.reader.tasks(need, limits);
        let again = others.any(|other| self.comes_again(slot, other));
        (clean < CLEAN_DAYS && !again).then_some((need, task))
    }

    /// Whether a session has the main task: one is left out where there are more than three, another one each week; the one
    /// with the teacher's own way never.
    fn is_a_day_of(&self, slot: &Slot) -> bool {
        let item = &self.items[slot.item];
        let has = |day: &usize| self.works(*day, slot.item).next().is_some();
        let days = (0..7).filter(has).count();
        if days <= DAYS {
            return true;
        }
        let without = (item.weeks + 1) % days;
        slot.session != without.max(usize::from(item.how.is_some()))
    }

    /// Whether of a day's cards of an item this is the one that has the main task: the first one on the day with the teacher's
    /// own way, else the one that serves the need.
    fn is_the_card(&self, day: usize, slot: &Slot, need: Purpose) -> bool {
        let item = &self.items[slot.item];
        let serves = |own: &&Slot| in_turn(item, own.turn).first() == Some(&need);
        let first = self.works(day, slot.item).next();
        let own = self.works(day, slot.item).find(serves).or(first);
        let own = if slot.session == 0 && item.how.is_some() {
            first
        } else {
            own
        };
        own.is_some_and(|own| own.turn == slot.turn)
    }

    /// The cards of an item on a day that work at a place and join it to nothing.
    fn works(&self, day: usize, item: usize) -> impl Iterator<Item = &Slot> {
        let slots = self.slots[day].slots.iter();
        slots.filter(move |slot| slot.item == item && is_work(slot) && !self.joins(day, slot))
    }
}

fn is_work(slot: &Slot) -> bool {
    matches!(slot.role, Role::Work | Role::Second) && !slot.whole
}
