//! GET and DELETE /api/teachers/lessons.

use serde_json::{Value, json};

use super::schedule::weekly;
use crate::school::{Person, School, starts};

on_both! {
    // API-75.
    async fn api_75_a_teacher_sees_the_lessons_he_gives(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 2)).await;
        let mut theirs = weekly(&school, 3);
        theirs["studentId"] = json!(school.omar.id);
        school
            .post(&school.otto, "/api/teachers/lessons", theirs)
            .await;
        let pairs = async |who: &Person| -> Vec<(String, String)> {
            let reply = school.get(who, "/api/teachers/lessons").await;
            let lessons = reply.body["lessons"].as_array().unwrap();
            let name = |person: &Value| person["user"]["name"].as_str().unwrap().to_owned();
            let mut pairs: Vec<_> = lessons.iter().map(|it| (name(&it["teacher"]), name(&it["student"]))).collect();
            pairs.sort();
            pairs
        };
        let of = |teacher: &str, student: &str, count| vec![(teacher.to_owned(), student.to_owned()); count];
        let (tess, otto) = (of("Tess Tutor", "Anna Bell", 2), of("Otto Tutor", "Omar Dahl", 3));
        assert_eq!(pairs(&school.tess).await, tess);
        assert_eq!(pairs(&school.otto).await, otto);
        // API-38: an administrator sees the whole school.
        assert_eq!(pairs(&school.ada).await, [otto, tess].concat());
    }
}

on_both! {
    // API-76.
    async fn api_76_both_ends_of_the_range_count(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule(weekly(&school, 4)).await;
        let list = async |query: &str| {
            let reply = school
                .get(&school.tess, &format!("/api/teachers/lessons?{query}"))
                .await;
            assert_eq!(reply.status, 200, "{query}: {}", reply.body);
            starts(&reply.body["lessons"])
        };
        assert_eq!(list("startDate=2026-03-16T15:00:00Z").await.len(), 3);
        assert_eq!(list("startDate=2026-03-16T15:00:01Z").await.len(), 2);
        // The browser's week: milliseconds, and a zone other than UTC.
        assert_eq!(
            list("startDate=2026-03-16T00:00:00%2B01:00&endDate=2026-03-22T22:59:59.999Z").await,
            ["2026-03-16T15:00:00Z"]
        );
        assert_eq!(
            list("startDate=2026-03-16T15:00:00.000Z&endDate=2026-03-23T15:00:00.000Z").await,
            ["2026-03-16T15:00:00Z", "2026-03-23T15:00:00Z"]
        );
        assert_eq!(list("endDate=2026-03-09T14:59:59Z").await.len(), 0);
    }
}

on_both! {
    async fn lessons_come_by_start(app: TestApp) {
        let school = School::open(&app).await;
        let mut late = weekly(&school, 2);
        late["startTime"] = json!("2026-03-10T15:00:00Z");
        school.schedule(late).await;
        school.schedule(weekly(&school, 2)).await;
        let reply = school.get(&school.tess, "/api/teachers/lessons").await;
        let starts = starts(&reply.body["lessons"]);
        assert!(starts.is_sorted() && starts.len() == 4);
    }
}

on_both! {
    // API-77, API-78, API-79.
    async fn what_a_lesson_holds(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let body = json!({ "completed": true, "teacherNotes": "Minuet in G, bars 9-16 at 72" });
        let completed = school
            .send(
                &school.tess,
                "PATCH",
                &format!("/api/lessons/{id}/complete"),
                Some(body),
                None,
            )
            .await;
        assert_eq!(completed.status, 200, "{}", completed.body);
        let mut note = weekly(&school, 1);
        note["startTime"] = json!("2026-03-20T15:00:00Z");
        school.schedule(note).await;
        let lessons = school.lessons().await;
        let (done, open) = (&lessons[0], &lessons[1]);
        for field in [
            "id",
            "title",
            "description",
            "student",
            "teacher",
            "startTime",
            "endTime",
            "duration",
            "status",
            "teacherNotes",
            "completedAt",
            "version",
            "practiceGenerated",
            "practiceGuidance",
            "practicePlan",
        ] {
            assert!(!done[field].is_null(), "{field}");
        }
        assert_eq!(done["practiceGenerated"], true);
        assert_eq!(
            done["practicePlan"]["description"],
            done["practiceGuidance"]["weekSummary"]
        );
        assert_eq!(open["practiceGenerated"], false);
        assert!(open["practiceGuidance"].is_null());
        assert_eq!(done["student"]["name"], "Anna Bell");
        assert_eq!(done["student"]["firstName"], "Anna");
        assert_eq!(done["student"]["user"]["name"], "Anna Bell");
        assert!(done["student"]["email"].is_string());
        assert_eq!(done["teacher"]["firstName"], "Tess");
        assert_eq!(done["teacher"]["user"]["name"], "Tess Tutor");
    }
}

on_both! {
    // API-88.
    async fn api_88_a_cancelled_lesson_stays_listed(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let reply = school
            .delete(&school.tess, &format!("/api/teachers/lessons/{id}"))
            .await;
        assert_eq!(reply.status, 200);
        assert!(reply.body["message"].is_string());
        assert_eq!(school.lessons().await[0]["status"], "CANCELLED");
    }
}

on_both! {
    // API-89.
    async fn api_89_only_a_scheduled_lesson_is_cancelled(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let path = format!("/api/teachers/lessons/{id}");
        school.delete(&school.tess, &path).await;
        let reply = school.delete(&school.tess, &path).await;
        assert_eq!(reply.status, 409);
        assert!(reply.body["error"].is_string());
        assert_eq!(reply.body["code"], "lesson_not_scheduled");
    }
}
