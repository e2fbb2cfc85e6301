//! What a line must say, how long a day's texts may be, and that no instrument is asked for what it has not.

use reedling_core::{case_mapping::lower, text::contains};

use super::{PlanProblem, lines};
use crate::{
    guidance::{DayKind, DayPlan, PracticeGuidance, RepertoireItem},
    instrument::Family,
    vocabulary::lists::listed,
};

use super::super::{Plan, WeekContext, fillers::programme, subject::Subjects, write};

/// Words that count, beside digits.
const COUNTS: &str =
    " all both each eight every five four half nine once one seven six ten three twelve twice two ";

/// Words with which a success test begins.
const TESTS: [&str; 6] = [
    "done ",
    "until ",
    "when ",
    "without ",
    "so that ",
    "write down",
];

/// Words of techniques, and the families that have them.
const TECHNIQUES: [(&str, &[Family]); 9] = [
    (" pedal ", &[Family::Keys]),
    (" bow bowing bows ", &[Family::Bowed]),
    (
        " barre fret frets pluck plucking strum strumming ",
        &[Family::Plucked],
    ),
    (" string strings ", &[Family::Bowed, Family::Plucked]),
    (
        " embouchure mouthpiece reed slurred tongue tongued tonguing ",
        &[Family::Wind],
    ),
    (" breath ", &[Family::Wind, Family::Voice]),
    (" consonants lips vowel ", &[Family::Voice, Family::Wind]),
    (" drumstick drumsticks ", &[Family::Drums]),
    (
        " finger fingering fingers ",
        &[Family::Keys, Family::Bowed, Family::Plucked, Family::Wind],
    ),
];

/// Tasks, words and families.
pub fn check(
    plan: &Plan,
    week: &WeekContext,
    subjects: &Subjects,
    require: &mut impl FnMut(bool, PlanProblem),
) {
    require(short_enough(&plan.guidance), PlanProblem::TooLong);
    let named = week
        .request
        .goals
        .iter()
        .filter_map(|goal| subjects.title(&goal.subject));
    let named: Vec<String> = named
        .map(|title| lower(&title))
        .filter(|title| !title.is_empty())
        .collect();
    for (at, day) in plan.guidance.daily_plan.iter().enumerate().take(7) {
        let played = day
            .repertoire
            .iter()
            .filter(|item| !item.is_in_teachers_words());
        require(
            played.clone().all(|item| is_task(without_titles(item))),
            PlanProblem::Task,
        );
        require(
            day.technical_focus.is_empty() || is_task(&day.technical_focus),
            PlanProblem::Task,
        );
        let rest = week.days[at].kind == DayKind::Rest || day.duration_minutes == 0;
        require(rest || lines(day).count() > 0, PlanProblem::Task);
        let own = own_lines(day, &named);
        require(
            own.iter().all(|line| !strange(line, week.family())),
            PlanProblem::Family,
        );
        let left_out = week.request.week.without_metronome;
        require(
            !left_out || own.iter().all(|line| !contains(line, "metronome")),
            PlanProblem::LeftOut,
        );
    }
    let most = write::most_words(week.asked.age);
    for cards in &plan.cards {
        let words: usize = cards.cards.iter().map(write::card_words).sum();
        require(words <= most, PlanProblem::TooLong);
        let hows = cards.cards.iter().filter_map(|card| card.how.as_deref());
        require(
            hows.into_iter().all(|how| !strange(how, week.family())),
            PlanProblem::Family,
        );
    }
}

/// What the planner wrote: neither the teacher's words nor the names of what they set.
fn own_lines(day: &DayPlan, named: &[String]) -> Vec<String> {
    let items = day
        .repertoire
        .iter()
        .filter(|item| !item.is_in_teachers_words());
    let foci = items.map(|item| &item.focus);
    let texts = foci.chain([&day.warmup, &day.technical_focus, &day.musicianship]);
    let without = |text: &String| {
        named
            .iter()
            .fold(lower(text), |text, name| text.replace(name, " "))
    };
    texts.map(without).collect()
}

fn short_enough(guidance: &PracticeGuidance) -> bool {
    let tips = guidance.tips_for_parents.iter().map(String::as_str);
    let mut all = guidance.daily_plan.iter().flat_map(lines).chain(tips);
    guidance.week_summary.len() <= 2_000
        && guidance
            .daily_plan
            .iter()
            .all(|day| day.repertoire.len() <= 12)
        && all.all(|line| line.len() <= 1_200)
}

/// An item's line, of an exam's programme without the titles before its task: these may begin with anything.
fn without_titles(item: &RepertoireItem) -> &str {
    match item.focus.rsplit_once(": ") {
        Some((_, task)) if item.title == programme::TITLE => task,
        _ => &item.focus,
    }
}

/// Whether a line has a verb to begin with, a count and a success test. Its place stands in it, or is the piece itself.
fn is_task(line: &str) -> bool {
    let task = line.split_once(" min: ").map_or(line, |(_, task)| task);
    let counted = task
        .split(|c: char| !c.is_alphanumeric() && c != '-')
        .any(|word| word.starts_with(|c: char| c.is_ascii_digit()) || listed(COUNTS, &lower(word)));
    let small = lower(task);
    task.starts_with(char::is_alphabetic)
        && counted
        && task.split_whitespace().count() >= 5
        && TESTS.iter().any(|test| contains(&small, test))
}

/// Whether a text names a technique of another family. An instrument that nobody knows has none of them.
fn strange(text: &str, family: Family) -> bool {
    let words: Vec<String> = text
        .split(|c: char| !c.is_alphabetic())
        .map(lower)
        .collect();
    TECHNIQUES.iter().any(|(technique, families)| {
        !families.contains(&family)
            && words
                .iter()
                .any(|word| !word.is_empty() && listed(technique, word))
    })
}
