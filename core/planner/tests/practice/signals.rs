//! What changes a plan: instrument, grade, exam, earlier lessons, log (PLAN-11), each by what it changes.

use reedling_planner::{
    input::{Exam, LogEntry},
    plans::{Log, Plan},
};

use crate::support::*;

// PLAN-11.
#[test]
fn plan_11_the_instrument_changes_warm_ups_and_scales() {
    let on = |instrument: &str| {
        let plan = lesson(instrument, "Grade 5", 14, "Minuet in G late at 72").plan();
        let days = plan.guidance.daily_plan.iter();
        days.map(|day| day.warmup.clone() + &day.technical_focus)
            .collect::<String>()
    };
    assert!(!on("Piano").contains("string") && on("Violin").contains("string"));
}

// PLAN-11.
#[test]
fn plan_11_the_grade_changes_minutes_and_scales() {
    let at = |grade: &str| lesson("Piano", grade, 14, STORY).plan();
    let (second, fifth) = (at("Grade 2"), at("Grade 5"));
    assert!(longest(&second) <= 25 && longest(&fifth) > 25);
    let alone = |grade: &str| guidance(&lesson("Piano", grade, 14, "Minuet in G late").plan());
    assert!(
        !alone("Grade 2").contains("about Grade")
            && alone("Grade 5").contains("about Grade 5 level")
    );
}

// PLAN-11.
#[test]
fn plan_11_the_exam_changes_days_and_tasks() {
    let with = |days: Option<u64>| {
        let mut asked = lesson("Piano", "Grade 5", 14, "Minuet in G late at 72");
        let date = |days| asked.context.lesson_date + chrono::Days::new(days);
        asked.exam = days.map(|days| Exam {
            board: Some("Trinity".into()),
            date: Some(date(days)),
        });
        asked.plan()
    };
    let (without, near) = (with(None), with(Some(14)));
    let heard = |plan: &Plan| {
        let own = |title: &str| {
            let days = plan.cards.iter();
            days.filter(|day| day.cards.iter().any(|card| card.title == title))
                .count()
        };
        own("Sight-reading") + own("Aural")
    };
    assert!(heard(&near) > heard(&without), "{}", guidance(&near));
    assert_eq!(near.guidance.exam_focus.board.as_deref(), Some("Trinity"));
    assert!(near.guidance.week_summary.contains("The exam is near"));
    assert!(near.basis.reasons.contains(&"exam:ahead".into()));
}

// PLAN-11.
#[test]
fn plan_11_an_earlier_lesson_brings_its_piece_and_its_tempo() {
    let asked = || lesson("Piano", "Grade 5", 14, "Minuet in G late");
    let earlier = ["Gavotte in D bars 5-8 late at 60, aim for 80.".to_owned()];
    let (made, problems) = asked().after(&earlier).checked();
    assert_eq!(problems, []);
    assert!(guidance(&made).contains("Gavotte in D"));
    assert!(!guidance(&asked().plan()).contains("Gavotte"));
    assert!(!tempi(&made, "Gavotte in D").is_empty());
    // What was said to be over is not taken up again.
    let over = ["Leave the Gavotte in D.".to_owned(), earlier[0].clone()];
    assert!(!guidance(&asked().after(&over).plan()).contains("Gavotte"));
}

// PLAN-11.
#[test]
fn plan_11_the_log_changes_minutes_goals_and_tempi() {
    let week = |done_minutes| {
        let entry = LogEntry {
            planned_minutes: 25,
            done_minutes,
        };
        let notes = "Minuet in G, bars 9-16 hands together at 60, aim for 72; G major scale uneven";
        let asked = Lesson {
            log: Log {
                entries: vec![entry; 5],
                ..Log::default()
            },
            ..lesson("Piano", "Grade 2", 11, notes)
        };
        let (made, problems) = asked.checked();
        assert_eq!(problems, []);
        let (first, last) = week_tempi(&made, "title:minuet in g|");
        (longest(&made), last > first)
    };
    let (kept, less, little) = (week(25), week(15), week(5));
    assert!(kept.1 && less.1 && !little.1);
    assert!(
        kept.0 > less.0 && less.0 > little.0,
        "{kept:?} {less:?} {little:?}"
    );
}
