//! Teachers: their profile and how they like to teach.

pub mod preferences;
pub mod profile;
pub mod queries;
pub mod routes;
pub mod views;
