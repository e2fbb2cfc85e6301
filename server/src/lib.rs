//! Reedling's server: the app, the API and its documents in one executable.
//!
//! `api` holds what every call shares, `http` reads the caller and shapes the reply, `services` are the use cases, `audit` says what the
//! trail keeps of them, `store` is SeaORM; rules live in `reedling_core`.

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
