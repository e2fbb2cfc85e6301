//! Reedling's server: the app, the API and its documents in one executable.
//!
//! `api` has what all calls share, `http` the handlers, `services` the use cases, `audit` the events of the audit
//! trail, `store` the queries; the rules are in `reedling_core`.

pub mod api;
mod audit;
pub mod backup;
pub mod commands;
pub mod config;
pub mod data_folder;
pub mod database_file;
pub mod db;
pub mod entities;
pub mod error;
pub mod http;
pub mod jobs;
pub mod logging;
pub mod mail;
pub mod migrations;
pub mod model;
#[cfg(test)]
mod no_debug;
pub mod ports;
pub mod secret_key;
pub mod security;
pub mod seed;
pub mod serve;
pub mod services;
pub mod state;
pub mod store;
pub mod telemetry;
