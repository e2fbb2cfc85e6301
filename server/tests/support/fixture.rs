//! What tests use of the server's inside. Where something lives is said here alone.

#![allow(
    unused_imports,
    reason = "each of the two programs of tests uses a part of it"
)]

pub use reedling_server::{
    entities, http,
    migrations::run::bring_up,
    model::{account, app_file::AppFile, contact::Contact, demo},
    services::{
        accounts::{second_factor, sweep},
        administrators, app_files, health, stats, system, traffic,
    },
    store::{
        app_files as stored, enrolments, jobs, parents, sessions, sign_in_challenges, students,
        users,
    },
};
