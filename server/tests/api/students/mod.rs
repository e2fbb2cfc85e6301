//! Students.

mod again;
mod exams;
mod instrument;
mod minor;
mod planned_exam;
mod profile;
mod repeat;
mod roster;
mod teacher_create;
mod teachers;
