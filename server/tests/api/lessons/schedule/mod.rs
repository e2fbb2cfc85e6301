//! POST /api/teachers/lessons.

mod overlaps;
mod refusals;
mod titles;

use serde_json::{Value, json};

use crate::school::{School, instant, starts};

/// What the dialog sends for a weekly series.
pub fn weekly(school: &School, count: u32) -> Value {
    json!({
        "studentId": school.anna.id,
        "title": "Anna Bell-090326",
        "description": "Minuet",
        "startTime": "2026-03-09T15:00:00Z",
        "endTime": "2026-03-09T15:30:00Z",
        "duration": 30,
        "teacherNotes": "Bring the metronome",
        "recurrenceType": "weekly",
        "recurrenceEndType": "count",
        "recurrenceEndDate": "",
        "recurrenceCount": count,
        "timeZone": "Europe/Berlin",
    })
}

/// The same with some fields changed; `null` takes one away.
pub fn changed(school: &School, changes: &Value) -> Value {
    let mut body = weekly(school, 6);
    for (field, value) in changes.as_object().into_iter().flatten() {
        if value.is_null() {
            body.as_object_mut().unwrap().remove(field);
        } else {
            body[field] = value.clone();
        }
    }
    body
}

on_both! {
    // API-66.
    async fn api_66_a_series_is_written_as_scheduled_lessons(app: TestApp) {
        let school = School::open(&app).await;
        let reply = school.schedule(weekly(&school, 6)).await;
        assert_eq!(reply.status, 200, "{}", reply.body);
        assert_eq!(reply.body["message"], "Lesson created successfully!");
        let lessons = reply.body["lessons"].as_array().unwrap();
        assert_eq!(lessons.len(), 6);
        let listed = school.lessons().await;
        assert_eq!(listed.len(), 6);
        for (lesson, date) in listed.iter().zip(["0903", "1603", "2303", "3003", "0604", "1304"]) {
            assert_eq!(lesson["title"], format!("Anna Bell-{date}26"));
            assert_eq!(lesson["status"], "SCHEDULED");
            assert_eq!(lesson["description"], "Minuet");
            assert_eq!(lesson["teacherNotes"], "Bring the metronome");
            assert_eq!(lesson["duration"], 30);
            assert_eq!(lesson["student"]["id"], school.anna.id.to_string());
            assert_eq!(lesson["teacher"]["id"], school.tess.id.to_string());
        }
    }
}

on_both! {
    async fn a_series_keeps_four_o_clock_across_the_clock_change(app: TestApp) {
        let school = School::open(&app).await;
        let berlin = school.schedule(weekly(&school, 6)).await;
        // 16:00 is 15:00 UTC until 28 March, 14:00 UTC from then on.
        assert_eq!(
            starts(&berlin.body["lessons"]),
            [
                "2026-03-09T15:00:00Z",
                "2026-03-16T15:00:00Z",
                "2026-03-23T15:00:00Z",
                "2026-03-30T14:00:00Z",
                "2026-04-06T14:00:00Z",
                "2026-04-13T14:00:00Z",
            ]
        );
        let new_york = changed(
            &school,
            &json!({
                "startTime": "2026-02-23T21:00:00Z",
                "timeZone": "America/New_York",
            }),
        );
        let new_york = school.schedule(new_york).await;
        assert_eq!(
            starts(&new_york.body["lessons"]),
            [
                "2026-02-23T21:00:00Z",
                "2026-03-02T21:00:00Z",
                "2026-03-09T20:00:00Z",
                "2026-03-16T20:00:00Z",
                "2026-03-23T20:00:00Z",
                "2026-03-30T20:00:00Z",
            ]
        );
    }
}

on_both! {
    // API-73.
    async fn api_73_without_a_zone_the_school_s_holds(app: TestApp) {
        let school = School::open(&app).await;
        // The tests' school is in UTC, where no clock changes.
        let reply = school
            .schedule(changed(&school, &json!({ "timeZone": null })))
            .await;
        assert!(
            starts(&reply.body["lessons"])
                .iter()
                .all(|start| start.ends_with("T15:00:00Z"))
        );
        let reply = school
            .schedule(changed(&school, &json!({ "timeZone": "Mars/Olympus" })))
            .await;
        assert_eq!(reply.status, 422);
        assert!(reply.body["fields"]["timeZone"].is_array());
    }
}

on_both! {
    // API-68.
    async fn api_68_a_past_date_is_accepted(app: TestApp) {
        let school = School::open(&app).await;
        let note = changed(
            &school,
            &json!({
                "startTime": "2026-02-20T09:00:00Z", "recurrenceType": "single", "recurrenceCount": 1,
            }),
        );
        let reply = school.schedule(note).await;
        assert_eq!(reply.status, 200);
        assert_eq!(school.lessons().await.len(), 1);
    }
}

on_both! {
    async fn an_administrator_schedules_for_the_student_s_teacher(app: TestApp) {
        let school = School::open(&app).await;
        let first = school
            .post(&school.ada, "/api/teachers/lessons", weekly(&school, 1))
            .await;
        assert_eq!(
            first.body["lessons"][0]["teacher"]["id"],
            school.tess.id.to_string()
        );
        let named = changed(
            &school,
            &json!({ "teacherId": school.otto.id, "studentId": school.omar.id }),
        );
        let named = school
            .post(&school.ada, "/api/teachers/lessons", named)
            .await;
        assert_eq!(
            named.body["lessons"][0]["teacher"]["id"],
            school.otto.id.to_string()
        );
        let stranger = changed(&school, &json!({ "teacherId": school.otto.id }));
        assert_eq!(
            school
                .post(&school.ada, "/api/teachers/lessons", stranger)
                .await
                .status,
            404
        );
        let by_a_teacher = changed(&school, &json!({ "teacherId": school.otto.id }));
        assert_eq!(school.schedule(by_a_teacher).await.status, 422);
    }
}

on_both! {
    // Of both databases alike, and so that a browser reads it.
    async fn lesson_in_leap_second_begins_next_minute(app: TestApp) {
        let school = School::open(&app).await;
        let path = "/api/teachers/lessons";
        for (sent, kept) in [
            ("2026-03-09T15:00:60Z", "2026-03-09T15:01:00Z"),
            ("2026-12-31T23:59:60.7Z", "2027-01-01T00:00:00Z"),
            ("2026-03-09T15:00:59.9Z", "2026-03-09T15:00:59Z"),
        ] {
            let body = changed(&school, &json!({ "startTime": sent, "recurrenceCount": 1 }));
            let reply = school.post(&school.tess, path, body).await;
            let lesson = &reply.body["lessons"][0];
            assert_eq!(instant(&lesson["startTime"]), kept, "{}", reply.body);
            let lesson = format!("/api/lessons/{}", lesson["id"].as_str().unwrap());
            assert_eq!(instant(&school.get(&school.tess, &lesson).await.body["startTime"]), kept);
            let edited = school.put(&school.tess, &lesson, json!({ "startTime": sent })).await;
            assert_eq!(instant(&edited.body["lesson"]["startTime"]), kept, "{}", edited.body);
        }
    }
}
