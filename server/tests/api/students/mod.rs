//! Students.

mod exams;
mod lessons;
mod minor;
mod profile;
mod teacher_create;
mod teachers;
