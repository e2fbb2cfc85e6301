//! PUT /api/lessons/{id}.

use serde_json::{Value, json};

use crate::{
    lessons::schedule::weekly,
    school::{School, instant},
};

/// What the edit dialog sends.
pub fn edited(school: &School) -> Value {
    json!({
        "title": "Moved",
        "description": "",
        "studentId": school.anna.id,
        "startTime": "2026-03-10T16:00:00Z",
        "endTime": "2026-03-10T16:45:00Z",
        "duration": 45,
        "status": "SCHEDULED",
        "notes": "Room 2",
        "version": 1,
    })
}

fn with(school: &School, field: &str, value: Value) -> Value {
    let mut body = edited(school);
    body[field] = value;
    body
}

/// The edit that gives a lesson a status; one that was missed has begun.
fn ended_as(school: &School, status: &str) -> Value {
    let mut body = with(school, "status", json!(status));
    if status == "MISSED" {
        body["startTime"] = json!("2026-03-01T16:00:00Z");
        body["endTime"] = json!("2026-03-01T16:45:00Z");
    }
    body
}

on_both! {
    // API-80.
    async fn api_80_an_edit_changes_the_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let scheduled = school.schedule(weekly(&school, 1)).await;
        let id = scheduled.body["lessons"][0]["id"].as_str().unwrap();
        let reply = school
            .put(&school.tess, &format!("/api/lessons/{id}"), edited(&school))
            .await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        let lesson = &school.lessons().await[0];
        assert_eq!(lesson["title"], "Moved");
        assert!(lesson["description"].is_null());
        assert_eq!(instant(&lesson["startTime"]), "2026-03-10T16:00:00Z");
        assert_eq!(instant(&lesson["endTime"]), "2026-03-10T16:45:00Z");
        assert_eq!(lesson["duration"], 45);
        assert_eq!(lesson["notes"], "Room 2");
        assert_eq!(lesson["teacherNotes"], "Bring the metronome", "the dialog has no such field");
        assert_eq!(lesson["version"], 2);
        let reply = school
            .put(
                &school.tess,
                &format!("/api/lessons/{id}"),
                with(&school, "title", json!("")),
            )
            .await;
        assert_eq!(
            (reply.status, &reply.body["message"]),
            (422, &json!("Please enter a title"))
        );
    }
}

on_both! {
    // API-81.
    async fn api_81_a_lesson_that_is_not_scheduled_cannot_be_edited(app: TestApp) {
        let school = School::open(&app).await;
        for status in ["CANCELLED", "MISSED", "COMPLETED"] {
            let id = school.one_lesson().await;
            let path = format!("/api/lessons/{id}");
            let ended = if status == "COMPLETED" {
                let notes = json!({ "completed": true, "teacherNotes": "Scales." });
                let path = format!("{path}/complete");
                school.send(&school.tess, "PATCH", &path, Some(notes), None).await
            } else {
                school.put(&school.tess, &path, ended_as(&school, status)).await
            };
            assert_eq!(ended.body["lesson"]["status"], status, "{}", ended.body);
            let again = with(&school, "version", ended.body["lesson"]["version"].clone());
            let reply = school.put(&school.tess, &path, again).await;
            assert_eq!((reply.status, &reply.body["code"]), (409, &json!("lesson_not_scheduled")), "{status}");
            assert!(reply.body["message"].is_string());
            let kept = school.lessons().await.into_iter().find(|it| it["id"] == json!(id)).unwrap();
            assert_eq!(kept["status"], status);
        }
    }
}

on_both! {
    // API-82.
    async fn api_82_an_edit_may_cancel_or_mark_as_missed(app: TestApp) {
        let school = School::open(&app).await;
        for status in ["CANCELLED", "MISSED"] {
            let id = school.one_lesson().await;
            let reply = school
                .put(
                    &school.tess,
                    &format!("/api/lessons/{id}"),
                    ended_as(&school, status),
                )
                .await;
            assert_eq!(reply.status, 200);
            assert_eq!(reply.body["lesson"]["status"], status);
            assert!(reply.body["lesson"]["completedAt"].is_null());
        }
        let id = school.one_lesson().await;
        let reply = school
            .put(
                &school.tess,
                &format!("/api/lessons/{id}"),
                with(&school, "status", json!("LOST")),
            )
            .await;
        assert_eq!(reply.status, 422);
    }
}

on_both! {
    // API-84.
    async fn api_84_completed_by_an_edit_makes_the_plan_from_its_notes(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let mut body = with(&school, "status", json!("COMPLETED"));
        body["notes"] = json!("Minuet in G, bars 9-16 at 72, left hand late");
        // The lesson has no teacher notes, so the edit form's count.
        let reply = school
            .put(&school.tess, &format!("/api/lessons/{id}"), body)
            .await;
        assert_eq!(reply.body["lesson"]["status"], "COMPLETED");
        assert!(reply.body["lesson"]["completedAt"].is_string());
        assert_eq!(reply.body["lesson"]["practiceGenerated"], true);
        assert!(
            reply.body["lesson"]["practiceGuidance"]
                .to_string()
                .contains("Minuet in G")
        );

        let id = school.one_lesson().await;
        let mut body = with(&school, "status", json!("COMPLETED"));
        body["notes"] = json!(" ");
        let reply = school
            .put(&school.tess, &format!("/api/lessons/{id}"), body)
            .await;
        assert_eq!(reply.body["lesson"]["status"], "COMPLETED");
        assert_eq!(reply.body["lesson"]["practiceGenerated"], false);
    }
}

on_both! {
    // API-85.
    async fn api_85_an_older_version_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lessons/{id}");
        school.put(&school.tess, &path, edited(&school)).await;
        let reply = school
            .put(
                &school.tess,
                &path,
                with(&school, "title", json!("From another tab")),
            )
            .await;
        assert_eq!(
            (reply.status, &reply.body["code"]),
            (409, &json!("version_conflict"))
        );
        let lesson = &school.lessons().await[0];
        assert_eq!(
            (&lesson["title"], &lesson["version"]),
            (&json!("Moved"), &json!(2))
        );
    }
}

on_both! {
    async fn of_twenty_edits_of_one_version_one_wins(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lessons/{id}");
        let edits = (0..20).map(|_| school.put(&school.tess, &path, edited(&school)));
        let replies = futures_util::future::join_all(edits).await;
        let won = replies.iter().filter(|reply| reply.status == 200).count();
        let late = replies
            .iter()
            .filter(|reply| reply.body["code"] == "version_conflict")
            .count();
        assert_eq!((won, late), (1, 19));
    }
}

on_both! {
    async fn field_04_nobody_has_missed_a_lesson_that_is_to_come(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/lessons/{id}");
        let text = "A lesson can be marked as missed once it has started";
        for body in [json!({ "status": "MISSED" }), with(&school, "status", json!("MISSED"))] {
            let reply = school.put(&school.tess, &path, body).await;
            assert_eq!((reply.status, &reply.body["fields"]["status"]), (422, &json!([text])));
        }
        let lesson = &school.lessons().await[0];
        assert_eq!((&lesson["status"], &lesson["version"]), (&json!("SCHEDULED"), &json!(1)));
        app.clock.advance(chrono::TimeDelta::days(8));
        let reply = school.put(&school.tess, &path, json!({ "status": "MISSED" })).await;
        assert_eq!((reply.status, &reply.body["lesson"]["status"]), (200, &json!("MISSED")));
    }
}

on_both! {
    // SRV-34: the trail says what became of the lesson.
    async fn srv_34_an_edit_that_ends_a_lesson_says_how(app: TestApp) {
        let school = School::open(&app).await;
        for (status, did) in [
            ("COMPLETED", "completed"),
            ("CANCELLED", "cancelled"),
            ("MISSED", "changed"),
            ("SCHEDULED", "changed"),
        ] {
            let id = school.one_lesson().await;
            let body = ended_as(&school, status);
            let reply = school.put(&school.tess, &format!("/api/lessons/{id}"), body).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            let trail = school.get(&school.ada, "/api/admin/activities").await.body;
            let line = trail["activities"][0]["description"].as_str().unwrap();
            let expected = format!("{} {did} {}'s lesson \u{201c}Moved\u{201d}", school.tess.name, school.anna.name);
            assert_eq!(line, expected);
            school.execute("DELETE FROM lesson_series").await;
        }
    }
}
