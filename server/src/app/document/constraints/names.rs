//! Parameters with a list of values.

use reedling_core::{access::Role, lessons::status::LessonStatus};
use reedling_db::value_types::JobState;

use crate::accounts::queries::account::{AccountStatus, WaitsFor};

/// Parameters that take one of a list, by operation.
pub(super) fn parameters() -> [(&'static str, &'static str, Vec<&'static str>); 7] {
    let lesson = || LessonStatus::ALL.map(LessonStatus::as_str).to_vec();
    [
        ("list_teacher_lessons", "status", lesson()),
        ("list_student_lessons", "status", lesson()),
        ("list_family_lessons", "status", lesson()),
        ("list_users", "role", Role::ALL.map(Role::as_str).to_vec()),
        (
            "list_users",
            "status",
            AccountStatus::ALL.map(AccountStatus::as_str).to_vec(),
        ),
        (
            "list_users",
            "waitsFor",
            WaitsFor::ALL.map(WaitsFor::as_str).to_vec(),
        ),
        (
            "list_jobs",
            "state",
            JobState::ALL.map(JobState::as_str).to_vec(),
        ),
    ]
}
