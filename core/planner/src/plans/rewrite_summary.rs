//! The week is told anew once lines of it are struck.

use chrono::NaiveDate;

use crate::{
    guidance::{BUILT_IN, Part},
    reason::Reason,
};

use super::{
    PlanRequest, WeekContext,
    allocate::{DaySlots, Role, Slot},
    cards::{DayCards, LineKey, Plan, PracticeCard},
    goal_items,
    items::Item,
    summary::summary,
};

impl Plan {
    /// Tells the week without lines that were struck from a date on: what none of the days that are left has any more is not
    /// named. The summary of a model stays, as its plan has no lines.
    pub fn rewrite_summary(&mut self, request: &PlanRequest, struck: &[LineKey], from: NaiveDate) {
        if self.planner != BUILT_IN || self.cards.is_empty() {
            return;
        }
        let mut week = WeekContext::of(request);
        for (day, basis) in week.days.iter_mut().zip(&self.basis.days) {
            day.kind = basis.kind;
        }
        let mut items = goal_items::items(&week);
        items.retain(|item| {
            struck.iter().all(|line| line.goal != item.key) || self.has_goal(&item.key, from)
        });
        let few = self
            .basis
            .reasons
            .iter()
            .any(|code| code == Reason::FewGoals.as_str());
        let mut days = self.cards.iter();
        let slots = [(); 7].map(|()| {
            days.next()
                .map_or_else(DaySlots::default, |day| slots(day, &items, few))
        });
        self.guidance.week_summary = summary(&week, &items, &slots);
    }

    /// Whether a day from a date on has a line of this goal.
    fn has_goal(&self, goal: &str, from: NaiveDate) -> bool {
        let mut days = self.cards.iter().filter(|day| day.date >= from);
        days.any(|day| day.cards.iter().any(|card| card.key.goal == goal))
    }
}

/// A written day as it was before it was written, as far as the summary asks.
fn slots(day: &DayCards, items: &[Item], few: bool) -> DaySlots {
    let mut slots = DaySlots {
        few,
        ..DaySlots::default()
    };
    for card in &day.cards {
        match card.part {
            Part::WarmUp => slots.warmup += card.minutes,
            _ if card.is_routine() => slots.free += card.minutes,
            _ => slots.slots.push(slot(card, items)),
        }
    }
    slots
}

fn slot(card: &PracticeCard, items: &[Item]) -> Slot {
    let own = items.iter().position(|item| item.key == card.key.goal);
    Slot {
        item: own.unwrap_or(usize::MAX),
        role: Role::Work,
        session: 0,
        turn: 0,
        whole: false,
        bpm: card.tempo.map(|tempo| tempo.bpm),
        times: card.times.unwrap_or(1),
        minutes: card.minutes,
    }
}
