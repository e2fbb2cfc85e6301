//! Checks a request's line and headers before anything else.

use std::sync::Arc;

use poem::{
    Endpoint, Error, Request, Result,
    http::{StatusCode, Version, header, uri::Authority},
};

use crate::api::error::ApiError;

/// The largest request line with headers.
const HEAD_BYTES: usize = 32 * 1024;

/// Refuses too long a head, and one that does not name exactly one host (RFC 9112 §3.2), as a proxy in front may choose
/// another one.
///
/// # Errors
/// The endpoint's own; 431 and 400.
pub(crate) async fn check<E>(next: Arc<E>, request: Request) -> Result<E::Output>
where
    E: Endpoint + 'static,
{
    if length(&request) > HEAD_BYTES {
        let too_long = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
        return Err(Error::from_status(too_long));
    }
    if !names_one_host(&request) {
        let sentence = "The request must name the host that it is for, once.";
        return Err(ApiError::malformed(sentence).into());
    }
    next.call(request).await
}

/// The size of the head in HTTP/1.1.
fn length(request: &Request) -> usize {
    let uri = request.original_uri();
    let target = uri.path_and_query().map_or(0, |path| path.as_str().len())
        + uri.authority().map_or(0, |host| host.as_str().len());
    let line = request.method().as_str().len() + target + " HTTP/1.1\r\n".len() + 1;
    let fields = request.headers().iter();
    let fields = fields.map(|(name, value)| name.as_str().len() + value.len() + ": \r\n".len());
    line + fields.sum::<usize>() + 2
}

fn names_one_host(request: &Request) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).into_iter();
    match (hosts.next(), hosts.next()) {
        (None, _) => request.version() < Version::HTTP_11,
        (Some(host), None) => {
            // Empty is valid for an address without a host.
            let host = host.as_bytes();
            host.is_empty() || (Authority::try_from(host).is_ok() && !host.contains(&b'@'))
        }
        (Some(_), Some(_)) => false,
    }
}
