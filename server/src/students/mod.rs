//! Students: adding them, the roster, profiles, examinations.

pub(crate) mod access;
pub(crate) mod create;
pub(crate) mod edit;
pub(crate) mod exams;
pub(crate) mod profile;
pub mod queries;
pub(crate) mod remove;
pub(crate) mod roster;
pub(crate) mod routes;
pub(crate) mod teachers;
