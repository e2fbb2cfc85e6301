//! SeaORM queries: records in and out, every one bounded and indexed.

pub mod account_tokens;
pub mod activities;
pub mod administrators;
pub mod credentials;
pub mod enrolments;
pub mod exams;
pub mod external_identities;
pub mod external_sign_ins;
pub mod feedback;
pub mod idempotency;
pub mod jobs;
pub mod lessons;
pub mod mail_pauses;
pub mod parents;
pub mod plans;
pub mod probe;
pub mod refusals;
mod search;
pub mod sessions;
pub mod settings;
pub mod standing;
pub mod stats;
pub mod students;
pub mod teachers;
pub mod throttle;
pub mod user_list;
pub mod users;
