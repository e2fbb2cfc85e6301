//! Several servers on one PostgreSQL.

use std::{collections::BTreeMap, time::Duration};

use serde_json::{Value, json};

use crate::{
    smtp::MailServer,
    support::{Folder, Server, new_databases},
};

/// The databases that replicas can share: SQLite is for one server.
async fn shared(folder: &Folder) -> Option<String> {
    new_databases(folder).await.into_iter().nth(1)
}

async fn status(server: &Server, method: reqwest::Method, path: &str, token: &str) -> u16 {
    let url = format!("{}{path}", server.url);
    let request = server.client.request(method, url).bearer_auth(token);
    request.send().await.unwrap().status().as_u16()
}

// SRV-05.
#[tokio::test]
async fn srv_05_session_works_on_every_replica() {
    let folder = Folder::new();
    let Some(url) = shared(&folder).await else {
        return;
    };
    let with = |command: &str| {
        let mut command = folder.reedling(&[command]);
        command.env("REEDLING_DATABASE_URL", &url);
        command
    };
    assert!(with("seed-demo").status().unwrap().success());
    let (one, other) = (
        Server::start(&mut with("serve")),
        Server::start(&mut with("serve")),
    );
    let body = json!({ "email": "teacher@reedling.test", "password": "Practice-makes-1t!" });
    let answer: Value = one
        .post("/api/auth/login", &body)
        .await
        .json()
        .await
        .unwrap();
    let token = answer["token"].as_str().unwrap();
    assert_eq!(
        status(&other, reqwest::Method::GET, "/api/users/me", token).await,
        200
    );
    assert_eq!(
        status(&other, reqwest::Method::POST, "/api/auth/logout", token).await,
        200
    );
    assert_eq!(
        status(&one, reqwest::Method::GET, "/api/users/me", token).await,
        401
    );
    // What one writes the other reads at once.
    let quill =
        json!({ "name": "Ada Quill", "email": "ada@music.example", "password": "Minuet-72!" });
    assert!(
        one.post("/api/auth/register", &quill)
            .await
            .status()
            .is_success()
    );
    let pending = json!({ "email": "ada@music.example", "password": "Minuet-72!" });
    assert_eq!(other.post("/api/auth/login", &pending).await.status(), 403);
}

#[tokio::test]
async fn each_mail_goes_out_once_although_two_replicas_work() {
    let folder = Folder::new();
    let Some(url) = shared(&folder).await else {
        return;
    };
    let mails = MailServer::start(&json!({ "tls": "none" }));
    let start = || {
        let mut command = folder.reedling(&["serve"]);
        command
            .env("REEDLING_DATABASE_URL", &url)
            .env(
                "REEDLING_SMTP_URL",
                format!("smtp://127.0.0.1:{}", mails.port),
            )
            .env("REEDLING_MAIL_FROM", "school@music.example");
        Server::start(&mut command)
    };
    let servers = [start(), start()];
    for number in 0..12 {
        let email = format!("ada{number}@music.example");
        let body = json!({ "name": "Ada Quill", "email": email, "password": "Minuet-72!" });
        let answer = servers[number % 2].post("/api/auth/register", &body).await;
        assert!(answer.status().is_success());
    }
    let mut sent = BTreeMap::new();
    for mail in mails.mails_until_quiet(Duration::from_secs(4)) {
        *sent.entry(mail["to"].to_string()).or_insert(0) += 1;
    }
    assert_eq!(sent.len(), 12);
    assert!(sent.values().all(|times| *times == 1), "{sent:?}");
}
