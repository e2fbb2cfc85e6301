//! SeaORM queries: records in and out, every one bounded and indexed.

pub mod activities;
pub mod jobs;
