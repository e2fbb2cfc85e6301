//! PUT /api/lessons/{id}/goals.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{change, complete, goal, goals_of, lesson_on, practise};
use crate::school::School;

const NOTES: &str = "“Minuet in G”, bars 9-16 at 60. Scales: G major.";

on_both! {
    async fn a_change_makes_a_new_revision_and_a_new_plan(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [practise("Minuet in G")], "teacherNotes": NOTES })).await;
        let body = json!({ "goals": [goal("keep", "Minuet in G"), practise("Für Elise")], "revision": 1 });
        let reply = change(&school, &id, body).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["lesson"]["practiceGenerated"], true);
        let set = goals_of(&school, &id).await;
        assert_eq!(set["revision"], 2);
        assert_eq!(set["goals"].as_array().unwrap().len(), 2);
        assert_eq!(set["goals"][0]["do"], "keep");
        assert_eq!(school.count("practice_plan").await, 2, "the first is kept");
        assert_eq!(school.lessons().await.len(), 1, "a lesson is listed once");
    }
}

on_both! {
    // GOAL-17.
    async fn goal_17_the_second_of_two_equal_revisions_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        complete(&school, &id, json!({ "goals": [] })).await;
        let body = || json!({ "goals": [practise("Minuet")], "revision": 1 });
        let (one, other) = tokio::join!(change(&school, &id, body()), change(&school, &id, body()));
        let mut answers = [one.status, other.status];
        answers.sort_unstable();
        assert_eq!(answers, [200, 409]);
        let refused = if one.status == 409 { one } else { other };
        assert_eq!(refused.body["code"], "version_conflict");
        assert_eq!(goals_of(&school, &id).await["revision"], 2);
    }
}

on_both! {
    // GOAL-17: additions stand only after today; what is taken away goes from today's card too.
    async fn goal_17_today_keeps_its_card_without_what_was_taken_away(app: TestApp) {
        let school = School::open(&app).await;
        // On 28 February, so that today, 2 March, is the plan's second day.
        let id = lesson_on(&school, &school.tess, -1).await;
        complete(&school, &id, json!({ "goals": [practise("Minuet in G")], "teacherNotes": NOTES })).await;
        let days = async || goals_of(&school, &id).await["plan"]["dailyPlan"].as_array().unwrap().clone();
        let before = days().await;
        let today = before.iter().position(|day| day["date"] == "2026-03-02").unwrap();
        let notes = "“Für Elise”, bars 1-8 at 80.";
        let body = json!({
            "goals": [practise("Minuet in G"), practise("Für Elise")], "teacherNotes": notes, "revision": 1,
        });
        assert_eq!(change(&school, &id, body).await.status, 200);
        let added = days().await;
        assert_eq!(added[..=today], before[..=today]);
        let names = |days: &[Value], title: &str| days.iter().any(|day| day.to_string().contains(title));
        assert!(!names(&added[..=today], "Für Elise") && names(&added[today + 1..], "Für Elise"));
        let body = json!({ "goals": [goal("rest", "Minuet in G"), practise("Für Elise")], "revision": 2 });
        assert_eq!(change(&school, &id, body).await.status, 200);
        let rested = days().await;
        assert!(!rested[today]["repertoire"].to_string().contains("Minuet in G"), "{}", rested[today]);
    }
}

on_both! {
    async fn window_ends_after_14_days_or_next_completed_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let first = lesson_on(&school, &school.tess, 0).await;
        let body = |revision: i32| json!({ "goals": [], "revision": revision });
        let early = change(&school, &first, body(1)).await;
        assert_eq!((early.status, &early.body["code"]), (409, &json!("goals_closed")));
        complete(&school, &first, json!({ "goals": [] })).await;
        app.clock.advance(TimeDelta::days(13));
        assert_eq!(change(&school, &first, body(1)).await.status, 200);
        app.clock.advance(TimeDelta::days(1));
        app.statements.take();
        let late = change(&school, &first, body(2)).await;
        assert_eq!((late.status, &late.body["code"]), (409, &json!("goals_closed")));
        // What the reader of notes asks for: a refusal does not wait for it.
        let mut asked = app.statements.take().into_iter();
        assert!(asked.all(|statement| !statement.sql.contains("planned_exam")));
        let second = lesson_on(&school, &school.tess, 14).await;
        complete(&school, &second, json!({ "goals": [] })).await;
        let followed = goals_of(&school, &first).await;
        assert!(followed["editableUntil"].is_null() && followed["context"].is_null(), "{followed}");
        assert_eq!(change(&school, &second, body(1)).await.status, 200);
        let third = lesson_on(&school, &school.tess, 15).await;
        complete(&school, &third, json!({ "goals": [] })).await;
        assert_eq!(change(&school, &second, body(2)).await.status, 409);
    }
}

on_both! {
    async fn missing_fields_stay_and_required_ones_are_asked(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let sent = json!({
            "goals": [], "week": { "days": 3 }, "body": { "answer": "half", "until": "2026-03-20" },
            "privateNotes": "Ask about the piano.",
        });
        complete(&school, &id, sent).await;
        for (body, field) in [
            (json!({ "revision": 1 }), "goals"),
            (json!({ "goals": [] }), "revision"),
            (json!({ "goals": [], "revision": 1, "teacherNotes": " " }), "teacherNotes"),
        ] {
            let reply = change(&school, &id, body).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{}", reply.body);
        }
        assert_eq!(change(&school, &id, json!({ "goals": [], "revision": 1 })).await.status, 200);
        let set = goals_of(&school, &id).await;
        assert_eq!(set["week"]["days"], 3);
        assert_eq!(set["body"]["until"], "2026-03-20");
        assert_eq!(set["privateNotes"], "Ask about the piano.");
    }
}

on_both! {
    async fn goals_of_a_lesson_without_notes_make_a_plan(app: TestApp) {
        let school = School::open(&app).await;
        let id = lesson_on(&school, &school.tess, 1).await;
        let path = format!("/api/lessons/{id}");
        let completed = school.put(&school.tess, &path, json!({ "status": "COMPLETED" })).await;
        assert_eq!((completed.status, &completed.body["lesson"]["practiceGenerated"]), (200, &json!(false)));
        let set = goals_of(&school, &id).await;
        assert_eq!((&set["goals"], &set["goalsBy"], &set["plan"], &set["cards"]), (&json!([]), &json!(null), &json!(null), &json!(null)));
        let body = json!({ "goals": [practise("Minuet in G")], "revision": 1 });
        let reply = change(&school, &id, body).await;
        assert_eq!(reply.body["lesson"]["practiceGenerated"], true, "{}", reply.body);
        assert!(goals_of(&school, &id).await["plan"].to_string().contains("Minuet in G"));
    }
}
