//! JavaScript exports of [`reedling_core::admin`].

use chrono::{DateTime, Utc};
use reedling_core::{
    admin::{self, CreateUserRequest, ListedUser},
    badge::Badge,
    validation::Violations,
};
use reedling_js_export::js_export;

/// Problems of the Create User dialog.
#[js_export]
pub fn check_create_user(draft: CreateUserRequest) -> Violations {
    draft.problems()
}

/// Identifiers of the users created in the last 7 days.
#[js_export]
pub fn recent_registrations(users: Vec<ListedUser>, now: DateTime<Utc>) -> Vec<&str> {
    admin::recent_registrations(&users, now)
}

/// Word and colour of an activity's status.
#[js_export]
pub fn activity_badge(status: String) -> Badge {
    admin::activity_badge(&status)
}

/// The length of a bar in percent of a whole.
#[js_export]
pub fn percent(count: u32, total: u32) -> f64 {
    admin::percent(count, total)
}
