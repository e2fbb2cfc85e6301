//! Students: age, grades, the two forms that create one, editing, examinations, the roster, progress.

pub mod age;
pub mod create;
pub mod edit;
pub mod exam;
pub mod grade;
pub mod parent;
pub mod progress;
pub mod roster;
pub mod screen;
