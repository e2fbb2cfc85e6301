//! The probe's last result, and the answer made of it.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::time::Instant;

/// The age from which on a result is stale: the probe itself has stopped.
const STALE: Duration = Duration::from_secs(20);
/// How often in a row the probe must fail before the server counts as failing.
const MISSES: u32 = 2;

/// A part that works.
pub(crate) const OK: &str = "ok";
/// A part that could not be checked.
pub(crate) const UNKNOWN: &str = "unknown";

/// The state of each part: `ok`, or what is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Health {
    /// Whether the database answers and can be written to.
    pub database: String,
    /// Whether the disk has room.
    pub disk: String,
    /// Whether the jobs are on time.
    pub jobs: String,
    /// Whether the server's clock agrees with the database's, where that has one. A difference does not take the server
    /// out of service: nobody knows which of the two is wrong.
    pub clock: String,
}

impl Health {
    pub(crate) fn is_well(&self) -> bool {
        [&self.database, &self.disk, &self.jobs]
            .iter()
            .all(|part| *part == OK)
    }

    pub(crate) fn without_database(why: &str, disk: String) -> Self {
        Self {
            database: why.to_owned(),
            disk,
            jobs: UNKNOWN.to_owned(),
            clock: UNKNOWN.to_owned(),
        }
    }
}

/// The state of the whole server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HealthStatus {
    /// Every part is well.
    Ok,
    /// A part fails.
    Failing,
    /// The server is shutting down.
    Ending,
}

impl HealthStatus {
    /// Each of them.
    pub const ALL: [Self; 3] = [Self::Ok, Self::Failing, Self::Ending];

    /// The value on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ok => OK,
            Self::Failing => "failing",
            Self::Ending => "ending",
        }
    }
}

/// The answer of the health check.
#[derive(Clone, Debug)]
pub struct Report {
    /// The state as a whole.
    pub status: HealthStatus,
    /// The parts, as the last run found them.
    pub health: Health,
    /// The age of that, in seconds.
    pub age: u64,
}

/// The last result of the probe. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Monitor(Arc<Mutex<LastResult>>);

#[derive(Debug, Default)]
struct LastResult {
    last: Option<(Health, Instant)>,
    misses: u32,
    is_ending: bool,
}

impl Monitor {
    fn lock(&self) -> MutexGuard<'_, LastResult> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Marks the server as shutting down: it takes no new requests.
    pub fn end(&self) {
        self.lock().is_ending = true;
    }

    /// The last result and its age.
    pub fn report(&self) -> Report {
        let result = self.lock();
        let found = result.last.as_ref();
        let fresh = found.filter(|(_, at)| at.elapsed() < STALE);
        let health = fresh.map_or_else(
            || Health::without_database("is not looked at", UNKNOWN.to_owned()),
            |(health, _)| health.clone(),
        );
        let status = match result.is_ending {
            true => HealthStatus::Ending,
            false if health.is_well() => HealthStatus::Ok,
            false => HealthStatus::Failing,
        };
        let age = found.map_or(0, |(_, at)| at.elapsed().as_secs());
        Report {
            status,
            health,
            age,
        }
    }

    /// Stores a result. One failure by itself says little: a lock may be held, a packet lost.
    pub(crate) fn keep(&self, found: Health) {
        let mut result = self.lock();
        result.misses = if found.is_well() {
            0
        } else {
            result.misses + 1
        };
        if result.misses == 0 || result.misses >= MISSES || result.last.is_none() {
            result.last = Some((found, Instant::now()));
        }
    }
}
