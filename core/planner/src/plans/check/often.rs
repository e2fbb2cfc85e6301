//! Whether each goal comes on as many days as it should.

use reedling_core::{case_mapping::lower, text::contains};

use super::super::{Plan, WeekContext, fillers::programme, is_practice, subject::Subjects};
use super::PlanProblem;
use crate::goals::{Do, Goal, Place, Subject};

/// Practised goals on three days, carried ones on two, as far as the days have room; each at least once. A run through the
/// exam's programme counts for all of its pieces.
pub fn check(
    plan: &Plan,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let set: Vec<&Goal> = subjects.shown().collect();
    let practice = week.days.iter().filter(|day| is_practice(day)).count();
    let on_practice = week
        .days
        .iter()
        .zip(&plan.guidance.daily_plan)
        .filter(|(day, _)| is_practice(day));
    let room: usize = on_practice.map(|(_, day)| day.repertoire.len()).sum();
    let worked = set.iter().filter(|goal| is_worked(goal, subjects));
    for goal in worked {
        let title = subjects.title(&goal.subject).unwrap_or_default();
        let usual = if subjects.is_halved(goal) { 2 } else { 3 };
        let wanted = goal.days.map_or(usual, |days| usize::from(days.max(1)));
        let wanted = wanted.min(3).min(practice);
        let on = plan
            .guidance
            .daily_plan
            .iter()
            .filter(|day| {
                day.repertoire.iter().any(|item| {
                    let run = item.title == programme::TITLE && contains(&item.focus, &title);
                    lower(&item.title) == lower(&title) || run
                })
            })
            .count();
        // Small days and weeks hold what they can, the main goal first.
        let small = week.asked.signal.one_goal
            || week.asked.is_limited()
            || week.asked.days.is_some()
            || week.is_halved();
        let fits = set.len() * 3 <= room && !small;
        require(
            on >= wanted || small || !fits && on >= 1 || practice == 0 || set.len() > room,
            PlanProblem::TooSeldom,
        );
    }
}

/// Whether a goal sets work on a piece, somewhere that is not left out.
fn is_worked(goal: &Goal, subjects: &Subjects) -> bool {
    let is_piece = matches!(goal.subject, Subject::Piece { .. } | Subject::Title { .. });
    let out = subjects.bars_out(&goal.subject);
    let is_left = |place: &Place| match place {
        Place::Bars { from, to } => {
            let is_out = |bar: u16| out.iter().any(|(from, to)| (*from..=*to).contains(&bar));
            !(*from..=*to).all(is_out)
        }
        place => !subjects.place_is_out(&goal.subject, place),
    };
    is_piece
        && matches!(goal.r#do, Do::Practise | Do::Perform)
        && (goal.places.is_empty() || goal.places.iter().any(is_left))
}
