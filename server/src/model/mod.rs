//! What travels between `store`, `services` and `http`: plain records without a database or a wire.

pub mod account;
pub mod activity;
pub mod app_file;
pub mod client;
pub mod contact;
pub mod demo;
pub mod family;
pub mod goal;
pub mod job;
pub mod lesson;
pub mod notice;
pub mod rows;
pub mod teacher;
pub mod user;
