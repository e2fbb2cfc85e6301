//! What changes a plan: log, exam, earlier lessons, pain.

use reedling_core::practice::{
    check::check,
    guidance::{DayKind, Stage},
    input::{Exam, Feeling, LogEntry, PlanInput, PracticeLog},
    plan::plan,
};

use crate::support::*;

// PLAN-11.
#[test]
fn plan_11_every_source_changes_the_plan() {
    let base = text(&plan(&story()));
    let entry = |planned_minutes, done_minutes, feeling| LogEntry {
        planned_minutes,
        done_minutes,
        feeling,
    };
    let exam = Exam {
        board: Some("Trinity".into()),
        date: Some(date("2026-03-28")),
    };
    for (what, other) in [
        (
            "instrument",
            PlanInput {
                instrument: "Violin".into(),
                ..story()
            },
        ),
        (
            "grade",
            PlanInput {
                grade: "Grade 5".into(),
                ..story()
            },
        ),
        (
            "exam",
            PlanInput {
                exam: Some(exam),
                ..story()
            },
        ),
        (
            "recent",
            PlanInput {
                recent_notes: vec!["Gavotte in D: dynamics".into()],
                ..story()
            },
        ),
        (
            "little done",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 5, None); 5],
                },
                ..story()
            },
        ),
        (
            "hard",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 25, Some(Feeling::Hard)); 2],
                },
                ..story()
            },
        ),
        (
            "clean",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 25, Some(Feeling::Clean)); 3],
                },
                ..story()
            },
        ),
        (
            "low",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 25, Some(Feeling::Low)); 2],
                },
                ..story()
            },
        ),
    ] {
        let changed = plan(&other);
        assert_ne!(text(&changed), base, "{what}");
        assert_eq!(check(&changed, &other), [], "{what}");
    }
}

#[test]
fn pain_means_rest_and_no_faster_tempo() {
    let asked = input(
        "Violin",
        "Grade 3",
        11,
        "Gavotte bars 5-8 at 80, wrist hurts",
    );
    let plan = plan(&asked);
    assert_eq!(plan.basis.days[0].kind, DayKind::Light);
    let tempi = tempi(&plan, "Gavotte");
    assert!(tempi.iter().all(|bpm| *bpm == tempi[0]));
    assert!(plan.guidance.week_summary.contains("tell your teacher"));
    assert_eq!(check(&plan, &asked), []);
}

#[test]
fn a_finished_piece_is_kept_alive() {
    let plan = plan(&input(
        "Piano",
        "Grade 4",
        13,
        "Minuet in G at 72 late. Gavotte finished at 100.",
    ));
    let kept = plan
        .basis
        .pieces
        .iter()
        .find(|piece| piece.title == "Gavotte")
        .expect("kept");
    assert_eq!(kept.stage, Stage::Keep);
    assert_eq!(tempi(&plan, "Gavotte"), [100]);
}
