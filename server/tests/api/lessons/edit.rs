//! PUT /api/lessons/{id}.

use serde_json::{Value, json};

use crate::school::{School, instant};

/// What the edit dialog sends.
fn edited(school: &School) -> Value {
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

on_both! {
    // API-80.
    async fn api_80_an_edit_changes_the_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
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
        let id = school.one_lesson().await;
        school.cancel(&id.clone().into()).await;
        let reply = school
            .put(
                &school.tess,
                &format!("/api/lessons/{id}"),
                with(&school, "version", json!(2)),
            )
            .await;
        assert_eq!(
            (reply.status, &reply.body["code"]),
            (409, &json!("lesson_not_scheduled"))
        );
        assert!(reply.body["message"].is_string());
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
                    with(&school, "status", json!(status)),
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
    // API-90.
    async fn api_90_another_teacher_s_lesson_is_unknown(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let nobody = "00000000-0000-7000-8000-000000000000";
        let notes = json!({ "completed": true, "teacherNotes": "x" });
        for (method, path, body) in [
            ("PUT", "/api/lessons/{id}", Some(edited(&school))),
            ("PATCH", "/api/lessons/{id}/complete", Some(notes)),
            ("DELETE", "/api/teachers/lessons/{id}", None),
        ] {
            let foreign = path.replace("{id}", &id);
            let reply = school
                .send(&school.otto, method, &foreign, body.clone(), None)
                .await;
            assert_eq!(reply.status, 404, "{method}");
            let absent = path.replace("{id}", nobody);
            assert_eq!(
                school.send(&school.otto, method, &absent, body, None).await,
                reply
            );
        }
        assert_eq!(school.lessons().await[0]["version"], 1);
    }
}

on_both! {
    // API-97, API-98.
    async fn api_97_api_98_families_change_no_lesson(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        for who in [&school.anna, &school.pat] {
            let put = school
                .put(who, &format!("/api/lessons/{id}"), edited(&school))
                .await;
            let notes = json!({ "completed": true, "teacherNotes": "x" });
            let patch = school
                .send(
                    who,
                    "PATCH",
                    &format!("/api/lessons/{id}/complete"),
                    Some(notes),
                    None,
                )
                .await;
            let delete = school
                .delete(who, &format!("/api/teachers/lessons/{id}"))
                .await;
            let post = school.post(who, "/api/teachers/lessons", json!({})).await;
            let grade = school
                .put(
                    who,
                    &format!("/api/students/{}", school.anna.id),
                    json!({ "grade": "Grade 8" }),
                )
                .await;
            let minor = school.post(who, "/api/students/minor", json!({})).await;
            let adult = school
                .post(who, "/api/students/teacher-create", json!({}))
                .await;
            let remove = school
                .delete(who, &format!("/api/teachers/students/{}", school.anna.id))
                .await;
            for reply in [put, patch, delete, post, grade, minor, adult, remove] {
                assert_eq!(reply.status, 403);
            }
        }
        assert_eq!(school.lessons().await[0]["version"], 1);
    }
}
