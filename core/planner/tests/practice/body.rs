//! What a note says of the body shortens the week, or rests it.

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
        for (grade, age, full) in [
            ("Initial Grade", 6, 10),
            ("Grade 4", 12, 35),
            ("Grade 8", 17, 75),
        ] {
            let (made, problems) = lesson("Violin", grade, age, &note).checked();
            let halved = longest(&made) * 2 <= full;
            let silent = made.guidance.daily_plan.iter().all(|day| {
                day.warmup.is_empty() && day.technical_focus.is_empty() && day.repertoire.is_empty()
            });
            let fits = match body.as_str() {
                "stop" => silent,
                "ease" => halved && !silent,
                _ => !silent,
            };
            if !fits || !problems.is_empty() {
                wrong.push(format!(
                    "{note} ({grade}): halved {halved}, silent {silent}, not {body}, {problems:?}"
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}\n{}", wrong.len(), wrong.join("\n"));
}
