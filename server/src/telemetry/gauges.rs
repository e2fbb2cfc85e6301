//! Gauges that are measured when Prometheus scrapes.

use std::time::Duration;

use metrics::{describe_gauge, gauge};
use tokio::time::timeout;

use crate::{jobs, state::AppState};

const DATABASE: &str = "reedling_database_up";
const CONNECTIONS: &str = "reedling_database_connections";
const JOBS: &str = "reedling_jobs";
const PASSWORDS: &str = "reedling_passwords_in_work";
/// How long the database may take to count the jobs.
const COUNT_TIMEOUT: Duration = Duration::from_secs(2);

/// Describes the gauges.
pub(super) fn describe() {
    describe_gauge!(DATABASE, "Whether the database answers: 1 or 0");
    describe_gauge!(
        CONNECTIONS,
        "Connections to the database, by pool and state"
    );
    describe_gauge!(JOBS, "Background jobs of all replicas, by state");
    describe_gauge!(PASSWORDS, "Passwords that are being hashed or wait for it");
}

/// Measures all of them.
pub(super) async fn collect(state: &AppState) {
    for (pool, connections) in state.db.connections() {
        for (what, number) in [("idle", connections.idle), ("busy", connections.busy)] {
            gauge!(CONNECTIONS, "pool" => pool, "state" => what).set(f64::from(number));
        }
    }
    gauge!(PASSWORDS).set(f64::from(state.passwords.in_work()));
    let counted = timeout(COUNT_TIMEOUT, jobs::by_state(state.db.read())).await;
    let up = matches!(counted, Ok(Ok(_)));
    gauge!(DATABASE).set(f64::from(u8::from(up)));
    if let Ok(Ok(counted)) = counted {
        for name in ["queued", "done", "failed"] {
            let number = counted.iter().find(|(state, _)| state == name);
            let number = number.map_or(0, |(_, number)| *number);
            gauge!(JOBS, "state" => name).set(f64::from(u32::try_from(number).unwrap_or(u32::MAX)));
        }
    }
}
