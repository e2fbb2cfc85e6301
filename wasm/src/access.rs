//! JavaScript exports of [`reedling_core::access`].

use reedling_core::{
    access::{self, GuardDecision},
    badge::Badge,
};
use reedling_js_export::js_export;

/// What to show at a path, for a session that loads or has a token and a stored user with a role.
#[js_export]
pub fn guard(path: String, loading: bool, has_token: bool, role: Option<String>) -> GuardDecision {
    access::guard(&path, loading, has_token, role.as_deref())
}

/// Where a user with that role starts after sign-in.
#[js_export]
pub fn home_path(role: Option<String>) -> &str {
    access::home_path(role.as_deref())
}

/// Where a role has its own screen of a path that every role shares; the path itself where it is shown there.
#[js_export]
pub fn own_path(path: String, role: Option<String>) -> &str {
    access::own_path(&path, role.as_deref())
}

/// Label and colour of a stored role.
#[js_export]
pub fn role_badge(role: String) -> Badge {
    access::role_badge(&role)
}
