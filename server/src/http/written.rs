//! Long answers, written straight into bytes.
//!
//! poem's own JSON payload builds a tree of values first; a list with practice plans is long enough to feel it.

use std::marker::PhantomData;

use poem::{IntoResponse, Response, http::header};
use poem_openapi::{
    ApiResponse,
    payload::Payload,
    registry::{MetaMediaType, MetaResponse, MetaResponses, MetaSchemaRef, Registry},
    types::Type,
};
use serde::Serialize;

use crate::{error::AppError, http::error::ApiError};

/// JSON that is written by serde; in the document it is a `T` like any other.
#[derive(Debug)]
pub struct Written<T> {
    json: Vec<u8>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Written<T> {
    /// Writes the body.
    ///
    /// # Errors
    /// 500 when it cannot be written.
    pub fn new(body: &T) -> Result<Self, ApiError> {
        match serde_json::to_vec(body) {
            Ok(json) => Ok(Self {
                json,
                of: PhantomData,
            }),
            Err(error) => Err(AppError::Internal(error.to_string()).into()),
        }
    }
}

impl<T: Type> Payload for Written<T> {
    const CONTENT_TYPE: &'static str = "application/json; charset=utf-8";

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

impl<T: Send> IntoResponse for Written<T> {
    fn into_response(self) -> Response {
        Response::builder()
            .header(header::CONTENT_TYPE, "application/json; charset=utf-8")
            .body(self.json)
    }
}

impl<T: Type> ApiResponse for Written<T> {
    fn meta() -> MetaResponses {
        let content = MetaMediaType {
            content_type: Self::CONTENT_TYPE,
            schema: Self::schema_ref(),
        };
        MetaResponses {
            responses: vec![MetaResponse {
                description: "",
                status: Some(200),
                status_range: None,
                content: vec![content],
                headers: vec![],
            }],
        }
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}
