//! The cookie of a browser that is at the OpenID provider (D12).

use std::time::Duration;

use poem::{
    Request,
    http::header,
    web::cookie::{Cookie, SameSite},
};

use crate::{services::google::JOURNEY, state::AppState};

/// The header that sets it.
pub fn with(state: &AppState, handle: String) -> String {
    let lifetime = JOURNEY.to_std().unwrap_or_default();
    guarded(state, handle, lifetime)
}

/// The header that removes it.
pub fn spent(state: &AppState) -> String {
    guarded(state, String::new(), Duration::ZERO)
}

/// What the request's one holds.
pub fn handle(request: &Request, state: &AppState) -> Option<String> {
    request
        .headers()
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|cookies| cookies.to_str().ok())
        .flat_map(|cookies| cookies.split(';'))
        .filter_map(|cookie| Cookie::parse(cookie.trim()).ok())
        .find(|cookie| cookie.name() == name(state))
        .map(|cookie| cookie.value_str().to_owned())
}

/// For the server's eyes only, and for whoever comes back by a link of the provider's.
fn guarded(state: &AppState, value: String, lifetime: Duration) -> String {
    let mut cookie = Cookie::new_with_str(name(state), value);
    cookie.set_path("/");
    cookie.set_max_age(lifetime);
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(is_https(state));
    cookie.to_string()
}

/// With the prefix, browsers take the cookie from this very host only, so that no neighbour can plant his own.
fn name(state: &AppState) -> &'static str {
    if is_https(state) {
        "__Host-reedling-sign-in"
    } else {
        "reedling-sign-in"
    }
}

fn is_https(state: &AppState) -> bool {
    state.config.public_url.starts_with("https://")
}
