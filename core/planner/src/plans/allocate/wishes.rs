//! What fills a day beside what is dealt out to it.

use super::{
    super::{EXAM_NEAR, items::Sort, tasks::Purpose},
    Allocation, Role, Slot,
};

/// On every how many practice days a scale of the ladder and a kept piece come: on three and on two of five.
const LADDER_APART: usize = 2;
const KEPT_APART: usize = 3;
/// The reason of an exercise that comes on any day.
const DAILY: &str = "technique:general";
/// Cards of a day that has room for reading and hearing beside its pieces.
const ROOMY: usize = 5;

impl Allocation<'_> {
    /// Fills what a day has room for beside its goals.
    pub(super) fn fill(&mut self, slots: &mut Vec<Slot>, wishes: Vec<(usize, Role)>, room: usize) {
        let mut taken: Vec<(usize, Role)> = Vec::new();
        for wish in wishes {
            if slots.len() < room && !taken.contains(&wish) {
                taken.push(wish);
                let slot = self.slot(wish.0, wish.1);
                slots.push(slot);
            }
        }
    }

    /// What may stand on a day beside its goals: a second place or hand of what is practised, a kept piece, then technique,
    /// reading and hearing.
    pub(super) fn wishes(
        &self,
        dealt: &[usize],
        room: usize,
        fillers: usize,
        turn: usize,
    ) -> Vec<(usize, Role)> {
        let sort = |item: usize| self.items[item].sort;
        // What has few days has them apart.
        let of = |wanted: Sort, apart: usize| -> Vec<(usize, Role)> {
            let own = |item: &usize| {
                let free = self.items[*item].reason == DAILY || self.turns[*item] * apart <= turn;
                sort(*item) == wanted && free
            };
            let mut all: Vec<usize> = (fillers..self.items.len()).filter(own).collect();
            let first = turn % all.len().max(1);
            all.rotate_left(first);
            all.into_iter().map(|item| (item, Role::Filler)).collect()
        };
        let practised = dealt.iter().filter(|item| sort(**item) == Sort::Practise);
        let mut seconds = practised.take(2).map(|item| (*item, Role::Second));
        if self.measure.one_goal {
            return seconds.next().into_iter().collect();
        }
        let mut wishes: Vec<(usize, Role)> = Vec::new();
        let skills = of(Sort::Skill, 0);
        if self.measure.exam_within(EXAM_NEAR) && room >= ROOMY {
            for purpose in [Purpose::Sight, Purpose::Aural] {
                let heard = |(item, _): &&(usize, Role)| {
                    self.items[*item].purposes.first() == Some(&purpose)
                };
                wishes.extend(skills.iter().find(heard));
            }
        }
        wishes.extend(seconds.next());
        let kept = if self.measure.level.step() <= 4 { 1 } else { 2 };
        wishes.extend(of(Sort::Keep, KEPT_APART).into_iter().take(kept));
        let technique = !dealt.iter().any(|item| sort(*item) == Sort::Technique);
        let scales = of(Sort::Technique, LADDER_APART).into_iter();
        let scale = scales.take(usize::from(technique));
        let skill = skills
            .first()
            .copied()
            .filter(|wish| !wishes.contains(wish));
        let skill = skill.into_iter();
        // In a small day technique and reading or hearing take turns.
        if turn.is_multiple_of(2) {
            wishes.extend(scale.chain(skill));
        } else {
            wishes.extend(skill.chain(scale));
        }
        wishes.extend(seconds);
        wishes
    }
}
