//! What the practice log changes.

use reedling_core::practice::{
    check::check,
    guidance::{DayKind, Part, Stage},
    input::{Feeling, LogEntry, LoggedItem, Outcome, PlanInput, PracticeLog},
    plan::{PracticePlan, plan},
};

use crate::support::*;

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
