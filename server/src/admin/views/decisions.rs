//! What an account teaches.

use poem_openapi::Object;

/// What a suspension leaves without its teacher.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct TeachingBody {
    /// Students who are linked to the account.
    pub students: u64,
    /// Lessons of theirs that are scheduled and still to come.
    pub upcoming_lessons: u64,
}
