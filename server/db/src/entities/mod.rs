//! The tables as SeaORM sees them. A row never leaves queries.
//!
//! Ids are UUIDs v7; a row is written at `created_at`, and last changed at `updated_at`. A relation is what a row belongs
//! to; other joins are written where they are used.
#![allow(
    missing_docs,
    reason = "a column's name says what it holds; what it does not say stands beside it"
)]

pub mod account_token;
pub mod activity;
pub mod app_file;
pub mod body_state;
pub mod contact_card;
pub mod enrolment;
pub mod exam_result;
pub mod external_identity;
pub mod external_sign_in;
pub mod guardianship;
pub mod idempotency_key;
pub mod job;
pub mod known_browser;
pub mod known_network;
pub mod lesson;
pub mod lesson_feedback;
pub mod lesson_goal;
pub mod lesson_series;
pub mod mail_pause;
pub mod notice;
pub mod parent;
pub mod parent_confirmation;
pub mod parent_request;
pub mod piece;
pub mod piece_state;
pub mod planned_exam;
pub mod practice_plan;
pub mod recovery_code;
pub mod refused_registration;
pub mod second_factor;
pub mod second_factor_setup;
pub mod session;
pub mod sign_in_challenge;
pub mod sign_in_throttle;
pub mod student;
pub mod tally;
pub mod teacher;
pub mod user;
