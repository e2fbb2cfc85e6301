//! The lines of stored plans under the keys that they have now.

use std::collections::HashSet;

use reedling_planner::plans::{DayCards, LineKey};

use super::Survivors;

/// A line of a stored plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FollowedLine {
    /// Its key as it is stored.
    pub stored: LineKey,
    /// Its key now.
    pub followed: LineKey,
}

impl Survivors {
    /// Replaces merged pieces in stored cards.
    pub fn follow_cards(&self, days: &mut [DayCards]) {
        let lines = self.lines(days);
        for card in days.iter_mut().flat_map(|day| &mut day.cards) {
            if let Some(line) = lines.iter().find(|line| line.stored == card.key) {
                card.key.clone_from(&line.followed);
            }
        }
    }

    /// The lines of stored cards under the keys that they have now. No two have one key, on whichever days they are: of
    /// lines that would, those of merged pieces have the next free ordinals.
    pub fn lines(&self, days: &[DayCards]) -> Vec<FollowedLine> {
        let mut lines: Vec<FollowedLine> = Vec::new();
        for card in days.iter().flat_map(|day| &day.cards) {
            if lines.iter().all(|line| line.stored != card.key) {
                let mut followed = card.key.clone();
                self.follow_key(&mut followed.goal);
                let stored = card.key.clone();
                lines.push(FollowedLine { stored, followed });
            }
        }
        let is_merged = |line: &FollowedLine| line.stored.goal != line.followed.goal;
        let own = lines.iter().filter(|line| !is_merged(line));
        let mut taken: HashSet<LineKey> = own.map(|line| line.stored.clone()).collect();
        for line in lines.iter_mut().filter(|line| is_merged(line)) {
            while !taken.insert(line.followed.clone()) && line.followed.ordinal < u8::MAX {
                line.followed.ordinal += 1;
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use reedling_planner::{
        goals::{Do, Goal, Skill, Subject},
        plans::{PlanRequest, PracticeCard, plan},
    };
    use uuid::Uuid;

    use super::*;

    // GOAL-30: a line has one key on every day, and shares it with no other.
    #[test]
    fn goal_30_lines_that_are_of_one_piece_have_keys_of_their_own() {
        let [one, two] = [1, 2].map(Uuid::from_u128);
        let line = |of: Uuid, ordinal: u8| LineKey {
            goal: format!("piece:{of}"),
            task: "slow".into(),
            ordinal,
        };
        let request = PlanRequest {
            goals: vec![Goal::new(
                Do::Practise,
                Subject::Skill { skill: Skill::Tone },
            )],
            ..PlanRequest::default()
        };
        let days = plan(&request).cards.into_iter();
        let mut days: Vec<DayCards> = days.filter(|day| !day.cards.is_empty()).collect();
        let keys = [vec![line(one, 1)], vec![line(one, 1), line(two, 1)]];
        days.truncate(keys.len());
        for (day, keys) in days.iter_mut().zip(keys) {
            let card = day.cards[0].clone();
            let cards = keys.into_iter().map(|key| PracticeCard {
                key,
                ..card.clone()
            });
            day.cards = cards.collect();
        }
        Survivors([(one, two)].into()).follow_cards(&mut days);
        let keys = |day: &DayCards| -> Vec<LineKey> {
            day.cards.iter().map(|card| card.key.clone()).collect()
        };
        let followed: Vec<Vec<LineKey>> = days.iter().map(keys).collect();
        let expected = [vec![line(two, 2)], vec![line(two, 2), line(two, 1)]];
        assert_eq!(followed, expected);
    }
}
