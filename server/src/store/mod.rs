//! SeaORM queries: records in and out, every one bounded and indexed.

pub mod activities;
pub mod enrolments;
pub mod feedback;
pub mod idempotency;
pub mod jobs;
pub mod lessons;
pub mod parents;
pub mod plans;
pub mod probe;
pub mod students;
pub mod users;
