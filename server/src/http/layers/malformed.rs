//! Tells what is malformed in a request, field by field (D10), in place of poem's words about its own types.

use std::sync::Arc;

use poem::{Endpoint, Error, Request, Result};
use poem_openapi::error::{ParseParamError, ParsePathError, ParseRequestPayloadError};
use serde_json::Value;

use crate::http::{
    document::{
        Operation,
        shape::{self, Problems},
    },
    error::ApiError,
    strict_json::{self, Refusal},
};

/// What a body is replaced by that is refused in any case. The call refuses it only after it has looked at the
/// caller: a role that may never make the call gets 403 whatever it sends (D12).
const REFUSED: &[u8] = b"refused";

/// Explains a request that does not fit the call.
///
/// # Errors
/// The endpoint's own; 400 with `fields` for a malformed request.
pub async fn explain<E>(next: Arc<E>, mut request: Request) -> Result<E::Output>
where
    E: Endpoint + 'static,
{
    let Some(operation) = Operation::at(request.method().as_str(), request.uri().path()) else {
        return next.call(request).await;
    };
    let query = request.uri().query().unwrap_or_default().to_owned();
    let repeated = shape::repeated_parameters(&operation, &query);
    if !repeated.is_empty() {
        return Err(malformed(repeated));
    }
    let Some(schema) = operation
        .body()
        .filter(|schema| !shape::is_of_json_body(schema))
    else {
        let answer = next.call(request).await;
        return answer.map_err(|error| about_parameters(error, &operation, &query));
    };
    let body = request.take_body().into_bytes().await?;
    let refusal = refusal(schema, &body);
    match &refusal {
        Some(_) => request.set_body(REFUSED),
        None => request.set_body(body.clone()),
    }
    next.call(request).await.map_err(|error| {
        if !error.is::<ParseRequestPayloadError>() {
            return about_parameters(error, &operation, &query);
        }
        match refusal {
            Some(Refusal::NoJson(sentence)) => ApiError::malformed(&sentence).into(),
            Some(Refusal::Problems(found)) => malformed(found),
            None => malformed(shape::missing(schema, &read(&body))),
        }
    })
}

/// What is wrong with a body, as far as its form goes.
fn refusal(schema: &Value, body: &[u8]) -> Option<Refusal> {
    if let Err(refusal) = strict_json::check(body) {
        return Some(refusal);
    }
    let found = shape::problems(schema, &read(body));
    (!found.is_empty()).then_some(Refusal::Problems(found))
}

fn read(body: &[u8]) -> Value {
    serde_json::from_slice(body).unwrap_or_default()
}

fn about_parameters(error: Error, operation: &Operation, query: &str) -> Error {
    if error.is::<ParsePathError>() || error.is::<ParseParamError>() {
        malformed(shape::parameter_problems(operation, query))
    } else {
        error
    }
}

fn malformed(fields: Problems) -> Error {
    ApiError::malformed_fields(fields).into()
}
