//! The technique that the planner adds: scales and patterns of its ladder, or an exercise where keys make no sense.

use reedling_core::{case_mapping::lower, text::contains};

use crate::{
    goals::{Goal, Skill, Subject, Technique},
    instrument::Family,
    ladder::{self, Rung},
    level::Level,
    reason::Reason,
    speed,
    text::list,
};

use super::{
    super::{
        EXAM_NEAR, WeekContext,
        goal_items::{aim, of_form, sides},
        items::{Item, Side, Sort},
        tasks::Purpose,
        tempo::Ramp,
        wording::{sentence, technique_title},
    },
    filler,
};

/// Where a week with scales of the ladder is played, in per cent of the speed that is about right for the grade.
const LADDER_START: u16 = 85;

/// The technique of the week. Who is small or grades for nothing plays only scales that the teacher sets, and who is sore none
/// that nobody has set.
pub(super) fn technique(week: &WeekContext, goals: &[Item]) -> Option<Item> {
    if week.is_halved() {
        return None;
    }
    if week.exam_within(EXAM_NEAR)
        && let Some(drawn) = drawn(week)
    {
        return Some(drawn);
    }
    let step = week.level().step();
    let Some(rung) = ladder::rung(week.instrument, step) else {
        return exercise(week);
    };
    let small = step <= 2 || week.request.student.age.is_some_and(|age| age <= 10);
    if !goals.is_empty() && (small || week.level() == Level::NotGrading) {
        return None;
    }
    let free = |name: &&str| {
        let is_played = !plays_one_hand(week) || !ladder::is_for_both_hands(name);
        is_played && !week.subjects.ladder_is_out(name) && !is_set(goals, name)
    };
    let patterns: Vec<&str> = ladder::names(rung.extras).filter(free).collect();
    let keys: Vec<&str> = ladder::names(rung.keys).filter(free).collect();
    // Every third week has a pattern.
    let pattern = patterns.get(week.seed / 3 % patterns.len().max(1));
    match pattern.filter(|_| week.seed % 3 == 2) {
        Some(name) => Some(pattern_item(week, name)),
        None if keys.is_empty() => None,
        None => Some(scales(week, rung, &keys, goals)),
    }
}

/// Before an exam: one of what is set, drawn at random, where there is more than one to draw.
fn drawn(week: &WeekContext) -> Option<Item> {
    let technique = |goal: &Goal| match &goal.subject {
        Subject::Technique(technique) => Some(technique.clone()),
        _ => None,
    };
    let is_played = |technique: &Technique| {
        let usual = of_form(week.family(), technique.form);
        matches!(usual, Purpose::Scale | Purpose::Pattern)
    };
    let mut set: Vec<Technique> = week.subjects.set().filter_map(technique).collect();
    set.retain(is_played);
    let any_key = set.iter().any(|technique| technique.key.is_none());
    let mut names: Vec<String> = set.iter().map(technique_title).collect();
    names.dedup();
    if names.len() < 2 && !any_key {
        return None;
    }
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let title = "Drawn at random".into();
    let mut item = filler(
        "draw".into(),
        Sort::Technique,
        title,
        Purpose::Draw,
        Reason::ExamDraw,
    );
    item.spots[0].place = list(&names);
    item.sides = sides(week, None, Sort::Technique);
    item.amount = week.octaves();
    item.weeks = week.seed;
    Some(item)
}

/// An exercise without keys.
fn exercise(week: &WeekContext) -> Option<Item> {
    if week.subjects.skill_is_out(Skill::Technique)
        || week.subjects.ladder_is_out("exercise without a key")
    {
        return None;
    }
    let title = if week.family() == Family::Voice {
        "Voice exercise"
    } else {
        "Technique"
    };
    let reason = Reason::TechniqueGeneral;
    let mut item = filler(
        reason.as_str().into(),
        Sort::Technique,
        title.into(),
        Purpose::Exercise,
        reason,
    );
    item.sides = sides(week, None, Sort::Technique);
    item.weeks = week.seed;
    Some(item)
}

/// Whether one hand alone plays what the planner adds.
fn plays_one_hand(week: &WeekContext) -> bool {
    matches!(
        sides(week, None, Sort::Technique)[..],
        [Side::Left | Side::Right]
    )
}

fn is_set(goals: &[Item], name: &str) -> bool {
    let mut goals = goals.iter();
    goals.any(|goal| goal.sort == Sort::Technique && contains(&goal.title, name))
}

fn pattern_item(week: &WeekContext, name: &str) -> Item {
    let percent = speed::arpeggio_percent(week.level());
    let form = "as far as you know it";
    let mut item = of_ladder(week, name, Purpose::Pattern, (percent, 100), (form, 1));
    item.is_one_scale = ladder::is_scale(name);
    item
}

/// The week's set of keys: two new ones a week, the others come round again.
fn scales(week: &WeekContext, rung: Rung, keys: &[&str], goals: &[Item]) -> Item {
    // Beside a scale that is set the ladder has one key, so that it is no longer than that.
    let amount = match week.level().step() {
        _ if goals.iter().any(|goal| goal.sort == Sort::Technique) => 1,
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let keys: Vec<&str> = (0..amount.min(keys.len()))
        .map(|at| keys[(2 * week.seed + at) % keys.len()])
        .collect();
    let scales = if keys.len() == 1 { " scale" } else { " scales" };
    let title = [&list(&keys), scales].concat();
    let count = u16::try_from(keys.len()).unwrap_or(1);
    let speed = (100, LADDER_START);
    let form = if plays_one_hand(week) {
        ladder::form_for_one_hand(rung.form)
    } else {
        rung.form
    };
    let mut item = of_ladder(week, &title, Purpose::Scale, speed, (form, count));
    item.is_one_scale = keys.len() == 1;
    item
}

/// What stands on the ladder: on its way to so many per cent of the grade's speed and begun at so many of that, in its form,
/// so many of it.
fn of_ladder(
    week: &WeekContext,
    title: &str,
    purpose: Purpose,
    (percent, start): (u16, u16),
    (form, count): (&str, u16),
) -> Item {
    let pace = week.pace(percent, start);
    let key = ["ladder:", &lower(title)].concat();
    let mut item = filler(
        key,
        Sort::Technique,
        sentence(title),
        purpose,
        Reason::Ladder,
    );
    item.spots[0].place = label(week.level());
    item.sides = sides(week, None, Sort::Technique);
    item.ramp = Some(Ramp::flat(pace.start));
    item.amount = count * week.octaves();
    item.note = Some(
        [
            &sentence(form),
            "; ",
            pace.notes.text(),
            "; ",
            &aim(week, pace),
            ".",
        ]
        .concat(),
    );
    item.weeks = week.seed;
    item
}

/// "about Grade 5 level".
fn label(level: Level) -> String {
    let grade = match level.step() {
        0 => "Initial".to_owned(),
        step => ["Grade ", &step.to_string()].concat(),
    };
    ["about ", &grade, " level"].concat()
}
