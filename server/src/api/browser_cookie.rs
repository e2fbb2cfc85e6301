//! The cookie of a known browser (D14). It opens nothing.

use poem::{Request, web::cookie::SameSite};

use super::cookies::HttpOnlyCookie;
use crate::state::AppState;

pub(crate) const COOKIE: HttpOnlyCookie = HttpOnlyCookie {
    name: "reedling-browser",
    same_site: SameSite::Strict,
};
/// Longer values were not set by this server.
const LONGEST: usize = 100;

/// Its value in a request.
pub(crate) fn token(request: &Request, state: &AppState) -> Option<String> {
    let token = COOKIE.value(state, request);
    token.filter(|token| !token.is_empty() && token.len() <= LONGEST)
}
