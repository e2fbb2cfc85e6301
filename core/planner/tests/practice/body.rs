//! What a note says of the body shortens the week, or rests it.

use reedling_planner::{check::check, plan::plan};
use serde::Deserialize;

use crate::support::*;

#[derive(Deserialize)]
struct Row {
    note: String,
    body: String,
}

fn rows() -> Vec<Row> {
    serde_json::from_str(include_str!("../notes/body.json")).expect("a table of notes")
}

// PLAN-28, natively.
#[test]
fn plan_28_body_words_halve_minutes_or_rest_the_week() {
    let mut wrong = Vec::new();
    assert!(rows().len() >= 60);
    for Row { note, body } in rows() {
        for (grade, age) in [("Initial Grade", 6), ("Grade 4", 12), ("Grade 8", 17)] {
            let asked = input("Violin", grade, age, &note);
            let made = plan(&asked);
            let usual = plan(&input("Violin", grade, age, "Gavotte at 72"));
            let days = made
                .guidance
                .daily_plan
                .iter()
                .zip(&usual.guidance.daily_plan);
            let halved = days
                .into_iter()
                .all(|(day, usual)| day.duration_minutes * 2 <= usual.duration_minutes);
            let silent = made.guidance.daily_plan.iter().all(|day| {
                day.warmup.is_empty() && day.technical_focus.is_empty() && day.repertoire.is_empty()
            });
            let is = match (halved, silent) {
                (true, true) => "stop",
                (true, false) => "ease",
                _ => "usual",
            };
            if is != body || !check(&made, &asked).is_empty() {
                wrong.push(format!(
                    "{note} ({grade}): {is}, not {body}, {:?}",
                    check(&made, &asked)
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
