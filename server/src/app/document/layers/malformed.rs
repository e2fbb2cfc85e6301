//! Explains an id in a path that is none by its name (D10), instead of in terms of poem's types. For queries and bodies see
//! `crate::api::json_body`.

use std::{collections::BTreeMap, sync::Arc};

use poem::{Endpoint, Request, Result};
use poem_openapi::error::ParsePathError;

use crate::{api::error::ApiError, app::document};

/// Refuses ids that are none, each by its name.
///
/// # Errors
/// The endpoint's own; 400 with `fields` for a malformed id.
pub async fn explain<E>(next: Arc<E>, request: Request) -> Result<E::Output>
where
    E: Endpoint + 'static,
{
    let path = request.uri().path().to_owned();
    next.call(request).await.map_err(|error| {
        // Whatever else a path has is any text. poem calls its variables param0, param1.
        let Some(ParsePathError { name, .. }) = error.downcast_ref() else {
            return error;
        };
        let index = name.trim_start_matches("param").parse().unwrap_or_default();
        let name = document::variable_at(&path, index).unwrap_or(name);
        let sentence = vec!["This is not an id.".to_owned()];
        ApiError::malformed_fields(BTreeMap::from([(name.to_owned(), sentence)])).into()
    })
}
