//! What becomes of a plan while its week is under way: a line is struck, or its goals are changed and days that have begun
//! keep what they had.

use chrono::NaiveDate;

use crate::guidance::{DayKind, DayPlan};

use super::{
    cards::{DayCards, LineKey, Plan, PracticeCard},
    gone::nothing,
    page,
    request::WeekTempo,
};

impl Plan {
    /// Whether a day from a date on has this line.
    pub fn has_line(&self, key: &LineKey, from: NaiveDate) -> bool {
        let mut days = self.cards.iter().filter(|day| day.date >= from);
        days.any(|day| day.cards.iter().any(|card| card.key == *key))
    }

    /// Takes lines out of the days from a date on, which are shorter by their minutes.
    pub fn strike(&mut self, keys: &[LineKey], from: NaiveDate) {
        for at in 0..self.cards.len() {
            if self.cards[at].date >= from {
                self.take_out(at, |card| keys.contains(&card.key));
            }
        }
    }

    /// Puts days of the plan before in place of this one's.
    pub fn keep_days(&mut self, before: &Self, is_kept: impl Fn(NaiveDate) -> bool) {
        let days = self.guidance.daily_plan.iter_mut().enumerate();
        for (at, day) in days.filter(|(_, day)| is_kept(day.date)) {
            let kept = before.guidance.daily_plan.iter().enumerate();
            let Some((earlier, kept)) = kept.clone().find(|(_, kept)| kept.date == day.date) else {
                continue;
            };
            *day = kept.clone();
            if let (Some(own), Some(kept)) =
                (self.basis.days.get_mut(at), before.basis.days.get(earlier))
            {
                own.clone_from(kept);
            }
            if let Some(cards) = self.cards.get_mut(at) {
                let kept = before.cards.get(earlier);
                *cards = kept.cloned().unwrap_or_else(|| DayCards {
                    date: day.date,
                    minutes: day.duration_minutes,
                    cards: Vec::new(),
                });
            }
        }
    }

    /// Takes out of a day with playing what the plan before does not have on it: additions begin the day after.
    pub fn without_additions(&mut self, date: NaiveDate, before: &Self) {
        let at = self.cards.iter().position(|day| day.date == date);
        let kept = before.cards.iter().find(|day| day.date == date);
        let (Some(at), Some(kept)) = (at, kept) else {
            return;
        };
        let basis = self.basis.days.get(at);
        if basis.is_none_or(|basis| basis.kind == DayKind::Light) {
            return;
        }
        let is_there = |card: &PracticeCard| {
            let mut cards = kept.cards.iter();
            card.is_routine() || cards.any(|it| it.key.goal == card.key.goal)
        };
        self.take_out(at, |card| kept.cards.is_empty() || !is_there(card));
    }

    /// Goes on from where the plan before began each of the same goals: a week asks as much as its days do. A plan in texts
    /// alone has no cards that tell what its days ask.
    pub fn keep_tempi(&mut self, before: &Self) {
        let is_told = self.cards.iter().any(|day| !day.cards.is_empty());
        for was in &before.tempi {
            let cards = self.cards.iter().flat_map(|day| &day.cards);
            let own = cards.filter(|card| card.key.goal == was.goal);
            let asked = own.filter_map(|card| card.tempo.map(|tempo| tempo.bpm));
            let week = WeekTempo {
                last: if is_told {
                    asked.max().max(was.first)
                } else {
                    was.last
                },
                ..was.clone()
            };
            match self.tempi.iter_mut().find(|now| now.goal == was.goal) {
                Some(now) => *now = week,
                None => self.tempi.push(week),
            }
        }
    }

    /// Keeps the summary of the plan before if its week is over: no day after a date is left.
    pub fn keep_summary(&mut self, before: &Self, date: NaiveDate) {
        let mut days = self.guidance.daily_plan.iter();
        if days.all(|day| day.date <= date) {
            let summary = &mut self.guidance.week_summary;
            summary.clone_from(&before.guidance.week_summary);
        }
    }

    /// Takes cards out of a day, which is shorter by their minutes.
    pub(super) fn take_out(&mut self, at: usize, is_out: impl Fn(&PracticeCard) -> bool) {
        let day = &mut self.cards[at];
        let left: Vec<bool> = day.cards.iter().map(|card| !is_out(card)).collect();
        if left.iter().all(|left| *left) {
            return;
        }
        retain(&mut day.cards, &left);
        day.minutes = day.cards.iter().map(|card| card.minutes).sum();
        if let Some(basis) = self.basis.days.get_mut(at) {
            retain(&mut basis.blocks, &left);
        }
        if let Some(plan) = self.guidance.daily_plan.get_mut(at) {
            rewrite(plan, day);
        }
    }
}

fn retain<T>(items: &mut Vec<T>, left: &[bool]) {
    let mut left = left.iter();
    items.retain(|_| left.next().copied().unwrap_or(true));
}

fn rewrite(plan: &mut DayPlan, day: &DayCards) {
    plan.duration_minutes = day.minutes;
    page::fill(plan, &day.cards);
    if day.cards.is_empty() {
        *plan = nothing(plan.day.clone(), plan.date);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        goals::{Do, Goal, Place, Subject},
        plans::{Gone, PlanRequest, Student, plan},
    };

    fn minuet(r#do: Do) -> Goal {
        let title = "Minuet in G".into();
        let places = match r#do {
            Do::Practise => vec![Place::Bars { from: 9, to: 16 }],
            _ => Vec::new(),
        };
        Goal {
            places,
            ..Goal::new(
                r#do,
                Subject::Title {
                    title,
                    composer: None,
                },
            )
        }
    }

    fn made(goals: Vec<Goal>) -> Plan {
        plan(&request(goals))
    }

    fn request(goals: Vec<Goal>) -> PlanRequest {
        let student = Student {
            instrument: "Piano".into(),
            grade: "Grade 2".into(),
            age: Some(11),
            is_minor: true,
        };
        PlanRequest {
            goals,
            student,
            ..PlanRequest::default()
        }
    }

    fn sums(plan: &Plan) {
        for (day, cards) in plan.guidance.daily_plan.iter().zip(&plan.cards) {
            let sum: u16 = cards.cards.iter().map(|card| card.minutes).sum();
            assert_eq!((day.duration_minutes, cards.minutes), (sum, sum), "{day:?}");
        }
    }

    #[test]
    fn a_struck_line_goes_from_the_days_that_are_left() {
        let mut plan = made(vec![minuet(Do::Practise)]);
        let before = plan.clone();
        let (today, card) = (1..7)
            .find_map(|at| {
                let mut cards = plan.cards[at].cards.iter();
                let card = cards.find(|card| card.title == "Minuet in G")?;
                Some((plan.cards[at].date, card.clone()))
            })
            .expect("a card");
        assert!(plan.has_line(&card.key, today));
        plan.strike(std::slice::from_ref(&card.key), today);
        assert!(!plan.has_line(&card.key, today));
        for (at, day) in plan.cards.iter().enumerate() {
            if day.date < today {
                assert_eq!(plan.guidance.daily_plan[at], before.guidance.daily_plan[at]);
            }
            let blocks = &plan.basis.days[at].blocks;
            assert_eq!(blocks.len(), day.cards.len());
        }
        let text = |plan: &Plan| format!("{:?}", plan.guidance.daily_plan);
        assert_ne!(text(&plan), text(&before));
        sums(&plan);
    }

    #[test]
    fn keeps_begun_day_without_removed_items() {
        let before = made(vec![minuet(Do::Practise)]);
        let today = before.cards[0].date;
        let rested = [minuet(Do::Rest)];
        let mut plan = made(rested.to_vec());
        plan.keep_days(&before, |date| date == today);
        assert_eq!(plan.cards[0], before.cards[0]);
        assert_eq!(plan.guidance.daily_plan[0], before.guidance.daily_plan[0]);
        let goals = [minuet(Do::Practise)];
        let gone = Gone::of(&goals, &request(rested.to_vec()), Vec::new(), |_| {
            Some("Minuet in G")
        });
        plan.without(today, &gone);
        assert!(
            plan.cards[0]
                .cards
                .iter()
                .all(|card| card.title != "Minuet in G")
        );
        assert_eq!(plan.guidance.daily_plan[0].repertoire, []);
        sums(&plan);
    }
}
