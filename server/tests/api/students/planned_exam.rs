//! PUT and DELETE /api/students/{id}/exam-planned.

use chrono::TimeDelta;
use reedling_server::time::zone::IanaZone;
use serde_json::{Value, json};

use crate::school::School;

fn exam() -> Value {
    json!({ "board": " Trinity ", "grade": "Grade 5", "date": "2026-03-20" })
}

on_both! {
    // WIRE-13.
    async fn wire_13_a_teacher_plans_moves_and_clears_an_exam(app: TestApp) {
        let school = School::open(&app).await;
        let profile = format!("/api/students/{}", school.anna.id);
        let path = format!("{profile}/exam-planned");
        assert!(school.get(&school.tess, &profile).await.body["examPlanned"].is_null());
        let reply = school.put(&school.tess, &path, exam()).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let planned = json!({ "board": "Trinity", "grade": "Grade 5", "date": "2026-03-20" });
        assert_eq!(reply.body["examPlanned"], planned);
        for who in [&school.tess, &school.anna, &school.pat, &school.ada] {
            assert_eq!(school.get(who, &profile).await.body["examPlanned"], planned, "{}", who.name);
        }
        // In its place another one, of which only the day is known.
        let moved = school.put(&school.ada, &path, json!({ "date": "2026-03-02" })).await;
        assert_eq!(moved.status, 200, "{}", moved.body);
        let planned = &school.get(&school.anna, &profile).await.body["examPlanned"];
        assert_eq!(planned["date"], "2026-03-02");
        assert!(planned["board"].is_null() && planned["grade"].is_null());
        for _ in 0..2 {
            assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        }
        assert!(school.get(&school.tess, &profile).await.body["examPlanned"].is_null());
        assert_eq!(school.activities("exam_scheduled").await, 3);
    }
}

on_both! {
    // WIRE-13: today is the school's, and each broken rule stands at its field.
    async fn wire_13_a_planned_exam_is_from_today_on(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/students/{}/exam-planned", school.anna.id);
        for (field, value) in [
            ("date", json!("2026-03-01")), ("date", json!("")), ("date", json!("2206-03-20")),
            ("grade", json!("Grade 9")), ("board", json!("x".repeat(201))),
        ] {
            let mut body = exam();
            body[field] = value;
            let reply = school.put(&school.tess, &path, body).await;
            assert_eq!(reply.status, 422, "{}", reply.body);
            assert!(reply.body["fields"][field].is_array(), "{}", reply.body);
        }
        assert_eq!(school.count("planned_exam").await, 0);
        // 2 March, 23:30 UTC is 3 March in Auckland.
        app.clock.advance(TimeDelta::minutes(14 * 60 + 30));
        let auckland = app.beside_with(|config| config.school_time_zone = IanaZone::named("Pacific/Auckland").unwrap()).await;
        let request = school.client().put(format!("{}{path}", auckland.url)).bearer_auth(school.tess.token());
        let reply = request.json(&json!({ "date": "2026-03-02" })).send().await.unwrap();
        assert_eq!(reply.status(), 422);
        let reply = school.put(&school.tess, &path, json!({ "date": "2026-03-02" })).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
    }
}

on_both! {
    // WIRE-13, D13: the plan counts back from the exam, in its grade and for its board.
    async fn wire_13_practice_plans_work_towards_the_planned_exam(app: TestApp) {
        let school = School::open(&app).await;
        school.record_exam(&school.anna, 80).await;
        let path = format!("/api/students/{}/exam-planned", school.anna.id);
        let complete = async || {
            let lesson = school.one_lesson().await;
            let notes = json!({ "completed": true, "teacherNotes": "Minuet in G: bars 9-16 are uneven." });
            let path = format!("/api/lessons/{lesson}/complete");
            let reply = school.send(&school.tess, "PATCH", &path, Some(notes), None).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            reply.body["lesson"]["practiceGuidance"].clone()
        };
        let without = complete().await;
        school.put(&school.tess, &path, exam()).await;
        let with = complete().await;
        assert_eq!(with["examFocus"]["board"], "Trinity", "{with}");
        assert!(with["examFocus"].to_string().contains('5'), "{with}");
        let summary = |plan: &Value| plan["weekSummary"].as_str().unwrap().to_owned();
        assert!(summary(&with).contains("The exam is near"), "{}", summary(&with));
        assert!(!summary(&without).contains("exam is near"), "{}", summary(&without));
    }
}
