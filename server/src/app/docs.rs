//! `/docs` for people and `/openapi.json` for programs, without external files.

use std::sync::LazyLock;

use base64::{Engine, prelude::BASE64_STANDARD};
use poem::{
    Request, Response, Result,
    http::{HeaderValue, header},
};
use sha2::{Digest, Sha256};

use super::document;
use crate::api::reading::reading_only;

/// The page, and the Content-Security-Policy that allows exactly its scripts and style.
struct Page {
    html: String,
    policy: HeaderValue,
}

static PAGE: LazyLock<Page> = LazyLock::new(|| {
    let service = super::service();
    let html = service
        .swagger_ui_html()
        .replacen(&service.spec(), document::json(), 1)
        .replacen(
            "<html charset=\"UTF-8\">",
            "<!doctype html><html lang=\"en\">",
            1,
        )
        .replacen(
            "<head>",
            "<head><link rel=\"icon\" href=\"/favicon.svg\">",
            1,
        );
    let hashes = |tag| inline(&html, tag).map(hash).collect::<Vec<_>>().join(" ");
    let policy = format!(
        "default-src 'none'; script-src {}; style-src {}; img-src 'self' data:; connect-src 'self'; \
         base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        hashes("script"),
        hashes("style")
    );
    Page {
        policy: HeaderValue::from_str(&policy)
            .unwrap_or_else(|_| HeaderValue::from_static("default-src 'none'")),
        html,
    }
});

/// The hash of an inline text, as the policy has it.
fn hash(text: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text)))
}

/// The text of every element of that name, in order. Scripts are skipped as a whole, as they may contain tags.
fn inline<'a>(html: &'a str, name: &'static str) -> impl Iterator<Item = &'a str> {
    let mut rest = html;
    let elements = std::iter::from_fn(move || {
        let opens = ["script", "style"].map(|found| (rest.find(&format!("<{found}")), found));
        let (at, found) = opens
            .into_iter()
            .filter_map(|(at, found)| Some((at?, found)))
            .min()?;
        let (_, body) = rest[at..].split_once('>')?;
        let (text, after) = body.split_once(&format!("</{found}>"))?;
        rest = after;
        Some((found, text))
    });
    elements
        .filter(move |(found, _)| *found == name)
        .map(|(_, text)| text)
}

/// The page at `/docs`, the document at `/openapi.json`.
///
/// # Errors
/// 405 for other methods than GET and HEAD.
pub fn answer(request: &Request) -> Result<Response> {
    reading_only(request)?;
    let response = Response::builder().header(header::CACHE_CONTROL, "no-cache");
    Ok(if request.uri().path() == "/openapi.json" {
        response
            .content_type("application/json; charset=utf-8")
            .body(document::json())
    } else {
        response
            .content_type("text/html; charset=utf-8")
            .header(header::CONTENT_SECURITY_POLICY, PAGE.policy.clone())
            .body(PAGE.html.as_str())
    })
}
