//! Judges any plan, the built-in one or a model's, by Practice planning §8.

mod minutes;
mod names;
mod tasks;
mod tempo;

use chrono::NaiveDate;
use serde::Serialize;

use super::{
    guidance::{BUILT_IN, DayPlan},
    input::PlanInput,
    level::Level,
    notes::read::read,
    plan::{PracticePlan, STOP, plan as built_in},
    tips,
};

/// What is wrong with a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PlanProblem {
    /// Not seven days, or not dated in a row from the day after the lesson.
    Days,
    /// A day longer than the grade and age allow, or no full day long enough (§2).
    Minutes,
    /// The lines of a day do not add up to its minutes.
    Sum,
    /// An item of more than 12 minutes (6 to Grade 2), or of none.
    ItemLength,
    /// More practice days or days off than the grade has, or two days off in a row (§2).
    Rest,
    /// An active piece that is worked on fewer than three days (§1).
    TooSeldom,
    /// A tempo above its goal, above the weekly cap, or without a goal in the notes (§6).
    Tempo,
    /// A piece below its goal that does not rise although nothing stands against it.
    NoRise,
    /// A title that is neither in the notes nor general.
    Title,
    /// A key that is neither in the notes nor on the ladder (§4).
    Key,
    /// A kind of work that the notes leave out.
    LeftOut,
    /// A line without verb, place, count or success test.
    Task,
    /// A sentence that comes twice.
    Repeated,
    /// A day that ends with new work on what was new just before (§1).
    Ending,
    /// More than three tips, tips to the parents of an adult, or for another age (§7).
    Tips,
    /// A line of the built-in planner without a reason code.
    Reason,
    /// Signed by the built-in planner, which makes another plan of the same input.
    Differs,
    /// More text than anybody reads: over 800 characters in a line, 2,000 in the summary, or more
    /// than twelve lines on pieces in a day.
    TooLong,
}

/// Everything that is wrong with a plan, each problem once; empty when it may be used.
///
/// A model's plan has no basis: what only the basis shows (reason codes, the minutes of each line)
/// is asked of it only where its text tells.
///
/// ```
/// # use reedling_planner::{check::{PlanProblem, check}, plan::{PlanInput, plan}};
/// # let input = PlanInput {
/// #     instrument: "Violin".into(),
/// #     grade: "Grade 3".into(),
/// #     notes: "Gavotte bars 5-8 uneven, at 72".into(),
/// #     ..PlanInput::default()
/// # };
/// let mut made = plan(&input);
/// assert_eq!(check(&made, &input), []);
///
/// made.planner = "a-model".into();
/// made.guidance.daily_plan[1].repertoire[0].target_tempo_bpm = Some(200);
/// assert_eq!(check(&made, &input), [PlanProblem::Tempo]);
/// ```
pub fn check(plan: &PracticePlan, input: &PlanInput) -> Vec<PlanProblem> {
    let mut problems = Vec::new();
    let mut require = |fine: bool, problem: PlanProblem| {
        if !fine && !problems.contains(&problem) {
            problems.push(problem);
        }
    };
    let days = &plan.guidance.daily_plan;
    let level = Level::parse(&input.grade);
    let own = built_in(input);
    require(dated(days, input), PlanProblem::Days);
    require(short_enough(plan), PlanProblem::TooLong);
    if plan.planner == BUILT_IN {
        require(*plan == own, PlanProblem::Differs);
        minutes::check_basis(plan, level, &mut require);
    }
    if own.basis.reasons.iter().any(|reason| reason == STOP) {
        // Nobody plays, so a plan may hold nothing that is played.
        let own_days = &own.guidance.daily_plan;
        let quiet = days.iter().zip(own_days).all(|(day, own)| {
            day.repertoire.is_empty()
                && day.technical_focus.is_empty()
                && day.warmup.is_empty()
                && day.duration_minutes <= own.duration_minutes
        });
        require(quiet, PlanProblem::Rest);
        return problems;
    }
    minutes::check(days, &own, input, level, &mut require);
    tasks::check(days, input, &mut require);
    names::check(days, input, level, &mut require);
    let left_out = read(&input.notes).released.kinds;
    let mut work = days.iter().flat_map(lines);
    require(
        work.all(|line| !left_out.forbid(line)),
        PlanProblem::LeftOut,
    );
    for piece in own.basis.pieces.iter().filter(|piece| piece.active) {
        let on = days.iter().filter(|day| names::has(day, &piece.title));
        require(on.count() >= 3, PlanProblem::TooSeldom);
    }
    tempo::check(days, input, &mut require);
    let given = &plan.guidance.tips_for_parents;
    let fit = given.len() <= 3
        && (input.is_minor || given.is_empty())
        && given.iter().all(|tip| tips::fits(tip, input.age));
    require(fit, PlanProblem::Tips);
    problems
}

fn dated(days: &[DayPlan], input: &PlanInput) -> bool {
    let mut dates = input.lesson_date.iter_days().skip(1);
    let last = NaiveDate::MAX;
    days.len() == 7
        && days
            .iter()
            .all(|day| day.date == dates.next().unwrap_or(last) && !day.day.is_empty())
}

fn short_enough(plan: &PracticePlan) -> bool {
    let guidance = &plan.guidance;
    let tips = guidance.tips_for_parents.iter().map(String::as_str);
    let mut lines = guidance.daily_plan.iter().flat_map(lines).chain(tips);
    guidance.week_summary.len() <= 2_000
        && guidance
            .daily_plan
            .iter()
            .all(|day| day.repertoire.len() <= 12)
        && lines.all(|line| line.len() <= 800)
}

/// The lines of a day that say anything, in the day's order.
fn lines(day: &DayPlan) -> impl Iterator<Item = &str> {
    let foci = day.repertoire.iter().map(|item| &item.focus);
    [&day.warmup, &day.technical_focus]
        .into_iter()
        .chain(foci)
        .chain([&day.musicianship])
        .map(String::as_str)
        .filter(|line| !line.is_empty())
}
