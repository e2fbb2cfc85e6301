//! Whether the server is well (D8, D11). One probe of the process looks every few seconds; whoever asks gets what it
//! found last, so that asking costs nothing, however often it is done.

mod monitor;

use std::{path::PathBuf, time::Duration};

use chrono::TimeDelta;
use sea_orm::{ConnectionTrait, DatabaseConnection};
use tokio::{
    sync::watch,
    time::{MissedTickBehavior, interval, timeout},
};

pub use self::monitor::{Health, HealthStatus, Monitor, Report};
use self::monitor::{OK, UNKNOWN};
use crate::{
    data_folder,
    db::Db,
    error::AppError,
    model::demo,
    state::AppState,
    store::{jobs, probe},
};

/// How often the probe looks.
const INTERVAL: Duration = Duration::from_secs(5);
/// How long one look may take.
const PATIENCE: Duration = Duration::from_secs(4);
/// How long a reader may not be free. More that wait than the server takes on are served within a fraction of it.
const READER_PATIENCE: Duration = Duration::from_millis(1500);
/// How long a job may wait past its time before the jobs count as late.
const LATE: Duration = Duration::from_secs(300);
/// The least room on the disk that a change is sure to find place in, in bytes.
const ROOM: u64 = 4 << 20;

/// How far the server's clock may be from the database's.
const CLOCK_TOLERANCE: TimeDelta = TimeDelta::seconds(10);

/// The probe, with a connection of its own.
#[derive(Debug, Default)]
pub struct Probe {
    connection: Option<DatabaseConnection>,
}

impl Probe {
    /// Looks at each part and has the monitor keep what it finds.
    pub async fn look(&mut self, state: &AppState) {
        let disk = disk(state).await;
        let found = match timeout(PATIENCE, self.database(state)).await {
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
            // What is wrong may be the connection.
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

    /// How the jobs and the clock are, if the database can be written to.
    async fn database(&mut self, state: &AppState) -> Result<(String, String), &'static str> {
        if !state.db.is_in_place() {
            return Err("is not the file that was opened");
        }
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => state
                .db
                .connect_apart()
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

/// Codes of authenticator apps are taken within 30 seconds: a clock that is wrong by more keeps their owners out. SQLite
/// has the server's own clock, so that there is nothing to compare.
async fn clock(state: &AppState, connection: &DatabaseConnection) -> String {
    let asked = state.clock.now();
    let told = match probe::now(connection).await {
        Ok(Some(told)) => told,
        Ok(None) => return UNKNOWN.to_owned(),
        Err(error) => {
            tracing::warn!(%error, "the database does not tell its time");
            return UNKNOWN.to_owned();
        }
    };
    // Somewhere between the question and now.
    let answered = state.clock.now();
    let apart = (told - answered).max(asked - told).max(TimeDelta::zero());
    if apart <= CLOCK_TOLERANCE {
        return OK.to_owned();
    }
    let seconds = apart.num_seconds();
    tracing::warn!(seconds, "the server's clock is not the database's");
    format!("differs from the database's by {seconds} s")
}

/// Where others of this process write all the time the lock may not come; that they write is as good a proof.
async fn can_write(db: &Db, connection: &DatabaseConnection) -> Result<(), &'static str> {
    let before = db.writes_begun();
    match probe::can_write(connection).await {
        Ok(()) => Ok(()),
        Err(_) if db.writes_begun() > before => Ok(()),
        Err(error) => {
            tracing::warn!(%error, "the probe cannot write");
            Err("cannot be written to")
        }
    }
}

/// Whether a connection that answers requests is free before long: all may be held by statements that are slow.
async fn can_read(db: &Db) -> Result<(), &'static str> {
    match timeout(READER_PATIENCE, probe::answers(db.read())).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            tracing::warn!(%error, "the probe cannot read");
            Err("cannot be read")
        }
        Err(_) => Err("is too busy to be read"),
    }
}

/// Looks every few seconds until the server has ended.
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
        probe.look(&state).await;
    }
}

/// Asks the database and the jobs now.
pub async fn ask(state: &AppState) -> (bool, bool) {
    let conn = state.db.read();
    let answered = timeout(PATIENCE, probe::answers(conn)).await;
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

/// Asked on a thread of its own, as a network disk may take its time.
async fn disk(state: &AppState) -> String {
    let folder = |folder: &std::path::Path| PathBuf::from(folder);
    let folders = [
        Some(folder(&state.config.data_dir)),
        state.db.folder().map(folder),
    ];
    let looking = tokio::task::spawn_blocking(move || {
        folders.into_iter().flatten().all(|folder| {
            // A folder that is gone is told of by the database.
            data_folder::room(&folder).map_or(true, |room| room >= ROOM)
        })
    });
    match timeout(PATIENCE, looking).await {
        Ok(Ok(true)) => OK.to_owned(),
        Ok(Ok(false)) => "is full".to_owned(),
        _ => "does not answer".to_owned(),
    }
}

/// Whether there are accounts with the demo school's password (D11).
pub async fn has_demo_accounts(state: &AppState) -> Result<bool, AppError> {
    Ok(probe::any_address(state.db.read(), &demo::ADDRESSES).await?)
}
