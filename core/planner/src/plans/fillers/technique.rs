//! The technique that the planner adds: scales and patterns of its ladder, or an exercise where keys make no sense.

use reedling_core::{case_mapping::lower, text::contains};

use crate::{
    goals::{Goal, Skill, Subject, Technique},
    instrument::Family,
    ladder::{self, Rung},
    level::Level,
    speed,
    text::list,
};

use super::{
    super::{
        EXAM_NEAR, Frame,
        goal_items::{aim, note_of_beat, of_form, sides},
        items::{Item, Sort},
        subject::Subjects,
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
pub(super) fn technique(frame: &Frame, subjects: &Subjects, goals: &[Item]) -> Option<Item> {
    if frame.is_halved() {
        return None;
    }
    if frame.exam_within(EXAM_NEAR)
        && let Some(drawn) = drawn(frame, subjects)
    {
        return Some(drawn);
    }
    let step = frame.level().step();
    let Some(rung) = ladder::rung(frame.instrument, step) else {
        return exercise(frame, subjects);
    };
    let small = step <= 2 || frame.request.student.age.is_some_and(|age| age <= 10);
    if !goals.is_empty() && (small || frame.level() == Level::NotGrading) {
        return None;
    }
    let free = |name: &&str| !subjects.ladder_is_out(name) && !is_set(goals, name);
    let patterns: Vec<&str> = ladder::names(rung.extras).filter(free).collect();
    let keys: Vec<&str> = ladder::names(rung.keys).filter(free).collect();
    // Every third week has a pattern.
    let pattern = patterns.get(frame.seed / 3 % patterns.len().max(1));
    match pattern.filter(|_| frame.seed % 3 == 2) {
        Some(name) => Some(pattern_item(frame, name)),
        None if keys.is_empty() => None,
        None => Some(scales(frame, rung, &keys, goals)),
    }
}

/// Before an exam: one of what is set, drawn at random, where there is more than one to draw.
fn drawn(frame: &Frame, subjects: &Subjects) -> Option<Item> {
    let technique = |goal: &Goal| match &goal.subject {
        Subject::Technique(technique) => Some(technique.clone()),
        _ => None,
    };
    let is_played = |technique: &Technique| {
        let usual = of_form(frame.family(), technique.form);
        matches!(usual, Purpose::Scale | Purpose::Pattern)
    };
    let mut set: Vec<Technique> = subjects.set().filter_map(technique).collect();
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
        "exam:draw",
    );
    item.spots[0].place = list(&names);
    item.sides = sides(frame, None, Sort::Technique);
    item.amount = frame.octaves();
    item.weeks = frame.seed;
    Some(item)
}

/// An exercise without keys.
fn exercise(frame: &Frame, subjects: &Subjects) -> Option<Item> {
    if subjects.skill_is_out(Skill::Technique) || subjects.ladder_is_out("exercise without a key") {
        return None;
    }
    let title = if frame.family() == Family::Voice {
        "Voice exercise"
    } else {
        "Technique"
    };
    let key = "technique:general";
    let mut item = filler(
        key.into(),
        Sort::Technique,
        title.into(),
        Purpose::Exercise,
        key,
    );
    item.sides = sides(frame, None, Sort::Technique);
    item.weeks = frame.seed;
    Some(item)
}

fn is_set(goals: &[Item], name: &str) -> bool {
    let mut goals = goals.iter();
    goals.any(|goal| goal.sort == Sort::Technique && contains(&goal.title, name))
}

fn pattern_item(frame: &Frame, name: &str) -> Item {
    let percent = speed::arpeggio_percent(frame.level());
    let form = "as far as you know it";
    of_ladder(frame, name, Purpose::Pattern, (percent, 100), (form, 1))
}

/// The week's set of keys: two new ones a week, the others come round again.
fn scales(frame: &Frame, rung: Rung, keys: &[&str], goals: &[Item]) -> Item {
    // Beside a scale that is set the ladder has one key, so that it is no longer than that.
    let amount = match frame.level().step() {
        _ if goals.iter().any(|goal| goal.sort == Sort::Technique) => 1,
        0..=2 => 1,
        3..=5 => 2,
        _ => 3,
    };
    let keys: Vec<&str> = (0..amount.min(keys.len()))
        .map(|at| keys[(2 * frame.seed + at) % keys.len()])
        .collect();
    let scales = if keys.len() == 1 { " scale" } else { " scales" };
    let title = [&list(&keys), scales].concat();
    let count = u16::try_from(keys.len()).unwrap_or(1);
    let speed = (100, LADDER_START);
    of_ladder(frame, &title, Purpose::Scale, speed, (rung.form, count))
}

/// What stands on the ladder: on its way to so many per cent of the grade's speed and begun at so many of that, in its form,
/// so many of it.
fn of_ladder(
    frame: &Frame,
    title: &str,
    purpose: Purpose,
    (percent, start): (u16, u16),
    (form, count): (&str, u16),
) -> Item {
    let pace = frame.pace(percent, start);
    let key = ["ladder:", &lower(title)].concat();
    let mut item = filler(key, Sort::Technique, sentence(title), purpose, "ladder");
    item.spots[0].place = label(frame.level());
    item.sides = sides(frame, None, Sort::Technique);
    item.ramp = Some(Ramp::flat(pace.start));
    item.amount = count * frame.octaves();
    let notes = note_of_beat(pace.notes);
    item.note = Some([&sentence(form), "; ", &notes, "; ", &aim(frame, pace), "."].concat());
    item.weeks = frame.seed;
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
