//! What changes a plan: log, exam, earlier lessons, pain.

use chrono::Days;
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
                    items: Vec::new(),
                },
                ..story()
            },
        ),
        (
            "hard",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 25, Some(Feeling::Hard)); 2],
                    items: Vec::new(),
                },
                ..story()
            },
        ),
        (
            "clean",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 25, Some(Feeling::Clean)); 3],
                    items: Vec::new(),
                },
                ..story()
            },
        ),
        (
            "low",
            PlanInput {
                log: PracticeLog {
                    entries: vec![entry(25, 25, Some(Feeling::Low)); 2],
                    items: Vec::new(),
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
    // After 2 and after 4 days more; the take of Day 6 leaves no room, so Day 5.
    let days = plan.guidance.daily_plan.iter();
    let on = days.filter(|day| day.repertoire.iter().any(|item| item.title == "Gavotte"));
    let on: Vec<_> = on.map(|day| day.day.as_str()).collect();
    assert_eq!(on, ["Day 2", "Day 5"]);
    assert_eq!(tempi(&plan, "Gavotte"), [100, 100]);
}

/// Practice planning §6: stuck two weeks stops the ramp and looks for the cause.
#[test]
fn a_piece_stuck_for_two_weeks_waits() {
    let note = "Minuet in G bars 9-16 late at 72";
    let asked = |count| PlanInput {
        recent_notes: vec![note.into(); count],
        ..input("Piano", "Grade 2", 11, note)
    };
    let made = plan(&asked(2));
    assert_eq!(check(&made, &asked(2)), []);
    let stuck = tempi(&made, "Minuet in G");
    assert!(stuck.iter().all(|bpm| *bpm == stuck[0]), "{stuck:?}");
    assert!(
        made.guidance.daily_plan[0].repertoire[0]
            .focus
            .contains("you know which hand")
    );
    assert!(made.basis.reasons.contains(&"piece:stuck".into()));
    let going = tempi(&plan(&asked(1)), "Minuet in G");
    assert!(going.last() > going.first());
}

/// Practice planning §5: two days off in a row only in holidays, five minutes a day.
#[test]
fn holidays_and_busy_days_shape_the_week() {
    let asked = PlanInput {
        holiday: true,
        ..story()
    };
    let made = plan(&asked);
    assert_eq!(check(&made, &asked), []);
    let minutes: Vec<_> = made
        .guidance
        .daily_plan
        .iter()
        .map(|day| day.duration_minutes)
        .collect();
    assert_eq!(minutes, [4, 5, 0, 0, 5, 5, 3]);
    assert!(!check(&made, &story()).is_empty());

    let busy = PlanInput {
        busy_days: vec![2, 3],
        ..story()
    };
    let made = plan(&busy);
    assert_eq!(check(&made, &busy), []);
    assert_eq!(made.guidance.daily_plan[1].duration_minutes, 0);
}

/// Practice planning §7: exam phases.
#[test]
fn the_exam_shapes_the_weeks_before_it() {
    let asked = |days: u64| PlanInput {
        exam: Some(Exam {
            board: Some("ABRSM".into()),
            date: Some(date("2026-03-02") + Days::new(days)),
        }),
        ..input(
            "Piano",
            "Grade 5",
            14,
            "Minuet in G late at 72. Gavotte in D: bars 3-6 uneven.",
        )
    };
    let phase = |days| {
        let made = plan(&asked(days));
        assert_eq!(check(&made, &asked(days)), [], "{days}");
        made
    };
    for (days, reason) in [
        (100, "exam:learn"),
        (60, "exam:secure"),
        (30, "exam:whole-pieces"),
        (20, "exam:play-through"),
        (3, "exam:last-days"),
    ] {
        assert!(phase(days).basis.reasons.contains(&reason.into()), "{days}");
    }
    assert!(
        phase(30).guidance.daily_plan[0]
            .technical_focus
            .contains("drawn by lot")
    );
    let near = phase(20);
    let take = &near.guidance.daily_plan[5];
    assert!(
        take.repertoire
            .iter()
            .any(|item| item.focus.contains("Announce it"))
    );
    for (day, basis) in near.guidance.daily_plan.iter().zip(&near.basis.days) {
        let codes = |code: &str| basis.blocks.iter().any(|block| block.reason == code);
        let practice = day.duration_minutes > 30;
        assert!(
            !practice || codes("slot:sight-reading") && codes("slot:aural"),
            "{basis:?}"
        );
    }
    assert!(
        phase(10).guidance.daily_plan[0]
            .technical_focus
            .contains("three in a row are clean")
    );
    // The exam is on Day 5: the three days before it are shorter and no faster.
    let made = phase(5);
    let minutes: Vec<_> = made
        .guidance
        .daily_plan
        .iter()
        .map(|day| day.duration_minutes)
        .collect();
    assert_eq!(minutes, [40, 31, 31, 31, 12, 45, 12]);
}
