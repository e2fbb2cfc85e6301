//! A provider that is away, slow, confused, or not there at all.

use std::time::{Duration, Instant};

use serde_json::{Value, json};
use wiremock::ResponseTemplate;

use super::{begin, finish, tokens::Forger, with_provider};
use crate::{
    accounts::{Answer, call, one},
    support::TestApp,
};

async fn page(app: &TestApp) -> Answer {
    call(app, "GET", "/api/auth/google", "", Value::Null).await
}

fn is_unavailable(answer: &Answer) -> bool {
    answer.status == 503
        && answer.body["code"] == "provider_unavailable"
        && answer.body["error"]
            == "Google cannot be reached just now. Please try again in a moment."
}

on_both! {
    async fn unconfigured_provider_answers_404_and_is_listed_off(app: TestApp) {
        let off = "Google sign-in is not set up here.";
        let answer = page(&app).await;
        assert_eq!((answer.status, &answer.body["error"]), (404, &json!(off)));
        let answer = finish(&app, "reedling-sign-in=x", "code", "state").await;
        assert_eq!((answer.status, &answer.body["error"]), (404, &json!(off)));
        let asked = call(&app, "GET", "/api/auth/providers", "", Value::Null).await;
        assert_eq!(asked.body, json!({ "google": false, "registration": "open" }));

        let (_provider, app) = with_provider(&app).await;
        let asked = call(&app, "GET", "/api/auth/providers", "", Value::Null).await;
        assert_eq!(asked.body, json!({ "google": true, "registration": "open" }));
    }
}

on_both! {
    async fn a_provider_that_is_away_is_told_at_once(app: TestApp) {
        let (provider, on) = with_provider(&app).await;
        let sent = begin(&on).await;
        let settings = provider.stop();
        let begun = Instant::now();
        assert!(is_unavailable(&finish(&on, sent.cookie(), "code", &sent.parameter("state")).await));
        let fresh = app.beside_with(|config| config.openid = Some(settings)).await;
        let answer = page(&fresh).await;
        assert!(is_unavailable(&answer) && answer.retry_after.is_some(), "{}", answer.body);
        assert!(begun.elapsed() < Duration::from_secs(5));
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM external_sign_in".into()).await, Some(0));
    }
}

on_both! {
    async fn a_provider_that_hangs_or_talks_nonsense_is_given_up(app: TestApp) {
        let forger = Forger::start().await;
        let settings = forger.settings();
        let on = app.beside_with(|config| config.openid = Some(settings.clone())).await;
        for answer in [
            ResponseTemplate::new(500).set_body_string("<html>"),
            ResponseTemplate::new(200).set_body_string("<html>"),
            ResponseTemplate::new(302).insert_header("location", "http://127.0.0.1:1/"),
            ResponseTemplate::new(401).set_body_json(json!({ "error": "invalid_client" })),
            ResponseTemplate::new(200).set_body_bytes(vec![b' '; 600 * 1024]),
            ResponseTemplate::new(200).set_delay(Duration::from_secs(20)),
        ] {
            let sent = begin(&on).await;
            forger.respond("POST", "/token", answer).await;
            let begun = Instant::now();
            let answer = finish(&on, sent.cookie(), "code", &sent.parameter("state")).await;
            assert!(is_unavailable(&answer), "{} {}", answer.status, answer.body);
            assert!(begun.elapsed() < Duration::from_secs(8));
        }
        for document in [json!({}), json!({ "issuer": "https://accounts.google.com" })] {
            forger.answer("GET", "/.well-known/openid-configuration", 200, document).await;
            let fresh = app.beside_with(|config| config.openid = Some(settings.clone())).await;
            assert!(is_unavailable(&page(&fresh).await));
        }
    }
}

on_both! {
    async fn a_flood_of_sign_ins_from_one_network_is_refused(app: TestApp) {
        let (_provider, app) = with_provider(&app).await;
        begin(&app).await;
        let many = "UPDATE sign_in_throttle SET failures = 300";
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), many).await.unwrap();
        let answer = page(&app).await;
        assert_eq!((answer.status, answer.retry_after), (429, Some(3600)));
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM external_sign_in".into()).await, Some(1));
        app.clock.advance(chrono::TimeDelta::hours(1));
        begin(&app).await;
    }
}
