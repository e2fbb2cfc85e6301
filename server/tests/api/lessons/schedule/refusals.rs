//! What is refused, and then not written.

use serde_json::json;

use super::{changed, weekly};
use crate::school::School;

on_both! {
    // API-67.
    async fn api_67_an_end_date_is_a_day(app: TestApp) {
        let school = School::open(&app).await;
        let until = |date: &str| {
            changed(
                &school,
                &json!({
                    "recurrenceEndType": "date", "recurrenceEndDate": date, "recurrenceCount": null,
                }),
            )
        };
        let reply = school.schedule(until("2026-03-23")).await;
        assert_eq!(reply.body["lessons"].as_array().map(Vec::len), Some(3));
        for wrong in [
            "23.03.2026",
            "2026-3-23",
            "2026-03-23T00:00:00Z",
            "2026-02-30",
        ] {
            let reply = school.schedule(until(wrong)).await;
            assert_eq!(reply.status, 422, "{wrong}");
            assert!(
                reply.body["message"].is_string()
                    && reply.body["fields"]["recurrenceEndDate"].is_array()
            );
        }
        let reply = school.schedule(until("2026-03-08")).await;
        assert_eq!(
            reply.body["fields"]["recurrenceEndDate"][0],
            "The end date cannot be before the first lesson"
        );
    }
}

on_both! {
    async fn series_above_260_lessons_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        for end in ["2031-03-03", "9999-12-31"] {
            let too_long = changed(
                &school,
                &json!({
                    "recurrenceEndType": "date", "recurrenceEndDate": end, "recurrenceCount": null,
                }),
            );
            let reply = school.schedule(too_long).await;
            assert_eq!(reply.status, 422, "{end}");
            assert_eq!(
                reply.body["fields"],
                json!({ "recurrenceEndDate": [
                    "A weekly series can have at most 260 lessons. Please choose an earlier end date",
                ] })
            );
        }
        assert!(school.lessons().await.is_empty());
    }
}

on_both! {
    // API-69.
    async fn api_69_another_teacher_s_student_is_unknown(app: TestApp) {
        let school = School::open(&app).await;
        let foreign = changed(&school, &json!({ "studentId": school.omar.id }));
        let reply = school.schedule(foreign).await;
        assert_eq!(reply.status, 404);
        let unknown = changed(
            &school,
            &json!({ "studentId": "00000000-0000-7000-8000-000000000000" }),
        );
        assert_eq!(school.schedule(unknown).await, reply);
        assert!(school.lessons().await.is_empty());
    }
}

on_both! {
    // API-70.
    async fn api_70_what_is_missing_is_named_at_its_field(app: TestApp) {
        let school = School::open(&app).await;
        for (changes, field, text) in [
            (
                json!({ "studentId": "" }),
                "studentId",
                "Please select a student",
            ),
            (json!({ "title": " " }), "title", "Please enter a title"),
            (
                json!({ "startTime": null }),
                "startTime",
                "Please choose a start time",
            ),
            (
                json!({ "startTime": "9999-12-31T15:00:00Z" }),
                "startTime",
                "Please choose a date between the years 1900 and 2199",
            ),
            (
                json!({ "duration": null }),
                "duration",
                "Please choose a duration",
            ),
            (
                json!({ "recurrenceCount": 0 }),
                "recurrenceCount",
                "Number of lessons must be between 1 and 52",
            ),
            (
                json!({ "recurrenceCount": 53 }),
                "recurrenceCount",
                "Number of lessons must be between 1 and 52",
            ),
        ] {
            let reply = school.schedule(changed(&school, &changes)).await;
            assert_eq!(reply.status, 422, "{field}");
            assert_eq!(reply.body["fields"][field][0], text);
            assert_eq!(reply.body["message"], text);
        }
        assert!(school.lessons().await.is_empty());
    }
}

on_both! {
    // API-71.
    async fn api_71_a_series_is_written_whole_or_not_at_all(app: TestApp) {
        let school = School::open(&app).await;
        // The last thing that the transaction writes is refused.
        school.refuse_inserts_into("activity").await;
        let reply = school.schedule(weekly(&school, 6)).await;
        assert_eq!(reply.status, 500);
        assert_eq!(
            school.count("lesson").await + school.count("lesson_series").await,
            0
        );
    }
}

on_both! {
    async fn students_and_parents_cannot_schedule(app: TestApp) {
        let school = School::open(&app).await;
        for who in [&school.anna, &school.pat] {
            let reply = school
                .post(who, "/api/teachers/lessons", weekly(&school, 1))
                .await;
            assert_eq!(reply.status, 403);
        }
        assert!(school.lessons().await.is_empty());
    }
}
