//! Students.

mod exams;
mod lessons;
mod minor;
mod planned_exam;
mod profile;
mod repeat;
mod teacher_create;
mod teachers;
