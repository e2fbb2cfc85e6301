//! Large answers of the API are packed; the app's files are packed when they are built.

use std::sync::Arc;

use poem::{
    Body, Endpoint, IntoResponse, Request, Response, Result,
    http::{HeaderValue, header},
    web::{Compress, CompressionAlgo, CompressionLevel},
};

/// Below this packing costs more than it saves.
const WORTH_PACKING: usize = 1024;

/// Packs an answer of more than a kilobyte, if the client takes that.
///
/// # Errors
/// The endpoint's own.
pub async fn large_answers<E>(next: Arc<E>, request: Request) -> Result<Response>
where
    E: Endpoint + 'static,
{
    let algorithm = preferred(&request);
    let mut response = next.call(request).await?.into_response();
    let Some((algorithm, level)) = algorithm else {
        return Ok(response);
    };
    let Ok(body) = response.take_body().into_bytes().await else {
        return Ok(response);
    };
    let large = body.len() > WORTH_PACKING;
    response.set_body(Body::from_bytes(body));
    if !large {
        return Ok(response);
    }
    let mut packed = Compress::new(response, algorithm)
        .with_quality(level)
        .into_response();
    packed
        .headers_mut()
        .insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Ok(packed)
}

/// What the client takes: Brotli rather than gzip, at levels that cost well under a millisecond.
fn preferred(request: &Request) -> Option<(CompressionAlgo, CompressionLevel)> {
    let accepted = request.header(header::ACCEPT_ENCODING)?;
    let takes = |name: &str| {
        accepted.split(',').any(|item| {
            let (coding, weight) = item.split_once(';').unwrap_or((item, ""));
            coding.trim().eq_ignore_ascii_case(name) && !weight.trim().starts_with("q=0")
        })
    };
    if takes("br") {
        Some((CompressionAlgo::BR, CompressionLevel::Precise(4)))
    } else if takes("gzip") {
        Some((CompressionAlgo::GZIP, CompressionLevel::Fastest))
    } else {
        None
    }
}
