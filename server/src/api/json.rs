//! Answers of JSON, which serde writes straight into bytes.

use std::io;

use poem::{
    IntoResponse, Response,
    http::{HeaderValue, header},
};
use poem_openapi::{
    ApiResponse,
    payload::Payload,
    registry::{MetaHeader, MetaMediaType, MetaResponse, MetaResponses, MetaSchemaRef, Registry},
};
use schemars::JsonSchema;
use serde::Serialize;
use tokio::{
    runtime::{Handle, RuntimeFlavor},
    task::block_in_place,
};

use super::{error::ApiError, schema};
use crate::error::AppError;

pub(super) const JSON: &str = "application/json; charset=utf-8";
const TOTAL: &str = "X-Total-Count";

/// Up to this size in bytes a body is short: it is serialized in less than a tenth of a millisecond.
const SHORT_BYTES: usize = 32 * 1024;

/// A body of JSON.
#[derive(Debug)]
pub(crate) struct Json<T>(pub T);

/// The rows of a list that is a bare array, with their number in the header `X-Total-Count`.
#[derive(Debug)]
pub(crate) struct WithTotal<T>(pub Vec<T>, pub u64);

/// Serializes a short body at once, and a long one so that other requests on the same thread need not wait.
pub(super) fn write(body: &impl Serialize) -> serde_json::Result<Vec<u8>> {
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

impl<T: Serialize + Send> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        match write(&self.0) {
            Ok(json) => Response::builder()
                .header(header::CONTENT_TYPE, JSON)
                .body(json),
            Err(error) => ApiError::from(AppError::Internal(error.to_string())).into_response(),
        }
    }
}

impl<T: Serialize + Send> IntoResponse for WithTotal<T> {
    fn into_response(self) -> Response {
        let mut response = Json(self.0).into_response();
        let headers = response.headers_mut();
        headers.insert(TOTAL, HeaderValue::from(self.1));
        response
    }
}

impl<T: JsonSchema + Send> Payload for Json<T> {
    const CONTENT_TYPE: &'static str = JSON;

    fn schema_ref() -> MetaSchemaRef {
        schema::of_answer::<T>()
    }

    fn register(_: &mut Registry) {}
}

/// A success that answers a `T`.
pub(super) fn success<T: JsonSchema>(headers: Vec<MetaHeader>) -> MetaResponses {
    let content = MetaMediaType {
        content_type: JSON,
        schema: schema::of_answer::<T>(),
    };
    MetaResponses {
        responses: vec![MetaResponse {
            description: "",
            status: Some(200),
            status_range: None,
            content: vec![content],
            headers,
        }],
    }
}

/// A header of an answer, of a value of type `T`.
pub(super) fn meta_header<T: JsonSchema>(
    name: &str,
    description: &str,
    required: bool,
) -> MetaHeader {
    MetaHeader {
        name: name.to_owned(),
        description: Some(description.to_owned()),
        required,
        deprecated: false,
        schema: schema::of_answer::<T>(),
    }
}

impl<T: JsonSchema> ApiResponse for Json<T> {
    fn meta() -> MetaResponses {
        success::<T>(vec![])
    }

    fn register(_: &mut Registry) {}
}

impl<T: JsonSchema> ApiResponse for WithTotal<T> {
    fn meta() -> MetaResponses {
        let about = "Total number; larger than the list when the list is truncated.";
        success::<Vec<T>>(vec![meta_header::<u64>(TOTAL, about, true)])
    }

    fn register(_: &mut Registry) {}
}

#[cfg(test)]
mod tests {
    use chrono::{DateTime, Utc};

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_long_body_is_written_whole() {
        for length in [10, SHORT_BYTES - 10, SHORT_BYTES + 10, 40 * SHORT_BYTES] {
            let body = vec!["x".repeat(length); 2];
            let json = write(&body).expect("JSON");
            assert_eq!(json, serde_json::to_vec(&body).expect("JSON"));
        }
    }

    // SRV-22, of instants.
    #[test]
    fn srv_22_an_instant_is_rfc_3339_in_utc_with_a_z() {
        let at: DateTime<Utc> = "2026-03-29T02:30:00+02:00".parse().expect("an instant");
        assert_eq!(write(&at).expect("JSON"), br#""2026-03-29T00:30:00Z""#);
    }
}
