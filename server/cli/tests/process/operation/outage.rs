//! The database goes away, is locked by somebody else, and comes back.

use std::time::{Duration, Instant};

use reqwest::Response;
use sea_orm::sqlx::{Connection, Executor, SqliteConnection};
use serde_json::{Value, json};

use super::gate::{Gate, Way};
use crate::support::{Folder, Server, new_databases};

async fn sign_in(server: &Server) -> (Response, Duration) {
    let begun = Instant::now();
    let body = json!({ "email": "nobody@music.example", "password": "wrong" });
    let answer = server.post("/api/auth/login", &body).await;
    (answer, begun.elapsed())
}

/// Checks that it is the 503 of D10, and that it says when to come back.
async fn assert_unavailable(answer: Response) {
    assert_eq!(answer.status(), 503);
    assert!(
        answer.headers()["retry-after"]
            .to_str()
            .unwrap()
            .parse::<u32>()
            .unwrap()
            > 0
    );
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body["code"], "unavailable");
    assert_eq!(body["error"], body["message"]);
}

/// Waits until the probe has found that, which looks every five seconds and twice before it says that something is wrong.
async fn health_is(server: &Server, status: u16) -> Value {
    let begun = Instant::now();
    loop {
        let health = server.get("/api/health").await;
        if health.status() == status {
            return health.json().await.unwrap();
        }
        assert!(begun.elapsed() < Duration::from_secs(18), "{status}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

// SRV-25.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn srv_25_postgresql_that_is_away_is_told_soon_and_found_again() {
    let folder = Folder::new();
    let Some(url) = new_databases(&folder).await.into_iter().nth(1) else {
        return;
    };
    let (gate, address) = Gate::before(&url).await;
    let mut command = folder.reedling(&["serve"]);
    let server = Server::start(command.env("REEDLING_DATABASE_URL", &address));
    assert_eq!(sign_in(&server).await.0.status(), 401);

    gate.set(Way::Closed);
    tokio::time::sleep(Duration::from_millis(100)).await;
    for _ in 0..3 {
        let (answer, took) = sign_in(&server).await;
        assert_unavailable(answer).await;
        assert!(took < Duration::from_secs(3), "{took:?}");
    }
    let health = health_is(&server, 503).await;
    assert_eq!(health["database"], "does not answer");

    gate.set(Way::Open);
    let begun = Instant::now();
    while sign_in(&server).await.0.status() != 401 {
        assert!(begun.elapsed() < Duration::from_secs(5), "it is back");
    }
    health_is(&server, 200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn silent_network_is_reported_soon_and_recovered_from() {
    let folder = Folder::new();
    let Some(url) = new_databases(&folder).await.into_iter().nth(1) else {
        return;
    };
    let (gate, address) = Gate::before(&url).await;
    let mut command = folder.reedling(&["serve"]);
    let server = Server::start(command.env("REEDLING_DATABASE_URL", &address));
    let crowd = || futures_util::future::join_all((0..8).map(|_| sign_in(&server)));
    assert!(
        crowd()
            .await
            .iter()
            .all(|(answer, _)| [401, 429].contains(&answer.status().as_u16()))
    );

    // Nothing comes through, and nobody says so: connections that are open stay open.
    gate.set(Way::Silent);
    for (answer, took) in crowd().await {
        assert_unavailable(answer).await;
        assert!(took < Duration::from_secs(4), "{took:?}");
    }
    health_is(&server, 503).await;

    // Those connections are lost for good; new ones come through.
    gate.set(Way::Open);
    let begun = Instant::now();
    while sign_in(&server).await.0.status() == 503 {
        assert!(begun.elapsed() < Duration::from_secs(10), "it is back");
    }
    health_is(&server, 200).await;
    assert!(
        crowd()
            .await
            .iter()
            .all(|(answer, _)| answer.status() != 503)
    );
}

#[tokio::test]
async fn locked_sqlite_is_waited_for_then_reported() {
    let folder = Folder::new();
    let server = Server::start(&mut folder.reedling(&["serve"]));
    let mut other = SqliteConnection::connect(&folder.database_url())
        .await
        .unwrap();

    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let freed = async {
        tokio::time::sleep(Duration::from_secs(2)).await;
        other.execute("ROLLBACK").await.unwrap();
    };
    let ((answer, took), ()) = tokio::join!(sign_in(&server), freed);
    assert_eq!(answer.status(), 401, "it waits as long as it may");
    assert!(took > Duration::from_secs(1), "{took:?}");

    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let reading = async {
        tokio::time::sleep(Duration::from_secs(1)).await;
        server.get("/api/stats").await.status()
    };
    let ((answer, took), read) = tokio::join!(sign_in(&server), reading);
    assert_unavailable(answer).await;
    assert!(took < Duration::from_secs(8), "{took:?}");
    assert_eq!(read, 200, "reading goes on");
    other.execute("ROLLBACK").await.unwrap();
    assert_eq!(sign_in(&server).await.0.status(), 401);
}
