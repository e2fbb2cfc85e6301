//! The shape of a week: minutes, days, tempi, tips.

use chrono::Days;
use reedling_planner::{
    check::check,
    guidance::{DayKind, DayPlan, Part},
    input::{Exam, PlanInput},
    plan::plan,
};

use crate::support::*;

// PLAN-12.
#[test]
fn plan_12_tempi_rise_under_the_goal_and_the_weekly_cap() {
    for goal in (40..=200).step_by(8) {
        for (grade, _) in GRADES {
            for said in ["", "new piece, ", "better, "] {
                let notes = format!("Minuet in G {said}bars 9-16 at {goal}. Waltz in A at {goal}.");
                let plan = plan(&input("Piano", grade, 14, &notes));
                for title in ["Minuet in G", "Waltz in A"] {
                    let tempi = tempi(&plan, title);
                    let (first, last) = (tempi[0], tempi[tempi.len() - 1]);
                    let highest = *tempi.iter().max().expect("a tempo");
                    assert!(highest <= goal, "{notes} {grade}: {tempi:?}");
                    assert!(highest * 100 <= first * 112, "{notes} {grade}: {tempi:?}");
                    assert!(last > first || first == goal, "{notes} {grade}: {tempi:?}");
                }
            }
        }
    }
}

// PLAN-13.
#[test]
fn plan_13_minutes_follow_the_grade() {
    for (grade, minutes) in GRADES {
        let plan = plan(&input("Guitar", grade, 16, STORY));
        for (day, basis) in plan.guidance.daily_plan.iter().zip(&plan.basis.days) {
            let short = matches!(
                basis.kind,
                DayKind::Capture | DayKind::Rest | DayKind::Light | DayKind::Lesson
            );
            if short {
                assert!(day.duration_minutes < minutes, "{grade} {day:?}");
            } else {
                assert_eq!(day.duration_minutes, minutes, "{grade}");
            }
        }
    }
}

#[test]
fn age_caps_win_over_the_grade() {
    for (age, most) in [(5, 10), (7, 15), (10, 30)] {
        let plan = plan(&input("Piano", "Grade 5", age, STORY));
        let longest = plan
            .guidance
            .daily_plan
            .iter()
            .map(|day| day.duration_minutes)
            .max();
        assert_eq!(longest, Some(most));
    }
}

// PLAN-14.
#[test]
fn plan_14_parts_add_up_and_pieces_come_back() {
    let notes = "Minuet in G late; Gavotte bars 3-4; Waltz in A new";
    for (grade, _) in GRADES {
        let plan = plan(&input("Piano", grade, 14, notes));
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
        let active = plan.basis.pieces.iter().filter(|piece| piece.active);
        let mut count = 0;
        for piece in active {
            let days = plan.guidance.daily_plan.iter();
            let on = |day: &&DayPlan| day.repertoire.iter().any(|item| item.title == piece.title);
            assert!(days.filter(on).count() >= 3, "{grade} {piece:?}");
            count += 1;
        }
        assert_eq!(count, if grade == "Initial Grade" { 2 } else { 3 });
    }
}

/// Practice planning §2: items of technique and repertoire a day, by grade.
#[test]
fn items_per_day_stay_within_the_grade() {
    let most = [3, 4, 4, 5, 5, 6, 6, 7, 7, 4];
    let notes = "Minuet in G late; Gavotte bars 3-4";
    for ((grade, _), most) in GRADES.into_iter().zip(most) {
        let plan = plan(&input("Piano", grade, 14, notes));
        for day in &plan.basis.days {
            let items = day
                .blocks
                .iter()
                .filter(|block| matches!(block.part, Part::Technique | Part::Spots | Part::Run));
            assert!(items.count() <= most, "{grade} {day:?}");
        }
    }
}

// PLAN-16.
#[test]
fn plan_16_seven_dated_days_and_tips_that_fit_the_age() {
    for age in [6, 10, 14, 17] {
        let plan = plan(&input("Piano", "Grade 2", age, STORY));
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
    assert!(
        plan(&input("Piano", "Grade 2", 40, STORY))
            .guidance
            .tips_for_parents
            .is_empty()
    );
}

#[test]
fn a_lesson_inside_the_week_moves_the_short_day() {
    for days in 1..=9 {
        let next = date("2026-03-02") + Days::new(days);
        let asked = PlanInput {
            next_lesson_date: Some(next),
            ..story()
        };
        let plan = plan(&asked);
        assert_eq!(check(&plan, &asked), [], "{days}");
        let lesson = plan
            .basis
            .days
            .iter()
            .position(|day| day.kind == DayKind::Lesson);
        let expected = if days <= 7 { days - 1 } else { 6 };
        assert_eq!(lesson, usize::try_from(expected).ok(), "{days}");
        // One source of truth: the summary names the day that is laid out as the lesson's.
        let named = format!("before the lesson on Day {}", expected + 1);
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
        for (lesson, exam) in (2..=6).flat_map(|lesson| (4..=10).map(move |exam| (lesson, exam))) {
            let plain = input("Piano", grade, 12, "");
            let day = |days| plain.lesson_date + Days::new(days);
            let asked = PlanInput {
                next_lesson_date: Some(day(lesson)),
                exam: Some(Exam {
                    board: None,
                    date: Some(day(exam)),
                }),
                ..plain.clone()
            };
            let problems = check(&plan(&asked), &asked);
            assert_eq!(
                problems,
                [],
                "{grade}, lesson on day {lesson}, exam on day {exam}"
            );
        }
    }
}
