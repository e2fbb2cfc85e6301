//! What a failed call says, and whether it means that the session has ended (Spec §8).
//!
//! A call shows the answer's `error` field where there is one, else the status. The session ends by HTTP 401
//! or by a message with one of six phrases, in any letter case; a 403 does not end it.

use crate::search::{holds, lower};

/// What a screen shows for a page of HTML where data was expected (Spec §8).
pub const HTML_INSTEAD: &str = "Server returned HTML instead of JSON...";

const SIGNS_OF_THE_END: [&str; 6] = [
    "invalid token",
    "token expired",
    "unauthorized",
    "authentication failed",
    "jwt expired",
    "jwt malformed",
];

/// Whether a failure means that the session is over: HTTP 401, or a message that says so in any case.
///
/// ```
/// use reedling_core::account::session::is_invalid_session;
/// assert!(is_invalid_session(None, "JWT expired"));
/// assert!(!is_invalid_session(Some(403), "Not yours"));
/// ```
pub fn is_invalid_session(status: Option<u16>, message: &str) -> bool {
    let message = lower(message);
    status == Some(401) || SIGNS_OF_THE_END.iter().any(|sign| holds(&message, sign))
}

/// Text of a query's failure: the status, a colon and the body, or the status text for an empty body.
pub fn query_error_text(status: u16, status_text: &str, body: &str) -> String {
    let detail = if body.trim().is_empty() {
        status_text
    } else {
        body
    };
    [&status.to_string(), ": ", detail].concat()
}

/// Text of a call's failure: the answer's `error` field, else the status; a page of HTML says so.
///
/// ```
/// use reedling_core::account::session::api_error_text;
/// assert_eq!(api_error_text(409, "Conflict", "{}", Some("Taken")), "Taken");
/// assert_eq!(api_error_text(502, "Bad Gateway", "", None), "HTTP 502: Bad Gateway");
/// ```
pub fn api_error_text(
    status: u16,
    status_text: &str,
    body: &str,
    error_field: Option<&str>,
) -> String {
    if let Some(error) = error_field.filter(|error| !error.trim().is_empty()) {
        return error.to_owned();
    }
    if body.trim_start().starts_with('<') {
        return HTML_INSTEAD.to_owned();
    }
    ["HTTP ", &status.to_string(), ": ", status_text].concat()
}
