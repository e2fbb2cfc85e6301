//! Judges a plan from the goals: which hands play, how often and where is derived here anew, not from the planner's items. It
//! shares with the planner what both take as given: the week (which days are free, halved or without playing, and how near an
//! exam is), the most cards of a grade, what a goal is called, and the names of headings.

mod days;
mod goals;
mod keys;
mod often;
mod pieces;
mod texts;

pub use pieces::spans;

use serde::Serialize;

use crate::{guidance::DayPlan, tips};

use super::{Plan, PlanRequest, WeekContext, quiet::is_quiet};

/// What is wrong with a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PlanProblem {
    /// Not seven days, or not dated in a row from the day after the lesson.
    Days,
    /// A day longer than grade, age, week and body allow.
    Minutes,
    /// The lines of a day do not add up to its minutes.
    Sum,
    /// An item of more than 12 minutes (6 to Grade 2), or of none.
    ItemLength,
    /// More cards than the grade has.
    Cards,
    /// Something to play on a day without playing.
    Rest,
    /// A goal that comes on fewer days than it should.
    TooSeldom,
    /// A title, key, bar or skill that is left out.
    LeftOut,
    /// Both hands where one plays.
    Hands,
    /// Fewer than four fifths of a piece's lines at the bars that are named.
    Bars,
    /// A tempo without a number in goal or repertoire, above the goal, or that grows too fast.
    Tempo,
    /// A title that no goal and no kept piece has.
    Title,
    /// A key that neither a goal nor the ladder has.
    Key,
    /// Words of the teacher that stand nowhere.
    Words,
    /// The teacher's way to practise is not on the first card of its goal.
    How,
    /// A line without verb, place, count or success test.
    Task,
    /// More words than anybody of the age reads.
    TooLong,
    /// Another family's technique.
    Family,
    /// More than three tips, tips to the parents of an adult, or for another age.
    Tips,
    /// The cards say something else than the plan.
    Differs,
}

/// Everything that is wrong with a plan, each problem once; empty when it may be used.
///
/// ```
/// # use reedling_planner::plans::{PlanRequest, check::{PlanProblem, check}, plan};
/// let request = PlanRequest::default();
/// let mut made = plan(&request);
/// assert_eq!(check(&made, &request), []);
/// made.guidance.daily_plan[1].duration_minutes = 500;
/// assert!(check(&made, &request).contains(&PlanProblem::Minutes));
/// ```
pub fn check(plan: &Plan, request: &PlanRequest) -> Vec<PlanProblem> {
    let week = WeekContext::of(request);
    let mut problems = Vec::new();
    let mut require = |fine: bool, problem: PlanProblem| {
        if !fine && !problems.contains(&problem) {
            problems.push(problem);
        }
    };
    days::check(plan, &week, &mut require);
    let subjects = &week.subjects;
    goals::check(plan, &week, subjects, &mut require);
    texts::check(plan, &week, subjects, &mut require);
    keys::check(plan, &week, subjects, &mut require);
    let given = &plan.guidance.tips_for_parents;
    let fit = given.len() <= 3
        && (request.student.is_minor || given.is_empty())
        && given.iter().all(|tip| tips::fits(tip, request.student.age));
    require(fit, PlanProblem::Tips);
    problems
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
