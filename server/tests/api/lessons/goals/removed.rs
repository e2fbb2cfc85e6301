//! What the teacher removed from the list stays out of the plan.

use serde_json::json;

use super::{complete, goals_of, lesson_on, practise};
use crate::school::School;

on_both! {
    // GOAL-25: a kept piece that is left open, and a skill that the note names, are what a plan adds by itself.
    async fn goal_25_removed_row_comes_back_as_no_other_task(app: TestApp) {
        let school = School::open(&app).await;
        let mut rondo = practise("Rondo");
        rondo["do"] = json!("keep");
        let first = lesson_on(&school, &school.tess, -6).await;
        complete(&school, &first, json!({ "goals": [practise("Minuet in G"), rondo] })).await;
        let notes = "“Minuet in G” bars 9-16. Aural work every day.";
        for (day, goals, is_there) in [
            (0, json!([practise("Minuet in G"), rondo]), true),
            (1, json!([practise("Minuet in G")]), false),
        ] {
            let id = lesson_on(&school, &school.tess, day).await;
            complete(&school, &id, json!({ "goals": goals, "teacherNotes": notes })).await;
            let cards = goals_of(&school, &id).await["cards"].to_string();
            assert!(cards.contains("Minuet in G"));
            assert_eq!(cards.contains("Rondo"), is_there, "{day}");
            assert!(!cards.contains("\"Aural\""), "{day}");
        }
    }
}
