//! Reedling's server: the API, its jobs and its documents, and what serves the app.
//!
//! Each word of the product has a folder: `routes` take calls, `queries` ask the database, `views` are what calls answer, and
//! every other file there is a use case. `app` puts them together; `api` and the other folders hold what words share, and `reedling_db` the database.
//! `scripts/layers.mjs` says who may name whom. Rules live in `reedling_core`.

#![warn(unreachable_pub)]

pub mod accounts;
pub mod admin;
pub mod api;
pub mod app;
#[allow(missing_docs, reason = "an event is its name and its sentence")]
pub mod audit;
pub mod config;
pub mod error;
pub(crate) mod feedback;
pub mod goal_model;
pub mod health;
pub mod jobs;
pub mod lessons;
pub mod mail;
pub(crate) mod messages;
#[cfg(test)]
mod no_debug;
pub mod notices;
pub mod openid;
pub mod parents;
pub mod practice;
pub mod security;
pub(crate) mod settings;
pub mod state;
pub mod students;
pub(crate) mod teachers;
pub mod telemetry;
pub mod time;
