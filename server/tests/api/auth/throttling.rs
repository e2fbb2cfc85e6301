//! Slowing down who guesses passwords.

use chrono::TimeDelta;
use sea_orm::ConnectionTrait;

use super::{PASSWORD, account, call, sign_in};
use crate::support::{CLIENT, TestApp};

const EMAIL: &str = "tess@music.example";

on_both! {
    async fn repeated_failures_are_slowed_and_the_owner_gets_in_later(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let mut seen = Vec::new();
        for _ in 0..8 {
            seen.push(sign_in(&app, EMAIL, "wrong").await);
        }
        let refused = seen.iter().find(|answer| answer.status == 429).unwrap();
        assert!(refused.retry_after.unwrap() >= 1);
        assert_eq!(refused.body["code"], "too_many_attempts");
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 429, "the right one is not looked at either");
        app.clock.advance(TimeDelta::seconds(60));
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200);
        assert_eq!(sign_in(&app, EMAIL, "wrong").await.status, 401, "a success starts the count anew");
    }
}

on_both! {
    async fn a_hundred_failures_in_an_hour_are_the_most_for_an_account(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let mut looked_at = 0;
        for _ in 0..130 {
            looked_at += usize::from(sign_in(&app, EMAIL, "wrong").await.status == 401);
            app.clock.advance(TimeDelta::seconds(26));
        }
        assert!(looked_at <= 100, "{looked_at}");
        app.clock.advance(TimeDelta::hours(1));
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200);
    }
}

on_both! {
    // AUTH-19.
    async fn auth_19_two_servers_count_failures_together_by_account_and_by_address(app: TestApp) {
        let other = app.beside().await;
        account(&app, EMAIL, "active", false).await;
        let mut failures = 0;
        while sign_in([&app, &other][failures % 2], EMAIL, "wrong").await.status == 401 {
            failures += 1;
            assert!(failures < 10, "the account is slowed");
        }
        assert_eq!(failures, 5, "together, not each");
        for server in [&app, &other] {
            let refused = sign_in(server, EMAIL, PASSWORD).await;
            assert_eq!((refused.status, refused.retry_after.is_some()), (429, true));
        }

        let mut guesses = 0;
        let refused = loop {
            let email = format!("guess{guesses}@music.example");
            let answer = sign_in([&app, &other][guesses % 2], &email, "wrong").await;
            if answer.status != 401 {
                break answer;
            }
            guesses += 1;
            assert!(guesses < 40, "the address is slowed");
        };
        assert_eq!((refused.status, refused.retry_after.is_some()), (429, true));
        assert_eq!(failures + guesses, 30, "together, not each");
        assert_eq!(sign_in(&other, "somebody@else.example", "wrong").await.status, 429);
        app.clock.advance(TimeDelta::seconds(60));
        assert_eq!(sign_in(&other, EMAIL, PASSWORD).await.status, 200);
    }
}

/// One attempt from wherever it claims to come.
async fn attempt_from(app: &TestApp, claimed: &str) -> u16 {
    let body = serde_json::json!({ "email": EMAIL, "password": "wrong" });
    let request = CLIENT
        .post(format!("{}/api/auth/login", app.url))
        .header("x-forwarded-for", claimed)
        .header("x-real-ip", claimed)
        .header("forwarded", format!("for={claimed}"));
    request.json(&body).send().await.unwrap().status().as_u16()
}

on_both! {
    async fn the_hundred_and_first_failure_is_refused_on_every_server_from_any_claimed_address(app: TestApp) {
        let other = app.beside().await;
        account(&app, EMAIL, "active", false).await;
        assert_eq!(attempt_from(&app, "192.0.2.1").await, 401);
        let most = "UPDATE sign_in_throttle SET failures = 99 WHERE key LIKE 'account:%'";
        app.state.db.write().execute_unprepared(most).await.unwrap();
        assert_eq!(attempt_from(&other, "192.0.2.2").await, 401, "the hundredth");
        for number in 3..9 {
            app.clock.advance(TimeDelta::minutes(5));
            let claimed = format!("192.0.2.{number}");
            assert_eq!(attempt_from([&app, &other][number % 2], &claimed).await, 429);
        }
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 429);
        app.clock.advance(TimeDelta::minutes(30));
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200, "the owner gets in later");
    }
}

on_both! {
    async fn a_trusted_proxy_tells_for_whom_it_asks(app: TestApp) {
        let behind = app.beside_with(|config| config.trusted_proxies = "127.0.0.1".parse().unwrap()).await;
        account(&app, EMAIL, "active", false).await;
        // The client may claim what it likes; the proxy adds the true address at the end.
        assert_eq!(attempt_from(&behind, "198.51.100.9, 192.0.2.1").await, 401);
        let most = "UPDATE sign_in_throttle SET failures = 299 WHERE key LIKE 'address:%'";
        app.state.db.write().execute_unprepared(most).await.unwrap();
        assert_eq!(attempt_from(&behind, "198.51.100.10, 192.0.2.1").await, 401, "the three hundredth");
        assert_eq!(attempt_from(&behind, "198.51.100.11, 192.0.2.1").await, 429);
        assert_eq!(attempt_from(&behind, "192.0.2.1, 192.0.2.2").await, 401, "somebody else");
        assert_eq!(attempt_from(&app, "192.0.2.1").await, 401, "believed from a trusted proxy only");
    }
}

on_both! {
    async fn three_hundred_failures_in_an_hour_are_the_most_for_an_address(app: TestApp) {
        let other = app.beside().await;
        account(&app, EMAIL, "active", false).await;
        assert_eq!(sign_in(&app, "guess@music.example", "wrong").await.status, 401);
        let most = "UPDATE sign_in_throttle SET failures = 299 WHERE key LIKE 'address:%'";
        app.state.db.write().execute_unprepared(most).await.unwrap();
        assert_eq!(sign_in(&other, "guess300@music.example", "wrong").await.status, 401, "the three hundredth");
        for server in [&app, &other] {
            app.clock.advance(TimeDelta::minutes(20));
            assert_eq!(sign_in(server, "guess301@music.example", "wrong").await.status, 429);
        }
        app.clock.advance(TimeDelta::minutes(20));
        assert_eq!(sign_in(&other, EMAIL, PASSWORD).await.status, 200, "an hour later");
    }
}

on_both! {
    // AUTH-08.
    async fn auth_08_many_sign_ins_at_once_leave_other_calls_answering(app: TestApp) {
        let guesses = (0..24).map(|guess| {
            let email = format!("guess{guess}@music.example");
            let app = &app;
            async move { sign_in(app, &email, "wrong").await.status }
        });
        let started = std::time::Instant::now();
        let guessing = async {
            futures_util::future::join_all(guesses).await;
            started.elapsed()
        };
        let answering = async {
            let stats = call(&app, "GET", "/api/stats", "", serde_json::Value::Null).await;
            assert_eq!(stats.status, 200);
            started.elapsed()
        };
        let (guessed, answered) = tokio::join!(guessing, answering);
        assert!(answered < guessed, "{answered:?} against {guessed:?}");
    }
}
