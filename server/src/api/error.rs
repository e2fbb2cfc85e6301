//! The one mapping from failures to answers (D10): JSON with `error`, `message`, `code`, `fields`.

use std::collections::BTreeMap;

use poem_openapi::{ApiResponse, Object, payload::Json, types::Any};
use reedling_core::validation::Violations;
use serde_json::Value;

use super::{choice::Choice, retry_after};
use crate::error::{AppError, code::Code};

/// Body of every error response.
#[derive(Clone, Debug, Object)]
pub struct ErrorBody {
    /// Message for the user.
    pub error: String,
    /// Same text as `error`, for clients that read this field (Spec §7).
    pub message: String,
    /// Stable error code in snake case.
    pub code: Choice<Code>,
    /// Messages by field name.
    pub fields: BTreeMap<String, Vec<String>>,
    /// On a version conflict of goals or of a plan: the current resource, as its GET endpoint returns it.
    #[oai(skip_serializing_if_is_none)]
    pub current: Option<Box<Any<Value>>>,
}

impl ErrorBody {
    fn new(code: Code, message: &str) -> Self {
        Self {
            error: message.to_owned(),
            message: message.to_owned(),
            code: code.into(),
            fields: BTreeMap::new(),
            current: None,
        }
    }

    /// The form's own texts, by field; the sentence is the first one's.
    fn of(violations: &Violations) -> Self {
        let first = violations
            .iter()
            .next()
            .map_or("Please check what was entered.", |problem| &problem.message);
        let mut body = Self::new(Code::Invalid, first);
        for problem in violations.iter() {
            body.fields
                .entry(problem.field.to_string())
                .or_default()
                .push(problem.message.to_string());
        }
        body
    }
}

/// A failed call.
#[derive(ApiResponse, Debug)]
pub enum ApiError {
    /// The request is malformed.
    #[oai(status = 400)]
    BadRequest(Json<ErrorBody>),
    /// Nobody is signed in.
    #[oai(status = 401)]
    Unauthorized(Json<ErrorBody>),
    /// The caller's role may never do this.
    #[oai(status = 403)]
    Forbidden(Json<ErrorBody>),
    /// No such row, or none that the caller may see.
    #[oai(status = 404)]
    NotFound(Json<ErrorBody>),
    /// The present state does not allow it.
    #[oai(status = 409)]
    Conflict(Json<ErrorBody>),
    /// The body is too large.
    #[oai(status = 413)]
    TooLarge(Json<ErrorBody>),
    /// The body is not JSON.
    #[oai(status = 415)]
    UnsupportedMediaType(Json<ErrorBody>),
    /// A rule is broken; `fields` says which.
    #[oai(status = 422)]
    Unprocessable(Json<ErrorBody>),
    /// Too many attempts.
    #[oai(status = 429)]
    TooManyRequests(
        Json<ErrorBody>,
        /// Whole seconds until another attempt is accepted.
        #[oai(header = "Retry-After")]
        u64,
    ),
    /// The server failed; the cause is in its log.
    #[oai(status = 500)]
    Internal(Json<ErrorBody>),
    /// The database is unreachable or busy.
    #[oai(status = 503)]
    Unavailable(
        Json<ErrorBody>,
        /// Whole seconds until another attempt makes sense.
        #[oai(header = "Retry-After")]
        u64,
    ),
}

impl ApiError {
    /// 400 with a sentence.
    pub fn malformed(message: &str) -> Self {
        Self::BadRequest(Json(ErrorBody::new(Code::Malformed, message)))
    }

    /// 400 with a sentence about a field.
    pub fn malformed_at(field: &str, message: &str) -> Self {
        let mut body = ErrorBody::new(Code::Malformed, message);
        let sentences = vec![message.to_owned()];
        body.fields.insert(field.to_owned(), sentences);
        Self::BadRequest(Json(body))
    }

    /// 400 with sentences by field.
    pub fn malformed_fields(fields: BTreeMap<String, Vec<String>>) -> Self {
        let first = fields.iter().next();
        let sentence = first.and_then(|(field, sentences)| Some((field, sentences.first()?)));
        let mut body = match sentence {
            Some((field, sentence)) => {
                let message =
                    format!("The request does not fit at \u{201c}{field}\u{201d}. {sentence}");
                ErrorBody::new(Code::Malformed, &message)
            }
            None => ErrorBody::new(Code::Malformed, UNREADABLE),
        };
        body.fields = fields;
        Self::BadRequest(Json(body))
    }

    /// 413 for a body of more than `most` bytes.
    pub fn too_large(most: usize) -> Self {
        let most = most / 1024;
        let message = format!("That is more than fits in one request: at most {most} KB.");
        Self::TooLarge(Json(ErrorBody::new(Code::TooLarge, &message)))
    }

    /// The same conflict, with the present state.
    #[must_use]
    pub fn beside(mut self, current: Option<Value>) -> Self {
        if let Self::Conflict(Json(body)) = &mut self {
            body.current = current.map(|current| Box::new(Any(current)));
        }
        self
    }
}

pub(super) const UNREADABLE: &str = "The request could not be read.";
pub(super) const INTERNAL: &str = "Something went wrong on our side. Please try again.";
const UNAVAILABLE: &str =
    "The school's data cannot be reached just now. Please try again in a moment.";
const OVERLOADED: &str =
    "The server has more to do than it can just now. Please try again in a moment.";

const NEWER_RELEASE: &str =
    "A newer Reedling has saved this while it is being updated. Please try again in a moment.";
const PROVIDER_UNAVAILABLE: &str =
    "Google cannot be reached just now. Please try again in a moment.";

impl From<AppError> for ApiError {
    fn from(error: AppError) -> Self {
        let body = |code: Code, message: &str| Json(ErrorBody::new(code, message));
        match &error {
            AppError::Invalid(violations) => Self::Unprocessable(Json(ErrorBody::of(violations))),
            AppError::Unprocessable { code, message } => Self::Unprocessable(body(*code, message)),
            AppError::Unauthenticated(message) => {
                Self::Unauthorized(body(Code::Unauthenticated, message))
            }
            AppError::Forbidden { code, message } => Self::Forbidden(body(*code, message)),
            AppError::NotFound(message) => Self::NotFound(body(Code::NotFound, message)),
            AppError::Conflict { code, message } => Self::Conflict(body(*code, message)),
            AppError::TooManyAttempts { retry_after } => Self::TooManyRequests(
                body(
                    Code::TooManyAttempts,
                    &format!(
                        "Too many attempts. Try again in {}.",
                        retry_after::in_words(*retry_after)
                    ),
                ),
                *retry_after,
            ),
            AppError::TooManyAddresses { retry_after } => Self::TooManyRequests(
                body(
                    Code::TooManyAddresses,
                    "You have entered many different email addresses. Please go on a little later.",
                ),
                *retry_after,
            ),
            AppError::Unavailable(_) | AppError::TimedOut | AppError::DatabaseFileReplaced => {
                tracing::error!(%error, "unavailable");
                Self::Unavailable(body(Code::Unavailable, UNAVAILABLE), 5)
            }
            AppError::NewerRelease(_) => {
                tracing::error!(%error, "unavailable");
                Self::Unavailable(body(Code::Unavailable, NEWER_RELEASE), 5)
            }
            // Told of by the metrics: a line of its own for each would add to the load.
            AppError::Overloaded => Self::Unavailable(body(Code::Unavailable, OVERLOADED), 2),
            AppError::ModelUnavailable(sentence) => {
                Self::Unavailable(body(Code::ModelUnavailable, sentence), 5)
            }
            AppError::ProviderUnavailable(_) => {
                tracing::error!(%error, "unavailable");
                Self::Unavailable(body(Code::ProviderUnavailable, PROVIDER_UNAVAILABLE), 5)
            }
            AppError::Database(_) | AppError::Internal(_) => {
                tracing::error!(%error, "internal");
                Self::Internal(body(Code::Internal, INTERNAL))
            }
        }
    }
}
