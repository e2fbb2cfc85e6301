//! What an account teaches.

use poem_openapi::Object;

/// Students and lessons affected by suspending a teacher.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct TeachingBody {
    /// Number of students linked to the teacher.
    pub students: u64,
    /// Number of the teacher's scheduled future lessons.
    pub upcoming_lessons: u64,
}
