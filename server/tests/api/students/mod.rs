//! Students.

mod lessons;
mod minor;
mod profile;
mod teacher_create;
