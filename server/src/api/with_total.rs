//! Lists that are bare arrays (Spec §7), with the number of rows in a header.

use poem::{IntoResponse, Response, http::HeaderValue};
use poem_openapi::{
    ApiResponse,
    registry::{MetaHeader, MetaResponses, Registry},
    types::Type,
};
use serde::Serialize;

use super::{error::ApiError, serde_json_body::SerdeJson};

const TOTAL: &str = "X-Total-Count";

/// An array with the header `X-Total-Count`.
#[derive(Debug)]
pub(crate) struct WithTotal<T> {
    rows: SerdeJson<Vec<T>>,
    total: u64,
}

impl<T: Serialize> WithTotal<T> {
    /// Writes the rows.
    pub(crate) fn new(rows: &Vec<T>, total: u64) -> Result<Self, ApiError> {
        let rows = SerdeJson::new(rows)?;
        Ok(Self { rows, total })
    }
}

impl<T: Send> IntoResponse for WithTotal<T> {
    fn into_response(self) -> Response {
        let mut response = self.rows.into_response();
        response
            .headers_mut()
            .insert(TOTAL, HeaderValue::from(self.total));
        response
    }
}

impl<T: Type> ApiResponse for WithTotal<T> {
    fn meta() -> MetaResponses {
        let mut meta = SerdeJson::<Vec<T>>::meta();
        for response in &mut meta.responses {
            response.headers.push(MetaHeader {
                name: TOTAL.to_owned(),
                description: Some(
                    "Total number; larger than the list when the list is truncated.".to_owned(),
                ),
                required: true,
                deprecated: false,
                schema: u64::schema_ref(),
            });
        }
        meta
    }

    fn register(registry: &mut Registry) {
        <SerdeJson<Vec<T>> as ApiResponse>::register(registry);
    }
}
