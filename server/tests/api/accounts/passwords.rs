//! Temporary, forgotten and new passwords.

use chrono::TimeDelta;
use reedling_server::security::token;
use serde_json::json;

use super::{Answer, PASSWORD, account, call, insert, me, newest_mail, post, sign_in, token_of};
use crate::support::TestApp;

const EMAIL: &str = "tess@music.example";
const NEW: &str = "Musette-in-D-96!";

async fn choose(app: &TestApp, token: &str, body: serde_json::Value) -> Answer {
    call(app, "POST", "/api/auth/new-password", token, body).await
}

on_both! {
    // AUTH-15, API-18, API-20.
    async fn a_temporary_password_only_leads_to_a_new_one(app: TestApp) {
        let (id, temporary) = account(&app, EMAIL, "active", true).await;
        let answer = sign_in(&app, EMAIL, &temporary).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.body, json!({ "token": null, "user": null, "mustChangePassword": true, "userId": id }));

        let body = json!({ "userId": id, "currentPassword": temporary, "newPassword": NEW });
        let answer = choose(&app, "", body).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.body["mustChangePassword"], false);
        assert_eq!(me(&app, answer.body["token"].as_str().unwrap()).await, 200);
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.status, 401);
        assert_eq!(sign_in(&app, EMAIL, NEW).await.status, 200);
    }
}

on_both! {
    // Copied from a mail with what stands around it. Only of a temporary password white space is no part.
    async fn a_temporary_password_is_taken_with_white_space_around_it(app: TestApp) {
        let (id, temporary) = account(&app, EMAIL, "active", true).await;
        let pasted = format!(" {temporary}\n");
        let answer = sign_in(&app, EMAIL, &pasted).await;
        assert_eq!((answer.status, &answer.body["mustChangePassword"]), (200, &json!(true)));
        let body = json!({ "userId": id, "currentPassword": pasted, "newPassword": NEW });
        assert_eq!(choose(&app, "", body).await.status, 200);
        assert_eq!(sign_in(&app, EMAIL, &format!("{NEW} ")).await.status, 401);

        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        let pasted = format!("\t{} ", mail["password"].as_str().unwrap());
        let body = json!({ "userId": id, "tempPassword": pasted, "newPassword": "Musette-in-G-97!" });
        assert_eq!(post(&app, "/api/auth/reset-password", body).await.status, 200);
    }
}

on_both! {
    async fn a_temporary_password_works_for_seven_days(app: TestApp) {
        let (_, temporary) = account(&app, EMAIL, "active", true).await;
        app.clock.advance(TimeDelta::days(7) - TimeDelta::minutes(1));
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.status, 200);
        app.clock.advance(TimeDelta::minutes(2));
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.status, 401);
    }
}

on_both! {
    async fn temporary_password_of_first_release_still_works(app: TestApp) {
        let temporary = token::temporary_password();
        let slow_hash = app.state.passwords.hash(temporary.clone()).await.unwrap();
        let expires_at = app.state.clock.now() + TimeDelta::days(7);
        let id = insert(&app, EMAIL, "active", None, Some((slow_hash, expires_at))).await;
        assert_eq!(sign_in(&app, EMAIL, &token::temporary_password()).await.status, 401);
        let answer = sign_in(&app, EMAIL, &temporary).await.body;
        assert_eq!((&answer["mustChangePassword"], &answer["userId"]), (&json!(true), &json!(id)));
        let body = json!({ "userId": id, "tempPassword": temporary, "newPassword": NEW });
        assert_eq!(post(&app, "/api/auth/reset-password", body).await.status, 200);
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.status, 401);
        assert_eq!(sign_in(&app, EMAIL, NEW).await.status, 200);
    }
}

on_both! {
    // AUTH-06, API-19.
    async fn a_password_change_ends_the_other_sessions(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (token, other) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        let body = json!({ "currentPassword": PASSWORD, "newPassword": NEW });
        let answer = choose(&app, &token, body).await;
        assert_eq!(answer.status, 200);
        assert_eq!(me(&app, &other).await, 401);
        assert_eq!(me(&app, answer.body["token"].as_str().unwrap()).await, 200);
    }
}

on_both! {
    // API-21.
    async fn api_21_wrong_or_weak_password_is_a_field_error(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let wrong = choose(&app, &token, json!({ "currentPassword": "wrong", "newPassword": NEW })).await;
        assert_eq!(wrong.status, 422);
        assert!(wrong.body["fields"]["currentPassword"].is_array());
        let weak = choose(&app, &token, json!({ "currentPassword": PASSWORD, "newPassword": "short" })).await;
        assert_eq!(weak.status, 422);
        let text = weak.body["fields"]["newPassword"][0].as_str().unwrap();
        assert!(text.starts_with("Password must be at least 8 characters long, "), "{text}");
        assert_eq!(me(&app, &token).await, 200);
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200);
    }
}

on_both! {
    // AUTH-17, API-16, API-17.
    async fn a_forgotten_password_is_reset_by_mail_within_an_hour(app: TestApp) {
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let session = token_of(&app, EMAIL).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        let temporary = mail["password"].as_str().unwrap().to_owned();
        let link = mail["link"].as_str().unwrap();
        assert!(link.ends_with(&format!("/auth/reset-password?uid={id}")), "{link}");
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200, "the old one works until then");

        let reset = |password: &str, new: &str| json!({ "userId": id, "tempPassword": password, "newPassword": new });
        let path = "/api/auth/reset-password";
        assert_eq!(post(&app, path, reset("aaaaa-bbbbb-ccccc-ddddd-eeeee", NEW)).await.status, 422);
        assert_eq!(post(&app, path, reset(&temporary, "weak")).await.status, 422);
        assert_eq!(me(&app, &session).await, 200, "nothing has changed");

        assert_eq!(post(&app, path, reset(&temporary, "Abcdefg7x")).await.status, 200);
        assert_eq!(me(&app, &session).await, 401);
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 401);
        assert_eq!(sign_in(&app, EMAIL, "Abcdefg7x").await.status, 200);

        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        app.clock.advance(TimeDelta::minutes(61));
        let late = reset(mail["password"].as_str().unwrap(), NEW);
        assert_eq!(post(&app, path, late).await.status, 422);
    }
}

on_both! {
    // API-15.
    async fn api_15_forgot_password_answers_alike_for_every_address(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let known = post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let unknown = post(&app, "/api/auth/forgot-password", json!({ "email": "no@music.example" })).await;
        assert_eq!((known.status, &known.body), (200, &unknown.body));
        assert!(newest_mail(&app, "no@music.example").await.is_none());
    }
}

on_both! {
    async fn a_password_may_be_long_and_of_any_letters(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let mut current = PASSWORD.to_owned();
        for new in [format!("Aa1!{}", "x".repeat(124)), format!("Aa1!{}", "ü 🎻".repeat(500)), " Aa1! led by a space".to_owned()] {
            let answer = sign_in(&app, EMAIL, &current).await;
            let body = json!({ "currentPassword": current, "newPassword": new });
            let answer = choose(&app, answer.body["token"].as_str().unwrap(), body).await;
            assert_eq!(answer.status, 200, "{}", answer.body);
            let mut shorter = new.clone();
            shorter.pop();
            assert_eq!(sign_in(&app, EMAIL, &shorter).await.status, 401, "every letter counts");
            current = new;
        }
        assert_eq!(sign_in(&app, EMAIL, &current).await.status, 200);
    }
}

on_both! {
    async fn a_pending_account_cannot_choose_its_way_past_the_activation(app: TestApp) {
        let (id, _) = account(&app, EMAIL, "pending", false).await;
        let body = json!({ "userId": id, "currentPassword": PASSWORD, "newPassword": NEW });
        assert_eq!(choose(&app, "", body).await.status, 403);
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 403);
    }
}

on_both! {
    // Account safety, rule 8; a first password replaces none.
    async fn password_change_is_mailed_to_the_owner(app: TestApp) {
        let (id, temporary) = account(&app, EMAIL, "active", true).await;
        let first = json!({ "userId": id, "currentPassword": temporary, "newPassword": NEW });
        let token = choose(&app, "", first).await.body["token"].as_str().unwrap().to_owned();
        assert_eq!(newest_mail(&app, EMAIL).await, None);
        let wrong = json!({ "currentPassword": "Not-mine-1234!", "newPassword": PASSWORD });
        assert_eq!(choose(&app, &token, wrong).await.status, 422);
        assert_eq!(newest_mail(&app, EMAIL).await, None);
        let right = json!({ "currentPassword": NEW, "newPassword": PASSWORD });
        assert_eq!(choose(&app, &token, right).await.status, 200);
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        assert!(mail.to_string().contains("password_changed"), "{mail}");
        assert!(!mail.to_string().contains(PASSWORD), "{mail}");
    }
}
