//! JavaScript exports of [`reedling_core::accounts`].

use reedling_core::{
    accounts::{
        password::{self, NewPassword, PasswordRequirement, ResetPassword},
        registration::Registration,
        second_factor,
        session::{self, CallFailure},
        sign_in::{self, ForgotPasswordRequest, SignInRequest},
    },
    validation::Violations,
};
use reedling_js_export::js_export;
use serde::Deserialize;
use tsify::Tsify;

/// Query parameters of an activation link.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
#[cfg_attr(test, derive(Debug, PartialEq, serde::Serialize))]
pub(crate) struct ActivationLink {
    token: Option<String>,
}

/// Query parameters of an external provider's answer.
#[derive(Deserialize, Tsify)]
#[tsify(missing_as_null)]
#[cfg_attr(test, derive(Debug, PartialEq, serde::Serialize))]
pub(crate) struct CallbackLink {
    code: Option<String>,
    error: Option<String>,
}

/// Problems of the sign-in form.
#[js_export]
pub fn check_sign_in(draft: SignInRequest) -> Violations {
    draft.problems()
}

/// Problems of the registration form.
#[js_export]
pub fn check_registration(draft: Registration) -> Violations {
    draft.check()
}

/// Problems of the forgot-password form.
#[js_export]
pub fn check_forgot_password(draft: ForgotPasswordRequest) -> Violations {
    draft.problems()
}

/// Problems of the reset-password form.
#[js_export]
pub fn check_reset_password(draft: ResetPassword) -> Violations {
    draft.check()
}

/// Problems of the set-new-password form.
#[js_export]
pub fn check_new_password(draft: NewPassword) -> Violations {
    draft.check()
}

/// Problems of a code of an authenticator app.
#[js_export]
pub fn check_code(code: String) -> Violations {
    second_factor::check_code(&code)
}

/// Problems of a recovery code.
#[js_export]
pub fn check_recovery_code(recovery_code: String) -> Violations {
    second_factor::check_recovery_code(&recovery_code)
}

/// The set-new-password policy, and which of its rules a password satisfies.
#[js_export]
pub fn password_requirements(password: String) -> [PasswordRequirement; 5] {
    password::requirements(&password)
}

/// Problems of an activation link.
#[js_export]
pub fn check_activation(link: ActivationLink) -> Violations {
    sign_in::check_activation(link.token.as_deref())
}

/// Problems of an external provider's answer.
#[js_export]
pub fn check_callback(link: CallbackLink) -> Violations {
    sign_in::check_callback(link.code.as_deref(), link.error.as_deref())
}

/// Text of a query's failure.
#[js_export]
pub fn query_error_text(status: u16, status_text: String, body: String) -> String {
    session::query_error_text(status, &status_text, &body)
}

/// The message of a failed call, and whether it ends the session; from the answer's text and its JSON, if it has any.
#[js_export]
pub fn call_failure(
    status: u16,
    status_text: String,
    body: String,
    error: Option<String>,
    code: Option<String>,
) -> CallFailure {
    let status = (status, &*status_text);
    session::call_failure(status, &body, error.as_deref(), code.as_deref())
}
