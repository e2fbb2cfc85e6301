//! Which task a card has.

use super::{
    super::{
        EXAM_NEAR,
        allocate::Slot,
        request::subject_of,
        tasks::{Limits, Purpose, Task},
    },
    Writer, words,
};

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
        let item = &self.items[slot.item];
        let log = &self.frame.request.log;
        let times = |task: &Task| {
            self.used
                .iter()
                .filter(|(of, id, _)| *of == slot.item && *id == task.id)
                .count()
        };
        let today = |task: &Task| {
            self.used
                .iter()
                .any(|(of, id, on)| *of == slot.item && *id == task.id && *on == day)
        };
        let lesson = self.frame.request.dates.lesson;
        let clean = |task: &Task| log.clean_days(subject_of(&item.key), task.id, lesson) / 2;
        let long = |task: &Task| {
            let worded = self.reader.word(task, slot.times, "it", "it");
            words(&worded.line) + words(&worded.test) + 2 > room
        };
        let needs = purposes.iter().filter(|purpose| !purpose.is_for_any());
        let needs = needs.count().max(1);
        let mut all: Vec<&'static Task> = Vec::new();
        for purpose in purposes {
            let own: Vec<&'static Task> = self.reader.tasks(*purpose, limits).collect();
            let start = match purpose {
                Purpose::General => slot.turn + slot.item + self.frame.seed,
                // Before an exam somebody listens.
                Purpose::Take if self.frame.exam_within(EXAM_NEAR) => 1 + self.takes(),
                _ => slot.turn / needs + item.weeks,
            };
            for step in 0..own.len() {
                let task = own[(start + step) % own.len()];
                if !all.iter().any(|known| known.id == task.id) {
                    all.push(task);
                }
            }
        }
        let slipped = |task: &&&Task| log.slipped(&item.key, task.id) && times(task) == 0;
        let again = all.iter().find(slipped).filter(|_| slot.turn == 0);
        let rank = |task: &&&'static Task| (today(task), times(task) >= 2, clean(task), long(task));
        let chosen = again.or_else(|| all.iter().min_by_key(rank)).copied();
        if let Some(task) = chosen {
            self.used.push((slot.item, task.id, day));
        }
        chosen
    }
    /// How many takes the week has had.
    fn takes(&self) -> usize {
        let takes = self.used.iter().filter(|(_, id, _)| id.starts_with("take"));
        takes.count()
    }
}
