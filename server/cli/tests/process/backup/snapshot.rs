//! A backup is of one moment, and half a one is none.

use std::{
    process::Stdio,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::Duration,
};

use chrono::Utc;
use reedling_db::Db;
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{number, on, run, text};
use crate::{
    fixture::entities::{activity, sign_in_throttle},
    support::{Folder, new_databases},
};

/// Writes, in each transaction, one row into a table that a backup reads early and two into one that it reads late.
async fn write_until(db: Db, stop: Arc<AtomicBool>) {
    let mut round = 0;
    while !stop.load(Relaxed) {
        let txn = db.begin_write().await.unwrap();
        let counted = sign_in_throttle::ActiveModel {
            key: Set(format!("round-{round}")),
            failures: Set(1),
            window_started_at: Set(Utc::now()),
            blocked_until: Set(None),
        };
        counted.insert(&txn).await.unwrap();
        for _ in 0..2 {
            let line = activity::ActiveModel {
                id: Set(Uuid::now_v7()),
                kind: Set("round".to_owned()),
                actor_id: Set(None),
                subject_id: Set(None),
                description: Set(format!("round {round}")),
                status: Set("info".to_owned()),
                created_at: Set(Utc::now()),
            };
            line.insert(&txn).await.unwrap();
        }
        txn.commit().await.unwrap();
        round += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_somebody_writes_is_of_one_moment() {
    let folder = Folder::new();
    for url in new_databases(&folder).await {
        run(
            &folder,
            &url,
            &["seed-demo", "--students", "40", "--lessons", "4000"],
        );
        let db = Db::connect(&url).await.unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        let writer = tokio::spawn(write_until(db.clone(), stop.clone()));
        while number(&db, "SELECT COUNT(*) FROM sign_in_throttle").await == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let mut seen = Vec::new();
        for round in 0..3 {
            let place = Folder::new();
            let file = place.path().join("school.backup");
            let mut backup = on(&folder, &url, &["backup", text(&file)]);
            let taken = tokio::task::spawn_blocking(move || backup.status().unwrap());
            assert!(taken.await.unwrap().success(), "{round}");
            run(&place, &place.database_url(), &["restore", text(&file)]);
            let copy = Db::connect(&place.database_url()).await.unwrap();
            let early = number(&copy, "SELECT COUNT(*) FROM sign_in_throttle").await;
            let late = number(&copy, "SELECT COUNT(*) FROM activity WHERE kind = 'round'").await;
            assert_eq!(late, 2 * early);
            copy.close().await;
            seen.push(early);
        }
        stop.store(true, Relaxed);
        writer.await.unwrap();
        let written = number(&db, "SELECT COUNT(*) FROM sign_in_throttle").await;
        assert!(
            seen.is_sorted() && 0 < seen[0] && seen[2] < written,
            "{seen:?}, {written}"
        );
        db.close().await;
    }
}

#[tokio::test]
async fn killed_restore_leaves_the_database_empty() {
    let source = Folder::new();
    source.run(&["seed-demo", "--students", "40", "--lessons", "4000"]);
    let backup = source.run(&["backup", "-"]).stdout;
    let folder = Folder::new();
    let file = folder.path().join("school.backup");
    std::fs::write(&file, &backup).unwrap();
    for url in new_databases(&folder).await {
        let mut restore = on(&folder, &url, &["restore", "-"]);
        let mut child = restore.stdin(Stdio::piped()).spawn().unwrap();
        let mut input = child.stdin.take().unwrap();
        std::io::Write::write_all(&mut input, &backup[..backup.len() / 2]).unwrap();
        tokio::time::sleep(Duration::from_secs(2)).await;
        assert!(
            child.try_wait().unwrap().is_none(),
            "it waits for the other half"
        );
        child.kill().unwrap();
        child.wait().unwrap();
        run(&folder, &url, &["restore", text(&file)]);
        let db = Db::connect(&url).await.unwrap();
        assert_eq!(number(&db, "SELECT COUNT(*) FROM lesson").await, 4000);
        db.close().await;
    }
}

#[test]
fn a_backup_that_is_interrupted_leaves_no_file() {
    let (folder, place) = (Folder::new(), Folder::new());
    folder.run(&["seed-demo", "--students", "400", "--lessons", "40000"]);
    let file = place.path().join("school.backup");
    let mut child = folder.reedling(&["backup", text(&file)]).spawn().unwrap();
    while place.path().read_dir().unwrap().next().is_none() {
        std::thread::sleep(Duration::from_millis(2));
    }
    let told = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.unwrap().success());
    assert_eq!(child.wait().unwrap().code(), Some(1));
    assert!(place.path().read_dir().unwrap().next().is_none());
}

#[test]
fn a_restore_that_is_interrupted_leaves_no_database() {
    let (source, folder) = (Folder::new(), Folder::new());
    source.run(&["seed-demo", "--students", "40", "--lessons", "4000"]);
    let backup = source.run(&["backup", "-"]).stdout;
    let data = folder.path().join("data");
    let mut restore = folder.reedling(&["restore", "-"]);
    restore.env("REEDLING_DATA_DIR", &data);
    let mut child = restore
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    std::io::Write::write_all(&mut input, &backup[..backup.len() / 2]).unwrap();
    while !data.exists() || data.read_dir().unwrap().next().is_none() {
        std::thread::sleep(Duration::from_millis(2));
    }
    std::thread::sleep(Duration::from_secs(1));
    let told = std::process::Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.unwrap().success());
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(1));
    let said = String::from_utf8(ended.stderr).unwrap();
    assert!(
        said.ends_with("reedling: The restore was interrupted; nothing was restored.\n"),
        "{said}"
    );
    assert!(!data.exists());
    drop(input);
}
