//! How many passwords of an account are checked in all.

use chrono::TimeDelta;
use futures_util::{StreamExt, stream};
use reedling_server::security::token;
use serde_json::json;

use super::{
    PASSWORD, account, me,
    networks::{self, Visitor},
    newest_mail, one, token_of,
};
use crate::support::TestApp;

const EMAIL: &str = "tess@music.example";

/// How many of the wrong passwords, two from each network, were checked.
async fn checked(app: &TestApp, networks: std::ops::Range<u32>) -> usize {
    let tries = networks
        .flat_map(|network| [network, network])
        .map(|network| async move {
            let address = format!("198.51.{}.{}", 100 + network / 200, network % 200);
            Visitor::at(app, &address)
                .sign_in(EMAIL, "wrong")
                .await
                .status
        });
    let seen: Vec<u16> = stream::iter(tries).buffered(16).collect().await;
    assert!(
        seen.iter().all(|status| [401, 429].contains(status)),
        "{seen:?}"
    );
    seen.iter().filter(|status| **status == 401).count()
}

on_both! {
    // JOIN-11.
    async fn join_11_account_allows_200_checks_an_hour_and_2000_monthly(app: TestApp) {
        let app = networks::behind_a_proxy(&app).await;
        account(&app, EMAIL, "active", false).await;
        let mut owner = Visitor::at(&app, "192.0.2.7");
        owner.sign_in_and_stay(EMAIL, PASSWORD).await;
        let unknown = Visitor::at(&app, "203.0.113.9");
        let other = Visitor::at(&app, "192.0.2.7");
        // Twenty more are kept for bypass checks.
        assert_eq!(checked(&app, 0..100).await, 180);
        app.clock.advance(TimeDelta::minutes(59));
        // Whoever succeeds in between changes nothing.
        assert_eq!(other.sign_in(EMAIL, PASSWORD).await.status, 200, "a known network");
        assert_eq!(checked(&app, 150..165).await, 0);
        let refused = unknown.sign_in(EMAIL, PASSWORD).await;
        assert_eq!((refused.status, refused.retry_after), (429, Some(60)));
        // The owner is told, and has other ways.
        assert_eq!(newest_mail(&app, EMAIL).await.unwrap()["template"], "sign_in_limited");
        owner.network = "192.0.2.99";
        assert_eq!(owner.sign_in(EMAIL, PASSWORD).await.status, 200, "a known browser");
        unknown.post("/api/auth/forgot-password", "", json!({ "email": EMAIL })).await;
        let mailed = newest_mail(&app, EMAIL).await.unwrap()["password"].as_str().unwrap().to_owned();
        assert_eq!(unknown.sign_in(EMAIL, &mailed).await.status, 200, "a mailed password");

        app.clock.advance(TimeDelta::minutes(1));
        let subject = format!("looks:{}", token::hex(&token::hash(EMAIL)));
        networks::count(&app, &subject, 1_610, TimeDelta::days(10)).await;
        assert_eq!(checked(&app, 200..210).await, 10, "1,800 in thirty days, and 200 by the bypass");
        app.clock.advance(TimeDelta::days(19));
        assert_eq!(checked(&app, 0..10).await, 0);
        let told = "SELECT COUNT(*) FROM job WHERE CAST(payload AS TEXT) LIKE '%sign_in_limited%'";
        assert_eq!(one::<i64>(&app, told.to_owned()).await, Some(1), "once");
        app.clock.advance(TimeDelta::days(1));
        assert_eq!(unknown.sign_in(EMAIL, PASSWORD).await.status, 200);
    }
}

on_both! {
    // JOIN-20.
    async fn join_20_the_eleventh_wrong_current_password_finds_the_session_ended(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let (token, other) = (token_of(&app, EMAIL).await, token_of(&app, EMAIL).await);
        let visitor = Visitor::at(&app, "192.0.2.7");
        let wrong = json!({ "currentPassword": "wrong", "newPassword": "Musette-in-D-96!" });
        for _ in 0..10 {
            let answer = visitor.post("/api/auth/new-password", &token, wrong.clone()).await;
            assert_eq!(answer.status, 422);
        }
        assert_eq!(visitor.post("/api/auth/new-password", &token, wrong).await.status, 401);
        assert_eq!(me(&app, &token).await, 401);
        assert_eq!(me(&app, &other).await, 200, "another session goes on");
        let line = "SELECT COUNT(*) FROM activity WHERE description LIKE '%lost a session after ten wrong passwords%'";
        assert_eq!(one::<i64>(&app, line.to_owned()).await, Some(1));
    }
}

on_both! {
    // JOIN-20.
    async fn join_20_the_eleventh_wrong_password_of_a_known_browser_is_slowed(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let mut owner = Visitor::at(&app, "192.0.2.7");
        owner.sign_in_and_stay(EMAIL, PASSWORD).await;
        for _ in 0..10 {
            assert_eq!(owner.sign_in(EMAIL, "wrong").await.status, 401);
        }
        let refused = owner.sign_in(EMAIL, PASSWORD).await;
        assert_eq!((refused.status, refused.retry_after), (429, Some(1)));
        app.clock.advance(TimeDelta::seconds(1));
        assert_eq!(owner.sign_in(EMAIL, "wrong").await.status, 401);
        assert_eq!(owner.sign_in(EMAIL, "wrong").await.status, 429, "every failure begins a longer pause");
        // A hundred in a day.
        let most = "UPDATE sign_in_throttle SET failures = 99 WHERE key LIKE 'browser:%'";
        sea_orm::ConnectionTrait::execute_unprepared(app.state.db.write(), most).await.unwrap();
        app.clock.advance(TimeDelta::minutes(1));
        assert_eq!(owner.sign_in(EMAIL, "wrong").await.status, 401);
        app.clock.advance(TimeDelta::hours(20));
        assert_eq!(owner.sign_in(EMAIL, PASSWORD).await.status, 429);
        app.clock.advance(TimeDelta::hours(4));
        assert_eq!(owner.sign_in(EMAIL, PASSWORD).await.status, 200);
    }
}
