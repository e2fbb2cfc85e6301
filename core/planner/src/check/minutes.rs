//! Minutes, days off and the length of items.

use super::{PlanProblem, lines};
use crate::{
    guidance::{DayKind, DayPlan, Part},
    input::PlanInput,
    level::Level,
    log::log_signal,
    minutes::{self, Band, MICRO},
    notes::read::read,
    plan::PracticePlan,
    shape, share,
    week::practises,
};

/// Minutes of the days and of the lines that state theirs, and the days off.
pub fn check(
    days: &[DayPlan],
    own: &PracticePlan,
    input: &PlanInput,
    level: Level,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    require(long_enough(days, input, level), PlanProblem::Minutes);
    require(rested(days, own, level), PlanProblem::Rest);
    let longest = share::longest_item(level);
    for day in days.iter().filter(|day| day.duration_minutes > 0) {
        let stated: Vec<u16> = lines(day).flat_map(stated).collect();
        let sum = stated
            .iter()
            .map(|minutes| u32::from(*minutes))
            .sum::<u32>();
        require(
            stated.is_empty() || sum == u32::from(day.duration_minutes),
            PlanProblem::Sum,
        );
        // Listening on a day without the instrument may take its ten minutes in one.
        let listening = stated.len() == 1 && day.duration_minutes <= 10;
        let fits = |minutes: &u16| (1..=longest).contains(minutes) || listening;
        require(stated.iter().all(fits), PlanProblem::ItemLength);
    }
}

/// The minutes that a line states: "4 min: …".
fn stated(line: &str) -> impl Iterator<Item = u16> {
    line.match_indices(" min: ").filter_map(|(at, _)| {
        let number = line[..at].rsplit(' ').next()?;
        number.parse().ok()
    })
}

/// Days within the band; the longest day at least the band's least, unless the log, the notes,
/// or an exam at the door ask for less.
fn long_enough(days: &[DayPlan], input: &PlanInput, level: Level) -> bool {
    let Band { least, most, .. } = minutes::band(level, input.age);
    let reading = read(&input.notes);
    let limit = reading.most.unwrap_or(most);
    let longest = longest(days);
    let exam = input.exam.as_ref().and_then(|exam| exam.date);
    let exam = exam.map(|date| (date - input.lesson_date).num_days());
    let eased = log_signal(&input.log).minutes_percent < 100
        || exam.is_some_and(|days| (0..=10).contains(&days))
        || reading.pain;
    longest <= most.min(limit)
        && (longest >= least.min(limit) || eased && longest >= MICRO.min(limit))
}

fn longest(days: &[DayPlan]) -> u16 {
    let minutes = days.iter().map(|day| day.duration_minutes);
    minutes.max().unwrap_or(0)
}

/// No more days off than the grade has, never two in a row, and no more practice days than five, or four to Grade 1; a day is one when it is longer than two thirds of
/// the longest, unless our own plan of the week has a lesson, an exam or a light day there, as long.
fn rested(days: &[DayPlan], own: &PracticePlan, level: Level) -> bool {
    let off = |day: &DayPlan| day.duration_minutes == 0;
    let rests = shape::rests(level);
    let practice = longest(days) * 2 / 3;
    let ours = own.basis.days.iter().zip(&own.guidance.daily_plan);
    let spared = ours.map(|(basis, day)| match practises(basis.kind) {
        true => 0,
        false => day.duration_minutes,
    });
    let practised = days
        .iter()
        .zip(spared)
        .filter(|(day, spared)| day.duration_minutes > practice.max(*spared));
    let most = 6 - rests;
    days.iter().filter(|day| off(day)).count() <= rests
        && practised.count() <= most
        && !days.windows(2).any(|pair| off(&pair[0]) && off(&pair[1]))
}

/// What the built-in planner's basis tells: a block with a reason for each line, which add up.
pub fn check_basis(plan: &PracticePlan, level: Level, require: &mut impl FnMut(bool, PlanProblem)) {
    let days = &plan.guidance.daily_plan;
    require(plan.basis.days.len() == days.len(), PlanProblem::Reason);
    let longest = share::longest_item(level);
    for (day, basis) in days.iter().zip(&plan.basis.days) {
        let blocks = &basis.blocks;
        let sum: u16 = blocks.iter().map(|block| block.minutes).sum();
        require(sum == day.duration_minutes, PlanProblem::Sum);
        let fits = |minutes| (1..=longest).contains(&minutes) || basis.kind == DayKind::Light;
        require(
            blocks.iter().all(|block| fits(block.minutes)),
            PlanProblem::ItemLength,
        );
        let stated = lines(day).flat_map(stated).count();
        require(
            blocks.len() == stated && blocks.iter().all(|block| !block.reason.is_empty()),
            PlanProblem::Reason,
        );
        let last = blocks.last().map(|block| block.part);
        require(last != Some(Part::Spots), PlanProblem::Ending);
    }
}
