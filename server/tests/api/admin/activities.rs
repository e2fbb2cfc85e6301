//! GET /api/admin/activities.

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::school::{School, instant};

async fn activities(school: &School<'_>, query: &str) -> Vec<Value> {
    let reply = school
        .get(&school.ada, &format!("/api/admin/activities{query}"))
        .await;
    assert_eq!(reply.status, 200, "{}", reply.body);
    reply.body["activities"].as_array().unwrap().clone()
}

on_both! {
    // API-34, SRV-34.
    async fn who_did_what_to_whom_and_when(app: TestApp) {
        let school = School::open(&app).await;
        school.one_lesson().await;
        app.clock.advance(TimeDelta::minutes(5));
        let path = format!("/api/students/{}", school.anna.id);
        school.put(&school.tess, &path, json!({ "grade": "Grade 4" })).await;
        let activities = activities(&school, "").await;
        assert_eq!(activities.len(), 2);
        let newest = &activities[0];
        assert!(newest["id"].is_string());
        assert_eq!(newest["type"], "grade_update");
        assert_eq!(newest["description"], "Tess Tutor changed the grade of Anna Bell from Grade 3 to Grade 4");
        assert_eq!(instant(&newest["timestamp"]), "2026-03-02T09:05:00Z");
        assert_eq!(newest["status"], "active");
        assert_eq!(newest["actor"], json!({ "id": school.tess.id, "name": "Tess Tutor" }));
        assert_eq!(newest["subject"], json!({ "id": school.anna.id, "name": "Anna Bell" }));
        assert_eq!(activities[1]["type"], "other");
    }
}

on_both! {
    async fn lines_about_lessons_name_the_student(app: TestApp) {
        let school = School::open(&app).await;
        let lesson = school.one_lesson().await;
        app.clock.advance(TimeDelta::minutes(1));
        let notes = json!({ "completed": true, "teacherNotes": "Scales." });
        school.send(&school.tess, "PATCH", &format!("/api/lessons/{lesson}/complete"), Some(notes), None).await;
        app.clock.advance(TimeDelta::minutes(1));
        school.put(&school.tess, &format!("/api/lesson-feedback/{lesson}"), json!({ "content": "Good." })).await;
        let listed = activities(&school, "?limit=2").await;
        for (line, did) in listed.iter().zip(["wrote feedback on", "completed"]) {
            let said = line["description"].as_str().unwrap();
            let begins = format!("Tess Tutor {did} Anna Bell's lesson \u{201c}");
            assert!(said.starts_with(&begins), "{said}");
        }
    }
}

on_both! {
    // API-35, SRV-35.
    async fn types_and_statuses_are_those_of_the_specification(app: TestApp) {
        let school = School::open(&app).await;
        let anna = format!("/api/students/{}", school.anna.id);
        let exam = json!({ "board": "ABRSM", "grade": "Grade 3", "date": "2026-02-01", "percentage": 88 });
        let lesson = school.one_lesson().await;
        let notes = json!({ "completed": true, "teacherNotes": "Scales." });
        school.send(&school.tess, "PATCH", &format!("/api/lessons/{lesson}/complete"), Some(notes), None).await;
        let new = json!({ "name": "Nora New", "email": "nora@music.example", "password": "quill-ink" });
        let profile = json!({ "instrument": "Cello", "department": "", "phoneNumber": "" });
        for (method, path, body) in [
            ("POST", "/api/auth/register", new),
            ("PUT", &anna, json!({ "grade": "Grade 4" })),
            ("PUT", &format!("/api/lesson-feedback/{lesson}"), json!({ "content": "Good.", "teacherRating": 4 })),
            ("POST", &format!("{anna}/exams"), exam),
            ("PUT", "/api/teachers/profile", profile),
            ("DELETE", &format!("/api/teachers/students/{}", school.ben.id), json!({})),
        ] {
            let reply = school.send(&school.tess, method, path, Some(body), None).await;
            assert_eq!(reply.status, 200, "{path}: {}", reply.body);
        }
        let activities = activities(&school, "").await;
        let mut kinds: Vec<_> = activities.iter().map(|activity| activity["type"].as_str().unwrap()).collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert_eq!(
            kinds,
            ["communication", "exam_scheduled", "grade_update", "other", "system_update", "user_registration"]
        );
        let mut statuses: Vec<_> = activities.iter().map(|activity| activity["status"].as_str().unwrap()).collect();
        statuses.sort_unstable();
        statuses.dedup();
        assert_eq!(statuses, ["active", "inactive", "pending"]);
    }
}

on_both! {
    async fn pages_of_the_audit_trail_follow_one_another(app: TestApp) {
        let school = School::open(&app).await;
        for _ in 0..7 {
            school.one_lesson().await;
        }
        let all = activities(&school, "").await;
        assert_eq!(all.len(), 7);
        let first = activities(&school, "?limit=4").await;
        let last = first[3]["id"].as_str().unwrap().to_owned();
        let second = activities(&school, &format!("?limit=4&after={last}")).await;
        assert_eq!([first, second].concat(), all);
        for (query, total) in [("", 7), ("?limit=4", 7), (&format!("?limit=4&after={last}"), 7), ("?limit=9", 7)] {
            let reply = school.get(&school.ada, &format!("/api/admin/activities{query}")).await;
            assert_eq!(reply.body["total"], total, "{query}");
        }
        let unknown = format!("/api/admin/activities?after={}", uuid::Uuid::now_v7());
        assert_eq!(school.get(&school.ada, &unknown).await.status, 422);
    }
}
