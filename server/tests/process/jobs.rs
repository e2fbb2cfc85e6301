//! Jobs: done once across workers, tried again with growing pauses, and without the secrets they carried.

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use reedling_server::{
    config::Config,
    db::Db,
    entities::job,
    jobs::work_once,
    mail::{self, Message, transport::Mailer},
    migrations::run::bring_up,
    ports::clock::{Clock, FrozenClock},
    security::password::PasswordHasher,
    state::AppState,
    store::jobs::{self, LEASE, MOST_ATTEMPTS, NewJob},
};
use sea_orm::EntityTrait;
use serde_json::json;

use crate::support::{Folder, new_databases};

struct Setting {
    state: AppState,
    clock: FrozenClock,
    folder: Mailer,
}

impl Setting {
    async fn new(folder: &Folder, url: &str) -> Self {
        let db = Db::connect(url).await.unwrap();
        bring_up(&db).await.unwrap();
        let now: DateTime<Utc> = "2026-03-02T08:00:00Z".parse().unwrap();
        let clock = FrozenClock::at(now);
        let config = Config::with_database(url, folder.path()).unwrap();
        Self {
            folder: Mailer::from_config(&config).unwrap(),
            state: AppState {
                db,
                clock: Arc::new(clock.clone()),
                config: Arc::new(config),
                passwords: PasswordHasher::new(1),
                stats: reedling_server::services::stats::StatsCache::default(),
                openid: None,
            },
            clock,
        }
    }

    fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    async fn only_job(&self) -> job::Model {
        let rows = job::Entity::find().all(self.state.db.read()).await.unwrap();
        assert_eq!(rows.len(), 1);
        rows.into_iter().next().unwrap()
    }
}

fn secret_mail() -> Message {
    Message::TemporaryPassword {
        to: "ada@music.example".into(),
        name: "Ada\r\nBcc: eve@music.example".into(),
        password: "canary-password".into(),
    }
}

/// A mail server that is not there.
fn nowhere() -> Mailer {
    let server = AsyncSmtpTransport::<Tokio1Executor>::from_url("smtp://127.0.0.1:9").unwrap();
    Mailer::Smtp(server.build())
}

// SRV-28.
#[tokio::test]
async fn srv_28_a_mail_that_cannot_be_sent_is_tried_again_later() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let state = &setting.state;
        let txn = state.db.begin_write().await.unwrap();
        mail::enqueue(&txn, setting.now(), &secret_mail())
            .await
            .unwrap();
        txn.commit().await.unwrap();

        assert!(work_once(state, &nowhere()).await.unwrap());
        let failed = setting.only_job().await;
        assert_eq!((failed.state.as_str(), failed.attempts), ("queued", 1));
        assert_eq!(failed.run_at, setting.now() + TimeDelta::seconds(30));
        assert!(failed.last_error.unwrap().contains("mail server"));
        assert!(!work_once(state, &setting.folder).await.unwrap());

        setting.clock.advance(TimeDelta::seconds(30));
        assert!(work_once(state, &setting.folder).await.unwrap());
        let done = setting.only_job().await;
        assert_eq!((done.state.as_str(), done.attempts), ("done", 2));
        assert_eq!(done.payload, json!({}));
        let mail = folder.path().join("mail").join(format!("{}.eml", done.id));
        let mail = std::fs::read_to_string(mail).unwrap();
        assert!(mail.contains("canary-password"));
        assert!(!mail.contains("\nBcc:"), "{mail}");
        assert!(!work_once(state, &setting.folder).await.unwrap());
    }
}

#[tokio::test]
async fn a_job_that_never_succeeds_is_given_up() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let state = &setting.state;
        mail::enqueue(state.db.write(), setting.now(), &secret_mail())
            .await
            .unwrap();
        for _ in 0..MOST_ATTEMPTS {
            assert!(work_once(state, &nowhere()).await.unwrap());
            setting.clock.advance(TimeDelta::hours(6));
        }
        let job = setting.only_job().await;
        assert_eq!(
            (job.state.as_str(), job.attempts),
            ("failed", MOST_ATTEMPTS)
        );
        assert!(!work_once(state, &setting.folder).await.unwrap());
    }
}

#[tokio::test]
async fn a_transaction_that_is_given_up_leaves_no_job() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let txn = setting.state.db.begin_write().await.unwrap();
        mail::enqueue(&txn, setting.now(), &secret_mail())
            .await
            .unwrap();
        drop(txn);
        assert!(!work_once(&setting.state, &setting.folder).await.unwrap());
    }
}

#[tokio::test]
async fn two_jobs_of_one_key_are_one_and_two_workers_never_have_the_same() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let (conn, now) = (setting.state.db.write(), setting.now());
        for _ in 0..2 {
            let job = NewJob {
                kind: "test",
                payload: json!({}),
                dedup_key: Some("once".into()),
            };
            jobs::enqueue(conn, now, job).await.unwrap();
        }
        let (one, other) = tokio::join!(jobs::claim(conn, now), jobs::claim(conn, now));
        let claims: Vec<_> = [one.unwrap(), other.unwrap()]
            .into_iter()
            .flatten()
            .collect();
        assert_eq!(claims.len(), 1);

        // The first worker dies; a second one takes over when the lease ends, and the first one's word counts no more.
        let late = now + LEASE;
        let again = jobs::claim(conn, late).await.unwrap().unwrap();
        assert_eq!((again.id, again.attempts), (claims[0].id, 2));
        jobs::finish(conn, late, &claims[0]).await.unwrap();
        assert_eq!(setting.only_job().await.state, "queued");
        jobs::finish(conn, late, &again).await.unwrap();
        assert_eq!(setting.only_job().await.state, "done");

        jobs::sweep(conn, late).await.unwrap();
        assert_eq!(setting.only_job().await.state, "done");
        jobs::sweep(conn, late + TimeDelta::seconds(1))
            .await
            .unwrap();
        let rows = job::Entity::find().all(conn).await.unwrap();
        assert!(rows.is_empty());
    }
}
