//! A session ends when it must, on every server of the school, and a clock that jumps neither ends nor revives one.

use chrono::TimeDelta;
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use super::{PASSWORD, account, call, me, newest_mail, post, sign_in, token_of};
use crate::support::TestApp;

const EMAIL: &str = "tess@music.example";
const NEW: &str = "Musette-in-D-96!";

async fn change(app: &TestApp, sql: &str) {
    let sql = sql.replace('$', &format!("email = '{EMAIL}'"));
    app.state.db.write().execute_unprepared(&sql).await.unwrap();
}

on_both! {
    async fn signing_out_and_new_passwords_end_sessions_on_every_server(app: TestApp) {
        let other = app.beside().await;
        let (id, _) = account(&app, EMAIL, "active", false).await;

        let token = token_of(&app, EMAIL).await;
        assert_eq!(me(&other, &token).await, 200);
        call(&app, "POST", "/api/auth/logout", &token, Value::Null).await;
        assert_eq!((me(&app, &token).await, me(&other, &token).await), (401, 401));

        let token = token_of(&app, EMAIL).await;
        let body = json!({ "currentPassword": PASSWORD, "newPassword": NEW });
        assert_eq!(call(&other, "POST", "/api/auth/new-password", &token, body).await.status, 200);
        assert_eq!((me(&app, &token).await, me(&other, &token).await), (401, 401));

        let token = sign_in(&app, EMAIL, NEW).await.body["token"].as_str().unwrap().to_owned();
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let temporary = newest_mail(&app, EMAIL).await.unwrap()["password"].clone();
        let body = json!({ "userId": id, "tempPassword": temporary, "newPassword": PASSWORD });
        assert_eq!(post(&other, "/api/auth/reset-password", body.clone()).await.status, 200);
        assert_eq!((me(&app, &token).await, me(&other, &token).await), (401, 401));
        assert_eq!(post(&app, "/api/auth/reset-password", body).await.status, 422, "a temporary password works once");
    }
}

on_both! {
    async fn session_has_the_rights_of_the_present_role(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        let students = async || call(&app, "GET", "/api/teachers/students", &token, Value::Null).await.status;
        assert_eq!(students().await, 200);
        change(&app, "UPDATE \"user\" SET role = 'PARENT' WHERE $").await;
        assert_eq!(students().await, 403);
        change(&app, "UPDATE \"user\" SET role = 'TEACHER', suspended_at = created_at WHERE $").await;
        assert_eq!(students().await, 401);
    }
}

on_both! {
    async fn a_removed_account_leaves_no_session(app: TestApp) {
        let other = app.beside().await;
        account(&app, EMAIL, "active", false).await;
        let token = token_of(&app, EMAIL).await;
        change(&app, "DELETE FROM \"user\" WHERE $").await;
        assert_eq!((me(&app, &token).await, me(&other, &token).await), (401, 401));
    }
}

on_both! {
    async fn temporary_password_never_gives_a_session(app: TestApp) {
        let (id, temporary) = account(&app, EMAIL, "active", true).await;
        let answer = sign_in(&app, EMAIL, &temporary).await;
        assert_eq!(answer.body, json!({ "token": null, "user": null, "mustChangePassword": true, "userId": id }));
        for made_up in [temporary.as_str(), &id.to_string()] {
            assert_eq!(me(&app, made_up).await, 401);
        }
        let weak = json!({ "userId": id, "currentPassword": temporary, "newPassword": "weak" });
        assert_eq!(post(&app, "/api/auth/new-password", weak).await.body.get("token"), None);
    }
}

on_both! {
    async fn a_clock_that_jumps_neither_ends_sessions_nor_revives_them(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (token, ended) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        let old = token_of(&app, EMAIL).await;
        call(&app, "POST", "/api/auth/logout", &ended, Value::Null).await;
        for jump in [1, -1, -1, 1] {
            app.clock.advance(TimeDelta::days(jump));
            assert_eq!((me(&app, &token).await, me(&app, &ended).await), (200, 401), "{jump}");
        }
        app.clock.advance(TimeDelta::days(20));
        assert_eq!(me(&app, &token).await, 200);
        app.clock.advance(TimeDelta::days(10));
        assert_eq!((me(&app, &token).await, me(&app, &old).await), (200, 401));
        app.clock.advance(-TimeDelta::days(1));
        assert_eq!((me(&app, &token).await, me(&app, &old).await), (200, 401), "what has ended stays ended");
    }
}
