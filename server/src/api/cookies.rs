//! HttpOnly cookies.

use std::time::Duration;

use poem::{
    Request,
    http::header,
    web::cookie::{Cookie, SameSite},
};

use crate::state::AppState;

/// A cookie that scripts cannot read.
pub(crate) struct HttpOnlyCookie {
    /// Its name without the prefix.
    pub name: &'static str,
    /// Its SameSite attribute.
    pub same_site: SameSite,
}

impl HttpOnlyCookie {
    /// The header that sets it.
    pub(crate) fn set(&self, state: &AppState, value: String, lifetime: Duration) -> String {
        let mut cookie = Cookie::new_with_str(self.full_name(state), value);
        cookie.set_path("/");
        cookie.set_max_age(lifetime);
        cookie.set_http_only(true);
        cookie.set_same_site(self.same_site);
        cookie.set_secure(is_https(state));
        cookie.to_string()
    }

    /// Its value in a request.
    pub(crate) fn value(&self, state: &AppState, request: &Request) -> Option<String> {
        let name = self.full_name(state);
        request
            .headers()
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|cookies| cookies.to_str().ok())
            .flat_map(|cookies| cookies.split(';'))
            .filter_map(|cookie| Cookie::parse(cookie.trim()).ok())
            .find(|cookie| cookie.name() == name)
            .map(|cookie| cookie.value_str().to_owned())
    }

    /// With the prefix `__Host-`, browsers take the cookie from this host only, so that no subdomain can set it.
    fn full_name(&self, state: &AppState) -> String {
        let prefix = if is_https(state) { "__Host-" } else { "" };
        format!("{prefix}{}", self.name)
    }
}

fn is_https(state: &AppState) -> bool {
    state.config.public_url.starts_with("https://")
}
