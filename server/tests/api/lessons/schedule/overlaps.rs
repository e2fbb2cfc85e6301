//! Overlaps with other lessons: told, never refused.

use serde_json::json;

use super::{changed, weekly};
use crate::school::{School, instant};

on_both! {
    // API-74.
    async fn api_74_overlaps_are_listed_and_never_block(app: TestApp) {
        let school = School::open(&app).await;
        let first = school.schedule(weekly(&school, 6)).await;
        assert_eq!(first.body["conflicts"], json!([]));
        let later = changed(
            &school,
            &json!({
                "studentId": school.ben.id, "startTime": "2026-03-16T15:15:00Z", "recurrenceCount": 2,
            }),
        );
        let second = school.schedule(later).await;
        assert_eq!(second.status, 200);
        let conflicts = second.body["conflicts"].as_array().unwrap();
        assert_eq!(conflicts.len(), 2);
        assert_eq!(conflicts[0]["studentName"], "Anna Bell");
        assert_eq!(conflicts[0]["lessonId"], first.body["lessons"][1]["id"]);
        assert_eq!(
            instant(&conflicts[0]["occurrenceStartTime"]),
            "2026-03-16T15:15:00Z"
        );
        assert_eq!(instant(&conflicts[0]["startTime"]), "2026-03-16T15:00:00Z");
        let touching = changed(
            &school,
            &json!({
                "studentId": school.ben.id, "startTime": "2026-03-09T15:30:00Z", "recurrenceType": "single",
            }),
        );
        assert_eq!(school.schedule(touching).await.body["conflicts"], json!([]));
    }
}

on_both! {
    async fn other_teachers_and_cancelled_lessons_do_not_overlap(app: TestApp) {
        let school = School::open(&app).await;
        let theirs = changed(&school, &json!({ "studentId": school.omar.id }));
        assert_eq!(
            school
                .post(&school.otto, "/api/teachers/lessons", theirs)
                .await
                .status,
            200
        );
        let mine = school.schedule(weekly(&school, 1)).await;
        assert_eq!(mine.body["conflicts"], json!([]));
        school.cancel(&mine.body["lessons"][0]["id"]).await;
        assert_eq!(
            school.schedule(weekly(&school, 1)).await.body["conflicts"],
            json!([])
        );
    }
}
