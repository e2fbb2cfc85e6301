//! Which task a card has.

use super::{
    super::{
        allocate::Slot,
        tasks::{Limits, Purpose, Task},
    },
    Writer, words,
};

impl Writer<'_> {
    /// The task of a card: one that slipped comes again, one that was clean on two days gives way, none comes on more than two
    /// days of a week while there is another; the first need has most of the days.
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
        let clean = |task: &Task| log.clean_days(&item.key, task.id) >= 2;
        let long = |task: &Task| {
            let worded = self.reader.word(task, slot.times, "it", "it");
            words(&worded.line) + words(&worded.test) + 2 > room
        };
        let mut all: Vec<&'static Task> = Vec::new();
        for purpose in purposes {
            let own: Vec<&'static Task> = self.reader.tasks(*purpose, limits).collect();
            let start = if *purpose == Purpose::General {
                slot.turn + slot.item + self.frame.seed
            } else {
                slot.turn
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
        let rank = |task: &&&'static Task| (clean(task), today(task), times(task) >= 2, long(task));
        let chosen = again.or_else(|| all.iter().min_by_key(rank)).copied();
        if let Some(task) = chosen {
            self.used.push((slot.item, task.id, day));
        }
        chosen
    }
}
