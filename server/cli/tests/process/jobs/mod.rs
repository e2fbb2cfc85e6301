//! Jobs: done once across workers, tried again with growing pauses, and without the secrets they carried.

mod crash;
mod disk;
mod queue;

use std::sync::Arc;

use chrono::{DateTime, Utc};
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use reedling_db::Db;
use reedling_server::{
    config::Config,
    mail::{Mail, Message, transport::Mailer},
    security::password::PasswordHasher,
    state::AppState,
    time::clock::{Clock, FrozenClock},
};
use sea_orm::EntityTrait;

use crate::{
    fixture::{
        AppFiles, Monitor, bring_up, entities::job, error_rate::ErrorRate, stats::StatsCache,
    },
    support::Folder,
};

/// A database, a clock that stands still, and a folder that mail goes into.
pub struct Setting {
    pub state: AppState,
    pub clock: FrozenClock,
    pub folder: Mailer,
}

impl Setting {
    pub async fn new(folder: &Folder, url: &str) -> Self {
        let db = Db::connect(url).await.unwrap();
        bring_up(&db).await.unwrap();
        let now: DateTime<Utc> = "2026-03-02T08:00:00Z".parse().unwrap();
        let clock = FrozenClock::at(now);
        let config = Config::with_database(url, folder.path()).unwrap();
        Self {
            folder: Mailer::from_config(&config).unwrap(),
            state: AppState {
                db,
                app_files: AppFiles::default(),
                clock: Arc::new(clock.clone()),
                config: Arc::new(config),
                passwords: PasswordHasher::new(1),
                sealing: None,
                stats: StatsCache::default(),
                answers: ErrorRate::default(),
                health: Monitor::default(),
                openid: None,
                model: None,
            },
            clock,
        }
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.clock.now()
    }

    pub async fn only_job(&self) -> job::Model {
        let rows = job::Entity::find().all(self.state.db.read()).await.unwrap();
        assert_eq!(rows.len(), 1);
        rows.into_iter().next().unwrap()
    }
}

pub fn secret_mail() -> Mail {
    let message = Message::TemporaryPassword {
        password: "canary-password".into(),
        teacher: None,
        parent: false,
        child: None,
    };
    message.to(
        "ada@music.example".into(),
        "Ada\r\nBcc: eve@music.example".into(),
    )
}

/// A mail server that is not there.
pub fn nowhere() -> Mailer {
    let server = AsyncSmtpTransport::<Tokio1Executor>::from_url("smtp://127.0.0.1:9").unwrap();
    Mailer::Smtp(server.build())
}
