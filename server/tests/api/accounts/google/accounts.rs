//! Whom the provider's people are here, with a real provider.

use serde_json::{Value, json};

use super::{EMAIL, begin, finish, offering, person, sign_in_as, with_provider};
use crate::{
    accounts::{PASSWORD, account, call, me, newest_mail, one, post, sign_in, token_of},
    provider::{Claims, Provider},
    support::TestApp,
};

async fn number(app: &TestApp, sql: &str) -> i64 {
    one(app, sql.to_owned()).await.unwrap()
}

async fn users(app: &TestApp) -> i64 {
    number(app, "SELECT COUNT(*) FROM \"user\"").await
}

on_both! {
    // API-14, AUTH-24, AUTH-25.
    async fn an_unknown_verified_address_becomes_an_active_teacher(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let answer = sign_in_as(&app, &provider, &person("Tess@Music.example", true)).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        assert_eq!(answer.body["mustChangePassword"], false);
        let user = &answer.body["user"];
        assert_eq!((&user["email"], &user["role"], &user["name"]), (&json!(EMAIL), &json!("TEACHER"), &json!("Tess Tutor")));
        let token = answer.body["token"].as_str().unwrap();
        assert_eq!(me(&app, token).await, 200);
        assert_eq!(user["status"], "active");
        let own = call(&app, "GET", "/api/teachers/students", token, Value::Null).await;
        assert_eq!(own.status, 200);

        let again = sign_in_as(&app, &provider, &person("tess@music.example", true)).await;
        assert_eq!(again.body["userId"], answer.body["userId"]);
        assert_eq!(users(&app).await, 1);
        let told: String = one(&app, "SELECT description FROM activity".into()).await.unwrap();
        assert_eq!(told, "Tess Tutor joined with Google as a teacher");

        let sent = begin(&app).await;
        let bad = finish(&app, sent.cookie(), "made-up", &sent.parameter("state")).await;
        assert_eq!((bad.status, bad.body.get("token")), (401, None));
    }
}

on_both! {
    async fn who_has_no_name_gets_one_that_the_settings_take(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let mut nameless = person("anna.schmidt+piano@music.example", true);
        nameless["name"] = json!("anna.schmidt");
        let answer = sign_in_as(&app, &provider, &nameless).await;
        assert_eq!((answer.status, &answer.body["user"]["name"]), (200, &json!("anna schmidt")), "{}", answer.body);
        let token = answer.body["token"].as_str().unwrap();
        let body = json!({ "name": "anna schmidt", "phoneNumber": "0777" });
        let saved = call(&app, "PUT", "/api/users/profile", token, body).await;
        assert_eq!((saved.status, &saved.body["user"]["phoneNumber"]), (200, &json!("0777")), "{}", saved.body);
    }
}

on_both! {
    // AUTH-23.
    async fn auth_23_known_address_signs_in_only_when_verified(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (id, _) = account(&app, EMAIL, "active", false).await;
        for email in [EMAIL, "new@music.example"] {
            let refused = sign_in_as(&app, &provider, &person(email, false)).await;
            assert_eq!((refused.status, &refused.body["code"]), (403, &json!("email_not_verified")));
            assert_eq!(refused.body.get("token"), None);
        }
        let silent = json!({ "sub": "of nobody", "email": EMAIL });
        assert_eq!(sign_in_as(&app, &provider, &silent).await.status, 403);
        let without = json!({ "sub": "of nobody", "email_verified": true });
        assert_eq!(sign_in_as(&app, &provider, &without).await.status, 403);
        assert_eq!(users(&app).await, 1);
        assert_eq!(number(&app, "SELECT COUNT(*) FROM external_identity").await, 0);

        let known = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!((known.status, &known.body["userId"]), (200, &json!(id)));
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200, "the password works on");
    }
}

on_both! {
    async fn link_is_by_provider_identifier_not_address(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let first = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        let moved = json!({ "sub": format!("of {EMAIL}"), "name": "Tess", "email": "moved@music.example", "email_verified": true });
        let answer = sign_in_as(&app, &provider, &moved).await;
        assert_eq!(answer.body["userId"], first.body["userId"], "the same person with another address");
        assert_eq!(answer.body["user"]["email"], EMAIL);
        assert_eq!(users(&app).await, 1);
    }
}

on_both! {
    async fn claims_may_come_from_the_user_info_endpoint(app: TestApp) {
        let provider = Provider::start(Claims::AtUserInfo);
        let app = offering(&app, &provider).await;
        let refused = sign_in_as(&app, &provider, &person(EMAIL, false)).await;
        assert_eq!(refused.status, 403);
        let answer = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!((answer.status, &answer.body["user"]["name"]), (200, &json!("Tess Tutor")), "{}", answer.body);
    }
}

on_both! {
    async fn whoever_registered_the_address_without_owning_it_gains_nothing(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let stranger = json!({ "name": "Eve", "email": EMAIL, "password": "of a stranger" });
        post(&app, "/api/auth/register", stranger).await;
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        let query = mail["link"].as_str().unwrap().split_once('?').unwrap().1.to_owned();
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let temporary = newest_mail(&app, EMAIL).await.unwrap()["password"].as_str().unwrap().to_owned();

        let answer = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!((answer.status, &answer.body["user"]["name"]), (200, &json!("Tess Tutor")));
        assert_eq!(users(&app).await, 1);
        assert_eq!(sign_in(&app, EMAIL, "of a stranger").await.status, 401);
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.status, 401);
        let link = call(&app, "GET", &format!("/api/auth/activate?{query}"), "", Value::Null).await;
        assert_eq!(link.status, 422);
        assert_eq!(me(&app, answer.body["token"].as_str().unwrap()).await, 200);
    }
}

on_both! {
    async fn shown_temporary_password_ends_when_owner_signs_in(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (id, temporary) = account(&app, EMAIL, "active", true).await;
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.body["mustChangePassword"], true);
        let answer = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!((answer.status, &answer.body["userId"]), (200, &json!(id)));
        assert_eq!(answer.body["mustChangePassword"], false);
        assert_eq!(sign_in(&app, EMAIL, &temporary).await.status, 401);
    }
}

on_both! {
    async fn strangers_pending_address_and_browser_end_with_owners_sign_in(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (id, temporary) = account(&app, EMAIL, "active", true).await;
        let unproved = format!(
            "UPDATE \"user\" SET address_proved_at = NULL, temporary_password_source = 'shown' WHERE email = '{EMAIL}'"
        );
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), &unproved).await.unwrap();
        let body = json!({ "userId": id, "currentPassword": temporary, "newPassword": PASSWORD });
        assert_eq!(post(&app, "/api/auth/new-password", body).await.status, 200);
        let stranger = token_of(&app, EMAIL).await;
        let profile = json!({ "name": "Tess Tutor", "email": "eve@music.example", "phoneNumber": "" });
        let refused = call(&app, "PUT", "/api/users/profile", &stranger, profile.clone()).await;
        assert_eq!((refused.status, &refused.body["code"]), (403, &json!("address_not_proved")));
        // What an earlier release let through goes as well.
        let proved = format!("UPDATE \"user\" SET address_proved_at = approved_at WHERE email = '{EMAIL}'");
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), &proved).await.unwrap();
        assert_eq!(call(&app, "PUT", "/api/users/profile", &stranger, profile).await.status, 200);
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), &unproved).await.unwrap();
        let mail = newest_mail(&app, "eve@music.example").await.unwrap();
        let query = mail["link"].as_str().unwrap().split_once('?').unwrap().1.to_owned();
        let known = "SELECT COUNT(*) FROM known_browser";
        assert_eq!(number(&app, known).await, 1);

        let answer = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!((answer.status, &answer.body["userId"]), (200, &json!(id)));
        let link = call(&app, "GET", &format!("/api/auth/activate?{query}"), "", Value::Null).await;
        assert_eq!(link.status, 422);
        assert_eq!(number(&app, known).await, 0);
        let own = answer.body["token"].as_str().unwrap();
        let me = call(&app, "GET", "/api/users/me", own, Value::Null).await.body;
        assert_eq!((&me["user"]["email"], &me["pendingEmail"]), (&json!(EMAIL), &Value::Null));
    }
}

on_both! {
    async fn provider_signs_in_administrators_but_makes_none(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        let (id, _) = account(&app, EMAIL, "active", false).await;
        let raise = format!("UPDATE \"user\" SET role = 'ADMINISTRATOR' WHERE email = '{EMAIL}'");
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), &raise).await.unwrap();
        let mut claims = person("eve@music.example", true);
        claims["role"] = json!("ADMINISTRATOR");
        let eve = sign_in_as(&app, &provider, &claims).await;
        assert_eq!(eve.body["user"]["role"], "TEACHER");
        let answer = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        assert_eq!((&answer.body["userId"], &answer.body["user"]["role"]), (&json!(id), &json!("ADMINISTRATOR")));
    }
}

on_both! {
    async fn a_provider_s_session_is_like_any_other(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        account(&app, EMAIL, "active", false).await;
        let answer = sign_in_as(&app, &provider, &person(EMAIL, true)).await;
        let (token, other) = (answer.body["token"].as_str().unwrap(), token_of(&app, EMAIL).await);
        assert_eq!(call(&app, "POST", "/api/auth/logout", token, Value::Null).await.status, 200);
        assert_eq!((me(&app, token).await, me(&app, &other).await), (401, 200));
    }
}

on_both! {
    async fn refused_address_makes_no_account_but_existing_one_works(app: TestApp) {
        let (provider, app) = with_provider(&app).await;
        // A Cyrillic es, a zero width joiner, a mathematical letter, a sign that is never shown.
        for email in ["s\u{441}hool@music.example", "te\u{200D}ss@music.example", "\u{1D41A}da@music.example", "ad\u{1BCA0}a@music.example"] {
            let registered = json!({ "name": "Eve", "email": email, "password": "of a stranger" });
            let registered = post(&app, "/api/auth/register", registered).await;
            let refused = sign_in_as(&app, &provider, &person(email, true)).await;
            assert_eq!((refused.status, registered.status), (422, 422), "{email:?}: {}", refused.body);
            let said = "The email address of this Google account mixes alphabets or contains hidden characters, so it cannot be used here.";
            assert_eq!(refused.body["fields"], json!({ "email": [said] }));
            assert_eq!(refused.body.get("token"), None);
        }
        assert_eq!(users(&app).await, 0);
        assert_eq!(number(&app, "SELECT COUNT(*) FROM external_identity").await, 0);
        let (id, _) = account(&app, "s\u{441}hool@music.example", "active", false).await;
        let known = sign_in_as(&app, &provider, &person("s\u{441}hool@music.example", true)).await;
        assert_eq!((known.status, &known.body["userId"]), (200, &json!(id)));
    }
}
