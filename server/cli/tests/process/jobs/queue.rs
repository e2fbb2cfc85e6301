//! The queue: pauses, leases, giving up, cleaning up.

use chrono::TimeDelta;
use reedling_server::{app::worker::work_once, mail};
use sea_orm::EntityTrait;
use serde_json::json;

use super::{Setting, nowhere, secret_mail};
use crate::{
    fixture::{
        entities::job,
        jobs::{
            self, NewJob,
            attempt::{self, LEASE},
            outcome::{self, MOST_ATTEMPTS},
        },
        value_types::JobState,
    },
    support::{Folder, new_databases},
};

const MAIL: &[&str] = &["mail"];

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
        assert_eq!((failed.state.0, failed.attempts), (JobState::Queued, 1));
        assert_eq!(failed.run_at, setting.now() + TimeDelta::seconds(30));
        let told = failed.last_error.unwrap();
        assert!(
            told.starts_with("The mail server could not be used: Connection refused"),
            "{told}"
        );
        assert!(!work_once(state, &setting.folder).await.unwrap());

        setting.clock.advance(TimeDelta::seconds(30));
        assert!(work_once(state, &setting.folder).await.unwrap());
        let done = setting.only_job().await;
        assert_eq!((done.state.0, done.attempts), (JobState::Done, 2));
        assert_eq!(done.payload, json!({}));
        let mail = folder.path().join("mail").join(format!("{}.eml", done.id));
        let mail = std::fs::read_to_string(mail).unwrap();
        assert!(mail.contains("canary-password"));
        assert!(!mail.contains("\nBcc:"), "{mail}");
        assert!(!work_once(state, &setting.folder).await.unwrap());
    }
}

// SRV-28.
#[tokio::test]
async fn srv_28_failing_job_backs_off_and_ends_without_its_secret() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let state = &setting.state;
        mail::enqueue(state.db.write(), setting.now(), &secret_mail())
            .await
            .unwrap();
        let mut pauses = Vec::new();
        for _ in 1..MOST_ATTEMPTS {
            assert!(work_once(state, &nowhere()).await.unwrap());
            let pause = setting.only_job().await.run_at - setting.now();
            pauses.push(pause.num_seconds());
            setting.clock.advance(pause - TimeDelta::seconds(1));
            assert!(!work_once(state, &nowhere()).await.unwrap());
            setting.clock.advance(TimeDelta::seconds(1));
        }
        let doubled = [30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15360, 21600];
        assert_eq!(pauses, doubled);
        assert!(work_once(state, &nowhere()).await.unwrap());
        let job = setting.only_job().await;
        assert_eq!(
            (job.state.0, job.attempts),
            (JobState::Failed, MOST_ATTEMPTS)
        );
        assert_eq!(job.finished_at, Some(setting.now()));
        assert_eq!(job.payload, json!({ "template": "temporary_password" }));
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
async fn jobs_deduplicate_by_key_and_are_claimed_once() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let (conn, now) = (setting.state.db.write(), setting.now());
        for _ in 0..2 {
            let job = NewJob {
                kind: "mail",
                payload: json!({}),
                dedup_key: Some("once".into()),
                subject_id: None,
            };
            jobs::enqueue(conn, now, job).await.unwrap();
        }
        assert!(
            attempt::claim(conn, &["another"], now)
                .await
                .unwrap()
                .is_none()
        );
        let (one, other) = tokio::join!(
            attempt::claim(conn, MAIL, now),
            attempt::claim(conn, MAIL, now)
        );
        let claims: Vec<_> = [one.unwrap(), other.unwrap()]
            .into_iter()
            .flatten()
            .collect();
        assert_eq!(claims.len(), 1);

        // Whoever works longer says so, and nobody takes the job over.
        let nearly = now + LEASE - TimeDelta::seconds(1);
        assert!(attempt::renew(conn, nearly, &claims[0]).await.unwrap());
        let lost = attempt::claim(conn, MAIL, now + LEASE).await.unwrap();
        assert!(lost.is_none());

        // Then the worker dies; a second one takes over when the lease ends, and the first one's word counts no more.
        let late = nearly + LEASE;
        let again = attempt::claim(conn, MAIL, late).await.unwrap().unwrap();
        assert_eq!((again.id, again.attempts), (claims[0].id, 2));
        assert!(!attempt::renew(conn, late, &claims[0]).await.unwrap());
        assert!(!outcome::finish(conn, late, &claims[0]).await.unwrap());
        assert_eq!(setting.only_job().await.state.0, JobState::Queued);
        assert!(outcome::finish(conn, late, &again).await.unwrap());
        assert_eq!(setting.only_job().await.state.0, JobState::Done);
    }
}

#[tokio::test]
async fn jobs_that_are_done_go_sooner_than_those_that_failed() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        let setting = Setting::new(&folder, &url).await;
        let (conn, now) = (setting.state.db.write(), setting.now());
        for _ in 0..2 {
            mail::enqueue(conn, now, &secret_mail()).await.unwrap();
        }
        let done = attempt::claim(conn, MAIL, now).await.unwrap().unwrap();
        outcome::finish(conn, now, &done).await.unwrap();
        let failed = attempt::claim(conn, MAIL, now).await.unwrap().unwrap();
        outcome::give_up(conn, now, &failed, "Why.", json!({}), None)
            .await
            .unwrap();
        let later = now + TimeDelta::seconds(1);
        jobs::delete_old(conn, now, now).await.unwrap();
        assert_eq!(job::Entity::find().all(conn).await.unwrap().len(), 2);
        jobs::delete_old(conn, later, now).await.unwrap();
        assert_eq!(setting.only_job().await.state.0, JobState::Failed);
        jobs::delete_old(conn, later, later).await.unwrap();
        assert!(job::Entity::find().all(conn).await.unwrap().is_empty());
    }
}
