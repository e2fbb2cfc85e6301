//! What every request needs: the database, the clock, the settings.

use std::sync::Arc;

use chrono_tz::Tz;

use crate::{
    config::Config,
    db::Db,
    ports::{clock::Clock, openid::OpenId},
    security::{password::PasswordHasher, sealing::SealingKey},
    services::{health::Monitor, stats::StatsCache, traffic::AnswerTally},
};

/// What every request needs. Cloning is cheap.
#[derive(Clone)]
pub struct AppState {
    /// The database.
    pub db: Db,
    /// The present instant.
    pub clock: Arc<dyn Clock>,
    /// The settings (D11).
    pub config: Arc<Config>,
    /// Hashes and checks passwords, a bounded number at a time (D2).
    pub passwords: PasswordHasher,
    /// What secrets in the database are sealed with; without it nobody can set a second factor up.
    pub sealing: Option<SealingKey>,
    /// The landing page's figures, counted at most once a minute.
    pub stats: StatsCache,
    /// The OpenID provider of the settings, if they name one (D2).
    pub openid: Option<OpenId>,
    /// How this replica's answers of the last hour went.
    pub answers: AnswerTally,
    /// What the probe found last.
    pub health: Monitor,
}

impl AppState {
    /// The school's zone: the wall clock of whoever does not name another (D5).
    pub fn school_zone(&self) -> Tz {
        self.config.school_time_zone
    }
}
