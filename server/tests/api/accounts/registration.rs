//! Joining as a teacher, and the activation link.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::{Answer, account, call, newest_mail, one, post, sign_in};
use crate::support::TestApp;

const EMAIL: &str = "tess@music.example";

async fn register(app: &TestApp, email: &str) -> Answer {
    let body = json!({ "name": "Tess Tutor", "email": email, "password": "quill-ink" });
    post(app, "/api/auth/register", body).await
}

/// The query of the activation link that was mailed last.
async fn link_query(app: &TestApp, email: &str) -> String {
    let mail = newest_mail(app, email).await.unwrap();
    let link = mail["link"].as_str().unwrap().to_owned();
    let (page, query) = link.split_once('?').unwrap();
    assert!(page.ends_with("/auth/activate"), "{page}");
    query.split('&').next().unwrap().to_owned()
}

async fn get(app: &TestApp, path: &str, query: &str) -> Answer {
    call(app, "GET", &format!("{path}?{query}"), "", Value::Null).await
}

on_both! {
    // AUTH-09, AUTH-11, AUTH-13, API-07, API-09.
    async fn a_pending_teacher_signs_in_after_activation(app: TestApp) {
        assert_eq!(register(&app, EMAIL).await.status, 200);
        let role: String = one(&app, "SELECT role FROM \"user\" WHERE approved_at IS NULL".into()).await.unwrap();
        assert_eq!(role, "TEACHER");
        assert_eq!(sign_in(&app, EMAIL, "wrong!").await.status, 401, "only the right password tells");
        let pending = sign_in(&app, EMAIL, "quill-ink").await;
        assert_eq!((pending.status, pending.body["code"].as_str()), (403, Some("account_pending")));
        assert!(pending.body["error"].as_str().unwrap().contains("activate"));

        let query = link_query(&app, EMAIL).await;
        let answer = get(&app, "/api/auth/activate", &query).await;
        assert_eq!((answer.status, answer.body), (200, json!({ "user": { "email": EMAIL } })));
        assert_eq!(sign_in(&app, EMAIL, "quill-ink").await.status, 200);
    }
}

on_both! {
    // AUTH-10, API-10, API-12.
    async fn the_link_works_once_and_for_a_day(app: TestApp) {
        register(&app, EMAIL).await;
        let query = link_query(&app, EMAIL).await;
        let verify = get(&app, "/api/auth/verify", &query).await;
        assert_eq!(verify.body, json!({ "valid": true }));
        assert_eq!(get(&app, "/api/auth/verify", &query).await.body, json!({ "valid": true }));

        let uses = (0..20).map(|_| get(&app, "/api/auth/activate", &query));
        let uses = futures_util::future::join_all(uses).await;
        let succeeded = uses.iter().filter(|answer| answer.status == 200).count();
        assert_eq!(succeeded, 1);
        let used = "This link has been used already, and your address is confirmed. You can sign in.";
        for refused in uses.iter().filter(|answer| answer.status != 200) {
            assert_eq!((refused.status, &refused.body["error"]), (422, &json!(used)));
        }
        assert_eq!(get(&app, "/api/auth/verify", &query).await.body, json!({ "valid": false }));
        // Whoever opens the mail again has nothing left to do.
        let again = get(&app, "/api/auth/activate", &query).await;
        assert_eq!((again.status, &again.body["error"]), (422, &json!(used)));
        for query in ["", "token=", "token=unknown"] {
            assert_eq!(get(&app, "/api/auth/activate", query).await.status, 422, "{query}");
        }

        register(&app, "late@music.example").await;
        let query = link_query(&app, "late@music.example").await;
        app.clock.advance(TimeDelta::hours(24));
        assert_eq!(get(&app, "/api/auth/activate", &query).await.status, 422);
    }
}

on_both! {
    // API-11.
    async fn api_11_a_new_link_replaces_the_old_one_while_pending(app: TestApp) {
        register(&app, EMAIL).await;
        let old = link_query(&app, EMAIL).await;
        let answer = post(&app, "/api/auth/activate", json!({ "email": EMAIL })).await;
        assert_eq!(answer.status, 200);
        let new = link_query(&app, EMAIL).await;
        assert_ne!(old, new);
        assert_eq!(get(&app, "/api/auth/activate", &old).await.status, 422);
        assert_eq!(get(&app, "/api/auth/activate", &new).await.status, 200);
    }
}

on_both! {
    async fn registering_a_known_address_tells_its_owner_and_nobody_else(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let known = register(&app, EMAIL).await;
        let unknown = register(&app, "new@music.example").await;
        assert_eq!((known.status, &known.body), (200, &unknown.body));
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["template"], "account_exists");
        let resent = post(&app, "/api/auth/activate", json!({ "email": EMAIL })).await;
        let nobody = post(&app, "/api/auth/activate", json!({ "email": "no@music.example" })).await;
        assert_eq!(resent.body, nobody.body);
    }
}

on_both! {
    // API-08.
    async fn api_08_broken_registration_rule_is_a_field_error(app: TestApp) {
        for (field, value) in [("name", " "), ("email", ""), ("password", "12345")] {
            let mut body = json!({ "name": "Tess", "email": EMAIL, "password": "quill-ink" });
            body[field] = value.into();
            let answer = post(&app, "/api/auth/register", body).await;
            assert_eq!(answer.status, 422);
            assert!(answer.body["fields"][field].is_array(), "{}", answer.body);
        }
        let body = json!({ "name": "Tess", "email": EMAIL, "password": "12345" });
        let answer = post(&app, "/api/auth/register", body).await;
        assert_eq!(answer.body["error"], "Password must be at least 6 characters long");
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(0));
    }
}

on_both! {
    async fn head_request_does_not_use_up_a_link(app: TestApp) {
        register(&app, EMAIL).await;
        let query = link_query(&app, EMAIL).await;
        call(&app, "HEAD", &format!("/api/auth/activate?{query}"), "", Value::Null).await;
        assert_eq!(get(&app, "/api/auth/activate", &query).await.status, 200);
    }
}

/// Activates by the link that was mailed last.
async fn activate(app: &TestApp) {
    let query = link_query(app, EMAIL).await;
    assert_eq!(get(app, "/api/auth/activate", &query).await.status, 200);
}

on_both! {
    async fn whoever_registers_somebody_elses_address_first_or_last_gains_nothing(app: TestApp) {
        let stranger = || post(&app, "/api/auth/register", json!({ "name": "Eve", "email": EMAIL, "password": "of a stranger" }));
        stranger().await;
        let first = link_query(&app, EMAIL).await;
        register(&app, EMAIL).await;
        assert_eq!(get(&app, "/api/auth/activate", &first).await.status, 422);
        stranger().await;
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["without_password"], true);
        activate(&app).await;
        for password in ["of a stranger", "quill-ink"] {
            assert_eq!(sign_in(&app, EMAIL, password).await.status, 401, "{password}");
        }
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let mailed = newest_mail(&app, EMAIL).await.unwrap()["password"].clone();
        let answer = sign_in(&app, EMAIL, mailed.as_str().unwrap()).await;
        assert_eq!((answer.status, &answer.body["mustChangePassword"]), (200, &json!(true)));
    }
}

on_both! {
    async fn registering_again_keeps_password_and_renews_name(app: TestApp) {
        let again = json!({ "name": "Tess T. Tutor", "email": EMAIL, "password": "quill-ink" });
        register(&app, EMAIL).await;
        post(&app, "/api/auth/register", again).await;
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["without_password"], false);
        activate(&app).await;
        assert_eq!(sign_in(&app, EMAIL, "quill-ink").await.body["user"]["name"], "Tess T. Tutor");
    }
}

on_both! {
    async fn the_same_registration_sent_twice_at_once_keeps_its_password(app: TestApp) {
        let (one, other) = tokio::join!(register(&app, EMAIL), register(&app, EMAIL));
        assert_eq!((one.status, other.status), (200, 200));
        activate(&app).await;
        assert_eq!(sign_in(&app, EMAIL, "quill-ink").await.status, 200);
    }
}

on_both! {
    async fn a_password_may_look_like_a_temporary_one(app: TestApp) {
        let words = "green-heavy-track-waves-zebra";
        let body = json!({ "name": "Tess", "email": EMAIL, "password": words });
        post(&app, "/api/auth/register", body).await;
        let query = link_query(&app, EMAIL).await;
        get(&app, "/api/auth/activate", &query).await;
        assert_eq!(sign_in(&app, EMAIL, words).await.status, 200);
    }
}
