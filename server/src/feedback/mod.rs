//! A teacher's feedback on lessons (D5).

pub mod list;
pub mod queries;
pub mod routes;
mod views;
pub mod write;
