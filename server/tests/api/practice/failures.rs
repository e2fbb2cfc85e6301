//! A model that is away, slow, or answers nonsense: one sentence, and nothing else.

use std::time::{Duration, Instant};

use serde_json::json;
use wiremock::{MockServer, ResponseTemplate};

use super::{
    TIMEOUT,
    endpoint::{answer_with, answering, completion, dripping, goals},
    propose, reading_at,
};
use crate::{
    lessons::goals as set,
    school::{Reply, School},
};

/// The one sentence of a failure.
fn sentence(reply: &Reply, why: &str) -> String {
    assert_eq!(
        (reply.status, &reply.body["code"]),
        (503, &json!("model_unavailable")),
        "{why}: {}",
        reply.body
    );
    let sentence = reply.body["error"].as_str().unwrap().to_owned();
    assert!(
        sentence.starts_with("some-model ")
            && sentence.ends_with(", so nothing was added to the list."),
        "{sentence}"
    );
    assert!(
        !sentence.contains("evil") && !sentence.contains("127.0.0.1"),
        "{sentence}"
    );
    sentence
}

on_both! {
    // READ-11, PLAN-24.
    async fn plan_24_an_answer_without_goals_is_one_sentence(app: TestApp) {
        let server = MockServer::start().await;
        let app = reading_at(&app, &server.uri()).await;
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let status = |code| ResponseTemplate::new(code).set_body_string("evil");
        let unusable = "gave an answer that cannot be used";
        for (why, answer, said) in [
            ("refused key", status(401), "refuses to answer"),
            ("unknown address", status(404), "refuses to answer"),
            ("too many questions", status(429), "cannot answer just now"),
            ("a page", ResponseTemplate::new(200).set_body_raw("<html>evil</html>", "text/html"), unusable),
            ("failing", status(500), "cannot answer just now"),
            ("a redirect", ResponseTemplate::new(307).insert_header("Location", "http://127.0.0.1:9/evil"), "refuses to answer"),
            ("no completion", ResponseTemplate::new(200).set_body_json(json!({ "choices": [] })), unusable),
            ("half a JSON", completion("{\"goals\": [{\"evil\""), unusable),
            ("words", completion("I cannot read that, said evil."), unusable),
            ("another shape", completion("{\"goals\": \"evil\"}"), unusable),
            ("ten megabytes", completion(&"evil ".repeat(2_000_000)), unusable),
            ("longer than one waits", goals(&[]).set_delay(Duration::from_secs(3)), "did not answer in time"),
        ] {
            answer_with(&server, answer).await;
            let reply = propose(&school, &id, "Minuet in G.").await;
            assert!(sentence(&reply, why).contains(said), "{why}: {}", reply.body);
        }
        assert_eq!(set::complete(&school, &id, json!({ "teacherNotes": "Minuet in G." })).await.status, 200);
    }
}

on_both! {
    // READ-11, PLAN-24.
    async fn plan_24_an_answer_that_drips_is_not_waited_for(app: TestApp) {
        let app = reading_at(&app, &dripping()).await;
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let begun = Instant::now();
        let reply = propose(&school, &id, "Minuet in G.").await;
        assert!(sentence(&reply, "dripping").contains("did not answer in time"));
        assert!(begun.elapsed() < 8 * TIMEOUT, "{:?}", begun.elapsed());
    }
}

on_both! {
    // READ-11, PLAN-24: nobody waits in vain for an endpoint that is away, or loses a question of the hour by it, and the server is
    // as healthy as before.
    async fn plan_24_an_endpoint_that_keeps_failing_is_left_alone(app: TestApp) {
        let server = answering(ResponseTemplate::new(503)).await;
        let app = reading_at(&app, &server.uri()).await;
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        for asked in 0..25 {
            let reply = propose(&school, &id, "Minuet in G.").await;
            let is_left_alone = sentence(&reply, "failing").contains("left alone for some minutes");
            assert_eq!(is_left_alone, asked >= 6, "question {asked}");
        }
        assert_eq!(server.received_requests().await.unwrap().len(), 6);
        assert_eq!(school.get(&school.ada, "/api/admin/stats").await.body["systemHealth"], 100.0);
    }
}

on_both! {
    // READ-11: a teacher waits for one answer of a slow model, other questions are told so at once and are not counted, and lessons
    // are completed meanwhile.
    async fn read_11_a_slow_model_holds_nobody_up(app: TestApp) {
        let slow = goals(&[]).set_delay(Duration::from_millis(300));
        let server = answering(slow).await;
        let app = reading_at(&app, &server.uri()).await;
        let school = School::open(&app).await;
        let id = school.one_lesson().await;
        let other = school.one_lesson().await;
        let question = || propose(&school, &id, "Minuet in G.");
        let all = futures_util::future::join_all((0..25).map(|_| question()));
        let completed = set::complete(&school, &other, json!({ "teacherNotes": "Minuet in G." }));
        let (replies, completed) = tokio::join!(all, completed);
        assert_eq!(completed.status, 200);
        let waited = replies.iter().filter(|reply| reply.status == 200).count();
        assert!((1..6).contains(&waited), "{waited}");
        for reply in replies.iter().filter(|reply| reply.status != 200) {
            assert!(sentence(reply, "asking").contains("is still reading what you asked before"));
        }
        assert_eq!(server.received_requests().await.unwrap().len(), waited);
        assert_eq!(question().await.status, 200);
    }
}
