//! Tempi: under goal and cap, absent without a goal, rising unless something stands against it.

use super::PlanProblem;
use crate::{
    guidance::DayPlan,
    input::PlanInput,
    level::Level,
    log::log_signal,
    notes::{read::NotedPiece, title_text::is_same},
    pieces::{UNNAMED, is_stuck},
    plan::readings,
    tempo::{self, WEEKLY_CAP},
};

/// Tempi stay under goal and cap, are absent without a goal, and rise unless something stands
/// against it.
pub fn check(days: &[DayPlan], input: &PlanInput, require: &mut impl FnMut(bool, PlanProblem)) {
    let level = Level::parse(&input.grade);
    let (reading, recent) = readings(input);
    let still = reading.pain
        || reading.tension
        || log_signal(&input.log).one_goal
        || exam_at_the_door(input);
    let mut titles: Vec<&str> = days
        .iter()
        .flat_map(|day| &day.repertoire)
        .map(|item| item.title.as_str())
        .collect();
    titles.sort_unstable();
    titles.dedup();
    for title in titles {
        let items = days
            .iter()
            .flat_map(|day| &day.repertoire)
            .filter(|item| item.title == title);
        let tempi: Vec<u16> = items.filter_map(|item| item.target_tempo_bpm).collect();
        let known = |piece: &NotedPiece| match piece.title.as_str() {
            "" => UNNAMED.to_owned(),
            title => title.to_owned(),
        };
        let earlier = recent.iter().flat_map(|reading| &reading.pieces);
        let all = reading.pieces.iter().chain(earlier);
        let exact = all
            .clone()
            .filter(|piece| known(piece).eq_ignore_ascii_case(title));
        // As the planner does: a note may name the piece with a movement or a composer more.
        let mut noted = exact.chain(all.filter(|piece| is_same(&known(piece), title)));
        let stuck = noted
            .clone()
            .next()
            .is_some_and(|piece| is_stuck(piece, &recent));
        let goal = noted.find_map(|piece| tempo::goal(piece, level));
        let (Some(&first), Some(&last)) = (tempi.first(), tempi.last()) else {
            continue;
        };
        let Some(goal) = goal else {
            require(false, PlanProblem::Tempo);
            continue;
        };
        let highest = tempi.iter().copied().max().unwrap_or(first);
        require(
            highest <= goal.bpm && u32::from(highest) <= capped(first).max(u32::from(first)),
            PlanProblem::Tempo,
        );
        require(
            first >= goal.bpm || still || stuck || last > first,
            PlanProblem::NoRise,
        );
    }
}

fn exam_at_the_door(input: &PlanInput) -> bool {
    let date = input.exam.as_ref().and_then(|exam| exam.date);
    date.is_some_and(|date| (0..=10).contains(&(date - input.lesson_date).num_days()))
}

/// The most a tempo may be at the week's end.
fn capped(start: u16) -> u32 {
    u32::from(start) * u32::from(100 + WEEKLY_CAP) / 100
}
