//! Explains malformed parameters, each by its name (D10), instead of in terms of poem's types. For bodies see
//! `crate::api::json_body`.

use std::sync::Arc;

use poem::{Endpoint, Error, Request, Result};
use poem_openapi::error::{ParseParamError, ParsePathError};

use crate::{
    api::error::ApiError,
    app::document::{
        Operation,
        shape::{self, Problems},
    },
};

/// Refuses parameters that do not match the call, with an explanation.
///
/// # Errors
/// The endpoint's own; 400 with `fields` for a malformed parameter.
pub async fn explain<E>(next: Arc<E>, request: Request) -> Result<E::Output>
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
    next.call(request).await.map_err(|error| {
        if error.is::<ParsePathError>() || error.is::<ParseParamError>() {
            malformed(shape::parameter_problems(&operation, &query))
        } else {
            error
        }
    })
}

fn malformed(fields: Problems) -> Error {
    ApiError::malformed_fields(fields).into()
}
