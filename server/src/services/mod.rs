//! Use cases: each function is one thing that a person does, checked by core, written in one transaction.

pub mod accounts;
mod addresses;
pub mod admin;
pub mod administrators;
pub mod admission;
pub mod app_files;
pub mod completion;
pub mod exams;
pub mod feedback;
pub mod google;
pub mod health;
pub mod idempotency;
pub mod jobs;
pub mod lessons;
pub mod messages;
pub mod notices;
pub mod parents;
pub mod practice;
pub mod preferences;
pub mod settings;
pub mod stats;
pub mod students;
pub mod system;
pub mod teachers;
mod text;
pub mod traffic;
