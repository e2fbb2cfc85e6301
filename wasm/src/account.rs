//! Door to [`reedling_core::account`].

use reedling_core::account::{
    password::{self, NewPassword, ResetPassword},
    registration::Registration,
    second_factor, session,
    sign_in::{self, ForgotPassword, SignInRequest},
};
use serde::Deserialize;
use wasm_bindgen::prelude::*;

use crate::{
    arguments::{Number, Text, count, optional_text, text},
    convert::{Reply, from_js, to_js, wrong},
};

/// Parameters of a link; what is not given is `null` or missing.
#[derive(Deserialize)]
#[cfg_attr(test, derive(Debug, PartialEq, serde::Serialize))]
pub(crate) struct Link {
    token: Option<String>,
    code: Option<String>,
    error: Option<String>,
}

/// Problems of the sign-in form.
#[wasm_bindgen(js_name = checkSignIn, unchecked_return_type = "FieldError[]")]
pub fn check_sign_in(
    #[wasm_bindgen(unchecked_param_type = "SignInRequest")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: SignInRequest = from_js("draft", draft)?;
    to_js(&draft.problems())
}

/// Problems of the registration form.
#[wasm_bindgen(js_name = checkRegistration, unchecked_return_type = "FieldError[]")]
pub fn check_registration(
    #[wasm_bindgen(unchecked_param_type = "Registration")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: Registration = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Problems of the forgot-password form.
#[wasm_bindgen(js_name = checkForgotPassword, unchecked_return_type = "FieldError[]")]
pub fn check_forgot_password(
    #[wasm_bindgen(unchecked_param_type = "ForgotPassword")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: ForgotPassword = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Problems of the reset-password form.
#[wasm_bindgen(js_name = checkResetPassword, unchecked_return_type = "FieldError[]")]
pub fn check_reset_password(
    #[wasm_bindgen(unchecked_param_type = "ResetPassword")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: ResetPassword = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Problems of the set-new-password form.
#[wasm_bindgen(js_name = checkNewPassword, unchecked_return_type = "FieldError[]")]
pub fn check_new_password(
    #[wasm_bindgen(unchecked_param_type = "NewPassword")] draft: JsValue,
) -> Reply<JsValue> {
    let draft: NewPassword = from_js("draft", draft)?;
    to_js(&draft.check())
}

/// Problems of a code of an authenticator app.
#[wasm_bindgen(js_name = checkCode, unchecked_return_type = "FieldError[]")]
pub fn check_code(code: Text) -> Reply<JsValue> {
    to_js(&second_factor::check_code(&text("code", code)?))
}

/// Problems of a recovery code.
#[wasm_bindgen(js_name = checkRecoveryCode, unchecked_return_type = "FieldError[]")]
pub fn check_recovery_code(
    #[wasm_bindgen(js_name = recoveryCode)] recovery_code: Text,
) -> Reply<JsValue> {
    let typed = text("recoveryCode", recovery_code)?;
    to_js(&second_factor::check_recovery_code(&typed))
}

/// The set-new-password policy with what a password keeps of it.
#[wasm_bindgen(js_name = passwordRequirements, unchecked_return_type = "PasswordRequirement[]")]
pub fn password_requirements(password: Text) -> Reply<JsValue> {
    to_js(&password::requirements(&text("password", password)?))
}

/// Problems of an activation link.
#[wasm_bindgen(js_name = checkActivation, unchecked_return_type = "FieldError[]")]
pub fn check_activation(
    #[wasm_bindgen(unchecked_param_type = "ActivationLink")] link: JsValue,
) -> Reply<JsValue> {
    let link: Link = from_js("link", link)?;
    to_js(&sign_in::check_activation(link.token.as_deref()))
}

/// Problems of an external provider's answer.
#[wasm_bindgen(js_name = checkCallback, unchecked_return_type = "FieldError[]")]
pub fn check_callback(
    #[wasm_bindgen(unchecked_param_type = "CallbackLink")] link: JsValue,
) -> Reply<JsValue> {
    let link: Link = from_js("link", link)?;
    to_js(&sign_in::check_callback(
        link.code.as_deref(),
        link.error.as_deref(),
    ))
}

/// Text of a query's failure.
#[wasm_bindgen(js_name = queryErrorText)]
pub fn query_error_text(
    status: Number,
    #[wasm_bindgen(js_name = statusText)] status_text: Text,
    body: Text,
) -> Reply<String> {
    Ok(session::query_error_text(
        http_status(status)?,
        &text("statusText", status_text)?,
        &text("body", body)?,
    ))
}

/// What a failed call comes to, by its answer and by what of it is in JSON.
#[wasm_bindgen(js_name = callFailure, unchecked_return_type = "CallFailure")]
pub fn call_failure(
    status: Number,
    #[wasm_bindgen(js_name = statusText)] status_text: Text,
    body: Text,
    error: Option<Text>,
    code: Option<Text>,
) -> Reply<JsValue> {
    to_js(&session::call_failure(
        (http_status(status)?, &text("statusText", status_text)?),
        &text("body", body)?,
        optional_text("error", error)?.as_deref(),
        optional_text("code", code)?.as_deref(),
    ))
}

/// The argument `status`.
fn http_status(status: Number) -> Reply<u16> {
    let status = count("status", status)?;
    u16::try_from(status).map_err(|_| wrong("status", "is too large", ""))
}
