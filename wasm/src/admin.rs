//! Door to [`reedling_core::admin`].

use reedling_core::admin::{self, CreateUserDraft, ListedUser};
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Number, Text, count, instant, text},
    convert::{Reply, from_js, texts, to_js},
};

/// Problems of the Create User dialog.
#[wasm_bindgen(js_name = checkCreateUser, unchecked_return_type = "FieldError[]")]
pub fn check_create_user(
    #[wasm_bindgen(unchecked_param_type = "CreateUserDraft")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: CreateUserDraft = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Identifiers of the users that pass search and filters.
#[wasm_bindgen(js_name = listedUsers)]
pub fn listed_users(
    #[wasm_bindgen(unchecked_param_type = "readonly ListedUser[]")] users: JsValue,
    #[wasm_bindgen(unchecked_param_type = "UserFilter")] filter: JsValue,
) -> Reply<Vec<String>> {
    let users: Vec<ListedUser> = from_js("users", users)?;
    Ok(texts(admin::users(&users, &from_js("filter", filter)?)))
}

/// Identifiers of the users created in the last 7 days.
#[wasm_bindgen(js_name = recentRegistrations)]
pub fn recent_registrations(
    #[wasm_bindgen(unchecked_param_type = "readonly ListedUser[]")] users: JsValue,
    now: Text,
) -> Reply<Vec<String>> {
    let users: Vec<ListedUser> = from_js("users", users)?;
    Ok(texts(admin::recent_registrations(
        &users,
        instant("now", now)?,
    )))
}

/// Word and colour of an activity's status.
#[wasm_bindgen(js_name = activityBadge, unchecked_return_type = "Badge")]
pub fn activity_badge(status: Text) -> Reply<JsValue> {
    to_js(&admin::activity_badge(&text("status", status)?))
}

/// A role's share of all users, in percent.
#[wasm_bindgen(js_name = userShare)]
pub fn user_share(#[wasm_bindgen(js_name = count)] users: Number, total: Number) -> Reply<f64> {
    Ok(admin::user_share(
        count("count", users)?,
        count("total", total)?,
    ))
}
