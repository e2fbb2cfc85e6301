//! Answers that serde writes straight into bytes.
//!
//! poem's own JSON payload builds a tree of values first, which is slow for a list with practice plans.

use std::{io, marker::PhantomData};

use poem::{IntoResponse, Response, http::header};
use poem_openapi::{
    ApiResponse,
    payload::Payload,
    registry::{MetaMediaType, MetaResponse, MetaResponses, MetaSchemaRef, Registry},
    types::Type,
};
use serde::Serialize;
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::block_in_place,
};

use super::error::ApiError;
use crate::error::AppError;

/// Up to this size in bytes a body is short: it is serialized in less than a tenth of a millisecond.
const SHORT_BYTES: usize = 32 * 1024;

/// JSON serialized by serde; in the document it is a `T`.
#[derive(Debug)]
pub(crate) struct SerdeJson<T> {
    json: Vec<u8>,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> SerdeJson<T> {
    /// Serializes the body.
    pub(crate) fn new(body: &T) -> Result<Self, ApiError> {
        match write(body) {
            Ok(json) => Ok(Self {
                json,
                of: PhantomData,
            }),
            Err(error) => Err(AppError::Internal(error.to_string()).into()),
        }
    }
}

/// Serializes a short body at once, and a long one so that other requests on the same thread need not wait.
fn write(body: &impl Serialize) -> serde_json::Result<Vec<u8>> {
    let mut short = Bounded(Vec::with_capacity(1024));
    match serde_json::to_writer(&mut short, body) {
        Ok(()) => Ok(short.0),
        Err(error) if error.is_io() => match Handle::try_current().map(|it| it.runtime_flavor()) {
            Ok(RuntimeFlavor::MultiThread) => block_in_place(|| serde_json::to_vec(body)),
            _ => serde_json::to_vec(body),
        },
        Err(error) => Err(error),
    }
}

/// A writer with a limit.
struct Bounded(Vec<u8>);

impl io::Write for Bounded {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.0.len() + bytes.len() > SHORT_BYTES {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<T: Type> Payload for SerdeJson<T> {
    const CONTENT_TYPE: &'static str = "application/json; charset=utf-8";

    fn schema_ref() -> MetaSchemaRef {
        T::schema_ref()
    }

    fn register(registry: &mut Registry) {
        T::register(registry);
    }
}

impl<T: Send> IntoResponse for SerdeJson<T> {
    fn into_response(self) -> Response {
        Response::builder()
            .header(header::CONTENT_TYPE, "application/json; charset=utf-8")
            .body(self.json)
    }
}

impl<T: Type> ApiResponse for SerdeJson<T> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_long_body_is_written_whole() {
        for length in [10, SHORT_BYTES - 10, SHORT_BYTES + 10, 40 * SHORT_BYTES] {
            let body = vec!["x".repeat(length); 2];
            let json = write(&body).expect("JSON");
            assert_eq!(json, serde_json::to_vec(&body).expect("JSON"));
        }
    }
}
