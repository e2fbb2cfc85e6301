//! What fills a day beside what is assigned to it.

use super::{
    super::{
        EXAM_NEAR,
        items::{Side, Sort},
        tasks::Purpose,
    },
    Allocation, Role, Slot,
};
use crate::reason::Reason;

/// On every how many practice days a scale of the ladder and a kept piece come: on three and on two of five.
const LADDER_APART: usize = 2;
const KEPT_APART: usize = 3;
/// Cards of a day that has room for reading and hearing beside its pieces.
const ROOMY: usize = 5;

impl Allocation<'_> {
    /// Whether a day may have a second card of an item: one hand alone at one place has neither another place nor another
    /// hand.
    fn has_second(&self, item: usize) -> bool {
        let item = &self.items[item];
        item.sides == [Side::Both] || item.spots.len() * item.sides.len() > 1
    }

    /// Fills what a day has room for beside its goals.
    pub(super) fn fill(
        &mut self,
        slots: &mut Vec<Slot>,
        candidates: Vec<(usize, Role)>,
        room: usize,
    ) {
        let mut taken: Vec<(usize, Role)> = Vec::new();
        for candidate in candidates {
            if slots.len() < room && !taken.contains(&candidate) {
                taken.push(candidate);
                let slot = self.slot(candidate.0, candidate.1);
                slots.push(slot);
            }
        }
    }

    /// What may stand on a day beside its goals: a second place or hand of what is practised, a kept piece, then technique,
    /// reading and hearing.
    pub(super) fn candidates(
        &self,
        assigned: &[usize],
        room: usize,
        fillers: usize,
        turn: usize,
    ) -> Vec<(usize, Role)> {
        let sort = |item: usize| self.items[item].sort;
        // What has few days has them apart.
        let of = |wanted: Sort, apart: usize| -> Vec<(usize, Role)> {
            let own = |item: &usize| {
                let free = self.items[*item].reason == Reason::TechniqueGeneral
                    || self.turns[*item] * apart <= turn;
                sort(*item) == wanted && free
            };
            let mut all: Vec<usize> = (fillers..self.items.len()).filter(own).collect();
            let first = turn % all.len().max(1);
            all.rotate_left(first);
            all.into_iter().map(|item| (item, Role::Filler)).collect()
        };
        let practised = assigned
            .iter()
            .filter(|item| sort(**item) == Sort::Practise && self.has_second(**item));
        let mut seconds = practised.take(2).map(|item| (*item, Role::Second));
        if self.week.asked.signal.one_goal {
            return seconds.next().into_iter().collect();
        }
        let mut candidates: Vec<(usize, Role)> = Vec::new();
        let skills = of(Sort::Skill, 0);
        if self.week.exam_within(EXAM_NEAR) && room >= ROOMY {
            for purpose in [Purpose::Sight, Purpose::Aural] {
                let heard = |(item, _): &&(usize, Role)| {
                    self.items[*item].purposes.first() == Some(&purpose)
                };
                candidates.extend(skills.iter().find(heard));
            }
        }
        candidates.extend(seconds.next());
        let kept = if self.week.level().step() <= 4 { 1 } else { 2 };
        candidates.extend(of(Sort::Keep, KEPT_APART).into_iter().take(kept));
        let technique = !assigned.iter().any(|item| sort(*item) == Sort::Technique);
        let scales = of(Sort::Technique, LADDER_APART).into_iter();
        let scale = scales.take(usize::from(technique));
        let skill = skills
            .first()
            .copied()
            .filter(|candidate| !candidates.contains(candidate));
        let skill = skill.into_iter();
        // In a small day technique and reading or hearing take turns.
        if turn.is_multiple_of(2) {
            candidates.extend(scale.chain(skill));
        } else {
            candidates.extend(skill.chain(scale));
        }
        candidates.extend(seconds);
        candidates
    }
}
