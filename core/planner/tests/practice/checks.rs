//! The checks of Practice planning §8: one mutated plan for each, built-in and a model's.

use chrono::Days;
use reedling_planner::{
    check::{PlanProblem, check},
    guidance::{BUILT_IN, Part},
    input::PlanInput,
    plan::{PracticePlan, plan},
};

use crate::support::*;

type Mutation = (PlanProblem, fn(&mut PracticePlan));

fn lesson() -> PlanInput {
    input(
        "Piano",
        "Grade 4",
        11,
        "Minuet in G bars 9-16 late at 72. Gavotte in D new. G major scale uneven.",
    )
}

/// What the reader of any plan sees.
const SEEN: [Mutation; 24] = [
    (PlanProblem::Days, |plan| {
        plan.guidance.daily_plan.pop();
    }),
    (PlanProblem::Days, |plan| {
        let first = &mut plan.guidance.daily_plan[0];
        first.date = first.date + Days::new(1);
    }),
    (PlanProblem::Days, |plan| {
        plan.guidance.daily_plan[2].day.clear();
    }),
    (PlanProblem::Minutes, |plan| {
        plan.guidance.daily_plan[1].duration_minutes = 500;
    }),
    (PlanProblem::Minutes, |plan| {
        for day in &mut plan.guidance.daily_plan {
            day.duration_minutes = day.duration_minutes.min(20);
        }
    }),
    (PlanProblem::Sum, |plan| {
        plan.guidance.daily_plan[1].duration_minutes -= 1;
    }),
    (PlanProblem::ItemLength, |plan| {
        warm_up(plan, 14);
    }),
    (PlanProblem::ItemLength, |plan| {
        warm_up(plan, 0);
    }),
    (PlanProblem::Rest, |plan| {
        plan.guidance.daily_plan[3].duration_minutes = 35;
    }),
    (PlanProblem::Rest, |plan| {
        plan.guidance.daily_plan[4].duration_minutes = 0;
    }),
    (PlanProblem::TooSeldom, |plan| {
        for day in &mut plan.guidance.daily_plan[2..] {
            for item in &mut day.repertoire {
                item.title = "Minuet in G".into();
            }
        }
    }),
    (PlanProblem::Tempo, |plan| tempo(plan, 1, Some(73))),
    (PlanProblem::Tempo, |plan| tempo(plan, 1, Some(70))),
    (PlanProblem::Tempo, |plan| {
        let days = plan.guidance.daily_plan.iter_mut();
        let mut items = days.flat_map(|day| &mut day.repertoire);
        let unknown = items.find(|item| item.title == "Gavotte in D");
        unknown.expect("the piece").target_tempo_bpm = Some(60);
    }),
    (PlanProblem::NoRise, |plan| {
        for day in 0..7 {
            tempo(plan, day, Some(50));
        }
    }),
    (PlanProblem::Title, |plan| {
        plan.guidance.daily_plan[0].repertoire[0].title = "Moonlight Sonata".into();
    }),
    (PlanProblem::Title, |plan| {
        plan.guidance.daily_plan[0].repertoire[0].title = " ".into();
    }),
    (PlanProblem::Key, |plan| {
        let technique = &mut plan.guidance.daily_plan[0].technical_focus;
        *technique = technique.replacen("G major", "F♯ minor", 1);
    }),
    (PlanProblem::Task, |plan| {
        plan.guidance.daily_plan[1].repertoire[0].focus = "5 min: Practise it".into();
    }),
    (PlanProblem::Task, |plan| {
        let focus = &mut plan.guidance.daily_plan[1].repertoire[0].focus;
        *focus = focus.replacen("done ", "", 1).replacen("when ", "", 1);
    }),
    (PlanProblem::Repeated, |plan| {
        let line = plan.guidance.daily_plan[0].warmup.clone();
        plan.guidance.daily_plan[1].warmup = line;
    }),
    (PlanProblem::Tips, |plan| {
        plan.guidance.tips_for_parents.push("One more.".into());
    }),
    (PlanProblem::Tips, |plan| {
        plan.guidance.tips_for_parents = plan_tips(6);
    }),
    (PlanProblem::TooLong, |plan| {
        plan.guidance.week_summary = "word ".repeat(1_000);
    }),
];

/// What only the basis of a built-in plan shows.
const BASIS: [Mutation; 5] = [
    (PlanProblem::Sum, |plan| {
        plan.basis.days[0].blocks[0].minutes += 1;
    }),
    (PlanProblem::ItemLength, |plan| {
        plan.basis.days[0].blocks[0].minutes = 13;
    }),
    (PlanProblem::Reason, |plan| {
        plan.basis.days[0].blocks[0].reason.clear();
    }),
    (PlanProblem::Ending, |plan| {
        let last = plan.basis.days[0].blocks.last_mut();
        last.expect("a block").part = Part::Spots;
    }),
    (PlanProblem::Differs, |plan| {
        plan.guidance.week_summary.push('!');
    }),
];

fn warm_up(plan: &mut PracticePlan, minutes: u16) {
    let line = &mut plan.guidance.daily_plan[1].warmup;
    let (_, task) = line.split_once(" min").expect("minutes");
    *line = format!("{minutes} min{task}");
}

fn tempo(plan: &mut PracticePlan, day: usize, bpm: Option<u16>) {
    for item in &mut plan.guidance.daily_plan[day].repertoire {
        if item.title == "Minuet in G" {
            item.target_tempo_bpm = bpm;
        }
    }
}

fn plan_tips(age: u8) -> Vec<String> {
    let tips = plan(&input("Piano", "Grade 4", age, ""))
        .guidance
        .tips_for_parents;
    tips.into_iter().take(3).collect()
}

// PLAN-14, PLAN-15, PLAN-16.
#[test]
fn each_check_finds_its_fault() {
    for planner in [BUILT_IN, "a-model"] {
        let with_basis = if planner == BUILT_IN { &BASIS[..] } else { &[] };
        for (at, (problem, mutate)) in SEEN.iter().chain(with_basis).enumerate() {
            let mut made = plan(&lesson());
            if planner != BUILT_IN {
                made.basis = Default::default();
            }
            made.planner = planner.into();
            assert_eq!(check(&made, &lesson()), [], "{planner}");
            mutate(&mut made);
            let found = check(&made, &lesson());
            assert!(
                found.contains(problem),
                "{planner} {at}: {problem:?} not in {found:?}"
            );
        }
    }
}

#[test]
fn model_day_ending_with_two_new_pieces_is_refused() {
    let asked = input(
        "Piano",
        "Grade 4",
        11,
        "New pieces: Minuet in G, Gavotte in D.",
    );
    let mut made = plan(&asked);
    made.planner = "a-model".into();
    let day = &mut made.guidance.daily_plan[0];
    assert!(day.repertoire.len() >= 2);
    let last = day.repertoire.len() - 1;
    day.repertoire[last - 1].title = "Minuet in G".into();
    day.repertoire[last].title = "Gavotte in D".into();
    day.musicianship.clear();
    assert!(check(&made, &asked).contains(&PlanProblem::Ending));
}

#[test]
fn the_parents_of_an_adult_get_no_tips() {
    let asked = input("Piano", "Grade 4", 40, "Minuet in G late");
    let mut made = plan(&asked);
    made.planner = "a-model".into();
    assert_eq!(check(&made, &asked), []);
    made.guidance
        .tips_for_parents
        .push("Praise the care taken.".into());
    assert_eq!(check(&made, &asked), [PlanProblem::Tips]);
}

/// A plan in a model's own words: no minutes in the lines, its own success tests.
#[test]
fn a_models_sensible_plan_passes() {
    let asked = input(
        "Violin",
        "Grade 3",
        11,
        "Gavotte bars 5-8 uneven, at 72. G major scale.",
    );
    let mut made = plan(&asked);
    made.planner = "a-model".into();
    made.basis = Default::default();
    for (at, day) in (1..).zip(&mut made.guidance.daily_plan) {
        if day.duration_minutes == 0 {
            continue;
        }
        day.warmup = format!("Draw {at} slow bows on each string until the sound is even.");
        day.technical_focus =
            format!("Play the G major scale {at} times with separate bows until each note rings.");
        day.musicianship = format!("Sight-read {at} new bars twice without stopping.");
        day.repertoire.truncate(1);
        day.repertoire[0].focus =
            format!("Play bars 5-8 slowly {at} times until the quavers are even.");
    }
    assert_eq!(check(&made, &asked), []);
}

#[test]
fn noted_tempo_of_piece_with_composer_has_a_goal() {
    let asked = PlanInput {
        recent_notes: vec!["Bach in".into(), "♩=60 Bach (Petzold)".into()],
        ..input("Piano", "Initial Grade", 12, "")
    };
    assert_eq!(check(&plan(&asked), &asked), []);
}

#[test]
fn model_plan_with_released_work_is_refused() {
    let mut made = plan(&input("Piano", "Grade 3", 12, "Gavotte at 72."));
    made.planner = "a-model".into();
    let asked = input(
        "Piano",
        "Grade 3",
        12,
        "Gavotte at 72. No scales this week.",
    );
    assert!(check(&made, &asked).contains(&PlanProblem::LeftOut));
}
