//! Door to [`reedling_core::admin`].

use chrono::{DateTime, Utc};
use reedling_core::{
    admin::{self, CreateUserDraft, ListedUser, UserFilter},
    badge::Badge,
    validation::Violations,
};
use reedling_door::door;

/// Problems of the Create User dialog.
#[door]
pub fn check_create_user(draft: CreateUserDraft) -> Violations {
    draft.check()
}

/// Identifiers of the users that pass search and filters.
#[door]
pub fn listed_users(users: Vec<ListedUser>, filter: UserFilter) -> Vec<&str> {
    admin::users(&users, &filter)
}

/// Identifiers of the users created in the last 7 days.
#[door]
pub fn recent_registrations(users: Vec<ListedUser>, now: DateTime<Utc>) -> Vec<&str> {
    admin::recent_registrations(&users, now)
}

/// Word and colour of an activity's status.
#[door]
pub fn activity_badge(status: String) -> Badge {
    admin::activity_badge(&status)
}

/// A role's share of all users, in percent.
#[door]
pub fn user_share(count: u32, total: u32) -> f64 {
    admin::user_share(count, total)
}
