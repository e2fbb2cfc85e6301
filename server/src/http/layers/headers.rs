//! Headers that every answer carries, whatever it is.

use std::sync::Arc;

use poem::{
    Endpoint, Request, Response, Result,
    http::{HeaderName, HeaderValue, header},
};

/// The app's own scripts (WASM included), styles, fonts and pictures, the API, and nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";
/// Two years.
const STRICT_TRANSPORT: &str = "max-age=63072000; includeSubDomains";

const ALWAYS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Adds the headers that the answer does not have yet.
///
/// # Errors
/// The endpoint's own.
pub async fn secure<E>(next: Arc<E>, request: Request, https: bool) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let private = request.uri().path().starts_with("/api");
    let mut response = next.get_response(request).await;
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    if https {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(STRICT_TRANSPORT),
        );
    }
    if private {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    Ok(response)
}
