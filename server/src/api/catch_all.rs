//! Failures that poem answers itself (malformed bodies, unknown paths, missing tokens), in the form of all others.

use poem::{
    Error, Response,
    error::NotFoundError,
    http::{StatusCode, header},
};

use super::error::{INTERNAL, UNREADABLE};
use crate::error::code::Code;

/// Gives poem's own failures the body of all others.
pub(crate) async fn catch_all(error: Error) -> Response {
    if error.is_from_response() {
        return error.into_response();
    }
    let status = error.status();
    let (code, message) = match status {
        StatusCode::UNAUTHORIZED => (Code::Unauthenticated, "Please sign in.".to_owned()),
        StatusCode::NOT_FOUND if error.is::<NotFoundError>() => {
            (Code::UnknownCall, "There is no such call.".to_owned())
        }
        StatusCode::NOT_FOUND => (Code::NotFound, "There is no such thing.".to_owned()),
        StatusCode::METHOD_NOT_ALLOWED => (
            Code::MethodNotAllowed,
            "This call does not know that method.".to_owned(),
        ),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => (
            Code::NotJson,
            "Please send JSON with the header Content-Type: application/json.".to_owned(),
        ),
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => (
            Code::TooLarge,
            "The headers are more than fits in one request.".to_owned(),
        ),
        StatusCode::REQUEST_TIMEOUT => (
            Code::TooSlow,
            "The request took too long to arrive.".to_owned(),
        ),
        status if status.is_client_error() => (Code::Malformed, UNREADABLE.to_owned()),
        _ => {
            tracing::error!(%error, "internal");
            (Code::Internal, INTERNAL.to_owned())
        }
    };
    let body = serde_json::json!({
        "error": message, "message": message, "code": code.as_str(), "fields": {},
    });
    Response::builder()
        .status(status)
        .header(header::CONTENT_TYPE, "application/json; charset=utf-8")
        .body(body.to_string())
}
