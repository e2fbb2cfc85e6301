//! What an account teaches.

use schemars::JsonSchema;
use serde::Serialize;

/// Students and lessons affected by suspending a teacher.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeachingBody {
    /// Number of students linked to the teacher.
    pub students: u64,
    /// Number of the teacher's scheduled future lessons.
    pub upcoming_lessons: u64,
}
