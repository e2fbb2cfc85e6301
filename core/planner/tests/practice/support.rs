//! Lessons to plan from, and what to look for in a plan.

use chrono::NaiveDate;
use reedling_planner::{
    input::{PlanInput, PracticeLog},
    plan::PracticePlan,
};

pub const STORY: &str = "Minuet in G, bars 9-16 hands together at 72, left hand late; \
    G major scale uneven; sight-reading weak";

pub fn date(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

pub fn input(instrument: &str, grade: &str, age: u8, notes: &str) -> PlanInput {
    PlanInput {
        instrument: instrument.into(),
        grade: grade.into(),
        age: Some(age),
        is_minor: age < 18,
        lesson_date: date("2026-03-02"),
        next_lesson_date: Some(date("2026-03-09")),
        notes: notes.into(),
        exam: None,
        recent_notes: Vec::new(),
        log: PracticeLog::default(),
    }
}

pub fn story() -> PlanInput {
    input("Piano", "Grade 2", 11, STORY)
}

pub fn text(plan: &PracticePlan) -> String {
    serde_json::to_string(plan).expect("a plan is JSON")
}

/// Tempi of a piece by day, earliest first.
pub fn tempi(plan: &PracticePlan, title: &str) -> Vec<u16> {
    let items = plan
        .guidance
        .daily_plan
        .iter()
        .flat_map(|day| &day.repertoire);
    items
        .filter(|item| item.title == title)
        .filter_map(|item| item.target_tempo_bpm)
        .collect()
}

pub const GRADES: [(&str, u16); 10] = [
    ("Initial Grade", 15),
    ("Grade 1", 20),
    ("Grade 2", 25),
    ("Grade 3", 30),
    ("Grade 4", 35),
    ("Grade 5", 45),
    ("Grade 6", 50),
    ("Grade 7", 60),
    ("Grade 8", 75),
    ("Not Grading", 20),
];
