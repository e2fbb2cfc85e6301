//! The cookie that makes a browser known.

use crate::{accounts::known, api::browser_cookie::COOKIE, state::AppState};

/// The header that sets it.
pub fn with(state: &AppState, token: String) -> String {
    COOKIE.set(state, token, known::LIFETIME.to_std().unwrap_or_default())
}
