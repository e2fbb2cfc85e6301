//! Judges any plan, the built-in one or a model's, by the acceptance checks of the planning
//! facts, section 8.

mod tempo;

use serde::Serialize;

use super::{
    guidance::{BUILT_IN, DayBasis, DayKind, DayPlan, Part},
    input::PlanInput,
    level::Level,
    minutes::{self, Band},
    notes::{clauses::parts, read::read},
    plan::PracticePlan,
    share,
    tempo::WEEKLY_CAP,
};

/// What is wrong with a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum PlanProblem {
    /// Not seven days, or not dated in a row from the day after the lesson.
    Days,
    /// A day longer than the grade and age allow, or no full day long enough.
    Minutes,
    /// The lines of a day do not add up to its minutes.
    Sum,
    /// An item that is too long, or none at all.
    ItemLength,
    /// Fewer practice days or more rest days in a row than the grade has.
    Rest,
    /// A piece that is worked on fewer than three days.
    TooSeldom,
    /// A tempo above its goal, above the weekly cap, or without a goal in the notes.
    Tempo,
    /// A piece below its goal that does not rise although nothing stands against it.
    NoRise,
    /// A title that is neither in the notes nor general.
    Title,
    /// A practice line without a count or a success test, or an empty one.
    Task,
    /// A sentence that comes twice.
    Repeated,
    /// More than three tips, or tips to the parents of an adult.
    Tips,
    /// A line without a reason code.
    Reason,
    /// A day that does not end with contrast.
    Ending,
}

/// Everything that is wrong with a plan, each problem once; empty when it may be used.
///
/// A model's plan has no basis; what only the basis can show is not asked of it.
pub fn check(plan: &PracticePlan, input: &PlanInput) -> Vec<PlanProblem> {
    let mut problems = Vec::new();
    let mut require = |fine: bool, problem: PlanProblem| {
        if !fine && !problems.contains(&problem) {
            problems.push(problem);
        }
    };
    let days = &plan.guidance.daily_plan;
    let level = Level::parse(&input.grade);
    let built_in = plan.planner == BUILT_IN;
    require(dated(days, input), PlanProblem::Days);
    require(long_enough(days, input, level), PlanProblem::Minutes);
    require(rested(days, level), PlanProblem::Rest);
    for day in days {
        let lines = lines(day);
        require(
            day.duration_minutes == 0 || !lines.is_empty(),
            PlanProblem::Task,
        );
        require(
            !built_in || lines.iter().all(|line| is_task(line, day.duration_minutes)),
            PlanProblem::Task,
        );
    }
    require(!repeats(days), PlanProblem::Repeated);
    require(titles_known(days, input), PlanProblem::Title);
    tempo::check(days, input, &mut require);
    let tips = &plan.guidance.tips_for_parents;
    require(
        tips.len() <= 3 && (input.is_minor || tips.is_empty()),
        PlanProblem::Tips,
    );
    if built_in {
        require(plan.basis.days.len() == days.len(), PlanProblem::Reason);
        for (day, basis) in days.iter().zip(&plan.basis.days) {
            check_basis(day, basis, level, &mut require);
        }
        for piece in plan.basis.pieces.iter().filter(|piece| piece.active) {
            let with = |day: &&DayPlan| day.repertoire.iter().any(|item| item.title == piece.title);
            require(
                days.iter().filter(with).count() >= 3,
                PlanProblem::TooSeldom,
            );
        }
    }
    problems
}

fn dated(days: &[DayPlan], input: &PlanInput) -> bool {
    let mut dates = input.lesson_date.iter_days().skip(1);
    days.len() == 7
        && days
            .iter()
            .all(|day| dates.next() == Some(day.date) && !day.day.is_empty())
}

/// Days within the band; the longest day at least the band's least, unless the log, the notes
/// or an exam at the door ask for less.
fn long_enough(days: &[DayPlan], input: &PlanInput, level: Level) -> bool {
    let Band { least, most, .. } = minutes::band(level, input.age);
    let signal = minutes::log_signal(&input.log);
    let longest = days
        .iter()
        .map(|day| day.duration_minutes)
        .max()
        .unwrap_or(0);
    let exam = input
        .exam
        .as_ref()
        .and_then(|exam| exam.date)
        .map(|date| (date - input.lesson_date).num_days());
    let eased = signal.minutes_percent < 100
        || read(&input.notes).pain
        || exam.is_some_and(|days| (0..=3).contains(&days));
    longest <= most && (longest >= least || eased && longest >= 5)
}

/// At least three days of practice, and never two days off in a row.
fn rested(days: &[DayPlan], level: Level) -> bool {
    let off = |day: &DayPlan| day.duration_minutes == 0;
    let allowed = if level.step() <= 1 { 2 } else { 1 };
    days.iter().filter(|day| off(day)).count() <= allowed
        && !days.windows(2).any(|pair| off(&pair[0]) && off(&pair[1]))
}

fn lines(day: &DayPlan) -> Vec<&str> {
    let parts = [&day.warmup, &day.technical_focus, &day.musicianship];
    let foci = day.repertoire.iter().map(|item| &item.focus);
    parts
        .into_iter()
        .chain(foci)
        .map(String::as_str)
        .filter(|line| !line.is_empty())
        .collect()
}

/// A line of the built-in planner has its minutes, a task and a success test.
fn is_task(line: &str, minutes: u16) -> bool {
    minutes == 0 || line.contains(" min: ") && line.contains("done ") && line.len() > 40
}

/// Whether a sentence of the week's lines comes twice, its minutes aside.
fn repeats(days: &[DayPlan]) -> bool {
    let mut seen: Vec<(&str, &str)> = Vec::new();
    for day in days {
        let whole =
            [&day.warmup, &day.technical_focus, &day.musicianship].map(|text| ("", text.as_str()));
        let foci = day
            .repertoire
            .iter()
            .map(|item| (item.title.as_str(), item.focus.as_str()));
        for (title, text) in whole.into_iter().chain(foci) {
            for sentence in text.split(". ") {
                let sentence = sentence
                    .split_once(" min: ")
                    .map_or(sentence, |(_, rest)| rest);
                let sentence = (title, sentence.trim_end_matches('.'));
                if sentence.1.len() > 20 && seen.contains(&sentence) {
                    return true;
                }
                seen.push(sentence);
            }
        }
    }
    false
}

/// Every title's words stand in the lesson's notes or in earlier ones, or the title is general.
fn titles_known(days: &[DayPlan], input: &PlanInput) -> bool {
    let parts = [&input.notes]
        .into_iter()
        .chain(&input.recent_notes)
        .flat_map(|note| parts(note));
    let words: Vec<String> = parts
        .flat_map(|part| part.words)
        .map(|word| word.lower)
        .collect();
    let known = |word: &str| {
        let word = word
            .trim_matches(|c: char| !c.is_alphanumeric())
            .to_lowercase();
        words.iter().any(|known| known.contains(&word))
    };
    days.iter().flat_map(|day| &day.repertoire).all(|item| {
        item.title == super::pieces::UNNAMED
            || item
                .title
                .strip_prefix("Piece by ")
                .unwrap_or(&item.title)
                .split(' ')
                .all(known)
    })
}

fn check_basis(
    day: &DayPlan,
    basis: &DayBasis,
    level: Level,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    let sum: u16 = basis.blocks.iter().map(|block| block.minutes).sum();
    require(sum == day.duration_minutes, PlanProblem::Sum);
    let longest = share::longest_item(level);
    let item = |minutes: u16| (1..=longest).contains(&minutes) || basis.kind == DayKind::Light;
    require(
        basis.blocks.iter().all(|block| item(block.minutes)),
        PlanProblem::ItemLength,
    );
    require(
        basis.blocks.iter().all(|block| !block.reason.is_empty()),
        PlanProblem::Reason,
    );
    let last = basis.blocks.last().map(|block| block.part);
    require(last != Some(Part::Spots), PlanProblem::Ending);
}

/// The most a tempo may be at the week's end.
pub(super) fn capped(start: u16) -> u32 {
    u32::from(start) * u32::from(100 + WEEKLY_CAP) / 100
}
