//! The app, from inside the executable.

use std::borrow::Cow;

use poem::{
    Body, Request, Response, Result,
    error::NotFoundError,
    http::{HeaderMap, StatusCode, header},
};
use rust_embed::{EmbeddedFile, RustEmbed};

use super::{
    accepted::{accepts, items},
    site::reading_only,
};

#[derive(RustEmbed)]
#[folder = "../app/dist"]
#[allow_missing = true]
struct Files;

/// Packed siblings that the build writes, best first, with their content coding.
const PACKED: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];
/// Names under this folder change with their contents.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// A file of the app. Any other path without a file extension is one of the app's screens.
///
/// # Errors
/// 404 for a file that is not there, 405 for other methods than GET and HEAD.
pub fn answer(request: &Request) -> Result<Response> {
    reading_only(request)?;
    let asked = request.uri().path().trim_start_matches('/');
    if let Some(response) = file(asked, request.headers()) {
        return Ok(response);
    }
    let is_screen = !asked.rsplit('/').next().unwrap_or_default().contains('.');
    if is_screen && let Some(response) = file("index.html", request.headers()) {
        return Ok(response);
    }
    Err(NotFoundError.into())
}

/// The file in the form that the client likes best, or 304 when the client has it.
fn file(path: &str, headers: &HeaderMap) -> Option<Response> {
    let is_packed = PACKED.iter().any(|(suffix, _)| path.ends_with(suffix));
    if path.is_empty() || is_packed {
        return None;
    }
    let plain = Files::get(path)?;
    let packed = PACKED
        .iter()
        .filter(|(_, coding)| accepts(headers, coding))
        .find_map(|(suffix, coding)| Some((Files::get(&format!("{path}{suffix}"))?, *coding)));
    let mut response = Response::builder()
        .header(header::VARY, "accept-encoding")
        .header(
            header::CACHE_CONTROL,
            if path.starts_with(HASHED) {
                FOR_EVER
            } else {
                ASK_AGAIN
            },
        );
    let chosen = match packed {
        Some((file, coding)) => {
            response = response.header(header::CONTENT_ENCODING, coding);
            file
        }
        None => plain,
    };
    let tag = entity_tag(&chosen);
    response = response.header(header::ETAG, &tag);
    if has_already(headers, &tag) {
        return Some(response.status(StatusCode::NOT_MODIFIED).finish());
    }
    let body = match chosen.data {
        Cow::Borrowed(bytes) => Body::from_bytes(bytes.into()),
        Cow::Owned(bytes) => Body::from_vec(bytes),
    };
    Some(response.content_type(content_type(path)).body(body))
}

/// A strong tag; the packed forms have contents, and so tags, of their own.
fn entity_tag(file: &EmbeddedFile) -> String {
    let hash = file.metadata.sha256_hash();
    let hex: String = hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    format!("\"{hex}\"")
}

fn content_type(path: &str) -> String {
    let mime = mime_guess::from_path(path).first_or_octet_stream();
    let is_text = mime.type_() == "text" || mime.subtype() == "javascript";
    if is_text {
        format!("{mime}; charset=utf-8")
    } else {
        mime.to_string()
    }
}

/// Whether the client has the file of that tag (RFC 9110 §13.1.2).
fn has_already(headers: &HeaderMap, tag: &str) -> bool {
    items(headers, &header::IF_NONE_MATCH)
        .any(|item| item == "*" || item.trim_start_matches("W/") == tag)
}
