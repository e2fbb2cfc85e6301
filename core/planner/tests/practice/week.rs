//! The shape of a week: minutes, days, tempi, tips.

use chrono::Days;
use reedling_planner::{
    guidance::{DayKind, DayPlan},
    input::Exam,
};

use crate::support::*;

// PLAN-12.
#[test]
fn plan_12_tempi_rise_under_the_goal_and_the_weekly_cap() {
    for goal in (48..=200_u16).step_by(8) {
        for (grade, _) in GRADES {
            let now = goal * 3 / 4;
            let notes = format!(
                "Minuet in G, bars 9-16 at {now}, aim for {goal}. Waltz in A, aim for {goal}."
            );
            let plan = lesson("Piano", grade, 14, &notes).plan();
            for title in ["Minuet in G", "Waltz in A"] {
                let key = ["title:", &title.to_lowercase(), "|"].concat();
                let (first, last) = week_tempi(&plan, &key);
                // A card for slow work tells no number.
                let tempi = tempi(&plan, title);
                assert!(!tempi.is_empty(), "{notes} {grade}");
                assert!(
                    tempi.iter().all(|bpm| (first..=last).contains(bpm)),
                    "{notes} {grade}: {tempi:?}"
                );
                assert!(
                    first < last && last <= goal && last * 100 <= first * 112,
                    "{notes} {grade}: {first} {last}"
                );
            }
        }
    }
}

// PLAN-13.
#[test]
fn plan_13_minutes_follow_the_grade() {
    for (grade, minutes) in GRADES {
        let plan = lesson("Guitar", grade, 16, STORY).plan();
        let few = plan
            .basis
            .reasons
            .iter()
            .any(|reason| reason == "few-goals");
        for (day, basis) in plan.guidance.daily_plan.iter().zip(&plan.basis.days) {
            let short = matches!(
                basis.kind,
                DayKind::Capture | DayKind::Rest | DayKind::Light | DayKind::Lesson
            );
            let is_full = day.duration_minutes == minutes;
            let fits = day.duration_minutes < minutes || is_full && !short;
            assert!(fits && (short || few || is_full), "{grade} {day:?}");
        }
    }
}

#[test]
fn age_caps_win_over_the_grade() {
    for (age, most) in [(5, 10), (7, 15), (10, 30)] {
        let plan = lesson("Piano", "Grade 5", age, STORY).plan();
        assert!(longest(&plan) <= most, "{age}");
    }
}

// PLAN-14.
#[test]
fn plan_14_parts_add_up_and_pieces_come_back() {
    let notes = "Minuet in G late; Gavotte bars 3-4; started the Waltz in A";
    for (grade, _) in GRADES {
        let (plan, problems) = lesson("Piano", grade, 14, notes).checked();
        assert_eq!(problems, [], "{grade}");
        for (day, basis) in plan.guidance.daily_plan.iter().zip(&plan.basis.days) {
            let sum: u16 = basis.blocks.iter().map(|block| block.minutes).sum();
            assert_eq!(sum, day.duration_minutes, "{grade} {day:?}");
            assert!(
                basis
                    .blocks
                    .iter()
                    .all(|block| (1..=12).contains(&block.minutes)),
                "{grade}"
            );
        }
        let pieces = plan.basis.pieces.iter().filter(|piece| piece.active);
        let mut count = 0;
        for piece in pieces {
            let days = plan.guidance.daily_plan.iter();
            let on = |day: &&DayPlan| day.repertoire.iter().any(|item| item.title == piece.title);
            assert!(days.filter(on).count() >= 3, "{grade} {piece:?}");
            count += 1;
        }
        assert_eq!(count, 3, "{grade}");
    }
}

// PLAN-16.
#[test]
fn plan_16_seven_dated_days_and_tips_that_fit_the_age() {
    for age in [6, 10, 14, 17] {
        let plan = lesson("Piano", "Grade 2", age, STORY).plan();
        let dates: Vec<_> = plan
            .guidance
            .daily_plan
            .iter()
            .map(|day| day.date)
            .collect();
        let expected: Vec<_> = (1..=7)
            .map(|day| date("2026-03-02") + Days::new(day))
            .collect();
        assert_eq!(dates, expected);
        let tips = plan.guidance.tips_for_parents.join(" ");
        assert_eq!(plan.guidance.tips_for_parents.len(), 3);
        assert!(age < 9 || !tips.contains("Sit beside"));
        assert!(age > 8 || !tips.contains("leave the rest to them"));
    }
    let adult = lesson("Piano", "Grade 2", 40, STORY).plan();
    assert!(adult.guidance.tips_for_parents.is_empty());
}

#[test]
fn a_lesson_inside_the_week_moves_the_short_day() {
    for days in 1..=9 {
        let mut asked = story();
        asked.context.next_lesson_date = Some(date("2026-03-02") + Days::new(days));
        let (plan, problems) = asked.checked();
        assert_eq!(problems, [], "{days}");
        let lesson = plan
            .basis
            .days
            .iter()
            .position(|day| day.kind == DayKind::Lesson);
        let expected = if days <= 7 { days - 1 } else { 6 };
        assert_eq!(lesson, usize::try_from(expected).ok(), "{days}");
        // One source of truth: the summary names the day that is laid out as the lesson's.
        let day = date("2026-03-02") + Days::new(expected + 1);
        let named = format!("before the lesson on {}", day.format("%A"));
        assert_eq!(
            plan.guidance.week_summary.contains(&named),
            days <= 7,
            "{days}"
        );
    }
}

#[test]
fn rules_hold_for_any_lesson_and_exam_day() {
    for grade in ["Initial Grade", "Grade 4"] {
        for (next, exam) in (2..=6).flat_map(|next| (4..=10).map(move |exam| (next, exam))) {
            let mut asked = lesson("Piano", grade, 12, "Minuet in G at 60, aim for 72.");
            let day = |days| asked.context.lesson_date + Days::new(days);
            asked.exam = Some(Exam {
                board: None,
                date: Some(day(exam)),
            });
            asked.context.next_lesson_date = Some(day(next));
            let (_, problems) = asked.checked();
            assert_eq!(
                problems,
                [],
                "{grade}, lesson on day {next}, exam on day {exam}"
            );
        }
    }
}
