//! The cookie of a known browser (D14). It opens nothing.

use poem::{Request, web::cookie::SameSite};

use crate::{http::cookies::Guarded, services::accounts::known, state::AppState};

const COOKIE: Guarded = Guarded {
    name: "reedling-browser",
    same_site: SameSite::Strict,
};
/// Longer values were not set by this server.
const LONGEST: usize = 100;

/// The header that sets it.
pub fn with(state: &AppState, token: String) -> String {
    COOKIE.set(state, token, known::LIFETIME.to_std().unwrap_or_default())
}

/// Its value in a request.
pub fn token(request: &Request, state: &AppState) -> Option<String> {
    let token = COOKIE.value(state, request);
    token.filter(|token| !token.is_empty() && token.len() <= LONGEST)
}
