//! Which task a card has.

use crate::guidance::DayKind;

use super::{
    super::{
        EXAM_NEAR,
        allocate::Slot,
        request::subject_of,
        tasks::{Limits, Purpose, Task},
    },
    Writer, words,
};

/// On how many days of a week a task comes while there is another.
const DAYS_A_WEEK: usize = 2;
/// After how many clean days a task gives way.
pub(super) const CLEAN_DAYS: usize = 2;

impl Writer<'_> {
    /// The task of a card: one that slipped comes again, one that was clean on two days gives way, none comes on more than two
    /// days of a week while there is another. Each need goes through its tasks, a week later from the next one on.
    pub(super) fn choose(
        &mut self,
        day: usize,
        slot: &Slot,
        purposes: &[Purpose],
        limits: Limits,
        room: usize,
    ) -> Option<&'static Task> {
        let tasks = self.tasks(slot, purposes, limits);
        let again = tasks.iter().find(|task| self.comes_again(slot, task));
        // What the lesson said is worked on slowly first.
        let is_general = purposes.iter().all(|purpose| purpose.is_for_any());
        let slowly = is_general && self.week.days[day].kind == DayKind::Capture;
        let log = &self.week.request.log;
        let lesson = self.week.request.dates.lesson;
        let subject = subject_of(&self.items[slot.item].key);
        let rank = |task: &&&'static Task| {
            (
                self.is_used_on(day, slot, task),
                self.days_used(slot, task) >= DAYS_A_WEEK,
                log.clean_days(subject, task.id, lesson) / CLEAN_DAYS,
                slowly && !task.is_slow(),
                self.word_count(slot, task) > room,
            )
        };
        let chosen = again.or_else(|| tasks.iter().min_by_key(rank)).copied()?;
        Some(self.take_up(day, slot, chosen))
    }

    /// Remembers that a card of a day has a task.
    pub(super) fn take_up(
        &mut self,
        day: usize,
        slot: &Slot,
        task: &'static Task,
    ) -> &'static Task {
        self.used.push((slot.item, task.id, day));
        task
    }

    /// The tasks of some purposes in the order in which they are taken, each once.
    fn tasks(&self, slot: &Slot, purposes: &[Purpose], limits: Limits) -> Vec<&'static Task> {
        let item = &self.items[slot.item];
        let needs = purposes.iter().filter(|purpose| !purpose.is_for_any());
        let mixed = item.mixes() && purposes.iter().any(|purpose| purpose.is_for_any());
        let turns = needs.count() + usize::from(mixed);
        let mut all: Vec<&'static Task> = Vec::new();
        for purpose in purposes {
            let own: Vec<&'static Task> = self.reader.tasks(*purpose, limits).collect();
            let start = match purpose {
                Purpose::General => slot.turn + slot.item + self.week.seed,
                // Before an exam somebody listens.
                Purpose::Take | Purpose::Programme if self.week.exam_within(EXAM_NEAR) => {
                    1 + self.takes()
                }
                _ => slot.turn / turns.max(1) + item.weeks,
            };
            for step in 0..own.len() {
                let task = own[(start + step) % own.len()];
                if !all.iter().any(|known| known.id == task.id) {
                    all.push(task);
                }
            }
        }
        all
    }

    /// Whether the first card of an item has a task that slipped.
    pub(super) fn comes_again(&self, slot: &Slot, task: &Task) -> bool {
        let item = &self.items[slot.item];
        slot.turn == 0
            && self.week.request.log.slipped(&item.key, task.id)
            && self.days_used(slot, task) == 0
    }

    pub(super) fn days_used(&self, slot: &Slot, task: &Task) -> usize {
        let used = self.used.iter();
        used.filter(|(item, id, _)| *item == slot.item && *id == task.id)
            .count()
    }

    pub(super) fn is_used_on(&self, day: usize, slot: &Slot, task: &Task) -> bool {
        self.used.contains(&(slot.item, task.id, day))
    }

    /// The words of a card's task with its test.
    fn word_count(&self, slot: &Slot, task: &Task) -> usize {
        let worded = self.reader.word(task, slot.times, "it", "it");
        words(&worded.line) + words(&worded.test) + 2
    }

    /// How many takes the week has had.
    fn takes(&self) -> usize {
        let takes = self.used.iter().filter(|(_, id, _)| id.starts_with("take"));
        takes.count()
    }
}
