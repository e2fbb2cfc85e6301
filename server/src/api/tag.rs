//! The headings of the document.

use poem_openapi::Tags;

/// Headings of the document.
#[derive(Tags)]
pub(crate) enum Tag {
    /// Signing in, registration, passwords.
    Accounts,
    /// Endpoints that need no session.
    General,
    /// A teacher's students and lessons.
    Teachers,
    /// Students.
    Students,
    /// Lessons and feedback.
    Lessons,
    /// Parents and their children.
    Parents,
    /// The caller's own account.
    Settings,
    /// Administration of the whole school.
    Administration,
}
