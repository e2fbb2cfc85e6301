//! A title only with evidence, and nothing that a note leaves out.

use reedling_planner::{
    check::{PlanProblem, check},
    input::PlanInput,
    plan::{PracticePlan, plan},
};
use serde::Deserialize;

use crate::support::*;

#[derive(Deserialize)]
struct Row {
    note: String,
    #[serde(default)]
    earlier: Vec<String>,
    #[serde(default)]
    titles: Vec<String>,
    #[serde(default)]
    absent: Vec<String>,
    #[serde(default)]
    present: Vec<String>,
    /// The most minutes of a day.
    most: Option<u16>,
    /// "stop" or "ease", when it is not as usual.
    body: Option<String>,
}

fn planned(row: &Row) -> (PlanInput, PracticePlan) {
    let asked = PlanInput {
        recent_notes: row.earlier.clone(),
        ..input("Piano", "Grade 3", 12, &row.note)
    };
    let made = plan(&asked);
    (asked, made)
}

fn rows(table: &str) -> Vec<Row> {
    let rows: Vec<Row> = serde_json::from_str(table).expect("a table of notes");
    assert!(rows.len() >= 60);
    rows
}

// PLAN-27, natively; app/src/testing/notes-tables.test.ts reads the same table in WebAssembly.
#[test]
fn plan_27_what_a_note_leaves_out_is_in_no_day() {
    let mut wrong = Vec::new();
    for row in rows(include_str!("../notes/release.json")) {
        let (asked, made) = planned(&row);
        let text = serde_json::to_string(&made.guidance).expect("a plan is JSON");
        let left: Vec<_> = row
            .absent
            .iter()
            .filter(|word| text.contains(*word))
            .collect();
        let lost: Vec<_> = row
            .present
            .iter()
            .filter(|word| !text.contains(*word))
            .collect();
        let mut problems = check(&made, &asked);
        let days = made.guidance.daily_plan.iter();
        if days.map(|day| day.duration_minutes).max() > row.most.or(Some(u16::MAX)) {
            problems.push(PlanProblem::Minutes);
        }
        if !left.is_empty() || !lost.is_empty() || !problems.is_empty() {
            wrong.push(format!("{}: {left:?} {lost:?} {problems:?}", row.note));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

// PLAN-29 and PLAN-08, natively; WebAssembly reads the same table.
#[test]
fn plan_29_a_title_needs_evidence() {
    let mut wrong = Vec::new();
    for row in rows(include_str!("../notes/titles.json")) {
        let (asked, made) = planned(&row);
        let pieces = made.basis.pieces.iter().map(|piece| piece.title.clone());
        let titles: Vec<String> = pieces
            .filter(|title| title != "Your current piece")
            .collect();
        let problems = check(&made, &asked);
        if titles != row.titles || !problems.is_empty() {
            wrong.push(format!("{}: {titles:?} {problems:?}", row.note));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}

// Notes of two more teachers, as they were written down before the reader knew them.
#[test]
fn plan_27_plan_28_hold_for_unseen_notes() {
    let notes = include_str!("../notes/fresh.json");
    let rows: Vec<Row> = serde_json::from_str(notes).expect("a table of notes");
    let mut wrong = Vec::new();
    for row in rows {
        let (asked, made) = planned(&row);
        let days = &made.guidance.daily_plan;
        let text = serde_json::to_string(&made.guidance).expect("a plan is JSON");
        let left = row.absent.iter().any(|word| text.contains(word));
        let lost = row.present.iter().any(|word| !text.contains(word));
        let longest = days.iter().map(|day| day.duration_minutes).max();
        let silent = days
            .iter()
            .all(|day| day.warmup.is_empty() && day.repertoire.is_empty());
        let body = match (silent, longest) {
            (true, _) => Some("stop"),
            (_, Some(..=15)) => Some("ease"),
            _ => None,
        };
        let is_long = longest > row.most.or(Some(u16::MAX));
        let careless = row.body.is_some() && row.body.as_deref() != body;
        if left || lost || is_long || careless || !check(&made, &asked).is_empty() {
            wrong.push(format!(
                "{}: left {left}, lost {lost}, {longest:?}, {body:?}",
                row.note
            ));
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
