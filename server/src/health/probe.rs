//! The health check (D8, D11). One probe per process runs every few seconds; requests get its last result, so that
//! asking costs nothing.

use std::{path::PathBuf, time::Duration};

use chrono::TimeDelta;
use reedling_db::{Db, data_folder};
use sea_orm::{ConnectionTrait, DatabaseConnection};
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval, timeout},
};

use super::queries::diagnostics;
use crate::{
    config::demo,
    error::AppError,
    jobs,
    state::{
        AppState,
        monitor::{Health, OK, UNKNOWN},
    },
};

/// The interval of the probe.
const INTERVAL: Duration = Duration::from_secs(5);
/// The timeout of one run.
const PROBE_TIMEOUT: Duration = Duration::from_secs(4);
/// How long all connections that read may be busy. A full queue of waiting requests is served within a fraction of it.
const READER_TIMEOUT: Duration = Duration::from_millis(1500);
/// How long a job may wait past its time before the jobs count as late.
const LATE: Duration = Duration::from_secs(300);
/// The least free space on the disk, in bytes: enough for any one change.
const ROOM: u64 = 4 << 20;

/// How far the server's clock may be from the database's.
const CLOCK_TOLERANCE: TimeDelta = TimeDelta::seconds(10);

/// The probe, with a connection of its own.
#[derive(Debug, Default)]
pub struct Probe {
    connection: Option<DatabaseConnection>,
}

impl Probe {
    /// Checks each part and gives the monitor the result.
    pub async fn run(&mut self, state: &AppState) {
        let disk = disk(state).await;
        let found = match timeout(PROBE_TIMEOUT, self.database(state)).await {
            Ok(Ok((jobs, clock))) => Health {
                database: OK.to_owned(),
                disk,
                jobs,
                clock,
            },
            Ok(Err(why)) => Health::without_database(why, disk),
            Err(_) => Health::without_database("does not answer", disk),
        };
        if found.database != OK {
            // The connection itself may be what is broken.
            self.connection = None;
        }
        if !found.is_well() {
            tracing::warn!(
                database = found.database,
                disk = found.disk,
                jobs = found.jobs,
                "not well"
            );
        }
        state.health.keep(found);
    }

    /// The state of jobs and clock, if the database can be written to.
    pub(crate) async fn database(
        &mut self,
        state: &AppState,
    ) -> Result<(String, String), &'static str> {
        if !state.db.is_in_place() {
            return Err("is not the file that was opened");
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => state
                .db
                .connect_separately()
                .await
                .map_err(|_| "does not answer")?,
        };
        let connection = self.connection.insert(connection);
        can_write(&state.db, connection).await?;
        let on_disk = state.db.wait_until_on_disk().await;
        on_disk.map_err(|_| "cannot be kept on the disk")?;
        can_read(&state.db).await?;
        let jobs = jobs_on_time(state, connection).await;
        Ok((jobs, clock(state, connection).await))
    }
}

/// Compares the clocks: codes of authenticator apps are accepted within 30 seconds, so a server whose clock is off
/// locks their owners out. SQLite has no clock of its own to compare with.
async fn clock(state: &AppState, connection: &DatabaseConnection) -> String {
    let asked = state.clock.now();
    let told = match diagnostics::now(connection).await {
        Ok(Some(told)) => told,
        Ok(None) => return UNKNOWN.to_owned(),
        Err(error) => {
            tracing::warn!(%error, "the database does not tell its time");
            return UNKNOWN.to_owned();
        }
    };
    // The database answered between the two.
    let answered = state.clock.now();
    let apart = (told - answered).max(asked - told).max(TimeDelta::zero());
    if apart <= CLOCK_TOLERANCE {
        return OK.to_owned();
    }
    let seconds = apart.num_seconds();
    tracing::warn!(seconds, "the server's clock is not the database's");
    format!("differs from the database's by {seconds} s")
}

/// Whether the database can be written to. While this process writes constantly the lock may not come, but its writes
/// prove the same.
async fn can_write(db: &Db, connection: &DatabaseConnection) -> Result<(), &'static str> {
    let before = db.writes_begun();
    match reedling_db::can_write(connection).await {
        Ok(()) => Ok(()),
        Err(_) if db.writes_begun() > before => Ok(()),
        Err(error) => {
            tracing::warn!(%error, "the probe cannot write");
            Err("cannot be written to")
        }
    }
}

/// Whether a connection for reading is free before long: slow statements may hold all of them.
async fn can_read(db: &Db) -> Result<(), &'static str> {
    match timeout(READER_TIMEOUT, diagnostics::ping(db.read())).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the probe cannot read");
            Err("cannot be read")
        }
        Err(_) => Err("is too busy to be read"),
    }
}

/// Runs the probe until the server ends.
pub async fn watch(state: AppState, mut probe: Probe, mut stopped: watch::Receiver<bool>) {
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    ticks.tick().await;
    loop {
        let is_over = tokio::select! {
            _ = ticks.tick() => false,
            _ = stopped.wait_for(|stopped| *stopped) => true,
        };
        if is_over {
            return;
        }
        probe.run(&state).await;
    }
}

/// Checks the database and the jobs now.
pub async fn ask(state: &AppState) -> (bool, bool) {
    let conn = state.db.read();
    let answered = timeout(PROBE_TIMEOUT, diagnostics::ping(conn)).await;
    if !matches!(answered, Ok(Ok(()))) {
        return (false, false);
    }
    (true, jobs_on_time(state, conn).await == OK)
}

async fn jobs_on_time(state: &AppState, conn: &impl ConnectionTrait) -> String {
    match jobs::overdue(conn, state.clock.now() - LATE).await {
        Ok(0) => OK.to_owned(),
        Ok(late) => format!("{late} late"),
        Err(error) => {
            tracing::error!(%error, "jobs cannot be counted");
            UNKNOWN.to_owned()
        }
    }
}

/// On a thread of its own, as a network disk may be slow.
async fn disk(state: &AppState) -> String {
    let folder = |folder: &std::path::Path| PathBuf::from(folder);
    let folders = [
        Some(folder(&state.config.data_dir)),
        state.db.folder().map(folder),
    ];
    let looking = tokio::task::spawn_blocking(move || {
        folders.into_iter().flatten().all(|folder| {
            // A missing folder is reported by the database.
            data_folder::room(&folder).map_or(true, |room| room >= ROOM)
        })
    });
    match timeout(PROBE_TIMEOUT, looking).await {
        Ok(Ok(true)) => OK.to_owned(),
        Ok(Ok(false)) => "is full".to_owned(),
        _ => "does not answer".to_owned(),
    }
}

/// Whether there are accounts with the demo school's password (D11).
pub async fn has_demo_accounts(state: &AppState) -> Result<bool, AppError> {
    Ok(diagnostics::any_address(state.db.read(), &demo::ADDRESSES).await?)
}
