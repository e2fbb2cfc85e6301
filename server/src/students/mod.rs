//! Students: adding them, the roster, profiles, examinations.

pub mod access;
pub mod create;
pub mod exams;
pub mod grade;
pub mod profile;
pub mod queries;
pub(crate) mod remove;
pub mod roster;
pub mod routes;
pub mod teachers;
pub mod views;
