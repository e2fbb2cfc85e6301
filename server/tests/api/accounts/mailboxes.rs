//! Nobody's mailbox is flooded by those who are not signed in.

use chrono::TimeDelta;
use sea_orm::ConnectionTrait;
use serde_json::{Value, json};

use super::{PASSWORD, account, call, newest_mail, one, post, sign_in};
use crate::support::TestApp;

const EMAIL: &str = "tess@music.example";
const HOUR: TimeDelta = TimeDelta::hours(1);

async fn mails(app: &TestApp) -> i64 {
    let sql = "SELECT COUNT(*) FROM job WHERE kind = 'mail'";
    one(app, sql.to_owned()).await.unwrap()
}

fn registration(email: &str) -> Value {
    json!({ "name": "Tess Tutor", "email": email, "password": PASSWORD })
}

/// Makes the network of the tests have caused that many mails in this hour.
async fn caused(app: &TestApp, mails: i32) {
    let sql =
        format!("UPDATE sign_in_throttle SET failures = {mails} WHERE key LIKE 'mail-from:%'");
    app.state.db.write().execute_unprepared(&sql).await.unwrap();
}

on_both! {
    async fn address_gets_five_mails_an_hour_with_same_answers(app: TestApp) {
        let other = app.beside().await;
        account(&app, "known@music.example", "active", false).await;
        for (path, email, body) in [
            ("/api/auth/register", "new@music.example", registration("new@music.example")),
            ("/api/auth/register", "known@music.example", registration("known@music.example")),
            ("/api/auth/forgot-password", "forgot@music.example", json!({ "email": "forgot@music.example" })),
            ("/api/auth/activate", "waiting@music.example", json!({ "email": "waiting@music.example" })),
        ] {
            match email {
                "forgot@music.example" => drop(account(&app, email, "active", false).await),
                "waiting@music.example" => drop(account(&app, email, "pending", false).await),
                _ => {}
            }
            let before = mails(&app).await;
            let first = post(&app, path, body.clone()).await;
            assert_eq!(first.status, 200);
            for number in 0..7 {
                let again = post([&app, &other][number % 2], path, body.clone()).await;
                assert_eq!((again.status, &again.body), (200, &first.body), "{path}");
            }
            assert_eq!(mails(&app).await - before, 5, "{path}");
            app.clock.advance(HOUR);
            post(&app, path, body).await;
            assert_eq!(mails(&app).await - before, 6, "{path}, an hour later");
        }
    }
}

on_both! {
    async fn network_causes_sixty_mails_an_hour_with_same_answers(app: TestApp) {
        let other = app.beside().await;
        account(&app, EMAIL, "active", false).await;
        let fine = post(&app, "/api/auth/register", registration("first@music.example")).await;
        caused(&app, 59).await;
        post(&app, "/api/auth/register", registration("last@music.example")).await;
        assert_eq!(mails(&app).await, 2, "the sixtieth goes out");
        for (path, body) in [
            ("/api/auth/register", registration("more@music.example")),
            ("/api/auth/forgot-password", json!({ "email": EMAIL })),
            ("/api/auth/activate", json!({ "email": "first@music.example" })),
        ] {
            assert_eq!(post(&other, path, body).await.status, 200);
        }
        assert_eq!(post(&other, "/api/auth/register", registration("more@music.example")).await.body, fine.body);
        assert_eq!(mails(&app).await, 2);
        assert_eq!(one::<i64>(&app, "SELECT COUNT(*) FROM \"user\"".into()).await, Some(3), "nor an account that nobody could activate");
        app.clock.advance(HOUR);
        post(&other, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        assert_eq!(mails(&app).await, 3);
    }
}

on_both! {
    async fn a_flood_replaces_no_temporary_password_that_was_mailed(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        for _ in 0..8 {
            post(&app, "/api/auth/forgot-password", json!({ "email": EMAIL })).await;
        }
        let mailed = newest_mail(&app, EMAIL).await.unwrap()["password"].as_str().unwrap().to_owned();
        assert_eq!(sign_in(&app, EMAIL, &mailed).await.body["mustChangePassword"], true);
    }
}

on_both! {
    async fn earlier_link_works_after_flood_but_floods_password_fails(app: TestApp) {
        for _ in 0..5 {
            post(&app, "/api/auth/register", registration(EMAIL)).await;
        }
        let mail = newest_mail(&app, EMAIL).await.unwrap();
        let query = mail["link"].as_str().unwrap().split_once('?').unwrap().1.to_owned();
        let stranger = json!({ "name": "Eve", "email": EMAIL, "password": "of a stranger" });
        post(&app, "/api/auth/register", stranger).await;
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap(), mail, "no further mail");
        let path = format!("/api/auth/activate?{}", query.split('&').next().unwrap());
        assert_eq!(call(&app, "GET", &path, "", Value::Null).await.status, 200);
        for password in ["of a stranger", PASSWORD] {
            assert_eq!(sign_in(&app, EMAIL, password).await.status, 401, "{password}");
        }
    }
}

on_both! {
    async fn owner_at_known_network_is_mailed_despite_its_limit(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        account(&app, "elsewhere@music.example", "active", false).await;
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200);
        post(&app, "/api/auth/register", registration("first@music.example")).await;
        caused(&app, 60).await;
        let before = mails(&app).await;
        for (email, mailed) in [(EMAIL, 1), ("elsewhere@music.example", 1)] {
            assert_eq!(post(&app, "/api/auth/forgot-password", json!({ "email": email })).await.status, 200);
            assert_eq!(mails(&app).await - before, mailed, "{email}");
        }
    }
}
