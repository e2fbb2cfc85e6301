//! PATCH /api/lessons/{id}/plan.

use serde_json::{Value, json};

use super::{Reply, a_line, change, complete, goals_of, lesson_on, lines, practise};
use crate::school::School;

async fn strike(school: &School<'_>, lesson: &str, body: Value) -> Reply {
    let path = format!("/api/lessons/{lesson}/plan");
    school
        .send(&school.tess, "PATCH", &path, Some(body), None)
        .await
}

on_both! {
    // GOAL-17: what is struck goes from today's card and from those after it; earlier days stay.
    async fn goal_17_a_struck_line_goes_from_today_on_and_stays_struck(app: TestApp) {
        let school = School::open(&app).await;
        // On 28 February, so that today, 2 March, is the plan's second day.
        let id = lesson_on(&school, &school.tess, -1).await;
        let goals = json!([practise("Minuet in G"), practise("Für Elise")]);
        complete(&school, &id, json!({ "goals": goals })).await;
        let before = goals_of(&school, &id).await;
        let (_, line) = lines(&before, "Minuet in G").into_iter().find(|(date, _)| date.as_str() >= "2026-03-02").unwrap();
        let reply = strike(&school, &id, json!({ "strike": [line], "revision": 1 })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let now = goals_of(&school, &id).await;
        assert_eq!((&now["revision"], &now["goalsBy"]), (&json!(2), &json!("teacher")));
        assert_eq!(now["goals"], before["goals"]);
        let left = |set: &Value| -> Vec<(String, Value)> { lines(set, "Minuet in G").into_iter().filter(|(_, key)| *key == line).collect() };
        assert!(left(&now).iter().all(|(date, _)| date.as_str() < "2026-03-02"), "{:?}", left(&now));
        for (day, cards) in now["plan"]["dailyPlan"].as_array().unwrap().iter().zip(now["cards"].as_array().unwrap()) {
            let minutes: i64 = cards["cards"].as_array().unwrap().iter().map(|card| card["minutes"].as_i64().unwrap()).sum();
            assert_eq!((&day["durationMinutes"], &day["date"]), (&json!(minutes), &cards["date"]));
        }
        assert_eq!(school.count("practice_plan").await, 2, "the first is kept");
        // It stays struck when the goals change.
        let goals = json!([practise("Minuet in G"), practise("Sarabande")]);
        assert_eq!(change(&school, &id, json!({ "goals": goals, "revision": 2 })).await.status, 200);
        let changed = goals_of(&school, &id).await;
        assert!(left(&changed).iter().all(|(date, _)| date.as_str() < "2026-03-02"), "{:?}", left(&changed));
    }
}

on_both! {
    async fn unknown_line_is_refused_and_old_revision_gets_current_goals(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let line = a_line(&school, &id).await;
        let unknown = json!({ "goal": "piece:none", "task": "none", "ordinal": 1 });
        for (body, field) in [
            (json!({ "strike": [], "revision": 1 }), "strike"),
            (json!({ "strike": vec![&line; 101], "revision": 1 }), "strike"),
            (json!({ "strike": [line] }), "revision"),
            (json!({ "strike": [line, unknown], "revision": 1 }), "strike.1.goal"),
        ] {
            let reply = strike(&school, &id, body).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{field}: {}", reply.body);
        }
        let body = || json!({ "strike": [line], "revision": 1 });
        let (one, other) = tokio::join!(strike(&school, &id, body()), strike(&school, &id, body()));
        let mut answers = [one.status, other.status];
        answers.sort_unstable();
        assert_eq!(answers, [200, 409]);
        let refused = if one.status == 409 { one } else { other };
        assert_eq!(refused.body["code"], "version_conflict");
        assert_eq!(refused.body["current"], goals_of(&school, &id).await);
        let late = change(&school, &id, json!({ "goals": [], "revision": 1 })).await;
        assert_eq!((late.status, &late.body["current"]["revision"]), (409, &json!(2)));
        // The plan of another lesson does not have the line.
        let without = lesson_on(&school, &school.tess, 2).await;
        complete(&school, &without, json!({ "goals": [] })).await;
        let reply = strike(&school, &without, body()).await;
        assert_eq!(reply.status, 422, "{}", reply.body);
    }
}

on_both! {
    // GOAL-17: what was struck is not named in the week's summary either, also once the goals have changed.
    async fn goal_17_the_summary_names_nothing_that_was_struck(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let goals = json!([practise("Minuet in G"), practise("Für Elise"), practise("Sarabande")]);
        complete(&school, &id, json!({ "goals": goals })).await;
        let set = goals_of(&school, &id).await;
        let summary = |set: &Value| set["plan"]["weekSummary"].as_str().unwrap().to_owned();
        assert!(summary(&set).contains("Minuet in G") && summary(&set).contains("Für Elise"));
        let mut keys: Vec<Value> = Vec::new();
        for (_, key) in [lines(&set, "Minuet in G"), lines(&set, "Für Elise")].concat() {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        assert_eq!(strike(&school, &id, json!({ "strike": keys[..1], "revision": 1 })).await.status, 200);
        assert!(summary(&goals_of(&school, &id).await).contains("Minuet in G"), "other lines are left");
        let reply = strike(&school, &id, json!({ "strike": keys[1..], "revision": 2 })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let told = summary(&goals_of(&school, &id).await);
        assert!(!told.contains("Minuet") && !told.contains("Elise") && told.contains("Sarabande"), "{told}");
        let changed = json!({ "goals": goals, "teacherNotes": "Well done.", "revision": 3 });
        assert_eq!(change(&school, &id, changed).await.status, 200);
        let told = summary(&goals_of(&school, &id).await);
        assert!(!told.contains("Minuet") && !told.contains("Elise"), "{told}");
    }
}
