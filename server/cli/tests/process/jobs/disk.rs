//! Jobs and the disk that keeps what they tell of.

use std::fs;

use reedling_server::{app::worker::work_once, mail};

use super::{Setting, secret_mail};
use crate::{
    fixture::{jobs::attempt::LEASE, value_types::JobState},
    support::Folder,
};

/// How many mails have gone out.
fn sent(folder: &Folder) -> usize {
    fs::read_dir(folder.path().join("mail")).map_or(0, Iterator::count)
}

// SRV-28.
#[tokio::test]
async fn srv_28_mail_waits_for_the_fsync_of_its_change() {
    let folder = Folder::new();
    let setting = Setting::new(&folder, &folder.database_url()).await;
    let state = &setting.state;
    mail::enqueue(state.db.write(), setting.now(), &secret_mail())
        .await
        .unwrap();
    // Without its name the log is written on, but cannot be synced.
    let log = folder.path().join("reedling.db-wal");
    let away = folder.path().join("away");
    fs::rename(&log, &away).unwrap();
    let told = work_once(state, &setting.folder).await;
    let told = told.unwrap_err().to_string();
    assert!(told.contains("could not be synced to disk"), "{told}");
    assert_eq!(sent(&folder), 0);

    fs::rename(&away, &log).unwrap();
    setting
        .clock
        .advance(chrono::TimeDelta::from_std(LEASE).unwrap());
    assert!(work_once(state, &setting.folder).await.unwrap());
    assert_eq!(sent(&folder), 1);
    assert_eq!(setting.only_job().await.state.0, JobState::Done);
}
