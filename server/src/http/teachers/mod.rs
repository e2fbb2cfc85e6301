//! What a teacher works with: roster, parents, lessons (Spec §7, Teacher).

pub mod lessons;
pub mod parents;
pub mod students;
