//! The judge finds each fault: one mutated plan for each (PLAN-14, PLAN-15, PLAN-16).

use chrono::Days;
use reedling_planner::{
    goals::{Do, Form, Goal, Key, Mode, Need, Subject, Technique},
    plans::{
        Plan, PlanRequest,
        check::{PlanProblem, check},
        plan,
    },
};

use crate::support::*;

type Mutation = (PlanProblem, fn(&mut Plan));

fn asked() -> PlanRequest {
    let scale = Goal {
        needs: vec![Need::Evenness],
        ..Goal::new(Do::Practise, scale("G", Mode::Major))
    };
    request(
        "Piano",
        "Grade 4",
        11,
        vec![minuet(), practise("Gavotte in D"), scale],
    )
}

const FAULTS: [Mutation; 20] = [
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
    (PlanProblem::Rest, |plan| {
        let days = plan.guidance.daily_plan.iter_mut();
        for day in days.filter(|day| day.repertoire.is_empty()) {
            day.warmup = "Play five soft notes twice until they are even.".into();
        }
    }),
    (PlanProblem::TooSeldom, |plan| {
        let days = plan.guidance.daily_plan.iter_mut();
        let items = days.flat_map(|day| &mut day.repertoire);
        for item in items.filter(|item| item.title == "Gavotte in D").skip(1) {
            item.title = "Minuet in G".into();
        }
    }),
    (PlanProblem::Tempo, |plan| {
        for item in &mut plan.guidance.daily_plan[1].repertoire {
            item.target_tempo_bpm = Some(73);
        }
    }),
    (PlanProblem::Title, |plan| {
        plan.guidance.daily_plan[0].repertoire[0].title = "Moonlight Sonata".into();
    }),
    (PlanProblem::Title, |plan| {
        plan.guidance.daily_plan[0].repertoire[0].title = " ".into();
    }),
    (PlanProblem::Key, |plan| {
        for day in &mut plan.guidance.daily_plan {
            day.technical_focus = day.technical_focus.replacen("G major", "F♯ minor", 1);
        }
    }),
    (PlanProblem::Bars, |plan| {
        for day in &mut plan.guidance.daily_plan {
            for item in &mut day.repertoire {
                item.focus = item.focus.replace("ars 9–16", "ars 1–4");
            }
        }
    }),
    (PlanProblem::Task, |plan| {
        plan.guidance.daily_plan[1].repertoire[0].focus = "5 min: Practise it".into();
    }),
    (PlanProblem::Tips, |plan| {
        plan.guidance.tips_for_parents = vec!["One more.".into(); 4];
    }),
    (PlanProblem::Tips, |plan| {
        let younger = PlanRequest {
            student: request("Piano", "Grade 4", 6, Vec::new()).student,
            ..asked()
        };
        plan.guidance.tips_for_parents = self::plan(&younger).guidance.tips_for_parents;
    }),
    (PlanProblem::TooLong, |plan| {
        plan.guidance.week_summary = "word ".repeat(1_000);
    }),
    (PlanProblem::Sum, |plan| {
        plan.guidance.daily_plan[1].duration_minutes -= 1;
    }),
    (PlanProblem::ItemLength, |plan| warm_up(plan, 14)),
    (PlanProblem::ItemLength, |plan| warm_up(plan, 0)),
    (PlanProblem::Differs, |plan| {
        plan.cards[0].cards.pop();
    }),
    (PlanProblem::Cards, |plan| {
        let spot = plan.cards[1].cards[1].clone();
        plan.cards[1].cards.extend(vec![spot; 8]);
    }),
];

fn warm_up(plan: &mut Plan, minutes: u16) {
    let line = &mut plan.guidance.daily_plan[1].warmup;
    let (_, task) = line.split_once(" min").expect("minutes");
    *line = format!("{minutes} min{task}");
}

#[test]
fn plan_14_plan_15_plan_16_each_check_finds_its_fault() {
    let made = plan(&asked());
    assert_eq!(check(&made, &asked()), []);
    for (at, (problem, mutate)) in FAULTS.iter().enumerate() {
        let mut wrong = made.clone();
        mutate(&mut wrong);
        let found = check(&wrong, &asked());
        assert!(
            found.contains(problem),
            "{at}: {problem:?} not in {found:?}"
        );
    }
}

#[test]
fn a_plan_may_hold_nothing_that_the_goals_leave_out() {
    let made = plan(&asked());
    let mut without = asked();
    without
        .goals
        .push(Goal::new(Do::Rest, title("Gavotte in D")));
    assert!(check(&made, &without).contains(&PlanProblem::LeftOut));
}

/// The teacher's words stand in a plan; their full stop need not.
#[test]
fn a_plan_has_the_teachers_words() {
    let mut words = asked();
    let text = "Verse chords slowly.".to_owned();
    words
        .goals
        .push(Goal::new(Do::Practise, Subject::Words { text }));
    let mut made = plan(&asked());
    assert!(check(&made, &words).contains(&PlanProblem::Words));
    let item = &mut made.guidance.daily_plan[1].repertoire[1];
    item.title = "From your lesson".into();
    item.focus = "5 min: Verse chords slowly; done when two in a row went well.".into();
    assert!(!check(&made, &words).contains(&PlanProblem::Words));
}

#[test]
fn the_parents_of_an_adult_get_no_tips() {
    let mut adult = asked();
    adult.student = request("Piano", "Grade 4", 40, Vec::new()).student;
    let mut made = plan(&adult);
    assert_eq!(check(&made, &adult), []);
    made.guidance
        .tips_for_parents
        .push("Praise the care taken.".into());
    assert_eq!(check(&made, &adult), [PlanProblem::Tips]);
}

/// A chromatic scale is no C scale, though its letters have one.
#[test]
fn goal_01_scale_that_is_finished_is_not_found_inside_another_word() {
    let finished = Goal::new(
        Do::Finish,
        Subject::Technique(Technique {
            form: Form::Scale,
            key: Some(Key {
                tonic: "C".into(),
                mode: None,
            }),
            octaves: None,
            name: None,
        }),
    );
    let asked = request("Piano", "Grade 2", 11, vec![finished]);
    let made = plan(&asked);
    assert!(text(&made).contains("Chromatic scale on D"));
    assert_eq!(check(&made, &asked), []);
}
