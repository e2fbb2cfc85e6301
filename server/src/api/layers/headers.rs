//! Security headers of every answer.

use std::sync::Arc;

use poem::{
    Endpoint, Request, Response, Result,
    http::{HeaderName, HeaderValue, header},
};

use crate::{api::assets::release, config::Config, state::app_files::AppFiles};

/// The Content-Security-Policy: the app's own scripts (WASM included), styles, fonts and pictures, the API, and nothing
/// external but, in place of `PICTURES`, the avatar service.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:PICTURES; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";
/// The server's build of the app: pages of another one were opened before an update.
const RELEASE: HeaderName = HeaderName::from_static("reedling-release");
/// Two years.
const STRICT_TRANSPORT: &str = "max-age=63072000; includeSubDomains";

const ALWAYS: [(HeaderName, &str); 6] = [
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

/// The headers that depend on the settings and the app.
pub(crate) struct Security {
    /// Whether browsers must keep to https.
    https: bool,
    policy: HeaderValue,
    release: HeaderValue,
}

impl Security {
    /// Reads them from the settings and the app's start page.
    pub(crate) fn of(config: &Config, files: AppFiles) -> Self {
        let pictures = config.avatars.as_ref();
        let pictures = pictures.map_or_else(String::new, |service| format!(" {}", service.origin));
        let policy = POLICY.replace("PICTURES", &pictures);
        Self {
            https: config.public_url.starts_with("https://"),
            policy: HeaderValue::from_str(&policy)
                .unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'")),
            release: HeaderValue::from_str(&release(files))
                .unwrap_or_else(|_| HeaderValue::from_static(env!("CARGO_PKG_VERSION"))),
        }
    }
}

/// Adds the headers that the answer does not have yet.
pub(crate) async fn secure<E>(
    next: Arc<E>,
    request: Request,
    security: Arc<Security>,
) -> Result<Response>
where
    E: Endpoint<Output = Response> + 'static,
{
    let private = request.uri().path().starts_with("/api");
    let mut response = next.get_response(request).await;
    let headers = response.headers_mut();
    headers
        .entry(header::CONTENT_SECURITY_POLICY)
        .or_insert_with(|| security.policy.clone());
    for (name, value) in ALWAYS {
        headers
            .entry(name)
            .or_insert(HeaderValue::from_static(value));
    }
    if security.https {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static(STRICT_TRANSPORT),
        );
    }
    if private {
        // A picture of initials has its own policy.
        headers
            .entry(header::CACHE_CONTROL)
            .or_insert(HeaderValue::from_static("no-store"));
        headers.insert(RELEASE, security.release.clone());
    }
    Ok(response)
}
