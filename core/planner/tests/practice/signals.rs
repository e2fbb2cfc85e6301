//! What changes a plan: log, exam, earlier lessons, pain.

use chrono::Days;
use reedling_planner::{
    check::check,
    guidance::{DayKind, Part, Stage},
    input::{Exam, LogEntry, PlanInput, PracticeLog},
    plan::{PracticePlan, plan},
};

use crate::support::*;

// PLAN-11: each source by what it changes, and nothing else of it.
#[test]
fn plan_11_the_instrument_changes_warm_ups_and_scales() {
    let on = |instrument: &str| plan(&input(instrument, "Grade 2", 11, "Minuet in G late at 72"));
    let (piano, violin) = (on("Piano"), on("Violin"));
    let text = |plan: &PracticePlan| {
        let days = &plan.guidance.daily_plan;
        days.iter()
            .map(|day| day.warmup.clone() + &day.technical_focus)
            .collect::<String>()
    };
    assert!(text(&piano).contains("hands separately") && !text(&piano).contains("string"));
    assert!(text(&violin).contains("open string") && !text(&violin).contains("hands separately"));
}

// PLAN-11.
#[test]
fn plan_11_the_grade_changes_minutes_and_scales() {
    let at = |grade: &str| plan(&input("Piano", grade, 14, "Minuet in G late at 72"));
    let (second, fifth) = (at("Grade 2"), at("Grade 5"));
    let longest = |plan: &PracticePlan| {
        let days = plan.guidance.daily_plan.iter();
        days.map(|day| day.duration_minutes).max()
    };
    assert_eq!((longest(&second), longest(&fifth)), (Some(25), Some(45)));
    let scales = |plan: &PracticePlan| plan.guidance.daily_plan[0].technical_focus.clone();
    assert!(scales(&second).contains("about Grade 2 level"));
    assert!(scales(&fifth).contains("about Grade 5 level"));
}

// PLAN-11.
#[test]
fn plan_11_the_exam_changes_tasks_and_shares() {
    let with = |exam| PlanInput {
        exam,
        ..input("Piano", "Grade 5", 14, "Minuet in G late at 72")
    };
    let exam = |board: &str| {
        Some(Exam {
            board: Some(board.into()),
            date: Some(date("2026-03-28")),
        })
    };
    let (without, trinity) = (plan(&with(None)), plan(&with(exam("Trinity"))));
    assert!(!text(&without).contains("drawn by lot") && text(&trinity).contains("drawn by lot"));
    assert!(
        !text(&without).contains("as in the exam") && text(&trinity).contains("as in the exam")
    );
    // With six weeks and less for everything else a third of the minutes is for reading and listening.
    let minutes = |plan: &PracticePlan, part| -> u16 {
        let days = plan
            .basis
            .days
            .iter()
            .filter(|day| day.kind == DayKind::BuildA);
        let blocks = days.flat_map(|day| &day.blocks);
        blocks
            .filter(|block| block.part == part)
            .map(|block| block.minutes)
            .sum()
    };
    assert!(minutes(&trinity, Part::Musicianship) > minutes(&without, Part::Musicianship));
    assert!(minutes(&trinity, Part::Run) > minutes(&without, Part::Run));
}

// PLAN-11.
#[test]
fn plan_11_earlier_lesson_brings_piece_goal_and_weak_key() {
    let asked = PlanInput {
        recent_notes: vec![
            "Gavotte in D bars 5-8 late. Minuet in G at 60, goal 80. E flat major scale uneven."
                .into(),
        ],
        ..input("Piano", "Grade 5", 14, "Minuet in G late")
    };
    let (made, alone) = (
        plan(&asked),
        plan(&PlanInput {
            recent_notes: Vec::new(),
            ..asked.clone()
        }),
    );
    assert_eq!(check(&made, &asked), []);
    assert!(text(&made).contains("Gavotte in D") && !text(&alone).contains("Gavotte"));
    assert_eq!(made.basis.pieces[0].goal_bpm, Some(80));
    assert_eq!(alone.basis.pieces[0].goal_bpm, None);
    assert!(text(&made).contains("the E flat major scale") && !text(&alone).contains("E flat"));
}

// PLAN-11.
#[test]
fn plan_11_the_log_changes_minutes_goals_and_tempi() {
    let after = |done_minutes| PlanInput {
        log: PracticeLog {
            entries: vec![
                LogEntry {
                    planned_minutes: 25,
                    done_minutes
                };
                5
            ],
        },
        ..story()
    };
    let week = |done_minutes| {
        let asked = after(done_minutes);
        let made = plan(&asked);
        assert_eq!(check(&made, &asked), []);
        let tempi = tempi(&made, "Minuet in G");
        (
            made.guidance.daily_plan[1].duration_minutes,
            tempi.last() > tempi.first(),
        )
    };
    assert_eq!([25, 15, 5].map(week), [(25, true), (22, true), (17, false)]);
    assert_eq!(plan(&story()).guidance, plan(&after(25)).guidance);
}

/// Practice planning §6: what is wanted is the goal, what is reached the start, what was is neither.
#[test]
fn tempi_that_were_are_and_are_wanted_are_told_apart() {
    for (note, goal, first) in [
        ("Minuet in G was at 92, now 80 and clean.", 80, 66),
        ("Minuet in G hands together at 72, aim for 96.", 96, 69),
        ("Minuet in G late at 60, reach 96 by Friday.", 96, 69),
        ("Minuet in G late, 96 by Friday.", 96, 69),
        ("Minuet in G too fast at 92, aim for 80.", 80, 56),
        ("Minuet in G, MM 72", 72, 50),
        ("Minuet in G was at 72.", 72, 50),
    ] {
        let asked = input("Piano", "Grade 5", 14, note);
        let made = plan(&asked);
        assert_eq!(check(&made, &asked), [], "{note}");
        let piece = &made.basis.pieces[0];
        assert_eq!(
            (piece.goal_bpm, piece.start_bpm),
            (Some(goal), Some(first)),
            "{note}"
        );
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

#[test]
fn scale_tempo_without_key_counts_for_all() {
    let told = |notes: &str| {
        let plan = plan(&input("Violin", "Grade 3", 11, notes)).guidance;
        plan.daily_plan[0].technical_focus.clone()
    };
    let with = |notes: &str| told(notes).contains("at ♩ = 60, two to a beat");
    assert!(with("Gavotte by Gossec, bars 1-8. Scale at 72"));
    assert!(with("Scales at 72; Gavotte by Gossec, bars 1-8"));
    assert!(!with("Gavotte by Gossec, bars 1-8 at 72"));
}

#[test]
fn plan_mentions_noted_open_strings_and_slow_bows() {
    let says = |notes: &str| {
        let summary = plan(&input("Violin", "Grade 3", 11, notes))
            .guidance
            .week_summary;
        summary.contains("The notes say more than this plan uses")
    };
    assert!(says("5 min open strings. Gavotte by Gossec, bars 1-8"));
    assert!(says("Gavotte by Gossec, bars 1-8; slow bows"));
    assert!(!says("Gavotte by Gossec, bars 1-8"));
}
