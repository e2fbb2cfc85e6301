//! Jobs while processes are killed: before a mail is taken, while it is handed over, and after it was accepted.

use std::{collections::BTreeMap, process::Command, time::Duration};

use chrono::Utc;
use reedling_db::Db;
use reedling_server::mail::{self, Message};
use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, prelude::Expr};
use serde_json::json;
use tokio::time::sleep;

use crate::{
    fixture::{
        bring_up,
        entities::job,
        value_types::{JobState, Stored},
    },
    smtp::{MailServer, message_id},
    support::{Folder, Server, new_databases},
};

async fn enqueue(db: &Db, number: usize) {
    let message = Message::AccountExists.to(format!("ada{number}@music.example"), "Ada".into());
    mail::enqueue(db.write(), Utc::now(), &message)
        .await
        .unwrap();
}

fn serve(folder: &Folder, url: &str, mail: &MailServer) -> Command {
    let mut command = folder.reedling(&["serve"]);
    command
        .env("REEDLING_DATABASE_URL", url)
        .env(
            "REEDLING_SMTP_URL",
            format!("smtp://127.0.0.1:{}", mail.port),
        )
        .env("REEDLING_MAIL_FROM", "school@music.example");
    command
}

/// What two minutes do: the leases of whoever died are over.
async fn leases_end(db: &Db) {
    job::Entity::update_many()
        .col_expr(job::Column::LeasedUntil, Expr::value(Utc::now()))
        .filter(job::Column::LeasedUntil.is_not_null())
        .exec(db.write())
        .await
        .unwrap();
}

async fn done(db: &Db) -> u64 {
    job::Entity::find()
        .filter(job::Column::State.eq(Stored(JobState::Done)))
        .count(db.read())
        .await
        .unwrap()
}

async fn wait_for(db: &Db, many: u64) {
    for _ in 0..600 {
        if done(db).await >= many {
            return;
        }
        sleep(Duration::from_millis(100)).await;
    }
    panic!("{} of {many} jobs were done", done(db).await);
}

#[tokio::test]
async fn a_mail_survives_being_killed_at_each_step() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let db = Db::connect(&url).await.unwrap();
        bring_up(&db).await.unwrap();
        // Killed while the mail server is silent; the next process has it when the lease is over.
        let mail = MailServer::start(&json!({ "tls": "none", "replies": ["hang"] }));
        enqueue(&db, 0).await;
        let first = Server::start(&mut serve(&folder, &url, &mail));
        let handed_over = mail.mail();
        drop(first);
        assert_eq!(done(&db).await, 0);
        let second = Server::start(&mut serve(&folder, &url, &mail));
        sleep(Duration::from_millis(1500)).await;
        assert_eq!(done(&db).await, 0, "somebody may still be at it");
        leases_end(&db).await;
        let again = mail.mail();
        assert_eq!(message_id(&again), message_id(&handed_over));
        wait_for(&db, 1).await;
        // Killed with nothing in hand: what is asked for meanwhile is there for the next one.
        drop(second);
        enqueue(&db, 1).await;
        let _third = Server::start(&mut serve(&folder, &url, &mail));
        wait_for(&db, 2).await;
        assert_eq!(mail.mail()["to"], json!(["ada1@music.example"]));
        assert!(
            mail.mails_until_quiet(Duration::from_millis(1200))
                .is_empty()
        );
    }
}

#[tokio::test]
async fn killed_replica_leaves_each_mail_sent_once() {
    let folder = Folder::new();
    let Some(url) = new_databases(&folder).await.into_iter().nth(1) else {
        return;
    };
    let db = Db::connect(&url).await.unwrap();
    bring_up(&db).await.unwrap();
    for number in 0..200 {
        enqueue(&db, number).await;
    }
    let mail = MailServer::start(&json!({ "tls": "none", "delay": 10 }));
    let one = Server::start(&mut serve(&folder, &url, &mail));
    let _other = Server::start(&mut serve(&folder, &url, &mail));
    wait_for(&db, 60).await;
    drop(one);
    wait_for(&db, 199).await;
    leases_end(&db).await;
    wait_for(&db, 200).await;

    let mut sent: BTreeMap<String, u32> = BTreeMap::new();
    for mail in mail.mails_until_quiet(Duration::from_millis(1200)) {
        *sent.entry(message_id(&mail).to_owned()).or_default() += 1;
    }
    assert_eq!(sent.len(), 200);
    // Only the one that the killed replica had just handed over may have gone twice, under the same Message-ID.
    let twice = sent.values().filter(|times| **times > 1).count();
    assert!(
        twice <= 1 && sent.values().all(|times| *times <= 2),
        "{twice}"
    );
}
