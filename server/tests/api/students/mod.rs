//! Students.

mod exams;
mod lessons;
mod minor;
mod profile;
mod repeat;
mod teacher_create;
mod teachers;
