//! Slowing down who guesses passwords, by account and network.

use chrono::TimeDelta;
use sea_orm::ConnectionTrait;

use super::{
    PASSWORD, account, call,
    networks::{self, Visitor},
    one, sign_in,
};

const EMAIL: &str = "tess@music.example";

on_both! {
    async fn failures_are_slowed_and_success_takes_back_only_itself(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        let mut seen = Vec::new();
        for _ in 0..8 {
            seen.push(sign_in(&app, EMAIL, "wrong").await);
        }
        let refused = seen.iter().find(|answer| answer.status == 429).unwrap();
        assert!(refused.retry_after.unwrap() >= 1);
        assert_eq!(refused.body["code"], "too_many_attempts");
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 429, "the right one is not checked either");
        app.clock.advance(TimeDelta::seconds(60));
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200);
        let failures: Option<i32> = one(&app, "SELECT failures FROM sign_in_throttle WHERE key LIKE 'pair:%'".into()).await;
        assert_eq!(failures, Some(5));
        assert_eq!(sign_in(&app, EMAIL, PASSWORD).await.status, 200, "a success leaves no pause");
        assert_eq!(sign_in(&app, EMAIL, "wrong").await.status, 401);
        assert_eq!(sign_in(&app, EMAIL, "wrong").await.status, 429, "the earlier failures count on");
    }
}

on_both! {
    async fn network_allows_a_hundred_failures_an_hour(app: TestApp) {
        account(&app, EMAIL, "active", false).await;
        assert_eq!(sign_in(&app, EMAIL, "wrong").await.status, 401);
        let most = "UPDATE sign_in_throttle SET failures = 98 WHERE key LIKE 'pair:%'";
        app.state.db.write().execute_unprepared(most).await.unwrap();
        let mut checked = 0;
        for _ in 0..60 {
            checked += usize::from(sign_in(&app, EMAIL, "wrong").await.status == 401);
            app.clock.advance(TimeDelta::seconds(40));
        }
        assert_eq!(checked, 2, "the ninety-ninth and the hundredth");
        app.clock.advance(TimeDelta::minutes(20));
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

        for number in 1..30 {
            let email = format!("guess{number}@music.example");
            assert_eq!(sign_in([&app, &other][number % 2], &email, "wrong").await.status, 401);
        }
        // Thirty accounts have failed: from now on one password is checked every two seconds.
        let first = sign_in(&app, "guess30@music.example", "wrong").await;
        let second = sign_in(&other, "guess31@music.example", "wrong").await;
        assert_eq!((first.status, second.status, second.retry_after), (401, 429, Some(2)));
    }
}

on_both! {
    async fn a_trusted_proxy_tells_for_whom_it_asks(app: TestApp) {
        let behind = networks::behind_a_proxy(&app).await;
        account(&app, EMAIL, "active", false).await;
        // The client may claim what it likes; the proxy adds the true address at the end.
        for number in 0..5 {
            let claimed = format!("198.51.100.{number}, 192.0.2.1");
            assert_eq!(Visitor::at(&behind, &claimed).sign_in(EMAIL, "wrong").await.status, 401);
        }
        let from = async |app, claimed| Visitor::at(app, claimed).sign_in(EMAIL, "wrong").await.status;
        assert_eq!(from(&behind, "198.51.100.11, 192.0.2.1").await, 429);
        assert_eq!(from(&behind, "192.0.2.1, 192.0.2.2").await, 401, "somebody else");
        assert_eq!(from(&app, "192.0.2.1").await, 401, "believed from a trusted proxy only");
    }
}

on_both! {
    async fn ipv6_counts_by_64_and_48_prefix(app: TestApp) {
        let behind = networks::behind_a_proxy(&app).await;
        account(&app, EMAIL, "active", false).await;
        for number in 1..6 {
            let address = format!("2001:db8:1:1::{number}");
            assert_eq!(Visitor::at(&behind, &address).sign_in(EMAIL, "wrong").await.status, 401);
        }
        let from = async |address, email| Visitor::at(&behind, address).sign_in(email, "wrong").await.status;
        assert_eq!(from("2001:db8:1:1::6", EMAIL).await, 429, "the same /64");
        assert_eq!(from("2001:db8:1:2::1", EMAIL).await, 401, "another one");
        networks::have_failed(&app, "2001:db8:1::/48", 299).await;
        // Every check is from a /64 of its own, and the three hundredth account fails.
        assert_eq!(from("2001:db8:1:4::1", "b@music.example").await, 401, "the first check of the /48");
        assert_eq!(from("2001:db8:1:5::1", "c@music.example").await, 429);
        app.clock.advance(TimeDelta::milliseconds(200));
        assert_eq!(from("2001:db8:1:5::1", "c@music.example").await, 401, "the next one, a fifth of a second later");
        assert_eq!(from("2001:db8:2:1::1", "d@music.example").await, 401, "another /48");
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
