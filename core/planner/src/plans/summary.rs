//! The week in a few sentences.

use reedling_core::{case_mapping::lower, text::contains};

use crate::{
    goals::{Do, EventKind, Goal, Subject},
    guidance::{DayKind, DayPlan, ExamFocus, PracticeGuidance},
    reason::Reason,
    text::list,
    tips,
};

use super::{
    WeekContext,
    cards::DayCards,
    is_practice,
    items::{Item, Sort, titles},
    notices::{breaks, changes, has_short_day, left_out, steps, stuck},
    request::WeekTempo,
    tempo::Ramp,
    wording::sentence,
};

/// The days with summary, exam and tips.
pub fn guidance(
    week: &WeekContext,
    goals: &[Item],
    (cards, tempi): (&[DayCards], &[WeekTempo]),
    daily_plan: Vec<DayPlan>,
) -> PracticeGuidance {
    let request = week.request;
    let resting = week.days.iter().all(|day| day.care.quiet);
    let has_scales = |day: &DayPlan| contains(&lower(&day.technical_focus), "scale");
    PracticeGuidance {
        week_summary: summary(week, goals, (cards, tempi), true),
        exam_focus: ExamFocus {
            board: request
                .dates
                .exam
                .as_ref()
                .and_then(|exam| exam.board.clone()),
            grade: week.level().name(),
        },
        tips_for_parents: tips::tips(&tips::Home {
            age: request.student.age,
            is_minor: request.student.is_minor,
            level: week.level(),
            one_goal: week.asked.signal.one_goal,
            resting,
            sore: week.is_halved(),
            scales: daily_plan.iter().any(has_scales),
            full: week.asked.full_day(week.is_halved()),
            seed: week.seed,
        }),
        daily_plan,
    }
}

/// Main point, what else, the days, and what is different this week; that days are shorter is `told` where what is set is why.
pub fn summary(
    week: &WeekContext,
    goals: &[Item],
    (cards, tempi): (&[DayCards], &[WeekTempo]),
    told: bool,
) -> String {
    if week
        .days
        .iter()
        .all(|day| !is_practice(day) && day.kind != DayKind::Lesson)
        && week.is_quiet()
    {
        return "This week is for listening and reading: nothing is played. Tell your teacher how it feels.".into();
    }
    if week.request.full_elsewhere {
        return elsewhere(week, goals);
    }
    let mut sentences: Vec<String> = Vec::new();
    sentences.push(main_point(goals));
    sentences.extend(stuck(goals));
    sentences.extend(others(goals, cards));
    sentences.extend(left_out(week));
    sentences.extend(events(&week.request.goals));
    sentences.push(days(week, cards));
    sentences.extend(breaks(cards).map(str::to_owned));
    sentences.extend(steps(week, goals, tempi));
    let is_shorter = told && !goals.is_empty() && has_short_day(week, cards);
    sentences.extend(changes(week, is_shorter).map(str::to_owned));
    sentences.join(" ")
}

/// A week without a minute of its own: what is set, and where the minutes are.
fn elsewhere(week: &WeekContext, goals: &[Item]) -> String {
    let titles = titles(goals.iter().filter(|goal| goal.sort != Sort::Words));
    let set = (!titles.is_empty()).then(|| ["The lesson sets ", &list(&titles), "."].concat());
    let minutes = "This week's practice minutes are all with another teacher: this plan has none.";
    let told = set.into_iter().chain([minutes.to_owned()]);
    let told = told
        .chain(left_out(week))
        .chain(events(&week.request.goals));
    told.collect::<Vec<_>>().join(" ")
}

fn main_point(goals: &[Item]) -> String {
    let Some(main) = goals.first() else {
        return "The lesson sets nothing in particular: warm-up, technique and free play, and an early question to your teacher.".into();
    };
    if main.sort == Sort::Words {
        return "This week's focus is what your teacher wrote.".into();
    }
    let point = if main.reason == Reason::GoalCarried {
        "Still open from your last lesson: "
    } else {
        "The week's main point is "
    };
    let place = main.one_place();
    let place = place.map_or(String::new(), |place| [", ", &place].concat());
    let tempo = main.ramp.as_ref().map(|ramp| tempo(main, ramp));
    let tempo = tempo.unwrap_or_default();
    [point, &main.title, &place, &tempo, "."].concat()
}

/// Where the tempo begins, and what it is on its way to where it rises this week.
fn tempo(main: &Item, ramp: &Ramp) -> String {
    let start = [main.unit.sign(), " = ", &ramp.start().to_string()].concat();
    match ramp.goal.filter(|_| ramp.rises()) {
        Some(goal) => {
            let towards = if ramp.about {
                " towards about "
            } else {
                " towards "
            };
            [", from ", &start, towards, &goal.to_string()].concat()
        }
        None => [", at ", &start].concat(),
    }
}

/// Each other title once that some day has.
fn others(goals: &[Item], cards: &[DayCards]) -> Option<String> {
    let is_other = |goal: &&Item| {
        goal.sort != Sort::Words
            && goal.title != goals[0].title
            && goal.cards(cards).next().is_some()
    };
    let titles = titles(goals.iter().skip(1).filter(is_other));
    (!titles.is_empty()).then(|| ["Also this week: ", &list(&titles), "."].concat())
}

fn events(goals: &[Goal]) -> Option<String> {
    let named = |goal: &Goal| match &goal.subject {
        Subject::Event { event, date } if !matches!(goal.r#do, Do::Rest | Do::Finish) => {
            let what = match event {
                EventKind::Exam => "the exam",
                EventKind::Concert => "the concert",
                EventKind::Audition => "the audition",
                EventKind::Date => "the day",
            };
            let on = date.map_or(String::new(), |date| date.format(" on %-d %B").to_string());
            Some([what, &on].concat())
        }
        _ => None,
    };
    let all: Vec<String> = goals.iter().filter_map(named).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    (!all.is_empty()).then(|| ["Ahead: ", &list(&all), "."].concat())
}

/// How many days, how long, which are off.
fn days(week: &WeekContext, cards: &[DayCards]) -> String {
    const NUMBERS: [&str; 8] = ["no", "one", "two", "three", "four", "five", "six", "seven"];
    let which = |kind: DayKind| {
        let days = week.days.iter().enumerate();
        // Each weekday comes once in seven days.
        let names: Vec<String> = days
            .filter(|(_, day)| day.kind == kind)
            .map(|(at, _)| week.date(at).format("%A").to_string())
            .collect();
        list(&names.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let practice = week.days.iter().filter(|day| is_practice(day)).count();
    let longest = cards.iter().map(|day| day.minutes).max().unwrap_or(0);
    if longest == 0 && week.days.iter().all(|day| day.kind == DayKind::Rest) {
        return "No practice days this week.".into();
    }
    let many = if practice == 1 {
        " practice day of up to "
    } else {
        " practice days of up to "
    };
    let mut text = [
        &sentence(NUMBERS[practice.min(7)]),
        many,
        &longest.to_string(),
        " minutes",
    ]
    .concat();
    for (kind, words) in [
        (DayKind::Rest, ", rest on "),
        (DayKind::Light, ", only listening on "),
        (DayKind::Exam, ", the exam on "),
    ] {
        let days = which(kind);
        if !days.is_empty() {
            text.push_str(words);
            text.push_str(&days);
        }
    }
    let lesson = which(DayKind::Lesson);
    if !lesson.is_empty() {
        let known = week.asked.next_lesson.is_some_and(|day| day < 7);
        text.push_str(if known {
            ", and a few minutes before the lesson on "
        } else {
            ", and a short review on "
        });
        text.push_str(&lesson);
    }
    text.push('.');
    text
}
