//! What all commands that use the database share.

use std::{future::Future, sync::Arc, time::Duration};

use anyhow::{Context, Result};
use reedling_db::{Db, data_folder, migrations::run::bring_up};
use reedling_server::{
    config::{Config, flags::SettingFlags},
    goal_model::Model,
    openid::OpenId,
    security::password::PasswordHasher,
    state::{
        AppState, app_files::AppFiles, error_rate::ErrorRate, monitor::Monitor, secret_key,
        stats::StatsCache,
    },
    time::clock::SystemClock,
};
use sea_orm::sqlx::{Connection, PgConnection};
use secrecy::ExposeSecret;
use tokio::time::timeout;
use url::Url;

use super::logging;

/// How many passwords are hashed at a time: each takes 19 MiB and a core for some 30 ms.
const PARALLEL_HASHES: usize = 2;
/// How long connecting to a database server may take at the start.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// Carries out an asynchronous command.
///
/// # Errors
/// The command's own, or when no threads can be started.
pub(crate) fn with_runtime(command: impl Future<Output = Result<()>>) -> Result<()> {
    tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .context("The server's threads cannot be started")?
        .block_on(command)
}

/// Reads the settings and starts logging.
///
/// # Errors
/// One sentence about a setting that is wrong.
pub(crate) fn settings(flags: &SettingFlags) -> Result<Config> {
    let config = Config::load(flags)?;
    logging::start(config.log_format);
    Ok(config)
}

/// Opens the database and migrates it to the newest schema. Concurrent processes wait.
///
/// # Errors
/// One sentence about the folder, the address or the schema.
pub(crate) async fn database(config: &Config) -> Result<Db> {
    newest_schema(connect(config).await?).await
}

/// The same for serving: statements have the timeout of the settings.
///
/// # Errors
/// One sentence about the folder, the address or the schema.
pub(crate) async fn database_to_serve(config: &Config) -> Result<Db> {
    let address = prepare(config).await?;
    let db = Db::connect_to_serve(address, config.statement_timeout).await;
    newest_schema(db.with_context(|| unreachable(address))?).await
}

async fn newest_schema(db: Db) -> Result<Db> {
    let steps = bring_up(&db).await?;
    if steps > 0 {
        tracing::info!(steps, "database brought to the newest schema");
    }
    Ok(db)
}

/// Opens the database with the schema that it has.
///
/// # Errors
/// One sentence about the folder or the address.
pub(crate) async fn connect(config: &Config) -> Result<Db> {
    let address = prepare(config).await?;
    let db = Db::connect(address).await;
    db.with_context(|| unreachable(address))
}

/// Prepares the data folder and checks that the database can be reached; answers its address.
async fn prepare(config: &Config) -> Result<&str> {
    let address = config.database_url.expose_secret();
    data_folder::prepare(&config.data_dir, address)?;
    if !address.starts_with("sqlite:") {
        check_reachable(address)
            .await
            .with_context(|| unreachable(address))?;
    }
    Ok(address)
}

fn unreachable(address: &str) -> String {
    format!("The database {} cannot be reached", shown(address))
}

/// Connects once without a pool: a pool retries and reports only a timeout.
async fn check_reachable(address: &str) -> Result<()> {
    let connecting = PgConnection::connect(address);
    let connection = timeout(CONNECT_TIMEOUT, connecting)
        .await
        .context("no answer")??;
    connection.close().await?;
    Ok(())
}

/// What requests need.
pub(crate) fn state(config: Config, db: Db) -> Result<AppState> {
    Ok(AppState {
        db,
        app_files: AppFiles::new(reedling_assets::get, reedling_assets::paths),
        clock: Arc::new(SystemClock),
        openid: OpenId::from_config(&config)?,
        model: Model::from_config(&config)?,
        sealing: secret_key::load(&config),
        config: Arc::new(config),
        passwords: PasswordHasher::new(PARALLEL_HASHES),
        stats: StatsCache::default(),
        answers: ErrorRate::default(),
        health: Monitor::default(),
    })
}

/// The database's address without user, password and options.
fn shown(address: &str) -> String {
    let Ok(mut url) = Url::parse(address) else {
        return "of that address".to_owned();
    };
    if url.scheme() == "sqlite" {
        return address.to_owned();
    }
    url.set_username("").ok();
    url.set_password(None).ok();
    url.set_query(None);
    url.to_string()
}
