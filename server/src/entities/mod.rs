//! The tables as SeaORM sees them. A row never leaves `store`.

pub mod account_token;
pub mod activity;
pub mod contact_card;
pub mod enrolment;
pub mod exam_result;
pub mod external_identity;
pub mod external_sign_in;
pub mod guardianship;
pub mod idempotency_key;
pub mod job;
pub mod lesson;
pub mod lesson_feedback;
pub mod lesson_series;
pub mod mail_pause;
pub mod parent;
pub mod parent_confirmation;
pub mod parent_request;
pub mod practice_plan;
pub mod refused_registration;
pub mod session;
pub mod sign_in_throttle;
pub mod student;
pub mod teacher;
pub mod user;
