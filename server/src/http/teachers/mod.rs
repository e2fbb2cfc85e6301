//! What a teacher works with: roster, parents, lessons (Spec §7, Teacher).

pub mod lessons;
pub mod list;
pub mod parents;
pub mod preferences;
pub mod profile;
pub mod students;
