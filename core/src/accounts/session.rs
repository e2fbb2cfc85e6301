//! The message of a failed call, and whether the failure means that the session has ended (Spec §8).
//!
//! A call shows the answer's `error` field where there is one, else the status. The session ends by HTTP 401
//! or by a message with one of six phrases, in any letter case; a 403 does not end it.

use serde::{Deserialize, Serialize};

use crate::{case_mapping::lower, text::contains, validation::rules::is_blank};

/// Message for a page of HTML where data was expected (Spec §8).
pub const HTML_INSTEAD: &str = "Server returned HTML instead of JSON...";

const SESSION_EXPIRED_PHRASES: [&str; 6] = [
    "invalid token",
    "token expired",
    "unauthorized",
    "authentication failed",
    "jwt expired",
    "jwt malformed",
];

/// A failed call, as the app needs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CallFailure {
    /// Message for the user.
    pub message: String,
    /// The answer's own code, in snake_case. `silent`: the answer had no message, so the screen shows its own; else `unknown`.
    pub code: String,
    /// Whether the session is over.
    pub ends_session: bool,
}

/// The message of a failed call and whether it ends the session: from the answer's `error` and `code` if it has them, else
/// from the status. A page of HTML has a message of its own.
///
/// ```
/// use reedling_core::accounts::session::call_failure;
/// let taken = call_failure((409, "Conflict"), "{}", Some("Taken"), Some("taken"));
/// assert_eq!((&*taken.message, &*taken.code), ("Taken", "taken"));
/// let bare = call_failure((502, "Bad Gateway"), "", None, None);
/// assert_eq!((&*bare.message, &*bare.code), ("HTTP 502: Bad Gateway", "silent"));
/// assert!(call_failure((401, "Unauthorized"), "", None, None).ends_session);
/// ```
pub fn call_failure(
    (status, status_text): (u16, &str),
    body: &str,
    error: Option<&str>,
    code: Option<&str>,
) -> CallFailure {
    let error = error.filter(|error| !is_blank(error));
    let is_html = body.trim_start().starts_with('<');
    let message = match error {
        Some(error) => error.to_owned(),
        None if is_html => HTML_INSTEAD.to_owned(),
        None => ["HTTP ", &status.to_string(), ": ", status_text].concat(),
    };
    let code = match code {
        _ if error.is_none() && !is_html => "silent",
        Some(code) => code,
        None => "unknown",
    };
    CallFailure {
        ends_session: is_invalid_session(status, &message),
        message,
        code: code.to_owned(),
    }
}

/// Whether a failure means that the session is over: HTTP 401, or a message that says so in any case.
fn is_invalid_session(status: u16, message: &str) -> bool {
    let message = lower(message);
    status == 401
        || SESSION_EXPIRED_PHRASES
            .iter()
            .any(|phrase| contains(&message, phrase))
}

/// Text of a query's failure: the status, a colon and the body, or the status text for an empty body.
///
/// ```
/// use reedling_core::accounts::session::query_error_text;
/// assert_eq!(query_error_text(503, "Service Unavailable", " "), "503: Service Unavailable");
/// ```
pub fn query_error_text(status: u16, status_text: &str, body: &str) -> String {
    let detail = if body.trim().is_empty() {
        status_text
    } else {
        body
    };
    [&status.to_string(), ": ", detail].concat()
}
