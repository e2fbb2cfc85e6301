//! What a teacher expects of a week: that what was said is worked on, that it changes, and that nothing is asked too early.

mod asked;
mod by_heart;
mod care;
mod exam;
mod four_weeks;
mod growing;
mod needs;
mod whole;

use reedling_planner::{
    goals::{Goal, Need},
    plans::{Plan, PlanRequest, Tick},
};

use crate::support::*;

pub fn needing(goal: Goal, needs: &[Need]) -> Goal {
    Goal {
        needs: needs.to_vec(),
        ..goal
    }
}

pub fn begun(name: &str) -> Goal {
    Goal {
        started: true,
        ..practise(name)
    }
}

pub fn tasks(made: &Plan, title: &str) -> Vec<String> {
    let cards = cards_of(made, title);
    let practised = cards.iter().filter(|(day, _)| *day < 6);
    practised.map(|(_, card)| card.key.task.clone()).collect()
}

pub fn days_of(made: &Plan, title: &str) -> Vec<usize> {
    let mut days: Vec<usize> = cards_of(made, title).iter().map(|(day, _)| *day).collect();
    days.dedup();
    days
}

/// The week after a plan, whose lines were all clean or not ticked at all.
pub fn next(request: &PlanRequest, made: &Plan, clean: bool) -> PlanRequest {
    let mut after = request.clone();
    after.dates.lesson = after.dates.lesson + chrono::Days::new(7);
    after.dates.next_lesson = Some(after.dates.lesson + chrono::Days::new(7));
    after.log.planned = made.tempi.clone();
    for day in made.cards.iter().filter(|_| clean) {
        after.log.ticks.extend(day.cards.iter().map(|card| Tick {
            goal: card.key.goal.clone(),
            task: card.key.task.clone(),
            date: day.date,
            clean: true,
        }));
    }
    after
}
