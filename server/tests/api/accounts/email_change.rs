//! A new address in PUT /api/users/profile.

use chrono::TimeDelta;
use serde_json::{Value, json};

use crate::{
    accounts::{PASSWORD, account, call, newest_mail, post, sign_in, token_of},
    support::TestApp,
};

const OLD: &str = "old@music.example";
const NEW: &str = "new@music.example";

/// Somebody with a password, signed in.
async fn owner(app: &TestApp) -> String {
    account(app, OLD, "active", false).await;
    token_of(app, OLD).await
}

/// Asks for another address; what waits then.
async fn ask(app: &TestApp, token: &str, email: &str) -> Value {
    let body = json!({ "name": "Tess Tutor", "email": email, "phoneNumber": "" });
    let answer = call(app, "PUT", "/api/users/profile", token, body).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.body["pendingEmail"].clone()
}

/// The token in the newest mail to an address.
async fn mailed_token(app: &TestApp, email: &str) -> String {
    let mail = newest_mail(app, email).await.unwrap();
    let link = mail["link"].as_str().unwrap().to_owned();
    let (_, token) = link.split_once("/auth/activate?token=").unwrap();
    token.to_owned()
}

async fn open(app: &TestApp, token: &str) -> (u16, Value) {
    let path = format!("/api/auth/activate?token={token}");
    let answer = call(app, "GET", &path, "", Value::Null).await;
    (answer.status, answer.body)
}

on_both! {
    // SAFE-07: whoever finds a browser open cannot lead the account to an address of theirs.
    async fn safe_07_another_address_wants_a_fresh_proof(app: TestApp) {
        let token = owner(&app).await;
        app.clock.advance(TimeDelta::minutes(11));
        let body = json!({ "name": "Tess Other", "email": NEW, "phoneNumber": "" });
        let refused = call(&app, "PUT", "/api/users/profile", &token, body.clone()).await;
        assert_eq!((refused.status, &refused.body["code"]), (403, &json!("proof_needed")));
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!((&me["user"]["name"], &me["pendingEmail"]), (&json!("Tess Tutor"), &Value::Null));
        let same = json!({ "name": "Tess Tutor", "email": OLD, "phoneNumber": "+44 20 7946 0000" });
        assert_eq!(call(&app, "PUT", "/api/users/profile", &token, same).await.status, 200, "the number needs none");
        let proof = json!({ "password": PASSWORD });
        assert_eq!(call(&app, "POST", "/api/users/proof", &token, proof).await.status, 200);
        assert_eq!(call(&app, "PUT", "/api/users/profile", &token, body).await.status, 200);
    }
}

on_both! {
    // API-105.
    async fn api_105_a_new_address_waits_until_its_link_is_opened(app: TestApp) {
        let token = owner(&app).await;
        assert_eq!(ask(&app, &token, " New@Music.example ").await, NEW);
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!((&me["user"]["email"], &me["pendingEmail"]), (&json!(OLD), &json!(NEW)));
        assert_eq!(newest_mail(&app, OLD).await.unwrap()["template"], "address_changing");
        assert_eq!(sign_in(&app, NEW, PASSWORD).await.status, 401);
        assert_eq!(sign_in(&app, OLD, PASSWORD).await.status, 200);

        let link = mailed_token(&app, NEW).await;
        let path = format!("/api/auth/verify?token={link}");
        assert_eq!(call(&app, "GET", &path, "", Value::Null).await.body["valid"], true);
        let (status, body) = open(&app, &link).await;
        assert_eq!((status, &body["user"]["email"]), (200, &json!(NEW)));
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!((&me["user"]["email"], &me["pendingEmail"]), (&json!(NEW), &Value::Null));
        assert_eq!(sign_in(&app, NEW, PASSWORD).await.status, 200);
        assert_eq!(sign_in(&app, OLD, PASSWORD).await.status, 401);
        assert_eq!(open(&app, &link).await.0, 422, "it works once");
    }
}

on_both! {
    async fn what_was_mailed_to_the_old_address_stops_working(app: TestApp) {
        let token = owner(&app).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": OLD })).await;
        let temporary = newest_mail(&app, OLD).await.unwrap()["password"].as_str().unwrap().to_owned();
        assert_eq!(sign_in(&app, OLD, &temporary).await.body["mustChangePassword"], true);
        ask(&app, &token, NEW).await;
        let link = mailed_token(&app, NEW).await;
        assert_eq!(open(&app, &link).await.0, 200);
        for email in [OLD, NEW] {
            assert_eq!(sign_in(&app, email, &temporary).await.status, 401, "{email}");
        }
    }
}

on_both! {
    async fn used_address_is_not_disclosed_but_owner_is_told(app: TestApp) {
        let token = owner(&app).await;
        account(&app, "taken@music.example", "active", false).await;
        assert_eq!(ask(&app, &token, "TAKEN@music.example").await, "taken@music.example");
        let mail = newest_mail(&app, "taken@music.example").await.unwrap();
        assert_eq!((&mail["template"], mail.get("link")), (&json!("address_in_use"), None));
        assert_eq!(newest_mail(&app, OLD).await.unwrap()["template"], "address_changing");
    }
}

on_both! {
    async fn an_address_that_is_taken_meanwhile_stays_its_owners(app: TestApp) {
        let token = owner(&app).await;
        ask(&app, &token, NEW).await;
        let link = mailed_token(&app, NEW).await;
        account(&app, NEW, "active", false).await;
        assert_eq!(open(&app, &link).await.0, 422);
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!(me["user"]["email"], OLD);
    }
}

on_both! {
    async fn newest_link_works_a_day_unless_cancelled(app: TestApp) {
        let token = owner(&app).await;
        ask(&app, &token, NEW).await;
        let first = mailed_token(&app, NEW).await;
        ask(&app, &token, "newer@music.example").await;
        assert_eq!(open(&app, &first).await.0, 422, "a later one counts");
        let second = mailed_token(&app, "newer@music.example").await;
        assert_eq!(ask(&app, &token, OLD).await, Value::Null);
        assert_eq!(open(&app, &second).await.0, 422, "taken back");
        ask(&app, &token, NEW).await;
        let third = mailed_token(&app, NEW).await;
        app.clock.advance(TimeDelta::hours(24));
        assert_eq!(open(&app, &third).await.0, 422, "expired");
    }
}

on_both! {
    async fn another_name_or_number_leaves_the_address_that_waits(app: TestApp) {
        let token = owner(&app).await;
        ask(&app, &token, NEW).await;
        let link = mailed_token(&app, NEW).await;
        for (name, number) in [("Tess Tutor", "0777"), ("Tess Carr", "0777")] {
            let body = json!({ "name": name, "email": OLD, "phoneNumber": number });
            let answer = call(&app, "PUT", "/api/users/profile", &token, body).await;
            assert_eq!((answer.status, &answer.body["pendingEmail"]), (200, &json!(NEW)));
            let user = &answer.body["user"];
            assert_eq!((&user["name"], &user["phoneNumber"]), (&json!(name), &json!(number)));
        }
        assert_eq!(open(&app, &link).await.0, 200, "its link still works");
    }
}

on_both! {
    async fn too_many_addresses_leave_the_new_name(app: TestApp) {
        let app = app.beside_with(|config| config.addresses_per_hour = std::num::NonZeroU32::MIN).await;
        let token = owner(&app).await;
        ask(&app, &token, NEW).await;
        let body = json!({ "name": "Renamed", "email": "one.more@music.example", "phoneNumber": "0777" });
        let answer = call(&app, "PUT", "/api/users/profile", &token, body).await;
        assert_eq!((answer.status, &answer.body["code"]), (429, &json!("too_many_addresses")));
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!((&me["user"]["name"], &me["user"]["phoneNumber"]), (&json!("Renamed"), &json!("0777")));
        assert_eq!(me["pendingEmail"], NEW);
    }
}

on_both! {
    async fn nobody_sends_strangers_endless_mail(app: TestApp) {
        let token = owner(&app).await;
        for number in 0..10 {
            ask(&app, &token, &format!("stranger{number}@music.example")).await;
        }
        let body = json!({ "name": "Renamed", "email": "one.more@music.example", "phoneNumber": "" });
        let answer = call(&app, "PUT", "/api/users/profile", &token, body).await;
        assert_eq!(answer.status, 429);
        assert!(answer.retry_after.unwrap() <= 3601);
        assert!(newest_mail(&app, "one.more@music.example").await.is_none());
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!(me["user"]["name"], "Renamed", "only the address has to wait");
        assert_eq!(me["pendingEmail"], "stranger9@music.example");
        app.clock.advance(TimeDelta::hours(1));
        let token = token_of(&app, OLD).await;
        ask(&app, &token, "one.more@music.example").await;
    }
}

on_both! {
    // Whoever had the account before may have asked for an address of theirs.
    async fn a_new_password_takes_the_address_that_waits_back(app: TestApp) {
        let token = owner(&app).await;
        assert_eq!(ask(&app, &token, NEW).await, NEW);
        let first = mailed_token(&app, NEW).await;
        let chosen = "Sarabande-in-A-5!";
        let body = json!({ "currentPassword": PASSWORD, "newPassword": chosen });
        let changed = call(&app, "POST", "/api/auth/new-password", &token, body).await;
        let token = changed.body["token"].as_str().unwrap().to_owned();

        assert_eq!(ask(&app, &token, NEW).await, NEW);
        let second = mailed_token(&app, NEW).await;
        assert_ne!(first, second);
        post(&app, "/api/auth/forgot-password", json!({ "email": OLD })).await;
        let mail = newest_mail(&app, OLD).await.unwrap();
        let id = mail["link"].as_str().unwrap().split_once("uid=").unwrap().1.to_owned();
        let reset = json!({ "userId": id, "tempPassword": mail["password"], "newPassword": PASSWORD });
        assert_eq!(post(&app, "/api/auth/reset-password", reset).await.status, 200);

        for link in [first, second] {
            assert_eq!(open(&app, &link).await.0, 422);
        }
        let token = token_of(&app, OLD).await;
        let me = call(&app, "GET", "/api/users/me", &token, Value::Null).await.body;
        assert_eq!((&me["user"]["email"], &me["pendingEmail"]), (&json!(OLD), &Value::Null));
    }
}

on_both! {
    async fn known_and_unknown_address_take_equally_long(app: TestApp) {
        let token = owner(&app).await;
        account(&app, "known@music.example", "active", false).await;
        for email in ["known@music.example", NEW] {
            let begun = std::time::Instant::now();
            ask(&app, &token, email).await;
            assert!(begun.elapsed() >= std::time::Duration::from_millis(100), "{email}: {:?}", begun.elapsed());
        }
    }
}
