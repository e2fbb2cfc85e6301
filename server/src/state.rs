//! What every request needs: the database, the clock, the settings.

pub mod app_files;
pub mod error_rate;
pub mod monitor;
pub mod secret_key;
pub mod stats;

use std::sync::Arc;

use reedling_db::{Db, Tx};
use sea_orm::DbErr;

use self::{app_files::AppFiles, error_rate::ErrorRate, monitor::Monitor, stats::StatsCache};
use crate::{
    config::Config,
    error::AppError,
    goal_model::Model,
    openid::OpenId,
    security::{password::PasswordHasher, sealing::SealingKey},
    time::{clock::Clock, zone::IanaZone},
};

/// What every request needs. Cloning is cheap.
#[derive(Clone)]
pub struct AppState {
    /// The database.
    pub db: Db,
    /// The app's files.
    pub app_files: AppFiles,
    /// The present instant.
    pub clock: Arc<dyn Clock>,
    /// The settings (D11).
    pub config: Arc<Config>,
    /// Hashes and checks passwords, a bounded number at a time (D2).
    pub passwords: PasswordHasher,
    /// The key that encrypts secrets in the database; without it nobody can set up a second factor.
    pub sealing: Option<SealingKey>,
    /// The landing page's figures, counted at most once a minute.
    pub stats: StatsCache,
    /// The OpenID provider of the settings, if they name one (D2).
    pub openid: Option<OpenId>,
    /// The model of the settings, if they name one, which proposes goals (D16).
    pub model: Option<Model>,
    /// The error rate of this replica's last hour.
    pub answers: ErrorRate,
    /// The last result of the health probe.
    pub health: Monitor,
}

impl AppState {
    /// Runs a use case without a caller in one transaction; see [`Db::transaction`].
    pub async fn write<Done, Work>(&self, work: impl FnOnce(Tx) -> Work) -> Result<Done, AppError>
    where
        Work: Future<Output = Result<Done, AppError>>,
    {
        self.attempt(work).await
    }

    /// The same for a use case that examines its own failure before it is answered.
    pub async fn attempt<Done, Failure, Work>(
        &self,
        work: impl FnOnce(Tx) -> Work,
    ) -> Result<Done, Failure>
    where
        Failure: From<DbErr>,
        Work: Future<Output = Result<Done, Failure>>,
    {
        self.db.transaction((), || self.clock.now(), work).await
    }

    /// The school's zone, used where no other is given (D5).
    pub fn school_zone(&self) -> IanaZone {
        self.config.school_time_zone
    }
}
