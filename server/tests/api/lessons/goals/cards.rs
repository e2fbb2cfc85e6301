//! The cards of a plan, as those who practise by it read them.

use serde_json::{Value, json};

use super::{complete, goals_of, lesson_on};
use crate::school::School;

on_both! {
    // GOAL-12.
    async fn goal_12_student_and_parents_read_the_cards_with_the_teachers_how(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let goal = json!({
            "do": "practise",
            "subject": { "kind": "title", "title": "Für Elise" },
            "places": [{ "kind": "bars", "from": 9, "to": 16 }],
            "how": "count aloud",
        });
        let answer = complete(&school, &id, json!({ "goals": [goal] })).await;
        let cards = goals_of(&school, &id).await["cards"].clone();
        assert_eq!(answer.body["lesson"]["practiceCards"], cards);
        let path = format!("/api/lessons/{id}");
        for who in [&school.tess, &school.anna, &school.pat] {
            let lesson = school.get(who, &path).await;
            assert_eq!(lesson.body["practiceCards"], cards, "{}", who.name);
        }
        let told = |card: &&Value| card["teacher"] == "count aloud" && card["how"].is_string();
        let days = cards.as_array().unwrap();
        let mut all = days.iter().flat_map(|day| day["cards"].as_array().unwrap());
        assert!(all.any(|card| told(&card)), "{cards}");
        let list = school.get(&school.anna, "/api/students/lessons").await;
        assert!(list.body.as_array().unwrap().iter().all(|lesson| lesson["practiceCards"].is_null()));
    }
}
