//! JavaScript exports of [`reedling_core::access`].

use reedling_core::{
    access::{self, GuardDecision},
    badge::Badge,
};
use reedling_js_export::js_export;

/// What the route guard shows at `path`: `loading` while the session is not known yet, `role` is the signed-in user's.
#[js_export]
pub fn guard(path: String, loading: bool, has_token: bool, role: Option<String>) -> GuardDecision {
    access::guard(&path, loading, has_token, role.as_deref())
}

/// Where a user with that role starts after sign-in.
#[js_export]
pub fn home_path(role: Option<String>) -> &str {
    access::home_path(role.as_deref())
}

/// The role's own screen of a path that every role shares; the path itself if the role has none.
#[js_export]
pub fn own_path(path: String, role: Option<String>) -> &str {
    access::own_path(&path, role.as_deref())
}

/// Label and colour of a stored role.
#[js_export]
pub fn role_badge(role: String) -> Badge {
    access::role_badge(&role)
}
