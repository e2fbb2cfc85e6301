//! The server as a test meets it: real HTTP on a port of its own, a fresh database, a clock that stands still.

mod documented;
mod postgres;
mod statements;

use std::{
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
    time::Duration,
};

use reedling_db::Db;
use reedling_server::{
    api::serve::{limits::Limits, serve},
    config::{Config, registration::Registration},
    goal_model::Model,
    openid::OpenId,
    security::{argon2id::Argon2id, password::PasswordHasher, sealing::SealingKey, tls},
    state::{AppState, secret_key},
    time::clock::FrozenClock,
};
use secrecy::ExposeSecret;
use tokio::{net::TcpListener, sync::watch};
use uuid::Uuid;

use self::{documented::Undocumented, statements::Statements};

use crate::fixture::{Monitor, Probe, bring_up};

/// When every test begins: a Monday.
const NOW: &str = "2026-03-02T09:00:00Z";

/// What hashing a password takes in memory. What is shipped, 19 MiB, would be a quarter of all the tests' time.
const PASSWORD_KIB: u32 = 64;

/// What calls the servers. Connections are not kept: they would belong to the test that opened them.
pub static CLIENT: LazyLock<reqwest::Client> = LazyLock::new(|| {
    tls::use_ring();
    reqwest::Client::builder()
        .redirect(reqwest::redirect::Policy::none())
        .pool_max_idle_per_host(0)
        .tls_certs_only([])
        .build()
        .unwrap()
});

/// A running server. When the test ends, it ends, its folder goes, and each of its answers must have been one that the document has.
pub struct TestApp {
    /// Address, without a slash at the end.
    pub url: String,
    /// What the server works with: the database, the clock.
    pub state: AppState,
    /// The server's clock, to be moved on.
    pub clock: FrozenClock,
    /// What it has asked the database.
    pub statements: Statements,
    undocumented: Undocumented,
    folder: PathBuf,
    _stop: watch::Sender<bool>,
    _database: Option<postgres::Database>,
}

impl TestApp {
    /// On a SQLite file.
    pub async fn on_sqlite() -> Self {
        let folder = folder();
        let url = format!("sqlite://{}", folder.join("reedling.db").display());
        Self::start(&url, folder).await
    }

    /// On a new PostgreSQL database; absent where only SQLite is tested.
    pub async fn on_postgres() -> Option<Self> {
        let database = postgres::Database::migrated().await?;
        let mut app = Self::start(&database.url, folder()).await;
        app._database = Some(database);
        Some(app)
    }

    /// Another server on the same database, by the same clock.
    pub async fn beside(&self) -> Self {
        let url = self.state.config.database_url.expose_secret();
        Self::start_at(url, folder(), self.clock.clone()).await
    }

    async fn start(database_url: &str, folder: PathBuf) -> Self {
        Self::start_at(database_url, folder, FrozenClock::at(NOW.parse().unwrap())).await
    }

    /// Another server on the same database, by the same clock, whose passwords cost what they do in a school.
    pub async fn beside_at_full_cost(&self) -> Self {
        let folder = folder();
        let config = Self::settings(self.state.config.database_url.expose_secret(), &folder);
        Self::start_with(config, folder, self.clock.clone(), Argon2id::default()).await
    }

    /// Another server on the same database, by the same clock, with other settings.
    pub async fn beside_with(&self, change: impl FnOnce(&mut Config)) -> Self {
        let url = self.state.config.database_url.expose_secret();
        let folder = folder();
        let mut config = Self::settings(url, &folder);
        change(&mut config);
        Self::start_with(config, folder, self.clock.clone(), Self::small_cost()).await
    }

    fn small_cost() -> Argon2id {
        Argon2id::with_memory(PASSWORD_KIB)
    }

    async fn start_at(database_url: &str, folder: PathBuf, clock: FrozenClock) -> Self {
        let config = Self::settings(database_url, &folder);
        Self::start_with(config, folder, clock, Self::small_cost()).await
    }

    /// Whoever registers may join, unless a test changes it.
    fn settings(database_url: &str, folder: &Path) -> Config {
        let mut config = Config::with_database(database_url, folder).unwrap();
        config.registration = Registration::Open;
        // Servers of one database have the same key.
        config.secret_key = Some(SealingKey::of([7; 32]));
        config
    }

    async fn start_with(
        config: Config,
        folder: PathBuf,
        clock: FrozenClock,
        cost: Argon2id,
    ) -> Self {
        let database_url = config.database_url.expose_secret();
        tls::use_ring();
        let connected = Db::connect_to_serve(database_url, config.statement_timeout);
        let mut db = connected.await.unwrap();
        bring_up(&db).await.unwrap();
        let statements = Statements::of(&mut db);
        let state = AppState {
            db,
            app_files: crate::fixture::AppFiles::new(reedling_assets::get, reedling_assets::paths),
            clock: Arc::new(clock.clone()),
            // On a busy machine two hundred take longer than on a server.
            passwords: PasswordHasher::new(2)
                .with_cost(cost)
                .with_timeout(Duration::from_secs(25)),
            stats: crate::fixture::stats::StatsCache::default(),
            openid: OpenId::from_config(&config).unwrap(),
            model: Model::from_config(&config).unwrap(),
            sealing: secret_key::load(&config),
            config: Arc::new(config),
            answers: crate::fixture::error_rate::ErrorRate::default(),
            health: Monitor::default(),
        };
        let mut probe = Probe::default();
        probe.run(&state).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (stop, stopped) = watch::channel(false);
        tokio::spawn(crate::fixture::watch(state.clone(), probe, stopped.clone()));
        let undocumented = Undocumented::default();
        let app = undocumented.of(crate::fixture::app(state.clone()));
        tokio::spawn(serve(listener, app, Limits::default(), stopped));
        Self {
            url,
            state,
            clock,
            statements,
            undocumented,
            folder,
            _stop: stop,
            _database: None,
        }
    }
}

impl Drop for TestApp {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
        if !std::thread::panicking() {
            self.undocumented.assert_none();
        }
    }
}

fn folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("reedling-test-{}", Uuid::now_v7()));
    std::fs::create_dir(&folder).unwrap();
    folder
}

/// Runs a test on SQLite and on PostgreSQL (SRV-04).
macro_rules! on_both {
    (async fn $name:ident($app:ident: TestApp) $body:block) => {
        mod $name {
            #[allow(unused_imports)]
            use super::*;
            use $crate::support::TestApp;

            async fn run($app: TestApp) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_sqlite() {
                run(TestApp::on_sqlite().await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn on_postgres() {
                if let Some(app) = TestApp::on_postgres().await {
                    run(app).await;
                }
            }
        }
    };
}
