//! What an account teaches.

use poem_openapi::Object;

/// What a suspension leaves without a teacher.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct TeachingBody {
    /// Students who are linked to the account.
    pub students: u64,
    /// Their scheduled lessons that are still to come.
    pub upcoming_lessons: u64,
}
