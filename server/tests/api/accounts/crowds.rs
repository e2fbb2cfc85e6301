//! Many people at once, and many guesses. What guesses cost others is counted here; how long it takes them is a matter of time,
//! which only a quiet machine gives: `just crowds`.

use std::{
    io::Write,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::future::join_all;
use serde_json::Value;
use tokio::{
    runtime::{Builder, Runtime},
    time::interval,
};

use super::{PASSWORD, account, call, insert, one, sign_in};
use crate::support::TestApp;

/// Threads of their own, as clients are: those that share the busy server's may come to send their requests late.
fn clients() -> Runtime {
    Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
}

/// Accounts that share a password; its hash is made once.
async fn owners(app: &TestApp, many: usize) -> Vec<String> {
    let mut emails = vec!["owner0@music.example".to_owned()];
    account(app, &emails[0], "active", false).await;
    let hash: String = one(app, "SELECT password_hash FROM \"user\"".to_owned())
        .await
        .unwrap();
    for number in 1..many {
        let email = format!("owner{number}@music.example");
        insert(app, &email, "active", Some(hash.clone()), None).await;
        emails.push(email);
    }
    emails
}

/// What looks like a mailed password.
const GUESS: &str = "aaaaa-bbbbb-ccccc-ddddd-eeeee";

/// JOIN-21.
async fn guesses_of_a_mailed_password(app: TestApp) {
    let emails = owners(&app, 30).await;
    account(&app, "victim@music.example", "active", true).await;
    let app = Arc::new(app);
    let clients = clients();
    let guessing = clients.spawn({
        let app = app.clone();
        async move {
            // Five every ten milliseconds.
            let mut beat = interval(Duration::from_millis(10));
            let mut sent = 0_u32;
            loop {
                beat.tick().await;
                for _ in 0..5 {
                    let app = app.clone();
                    sent += 1;
                    tokio::spawn(async move { sign_in(&app, "victim@music.example", GUESS).await });
                }
                if sent >= 1_500 {
                    return sent;
                }
            }
        }
    });
    let mut times = Vec::new();
    for email in emails.iter().cycle() {
        if guessing.is_finished() {
            break;
        }
        let begun = Instant::now();
        assert_eq!(sign_in(&app, email, PASSWORD).await.status, 200);
        times.push(begun.elapsed());
    }
    clients.shutdown_background();
    times.sort_unstable();
    let (middle, slowest) = (times[times.len() / 2], times[times.len() - 1]);
    let line = format!(
        "{} sign-ins, middle {middle:?}, slowest {slowest:?}",
        times.len()
    );
    let mut out = std::io::stdout();
    writeln!(out, "{line}").unwrap();
    let p99 = times[(times.len() * 99).div_ceil(100) - 1];
    assert!(
        times.len() >= 10 && p99 < Duration::from_secs(1),
        "{} {p99:?}",
        times.len()
    );
}

on_both! {
    async fn wire_12_two_hundred_concurrent_sign_ins_succeed(app: TestApp) {
        let emails = owners(&app, 200).await;
        let app = Arc::new(app);
        let clients = clients();
        let before = app.state.passwords.worked();
        let crowd: Vec<_> = emails
            .into_iter()
            .map(|email| {
                let app = app.clone();
                clients.spawn(async move { sign_in(&app, &email, PASSWORD).await.status })
            })
            .collect();
        let mut answered = 0;
        while crowd.iter().any(|one| !one.is_finished()) {
            let stats = call(&app, "GET", "/api/stats", "", Value::Null).await;
            assert_eq!(stats.status, 200);
            answered += 1;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        let seen: Vec<u16> = join_all(crowd).await.into_iter().map(Result::unwrap).collect();
        clients.shutdown_background();
        assert!(seen.iter().all(|status| *status == 200), "{seen:?}");
        // Others are answered meanwhile, however fast this machine is.
        assert!(answered >= 3, "{answered}");
        // Two at a time they take three seconds; ten is what the last one may wait.
        assert_eq!(app.state.passwords.worked() - before, 200, "each is checked once");
    }
}

on_both! {
    // JOIN-21, without its time: a guess costs the passwords' queue nothing once its account waits, so that there is nothing
    // that a sign-in could wait for.
    async fn join_21_guesses_in_mailed_shape_cost_five_password_checks(app: TestApp) {
        let emails = owners(&app, 10).await;
        account(&app, "victim@music.example", "active", true).await;
        let before = app.state.passwords.worked();
        let guesses = join_all((0..150).map(|_| sign_in(&app, "victim@music.example", GUESS)));
        let sign_ins = join_all(emails.iter().map(|email| sign_in(&app, email, PASSWORD)));
        let (guesses, sign_ins) = tokio::join!(guesses, sign_ins);
        assert!(sign_ins.iter().all(|answer| answer.status == 200));
        let checked = guesses.iter().filter(|answer| answer.status == 401).count();
        assert!(guesses.iter().all(|answer| [401, 429].contains(&answer.status)));
        assert_eq!((checked, app.state.passwords.worked() - before), (5, 15));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "needs a quiet machine"]
async fn join_21_guesses_in_mailed_shape_leave_sign_ins_quick() {
    let small = TestApp::on_sqlite().await;
    guesses_of_a_mailed_password(small.beside_at_full_cost().await).await;
    if let Some(small) = TestApp::on_postgres().await {
        guesses_of_a_mailed_password(small.beside_at_full_cost().await).await;
    }
}
