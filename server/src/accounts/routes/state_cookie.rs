//! The cookie of a sign-in under way at the OpenID provider (D12).

use std::time::Duration;

use poem::{Request, web::cookie::SameSite};

use crate::{accounts::google::SIGN_IN_LIFETIME, api::cookies::HttpOnlyCookie, state::AppState};

/// Lax, as it must be sent when the provider redirects the browser back.
const COOKIE: HttpOnlyCookie = HttpOnlyCookie {
    name: "reedling-sign-in",
    same_site: SameSite::Lax,
};

/// The header that sets it.
pub fn set(state: &AppState, handle: String) -> String {
    COOKIE.set(state, handle, SIGN_IN_LIFETIME.to_std().unwrap_or_default())
}

/// The header that removes it.
pub fn removal(state: &AppState) -> String {
    COOKIE.set(state, String::new(), Duration::ZERO)
}

/// Its value in a request.
pub fn handle(request: &Request, state: &AppState) -> Option<String> {
    COOKIE.value(state, request)
}
