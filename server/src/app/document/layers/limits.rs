//! Size limit and timeout of request bodies.

use std::{sync::Arc, time::Duration};

use poem::{
    Endpoint, Error, Request, Response, Result,
    error::ReadBodyError,
    http::{HeaderValue, StatusCode, header},
};
use tokio::time::timeout;

use crate::app::document;

/// The largest body: the longest form is a tenth of it.
const BODY_BYTES: usize = 64 * 1024;
/// The timeout of a body.
const BODY_TIMEOUT: Duration = Duration::from_secs(10);

/// Reads the body before routing, whether or not its length was announced.
///
/// # Errors
/// 413 for a body that is too large, 408 for one that is too slow.
pub async fn read_body<E>(next: Arc<E>, mut request: Request) -> Result<E::Output>
where
    E: Endpoint + 'static,
{
    let announced = request
        .header(header::CONTENT_LENGTH)
        .and_then(|length| length.parse::<usize>().ok());
    if announced.is_some_and(|length| length > BODY_BYTES) {
        return Err(ReadBodyError::PayloadTooLarge.into());
    }
    if announced.is_some() || request.headers().contains_key(header::TRANSFER_ENCODING) {
        let reading = request.take_body().into_bytes_limit(BODY_BYTES);
        let body = timeout(BODY_TIMEOUT, reading)
            .await
            .map_err(|_| Error::from_status(StatusCode::REQUEST_TIMEOUT))??;
        request.set_body(body);
    }
    next.call(request).await
}

/// Adds `Allow` when the path does not know the method (RFC 9110 §15.5.6).
pub async fn name_methods<E>(next: Arc<E>, request: Request) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let path = request.uri().path().to_owned();
    let mut response = next.call(request).await?;
    if response.status() == StatusCode::METHOD_NOT_ALLOWED {
        let known = if path.starts_with("/api/") {
            document::methods_at(&path).join(", ")
        } else {
            "GET, HEAD".to_owned()
        };
        if let Ok(known) = HeaderValue::from_str(&known) {
            response.headers_mut().insert(header::ALLOW, known);
        }
    }
    Ok(response)
}
