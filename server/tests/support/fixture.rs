//! What tests use of the server's inside. Where something lives is said here alone.

#![allow(
    unused_imports,
    reason = "each of the two programs of tests uses a part of it"
)]

pub use reedling_db::{entities, migrations::run::bring_up, value_types};
pub use reedling_server::{
    accounts::{
        administrators,
        queries::{account, sessions, sign_in_challenges, users},
        second_factor,
    },
    admin::system,
    api::assets::{
        kept as app_files,
        queries::{self as stored, AppFile},
        release,
    },
    app::{app, document, worker::cleanup},
    config::demo,
    health::probe::{Probe, watch},
    jobs,
    lessons::check_zones,
    parents::queries::{self as parents, contact::Contact},
    state::{
        app_files::AppFiles,
        error_rate,
        monitor::{HealthStatus, Monitor},
        stats,
    },
    students::queries::{self as students, enrolments},
};
