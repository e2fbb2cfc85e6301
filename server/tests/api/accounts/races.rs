//! Many calls at once: what may happen once happens once.

use std::future::Future;

use futures_util::future::join_all;
use reedling_server::security::token;
use serde_json::{Value, json};

use super::{PASSWORD, account, call, me, newest_mail, one, post, sign_in, token_of};

const EMAIL: &str = "tess@music.example";
const NEW: &str = "Musette-in-D-96!";

/// How many of the calls answered with that status.
async fn answered(status: u16, calls: impl Iterator<Item = impl Future<Output = u16>>) -> usize {
    let all = join_all(calls).await;
    all.iter().filter(|one| **one == status).count()
}

on_both! {
    async fn fifty_uses_of_one_activation_link_are_one_activation(app: TestApp) {
        let body = json!({ "name": "Tess", "email": EMAIL, "password": PASSWORD });
        post(&app, "/api/auth/register", body).await;
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        let query = mail["link"].as_str().unwrap().split_once('?').unwrap().1.to_owned();
        let path = format!("/api/auth/activate?{}", query.split('&').next().unwrap());
        let app = &app;
        let uses = (0..50).map(|_| async { call(app, "GET", &path, "", Value::Null).await.status });
        assert_eq!(answered(200, uses).await, 1);
    }
}

on_both! {
    async fn fifty_resets_with_one_temporary_password_are_one_reset(app: TestApp) {
        let (id, _) = account(&app, EMAIL, "active", false).await;
        post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        let temporary = newest_mail(&app, EMAIL).await.unwrap()["password"].clone();
        // A mailed password is never slowed, so that all of them get as far as the change.
        let (app, temporary) = (&app, &temporary);
        let uses = (0..50).map(|number| async move {
            let new = format!("{NEW}{number}");
            let body = json!({ "userId": id, "tempPassword": temporary, "newPassword": new });
            post(app, "/api/auth/reset-password", body).await.status
        });
        assert_eq!(answered(200, uses).await, 1);
    }
}

on_both! {
    async fn concurrent_password_changes_count_once(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (first, second) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        let app = &app;
        let changes = [first, second].into_iter().enumerate().map(|(number, token)| async move {
            let body = json!({ "currentPassword": PASSWORD, "newPassword": format!("{NEW}{number}") });
            call(app, "POST", "/api/auth/new-password", &token, body).await.status
        });
        assert_eq!(answered(200, changes).await, 1);
        assert_eq!(one::<i64>(app, "SELECT COUNT(*) FROM session".into()).await, Some(1));
    }
}

on_both! {
    async fn no_session_of_the_old_password_outlives_its_change(app: TestApp) {
        let app = &app;
        for round in 0..5 {
            let email = &format!("tess{round}@music.example");
            account(app, email, "active", false).await;
            let token = token_of(app, email).await;
            let body = json!({ "currentPassword": PASSWORD, "newPassword": NEW });
            let change = call(app, "POST", "/api/auth/new-password", &token, body);
            let sign_ins = (0..3).map(|_| async { sign_in(app, email, PASSWORD).await });
            let (change, sign_ins) = tokio::join!(change, join_all(sign_ins));
            assert_eq!(change.status, 200);
            for answer in sign_ins.iter().filter(|answer| answer.status == 200) {
                assert_eq!(me(app, answer.body["token"].as_str().unwrap()).await, 401);
            }
        }
    }
}

on_both! {
    async fn concurrent_registrations_make_one_account_and_answer_alike(app: TestApp) {
        let app = &app;
        let registrations = (0..12).map(|_| async {
            let body = json!({ "name": "Tess", "email": EMAIL, "password": PASSWORD });
            post(app, "/api/auth/register", body).await.status
        });
        assert_eq!(answered(200, registrations).await, 12);
        assert_eq!(one::<i64>(app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(1));
    }
}

#[test]
fn temporary_passwords_are_recognised_and_a_passphrase_is_not() {
    assert!((0..100).all(|_| {
        let password = token::temporary_password();
        token::typed_temporary(&format!("\t{password} \n")) == Some(&*password)
    }));
    assert_eq!(
        token::typed_temporary("hello-world-lucky-music-piano"),
        None
    );
}
