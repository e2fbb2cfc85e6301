//! Who may ask a model, and how often.

use chrono::TimeDelta;
use serde_json::json;

use super::{
    endpoint::{answering, goals},
    propose, propose_as, reading_at,
};
use crate::school::School;

on_both! {
    // READ-11: the lesson's teacher only, and only they see that there is a model.
    async fn read_11_only_the_lessons_teacher_may_ask(app: TestApp) {
        let server = answering(goals(&[])).await;
        let app = reading_at(&app, &server.uri()).await;
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let notes = || json!({ "notes": "Minuet in G." });
        for (who, status) in [
            (&school.tess, 200), (&school.otto, 404), (&school.ada, 404), (&school.anna, 403), (&school.pat, 403),
        ] {
            let reply = propose_as(&school, who, &id, notes()).await;
            assert_eq!(reply.status, status, "{}: {}", who.name, reply.body);
        }
        let name = async |who| school.get(who, &format!("/api/lessons/{id}/goals")).await.body["modelName"].clone();
        assert_eq!((name(&school.tess).await, name(&school.ada).await), (json!("some-model"), json!(null)));
        for (body, status) in [
            (json!({ "notes": " " }), 422), (json!({ "notes": "a".repeat(20_001) }), 422), (json!({}), 422),
            (json!({ "notes": "\u{1f3b5}".repeat(20_000) }), 200),
        ] {
            let reply = propose_as(&school, &school.tess, &id, body).await;
            assert_eq!(reply.status, status, "{}", reply.body);
        }
        let asked = server.received_requests().await.unwrap().len();
        school.cancel(&json!(id)).await;
        assert_eq!(propose(&school, &id, "Minuet in G.").await.status, 409);
        // Of a student who has left the class nothing is sent.
        let id = school.one_lesson().await;
        let path = format!("/api/teachers/students/{}", school.anna.id);
        assert_eq!(school.delete(&school.tess, &path).await.status, 200);
        assert_eq!(propose(&school, &id, "Minuet in G.").await.status, 403);
        assert_eq!((asked, server.received_requests().await.unwrap().len()), (2, 2));
    }
}

on_both! {
    // READ-11: twenty an hour.
    async fn read_11_a_teacher_asks_twenty_times_an_hour(app: TestApp) {
        let server = answering(goals(&[])).await;
        let app = reading_at(&app, &server.uri()).await;
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        for asked in 0..22 {
            let status = propose(&school, &id, "Minuet in G.").await.status;
            assert_eq!(status, if asked < 20 { 200 } else { 429 }, "question {asked}");
        }
        assert_eq!(server.received_requests().await.unwrap().len(), 20);
        app.clock.advance(TimeDelta::minutes(61));
        assert_eq!(propose(&school, &id, "Minuet in G.").await.status, 200);
    }
}

on_both! {
    // READ-11: without a model nothing of it is seen.
    async fn read_11_without_a_model_there_is_nothing_to_ask(app: TestApp) {
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let reply = propose(&school, &id, "Minuet in G.").await;
        assert_eq!((reply.status, &reply.body["error"]), (404, &json!("This school has no model that reads notes.")));
        let set = school.get(&school.tess, &format!("/api/lessons/{id}/goals")).await.body;
        assert_eq!(set["modelName"], json!(null));
    }
}
