//! What a teacher works with.

mod preferences;
mod profile;
