//! Door to [`reedling_core::access`].

use reedling_core::access;
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Flag, Text, flag, optional_text, text},
    convert::{Reply, to_js},
};

/// What to show at a path, for a session that loads or has a token and a stored user with a role.
#[wasm_bindgen(unchecked_return_type = "GuardDecision")]
pub fn guard(
    path: Text,
    loading: Flag,
    #[wasm_bindgen(js_name = hasToken)] has_token: Flag,
    role: Option<Text>,
) -> Reply<JsValue> {
    to_js(&access::guard(
        &text("path", path)?,
        flag("loading", loading)?,
        flag("hasToken", has_token)?,
        optional_text("role", role)?.as_deref(),
    ))
}

/// Where a user with that role starts after sign-in.
#[wasm_bindgen(js_name = homePath)]
pub fn home_path(role: Option<Text>) -> Reply<String> {
    let role = optional_text("role", role)?;
    Ok(access::home_path(role.as_deref()).to_owned())
}

/// Where a role has its own screen of a path that every role shares; the path itself where it is shown there.
#[wasm_bindgen(js_name = ownPath)]
pub fn own_path(path: Text, role: Option<Text>) -> Reply<String> {
    let (path, role) = (text("path", path)?, optional_text("role", role)?);
    Ok(access::own_path(&path, role.as_deref()).to_owned())
}

/// Label and colour of a stored role.
#[wasm_bindgen(js_name = roleBadge, unchecked_return_type = "Badge")]
pub fn role_badge(role: Text) -> Reply<JsValue> {
    to_js(&access::role_badge(&text("role", role)?))
}
