//! The one mapping from failures to answers: JSON with `error`, `message`, `code`, `fields`.

use std::collections::BTreeMap;

use poem::{
    Error, IntoResponse, Response,
    http::{HeaderValue, StatusCode, header},
};
use poem_openapi::{
    ApiResponse,
    registry::{MetaMediaType, MetaResponse, MetaResponses, Registry},
};
use reedling_core::validation::Violations;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;

use super::{
    choice::Choice,
    json::{JSON, Json},
    retry_after,
    schema::{self, PlannerObject},
};
use crate::error::{AppError, code::Code};

/// Body of every error response.
#[derive(Clone, Debug, JsonSchema, Serialize)]
pub(crate) struct ErrorBody {
    /// Message for the user.
    pub error: String,
    /// Same text as `error`, for clients that read this field.
    pub message: String,
    /// Stable error code in snake case.
    pub code: Choice<Code>,
    /// Messages by field name.
    pub fields: BTreeMap<String, Vec<String>>,
    /// On a version conflict of goals or of a plan: the current resource, as its GET endpoint returns it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "PlannerObject")]
    pub current: Option<Box<Value>>,
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

/// A failed call: its code has the status.
#[derive(Debug)]
pub struct ApiError {
    status: StatusCode,
    body: Box<ErrorBody>,
    /// Whole seconds until another attempt makes sense.
    retry_after: Option<u64>,
}

impl ApiResponse for ApiError {
    /// Every call may fail; the document says once how (`app::document::errors`).
    fn meta() -> MetaResponses {
        let failure = |range: &str| MetaResponse {
            description: "",
            status: None,
            status_range: Some(range.to_owned()),
            content: vec![MetaMediaType {
                content_type: JSON,
                schema: schema::of_answer::<ErrorBody>(),
            }],
            headers: vec![],
        };
        MetaResponses {
            responses: vec![failure("4XX"), failure("5XX")],
        }
    }

    fn register(_: &mut Registry) {}
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = Json(*self.body).into_response();
        response.set_status(self.status);
        if let Some(seconds) = self.retry_after {
            let seconds = HeaderValue::from(seconds);
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

impl From<ApiError> for Error {
    fn from(error: ApiError) -> Self {
        Self::from_response(error.into_response())
    }
}

impl ApiError {
    fn of(code: Code, body: ErrorBody) -> Self {
        Self {
            status: StatusCode::from_u16(code.status()).unwrap_or_default(),
            body: Box::new(body),
            retry_after: None,
        }
    }

    fn new(code: Code, message: &str) -> Self {
        Self::of(code, ErrorBody::new(code, message))
    }

    fn after(self, seconds: u64) -> Self {
        Self {
            retry_after: Some(seconds),
            ..self
        }
    }

    /// 400 with a sentence.
    pub fn malformed(message: &str) -> Self {
        Self::new(Code::Malformed, message)
    }

    /// 400 with a sentence about a field.
    pub fn malformed_at(field: &str, message: &str) -> Self {
        let mut body = ErrorBody::new(Code::Malformed, message);
        let sentences = vec![message.to_owned()];
        body.fields.insert(field.to_owned(), sentences);
        Self::of(Code::Malformed, body)
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
        Self::of(Code::Malformed, body)
    }

    /// 413 for a body of more than `most` bytes.
    pub fn too_large(most: usize) -> Self {
        let most = most / 1024;
        let message = format!("That is more than fits in one request: at most {most} KB.");
        Self::new(Code::TooLarge, &message)
    }

    /// The same conflict, with the present state.
    #[must_use]
    pub fn beside(mut self, current: Option<Value>) -> Self {
        if self.status == StatusCode::CONFLICT {
            self.body.current = current.map(Box::new);
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

const TOO_MANY_ADDRESSES: &str =
    "You have entered many different email addresses. Please go on a little later.";
const NEWER_RELEASE: &str =
    "A newer Reedling has saved this while it is being updated. Please try again in a moment.";
const PROVIDER_UNAVAILABLE: &str =
    "Google cannot be reached just now. Please try again in a moment.";

impl From<AppError> for ApiError {
    fn from(error: AppError) -> Self {
        match &error {
            AppError::Invalid(violations) => Self::of(Code::Invalid, ErrorBody::of(violations)),
            AppError::Unauthenticated(message) => Self::new(Code::Unauthenticated, message),
            AppError::Unprocessable { code, message }
            | AppError::Forbidden { code, message }
            | AppError::Conflict { code, message } => Self::new(*code, message),
            AppError::NotFound(message) => Self::new(Code::NotFound, message),
            AppError::TooManyAttempts { retry_after } => {
                let pause = retry_after::in_words(*retry_after);
                let message = format!("Too many attempts. Try again in {pause}.");
                Self::new(Code::TooManyAttempts, &message).after(*retry_after)
            }
            AppError::TooManyAddresses { retry_after } => {
                Self::new(Code::TooManyAddresses, TOO_MANY_ADDRESSES).after(*retry_after)
            }
            AppError::Unavailable(_) | AppError::TimedOut | AppError::DatabaseFileReplaced => {
                tracing::error!(%error, "unavailable");
                Self::new(Code::Unavailable, UNAVAILABLE).after(5)
            }
            AppError::NewerRelease(_) => {
                tracing::error!(%error, "unavailable");
                Self::new(Code::Unavailable, NEWER_RELEASE).after(5)
            }
            // Told of by the metrics: a line of its own for each would add to the load.
            AppError::Overloaded => Self::new(Code::Unavailable, OVERLOADED).after(2),
            AppError::ModelUnavailable(sentence) => {
                Self::new(Code::ModelUnavailable, sentence).after(5)
            }
            AppError::ProviderUnavailable(_) => {
                tracing::error!(%error, "unavailable");
                Self::new(Code::ProviderUnavailable, PROVIDER_UNAVAILABLE).after(5)
            }
            AppError::Database(_) | AppError::Internal(_) => {
                tracing::error!(%error, "internal");
                Self::new(Code::Internal, INTERNAL)
            }
        }
    }
}
