//! Mail by a real SMTP server: encrypted, signed in, tried again, one Message-ID for each mail, nothing in the logs.

mod addresses;
mod names;

use std::time::Duration;

use chrono::TimeDelta;
use reedling_server::{
    app::worker::work_once,
    config::mail_server,
    mail::{self, transport::Mailer},
};
use serde_json::json;

use crate::{
    jobs::{Setting, secret_mail},
    smtp::{MailServer, message_id, support},
    support::{Folder, Server, new_databases},
};

/// Where mail goes: to that server, trusting its authority.
fn to(url: &str) -> Mailer {
    let ca = support("tls/ca.pem");
    Mailer::Smtp(mail_server::connect(url, Some(&ca)).unwrap())
}

async fn with_a_mail(folder: &Folder, url: &str) -> Setting {
    let setting = Setting::new(folder, url).await;
    mail::enqueue(setting.state.db.write(), setting.now(), &secret_mail())
        .await
        .unwrap();
    setting
}

/// Works once and answers how the job stands and why it failed.
async fn attempt(setting: &Setting, mailer: &Mailer) -> (String, Option<String>) {
    assert!(work_once(&setting.state, mailer).await.unwrap());
    let job = setting.only_job().await;
    (job.state.0.as_str().to_owned(), job.last_error)
}

fn failed_by(state: &str, why: &str) -> (String, Option<String>) {
    (state.to_owned(), Some(why.to_owned()))
}

#[tokio::test]
async fn mail_uses_tls_or_starttls_and_authenticates() {
    for (tls, scheme, query) in [
        ("implicit", "smtps", ""),
        ("starttls", "smtp", "?tls=required"),
    ] {
        let server =
            MailServer::start(&json!({ "tls": tls, "user": "school", "password": "p@ss" }));
        let folder = Folder::new();
        let setting = with_a_mail(&folder, &folder.database_url()).await;
        let good = format!("{scheme}://school:p%40ss@localhost:{}{query}", server.port);

        // Its authority is not a public one.
        let trusting = Mailer::Smtp(mail_server::connect(&good, None).unwrap());
        let (state, why) = attempt(&setting, &trusting).await;
        assert_eq!(state, "queued");
        assert!(why.unwrap().contains("UnknownIssuer"));
        setting.clock.advance(TimeDelta::hours(6));

        let wrong = good.replace("p%40ss", "canary");
        let why = "The mail server refused the user or password of REEDLING_SMTP_URL (535).";
        assert_eq!(
            attempt(&setting, &to(&wrong)).await,
            failed_by("queued", why)
        );
        setting.clock.advance(TimeDelta::hours(6));

        assert_eq!(attempt(&setting, &to(&good)).await.0, "done");
        let mail = server.mail();
        assert_eq!(
            (&mail["secure"], &mail["user"]),
            (&json!(true), &json!("school"))
        );
        let text = mail["text"].as_str().unwrap();
        assert!(text.contains("canary-password"), "{text}");
        assert!(
            text.contains("Content-Type: text/plain") && text.contains("Content-Type: text/html")
        );
    }
}

#[tokio::test]
async fn a_server_without_starttls_gets_no_mail() {
    let server = MailServer::start(&json!({ "tls": "none" }));
    let folder = Folder::new();
    let setting = with_a_mail(&folder, &folder.database_url()).await;
    let url = format!("smtp://localhost:{}?tls=required", server.port);
    assert_eq!(attempt(&setting, &to(&url)).await.0, "queued");
    assert!(
        server
            .mails_until_quiet(Duration::from_millis(200))
            .is_empty()
    );
}

// SRV-28.
#[tokio::test]
async fn srv_28_busy_mail_server_gets_the_same_message_id_again() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let server = MailServer::start(&json!({ "tls": "none", "replies": ["451", "421"] }));
        let setting = with_a_mail(&folder, &url).await;
        let context = to(&format!("smtp://127.0.0.1:{}", server.port));
        for code in ["451", "421"] {
            let why = format!("The mail server asked to try again later ({code}).");
            assert_eq!(attempt(&setting, &context).await, failed_by("queued", &why));
            assert!(!work_once(&setting.state, &context).await.unwrap());
            setting.clock.advance(TimeDelta::minutes(1));
        }
        assert_eq!(attempt(&setting, &context).await, ("done".to_owned(), None));
        let mails = server.mails(3);
        let ids: Vec<&str> = mails.iter().map(message_id).collect();
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
    }
}

#[tokio::test]
async fn permanently_refused_mail_ends_without_its_secret() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let server = MailServer::start(&json!({ "tls": "none", "replies": ["550"] }));
        let setting = with_a_mail(&folder, &url).await;
        let context = to(&format!("smtp://127.0.0.1:{}", server.port));
        // What the server says names the recipient; that is not kept.
        let why = "The mail server refused the mail (550).";
        assert_eq!(attempt(&setting, &context).await, failed_by("failed", why));
        let job = setting.only_job().await;
        assert_eq!(job.payload, json!({ "template": "temporary_password" }));
    }
}

// SRV-27.
#[tokio::test]
async fn srv_27_mail_goes_to_the_server_and_not_into_logs() {
    let mail_server = MailServer::start(
        &json!({ "tls": "implicit", "user": "school", "password": "canary-key" }),
    );
    let folder = Folder::new();
    let mut command = folder.reedling(&["serve"]);
    let url = format!("smtps://school:canary-key@localhost:{}", mail_server.port);
    command
        .env(
            "RUST_LOG",
            "trace,sqlx=info,sea_orm=info,sea_orm_migration=info",
        )
        .env("REEDLING_SMTP_URL", url)
        .env("REEDLING_SMTP_CA_FILE", support("tls/ca.pem"))
        .env("REEDLING_MAIL_FROM", "Quill School <school@music.example>");
    let server = Server::start(&mut command);
    let body = json!({ "name": "Canaria Quill", "email": "canary@music.example", "password": "quill-ink" });
    let answer = server.post("/api/auth/register", &body).await;
    assert!(answer.status().is_success());

    let mail = mail_server.mail();
    assert_eq!(
        (&mail["from"], &mail["to"]),
        (
            &json!("school@music.example"),
            &json!(["canary@music.example"])
        )
    );
    let text = mail["text"].as_str().unwrap().replace("=\r\n", "");
    assert!(
        text.contains("Subject: Activate your Reedling account"),
        "{text}"
    );
    assert!(!folder.path().join("mail").exists());
    let token = text.split("token=3D").nth(1).unwrap();
    let token = &token[..20];
    let log = server.log_until("mail sent");
    for secret in ["canary", "Canaria", "Quill", token] {
        assert!(!log.contains(secret), "{secret} in {log}");
    }
}
