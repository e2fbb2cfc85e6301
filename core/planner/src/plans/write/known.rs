//! What has been read already: nobody plays by heart what they have not.

use super::{
    super::{
        allocate::{Role, Slot},
        items::{Item, Sort, Spot},
        request::subject_of,
        tasks::Task,
    },
    Writer,
};

/// What a card has read.
pub(super) struct Read<'a> {
    subject: &'a str,
    /// `None` where the whole of it was played.
    spot: Option<Spot>,
}

impl<'a> Writer<'a> {
    /// Remembers what a card has read.
    pub(super) fn note_read(&mut self, slot: &Slot, task: &Task) {
        let items: &'a [Item] = self.items;
        let item = &items[slot.item];
        // As far as it is known is not the whole of it.
        if item.sort != Sort::Practise || task.is_silent() || task.id.starts_with("first") {
            return;
        }
        let spot = match slot.role {
            _ if slot.whole => None,
            Role::Take => Some(item.span()),
            _ => Some(item.at(slot.turn).0.clone()),
        };
        self.read.push(Read {
            subject: subject_of(&item.key),
            spot,
        });
    }

    /// Whether a card of this week before it, or an earlier week, has read the place of a card.
    pub(super) fn is_read(&self, slot: &Slot) -> bool {
        let item = &self.items[slot.item];
        let log = &self.week.request.log;
        let subject = subject_of(&item.key);
        let own = || self.read.iter().filter(|read| read.subject == subject);
        let is_whole = item.shown
            || own().any(|read| read.spot.is_none())
            || log.has_run(subject)
            || log.weeks_of(&item.key) > 0 && !item.anywhere;
        let (spot, _) = item.at(slot.turn);
        let Some((from, to)) = spot.bars else {
            let mut spots = own().filter_map(|read| read.spot.as_ref());
            return is_whole || spots.any(|read| read == spot);
        };
        let mut bars = log.bars_of(subject);
        let near = own().filter_map(|read| read.spot.as_ref());
        let near = near.filter(|read| read.movement == spot.movement);
        bars.extend(near.filter_map(|read| read.bars));
        let is_in = |bar: u16| bars.iter().any(|(from, to)| (*from..=*to).contains(&bar));
        is_whole || (from..=to).all(is_in)
    }
}
