//! What changes a plan: log, exam, earlier lessons, pain.

use chrono::Days;
use reedling_core::practice::{
    check::check,
    guidance::{DayKind, Part, Stage},
    input::{Exam, Feeling, LogEntry, LoggedItem, Outcome, PlanInput, PracticeLog},
    plan::{PracticePlan, plan},
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

/// A log of one item with an outcome, so many times.
fn logged(title: &str, outcome: Outcome, times: usize) -> PracticeLog {
    let item = LoggedItem {
        title: title.into(),
        outcome,
    };
    PracticeLog {
        items: vec![item; times],
        ..PracticeLog::default()
    }
}

/// Practice planning §7: skipped twice becomes three minutes in slot 1.
#[test]
fn what_was_skipped_twice_comes_first_for_three_minutes() {
    let asked = |log| PlanInput {
        log,
        ..input(
            "Piano",
            "Grade 5",
            14,
            "Minuet in G bars 9-16 late at 72. Gavotte in D: dynamics, bars 3-6.",
        )
    };
    let skipped = asked(logged("Gavotte in D", Outcome::Skipped, 2));
    let made = plan(&skipped);
    assert_eq!(check(&made, &skipped), []);
    let first = &made.guidance.daily_plan[0].repertoire[0];
    assert_eq!(first.title, "Gavotte in D");
    assert!(first.focus.starts_with("3 min: "), "{}", first.focus);
    assert!(text(&made).contains("log:skipped"));
    let once = plan(&asked(logged("Gavotte in D", Outcome::Skipped, 1)));
    assert_eq!(
        once.guidance.daily_plan[0].repertoire[0].title,
        "Minuet in G"
    );

    let scale = asked(logged("E major scale", Outcome::Skipped, 2));
    let scale = PlanInput {
        notes: format!("{} G major and E major scale.", scale.notes),
        ..scale
    };
    let made = plan(&scale);
    assert!(
        made.guidance.daily_plan[0]
            .technical_focus
            .contains("Play the E major scale")
    );
}

/// Practice planning §7: hard twice halves the bars and takes 15 % off, clean thrice promotes.
#[test]
fn items_that_were_hard_or_clean_start_elsewhere() {
    let start = |log| {
        let asked = PlanInput { log, ..story() };
        let made = plan(&asked);
        assert_eq!(check(&made, &asked), []);
        (
            made.basis.pieces[0].start_bpm,
            made.basis.pieces[0].stage,
            made,
        )
    };
    let (usual, stage, _) = start(PracticeLog::default());
    let (hard, _, made) = start(logged("Minuet in G", Outcome::Hard, 2));
    assert_eq!((usual, hard), (Some(50), Some(42)));
    assert!(
        made.guidance.daily_plan[0].repertoire[0]
            .focus
            .contains("bars 9–12")
    );
    let (clean, promoted, _) = start(logged("minuet in g", Outcome::Clean, 3));
    assert_eq!((stage, promoted), (Stage::Build, Stage::Secure));
    assert!(clean > usual);
}

/// Practice planning §7: under two fifths means one goal a day and no growth.
#[test]
fn a_thin_week_has_one_goal_a_day() {
    let entry = LogEntry {
        planned_minutes: 35,
        done_minutes: 5,
        feeling: None,
    };
    let asked = PlanInput {
        log: PracticeLog {
            entries: vec![entry; 5],
            ..PracticeLog::default()
        },
        ..input(
            "Piano",
            "Grade 4",
            14,
            "Minuet in G late at 72. Gavotte in D at 80.",
        )
    };
    let made = plan(&asked);
    assert_eq!(check(&made, &asked), []);
    assert_eq!(
        made.basis
            .pieces
            .iter()
            .filter(|piece| piece.active)
            .count(),
        1
    );
    for day in &made.basis.days {
        let spots = day.blocks.iter().filter(|block| block.part == Part::Spots);
        assert!(
            matches!(day.kind, DayKind::Lesson) || spots.count() <= 1,
            "{day:?}"
        );
    }
    let tempi = tempi(&made, "Minuet in G");
    assert!(tempi.iter().all(|bpm| *bpm == tempi[0]));
    assert!(made.guidance.week_summary.contains("one goal a day"));
}

/// Practice planning §7: mood low twice means shorter days, more free play, and word to the teacher.
#[test]
fn low_mood_means_shorter_days_with_more_free_play() {
    let entry = LogEntry {
        planned_minutes: 45,
        done_minutes: 45,
        feeling: Some(Feeling::Low),
    };
    let asked = |log| PlanInput {
        log,
        ..input("Piano", "Grade 5", 30, "Minuet in G late")
    };
    let low = asked(PracticeLog {
        entries: vec![entry; 2],
        ..PracticeLog::default()
    });
    let free = |plan: &PracticePlan| -> (u16, u16) {
        let day = &plan.basis.days[1];
        let free = day
            .blocks
            .iter()
            .filter(|block| block.part == Part::FreePlay);
        (
            free.map(|block| block.minutes).sum(),
            plan.guidance.daily_plan[1].duration_minutes,
        )
    };
    let (usual, made) = (plan(&asked(PracticeLog::default())), plan(&low));
    assert!(free(&made).0 > free(&usual).0 && free(&made).1 < free(&usual).1);
    assert!(made.guidance.week_summary.contains("tell your teacher"));
    assert_eq!(check(&made, &low), []);
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
