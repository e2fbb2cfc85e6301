//! The executable as an operator runs it: its commands, its settings, what it says when it cannot start, and what
//! every answer carries.

#![allow(clippy::too_many_lines, reason = "cases stand in one list")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a test ends where it fails"
)]

#[path = "../../../tests/support/fixture.rs"]
mod fixture;

mod administrators;
mod answers;
mod app_files;
mod backup;
mod demo;
mod document;
mod jobs;
mod mail;
mod mail_server;
mod operation;
mod recipes;
mod releases;
mod second_factor;
mod seeding;
mod settings;
mod smtp;
mod starting;
mod support;
mod zones;
