//! The database goes away, is locked by somebody else, and comes back.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use reqwest::Response;
use sea_orm::sqlx::{Connection, Executor, SqliteConnection};
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};

use crate::support::{Folder, Server, new_databases};

/// A way to PostgreSQL that can be closed and opened again.
struct Gate {
    open: Arc<AtomicBool>,
    port: u16,
}

impl Gate {
    /// Leads to that server; every connection ends when the gate is closed.
    async fn to(target: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let open = Arc::new(AtomicBool::new(true));
        let is_open = open.clone();
        tokio::spawn(async move {
            while let Ok((mut client, _)) = listener.accept().await {
                let (target, is_open) = (target.clone(), is_open.clone());
                tokio::spawn(async move {
                    if !is_open.load(Relaxed) {
                        return;
                    }
                    let mut server = TcpStream::connect(target).await.unwrap();
                    let closed = async {
                        while is_open.load(Relaxed) {
                            tokio::time::sleep(Duration::from_millis(20)).await;
                        }
                    };
                    tokio::select! {
                        _ = tokio::io::copy_bidirectional(&mut client, &mut server) => {}
                        () = closed => {}
                    }
                });
            }
        });
        Self { open, port }
    }
}

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

// SRV-25.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn srv_25_postgresql_that_is_away_is_told_soon_and_found_again() {
    let folder = Folder::new();
    let Some(url) = new_databases(&folder).await.into_iter().nth(1) else {
        return;
    };
    let mut address = url::Url::parse(&url).unwrap();
    let target = format!(
        "{}:{}",
        address.host_str().unwrap(),
        address.port().unwrap_or(5432)
    );
    let gate = Gate::to(target).await;
    address.set_port(Some(gate.port)).unwrap();
    let mut command = folder.reedling(&["serve"]);
    let server = Server::start(command.env("REEDLING_DATABASE_URL", address.as_str()));
    assert_eq!(sign_in(&server).await.0.status(), 401);

    gate.open.store(false, Relaxed);
    tokio::time::sleep(Duration::from_millis(100)).await;
    for _ in 0..3 {
        let (answer, took) = sign_in(&server).await;
        assert_unavailable(answer).await;
        assert!(took < Duration::from_secs(3), "{took:?}");
    }
    let health = server.get("/api/health").await;
    assert_eq!(health.status(), 503);
    assert_eq!(
        health.json::<Value>().await.unwrap()["database"],
        "does not answer"
    );

    gate.open.store(true, Relaxed);
    let begun = Instant::now();
    while sign_in(&server).await.0.status() != 401 {
        assert!(begun.elapsed() < Duration::from_secs(5), "it is back");
    }
    assert_eq!(server.get("/api/health").await.status(), 200);
}

#[tokio::test]
async fn sqlite_that_somebody_else_has_locked_is_waited_for_and_then_told() {
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
