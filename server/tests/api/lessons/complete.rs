//! PATCH /api/lessons/{id}/complete.

use serde_json::{Value, json};

use crate::school::{Reply, School, instant};

const NOTES: &str = "Minuet in G, bars 9-16 hands together at 72, left hand late; G major scale uneven; \
                     sight-reading weak";

async fn complete(school: &School<'_>, id: &str, notes: &str) -> Reply {
    let body = json!({ "completed": true, "teacherNotes": notes });
    school
        .send(
            &school.tess,
            "PATCH",
            &format!("/api/lessons/{id}/complete"),
            Some(body),
            None,
        )
        .await
}

on_both! {
    // API-86.
    async fn api_86_completing_stores_notes_and_time(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let reply = complete(&school, &id, NOTES).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert!(reply.body["message"].is_string());
        let lesson = &school.lessons().await[0];
        assert_eq!(lesson["status"], "COMPLETED");
        assert_eq!(lesson["teacherNotes"], NOTES);
        assert_eq!(instant(&lesson["completedAt"]), school.now());
        assert_eq!(lesson["version"], 2);
    }
}

on_both! {
    // API-87.
    async fn api_87_notes_are_required_and_only_a_scheduled_lesson_completes(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let reply = complete(&school, &id, "  ").await;
        assert_eq!(reply.status, 422);
        assert!(reply.body["error"].is_string() && reply.body["fields"]["teacherNotes"].is_array());
        assert_eq!(complete(&school, &id, NOTES).await.status, 200);
        let reply = complete(&school, &id, "again").await;
        assert_eq!(
            (reply.status, &reply.body["code"]),
            (409, &json!("lesson_not_scheduled"))
        );
        assert!(reply.body["error"].is_string());
        assert_eq!(school.lessons().await[0]["teacherNotes"], NOTES);
    }
}

on_both! {
    // API-86: whether the lesson is completed is told, and named where it is not.
    async fn api_86_a_lesson_that_is_not_to_be_completed_is_told_so_by_field(app: TestApp) {
        let school = School::open(&app).await;
        let path = format!("/api/lessons/{}/complete", school.one_lesson().await);
        let text = "A lesson can be completed, not opened again.";
        for completed in [None, Some(Value::Null), Some(json!(false))] {
            let mut body = json!({ "teacherNotes": NOTES });
            if let Some(completed) = completed {
                body["completed"] = completed;
            }
            let reply = school.send(&school.tess, "PATCH", &path, Some(body), None).await;
            assert_eq!((reply.status, &reply.body["error"]), (400, &json!(text)));
            assert_eq!(reply.body["fields"], json!({ "completed": [text] }));
        }
    }
}

on_both! {
    // PLAN-01, PLAN-02, PLAN-05, PLAN-07, PLAN-19.
    async fn the_plan_is_there_when_the_call_returns(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let reply = complete(&school, &id, NOTES).await;
        let lesson = &reply.body["lesson"];
        assert_eq!(lesson["practiceGenerated"], true);
        assert_eq!(lesson["practicePlanner"], "built-in");
        let guidance = &lesson["practiceGuidance"];
        let days = guidance["dailyPlan"].as_array().unwrap();
        assert_eq!(days.len(), 7);
        assert!(
            guidance["weekSummary"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
        assert_eq!(guidance["examFocus"]["grade"], "Grade 3");
        assert!(guidance["examFocus"]["board"].is_null());
        let tips = guidance["tipsForParents"].as_array().unwrap();
        assert!(
            (1..=3).contains(&tips.len()),
            "a minor's plan has tips for parents"
        );
        // Day 1 is the day after the lesson of 9 March.
        assert_eq!(days[0]["date"], "2026-03-10");
        let text = guidance.to_string();
        for word in ["Minuet in G", "9\u{2013}16", "G major"] {
            assert!(text.contains(word), "{word}: {text}");
        }
        assert!(
            minutes(days).contains(&30),
            "Grade 3 practises 30 minutes: {:?}",
            minutes(days)
        );
        let plan = &lesson["practicePlan"];
        assert_eq!(plan["title"], "7-day practice plan");
        assert_eq!(plan["description"], guidance["weekSummary"]);
        assert_eq!(plan["dailyPlan"], guidance["dailyPlan"]);
        // It is stored, not made for the answer only.
        assert_eq!(school.lessons().await[0]["practiceGuidance"], *guidance);
    }
}

fn minutes(days: &[Value]) -> Vec<u64> {
    days.iter()
        .filter_map(|day| day["durationMinutes"].as_u64())
        .collect()
}

on_both! {
    async fn the_plan_reads_grade_age_and_the_next_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        school
            .put(
                &school.tess,
                &format!("/api/students/{}", school.anna.id),
                json!({ "grade": "Grade 8" }),
            )
            .await;
        let grade_8 = complete(&school, &id, NOTES).await;
        let days = grade_8.body["lesson"]["practiceGuidance"]["dailyPlan"].clone();
        // Few goals need fewer than the grade's 75 minutes, and more than the 45 that Grade 3 may have.
        let minutes = minutes(days.as_array().unwrap());
        assert!(minutes.iter().any(|minutes| *minutes > 45), "{minutes:?}");
    }
}

on_both! {
    async fn a_failure_leaves_the_lesson_scheduled_and_without_a_plan(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        school.refuse_inserts_into("activity").await;
        assert_eq!(complete(&school, &id, NOTES).await.status, 500);
        let lesson = &school.lessons().await[0];
        assert_eq!(
            (&lesson["status"], &lesson["practiceGenerated"]),
            (&json!("SCHEDULED"), &json!(false))
        );
    }
}

on_both! {
    async fn of_complete_and_cancel_exactly_one_wins(app: TestApp) {
        let school = School::open(&app).await;
        for _ in 0..20 {
            let id = school.one_lesson().await;
            let path = format!("/api/teachers/lessons/{id}");
            let (done, cancelled) = tokio::join!(
                complete(&school, &id, NOTES),
                school.delete(&school.tess, &path)
            );
            let mut answers = [done.status, cancelled.status];
            answers.sort_unstable();
            assert_eq!(answers, [200, 409]);
            let lessons = school.lessons().await;
            let lesson = lessons.iter().find(|lesson| lesson["id"] == *id).unwrap();
            let expected = if done.status == 200 {
                "COMPLETED"
            } else {
                "CANCELLED"
            };
            assert_eq!(lesson["status"], expected);
            assert_eq!(lesson["practiceGenerated"], done.status == 200);
        }
    }
}
