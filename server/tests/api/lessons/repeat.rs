//! POST /api/teachers/lessons with an Idempotency-Key.

use serde_json::json;

use super::schedule::{changed, weekly};
use crate::school::{Reply, School};

on_both! {
    // API-72.
    async fn api_72_a_repeated_call_gives_the_first_answer(app: TestApp) {
        let school = School::open(&app).await;
        let first = school.schedule_with_key("a key", weekly(&school, 6)).await;
        assert_eq!(first.status, 200);
        // What happened in between does not change the answer.
        school.cancel(&first.body["lessons"][0]["id"]).await;
        assert_eq!(
            school.schedule_with_key("a key", weekly(&school, 6)).await,
            first
        );
        assert_eq!(school.lessons().await.len(), 6);
    }
}

on_both! {
    async fn a_key_in_other_letters_is_a_key(app: TestApp) {
        let school = School::open(&app).await;
        let first = school.schedule_with_key("schlüssel", weekly(&school, 6)).await;
        assert_eq!(first.status, 200);
        assert_eq!(school.schedule_with_key("schlüssel", weekly(&school, 6)).await, first);
        assert_eq!(school.lessons().await.len(), 6);
    }
}

on_both! {
    async fn a_key_with_another_body_is_refused(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule_with_key("a key", weekly(&school, 6)).await;
        let reply = school.schedule_with_key("a key", weekly(&school, 5)).await;
        assert_eq!(reply.status, 422);
        assert_eq!(reply.body["code"], "idempotency_mismatch");
        assert_eq!(school.lessons().await.len(), 6);
    }
}

on_both! {
    async fn a_key_belongs_to_its_caller(app: TestApp) {
        let school = School::open(&app).await;
        school.schedule_with_key("a key", weekly(&school, 6)).await;
        let theirs = changed(&school, &json!({ "studentId": school.omar.id }));
        let reply = school
            .send(
                &school.otto,
                "POST",
                "/api/teachers/lessons",
                Some(theirs),
                Some("a key"),
            )
            .await;
        assert_eq!(reply.status, 200);
    }
}

on_both! {
    async fn a_key_of_a_refused_call_is_free_again(app: TestApp) {
        let school = School::open(&app).await;
        let foreign = changed(&school, &json!({ "studentId": school.omar.id }));
        // At once, every time.
        for key in 0..15 {
            let key = &format!("key {key}");
            assert_eq!(school.schedule_with_key(key, foreign.clone()).await.status, 404);
            let reply = school.schedule_with_key(key, weekly(&school, 1)).await;
            assert_eq!(reply.status, 200, "{}", reply.body);
            assert_eq!(school.schedule_with_key(key, weekly(&school, 1)).await, reply);
        }
    }
}

on_both! {
    async fn twenty_repeats_at_once_write_one_series(app: TestApp) {
        let school = School::open(&app).await;
        let calls = (0..20).map(|_| school.schedule_with_key("a key", weekly(&school, 6)));
        let replies: Vec<Reply> = futures_util::future::join_all(calls).await;
        let answered: Vec<_> = replies.iter().filter(|reply| reply.status == 200).collect();
        assert!(!answered.is_empty());
        assert!(answered.iter().all(|reply| *reply == answered[0]));
        let waiting = replies.iter().filter(|reply| reply.status != 200);
        for reply in waiting {
            assert_eq!(
                (reply.status, &reply.body["code"]),
                (409, &json!("idempotency_in_progress"))
            );
        }
        assert_eq!(school.lessons().await.len(), 6);
    }
}

on_both! {
    // WIRE-05: also where no lesson tells any more that the teacher taught the student.
    async fn wire_05_kept_lessons_of_somebody_elses_student_are_not_given_again(app: TestApp) {
        let school = School::open(&app).await;
        school.enrol(&school.tess, &school.omar).await;
        let theirs = changed(&school, &json!({ "studentId": school.omar.id, "recurrenceCount": 1 }));
        let first = school.schedule_with_key("a key", theirs.clone()).await;
        assert_eq!(first.status, 200, "{}", first.body);
        let lesson = format!("/api/lessons/{}", first.body["lessons"][0]["id"].as_str().unwrap());
        let moved = json!({ "studentId": school.anna.id });
        assert_eq!(school.put(&school.tess, &lesson, moved).await.status, 200);
        assert_eq!(school.schedule_with_key("a key", theirs.clone()).await, first);
        let left = format!("/api/teachers/students/{}", school.omar.id);
        assert_eq!(school.delete(&school.tess, &left).await.status, 200);
        let again = school.schedule_with_key("a key", theirs).await;
        assert_eq!(again.status, 404, "{}", again.body);
    }
}
