//! Door to [`reedling_core::access`].

use reedling_core::access;
use wasm_bindgen::prelude::*;

use crate::convert::{Reply, to_js};

/// What to show at a path, for a session that loads or has a token and a stored user with a role.
#[wasm_bindgen(unchecked_return_type = "GuardDecision")]
pub fn guard(
    path: &str,
    loading: bool,
    #[wasm_bindgen(js_name = hasToken)] has_token: bool,
    role: Option<String>,
) -> Reply<JsValue> {
    to_js(&access::guard(path, loading, has_token, role.as_deref()))
}

/// Where a user with that role starts after sign-in.
#[wasm_bindgen(js_name = homePath)]
pub fn home_path(role: Option<String>) -> String {
    access::home_path(role.as_deref()).to_owned()
}

/// Label and colour of a stored role.
#[wasm_bindgen(js_name = roleBadge, unchecked_return_type = "Badge")]
pub fn role_badge(role: &str) -> Reply<JsValue> {
    to_js(&access::role_badge(role))
}
