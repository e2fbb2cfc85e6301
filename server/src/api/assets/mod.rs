//! The app's files, as they are answered.

pub mod kept;
pub mod queries;
mod school;

use std::borrow::Cow;

use poem::{
    Body, Request, Response, Result,
    error::NotFoundError,
    http::{HeaderMap, StatusCode, header},
};
use sha2::{Digest, Sha256};
use tokio::task::spawn_blocking;

use self::queries::AppFile;
use super::{
    error::ApiError,
    negotiation::{accepts, matches_etag},
    reading::reading_only,
};
use crate::{
    config::{Config, public_pages::PublicPages},
    error::AppError,
    state::{AppState, app_files::AppFiles},
};

/// Compressed siblings that the build writes, best first, with their content coding.
const PACKED: [(&str, &str); 2] = [(".br", "br"), (".gz", "gzip")];
/// File names in this folder contain a hash of the contents.
const HASHED: &str = "assets/";
/// The longest path of a file.
const LONGEST_PATH: usize = 200;
/// Screens that advertise the product.
const ADVERTISING: [&str; 2] = ["learn-more", "demo"];
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// Which build of the app this is: the build writes it into the start page. Without an app, the version of the server.
pub fn release(files: AppFiles) -> String {
    let written = || {
        let (page, _) = files.get("index.html")?;
        let page = String::from_utf8_lossy(&page).into_owned();
        let (_, rest) = page.split_once("<meta name=\"release\" content=\"")?;
        let (release, _) = rest.split_once('"')?;
        Some(release.to_owned())
    };
    written().unwrap_or_else(|| env!("CARGO_PKG_VERSION").to_owned())
}

/// A file of the app. Any other path without a file extension is one of the app's screens; those that advertise the product
/// lead home where the school has a front page of its own.
///
/// # Errors
/// 404 for a file that is not there, 405 for other methods than GET and HEAD.
pub fn answer(files: AppFiles, config: &Config, request: &Request) -> Result<Response> {
    reading_only(request)?;
    let asked = request.uri().path().trim_start_matches('/');
    let file = |path: &str| file(files, config, path, request.headers());
    if let Some(response) = file(asked) {
        return Ok(response);
    }
    let is_of_school = config.public_pages == PublicPages::School;
    if is_of_school && ADVERTISING.contains(&asked.trim_end_matches('/')) {
        let home = Response::builder().status(StatusCode::SEE_OTHER);
        return Ok(home.header(header::LOCATION, "/").finish());
    }
    let is_screen = !asked.starts_with(HASHED) && !last_part(asked).contains('.');
    if !is_screen {
        return Err(NotFoundError.into());
    }
    let rendered = match asked {
        "" if is_of_school => "school",
        "" => "home",
        path => path,
    };
    let page = file(&format!("pages/{rendered}.html"))
        .or_else(|| file(page_of(asked)))
        .or_else(|| file("index.html"));
    page.ok_or_else(|| NotFoundError.into())
}

/// The page of a screen, which preloads what the screen needs; all of them are the same app.
fn page_of(path: &str) -> &'static str {
    match path.split('/').next().unwrap_or_default() {
        "auth" => "account.html",
        "admin" | "calendar" | "dashboard" | "lessons" | "parent" | "settings" | "student"
        | "students" | "teacher" => "inside.html",
        _ => "index.html",
    }
}

/// Whether a missing file may belong to another release.
pub fn may_be_of_another_release(files: AppFiles, request: &Request) -> bool {
    let asked = request.uri().path().trim_start_matches('/');
    reading_only(request).is_ok()
        && asked.starts_with(HASHED)
        && asked.len() < LONGEST_PATH
        && files.get(asked).is_none()
}

/// A hashed file of another release, from the database.
///
/// # Errors
/// 404 for one that no release of the last week had, 503 when the database is away.
pub async fn of_another_release(state: &AppState, request: &Request) -> Result<Response> {
    let asked = request.uri().path().trim_start_matches('/');
    let found = kept::find(state, asked).await.map_err(ApiError::from)?;
    let file = found.ok_or(NotFoundError)?;
    let tag = tag_of(&Sha256::digest(&file.contents));
    let (contents, coding) = if !file.is_packed {
        (file.contents, None)
    } else if accepts(request.headers(), "br") {
        (file.contents, Some("br"))
    } else {
        (unpacked(file.contents).await.map_err(ApiError::from)?, None)
    };
    // The compressed and the plain form are different contents.
    let tag = if coding.is_none() {
        tag.replacen('"', "\"plain-", 1)
    } else {
        tag
    };
    let body = Contents {
        bytes: contents.into(),
        coding,
        tag,
    };
    Ok(response(asked, body, request.headers()))
}

async fn unpacked(packed: Vec<u8>) -> Result<Vec<u8>, AppError> {
    let unpack = move || {
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &packed[..], &mut plain).map(|()| plain)
    };
    let plain = spawn_blocking(unpack).await;
    let plain = plain.map_err(|error| AppError::Internal(error.to_string()))?;
    plain.map_err(|error| AppError::Internal(error.to_string()))
}

/// The hashed files of this release, in their smallest form.
pub fn hashed_files(files: AppFiles) -> Vec<AppFile> {
    let is_plain = |path: &str| PACKED.iter().all(|(suffix, _)| !path.ends_with(suffix));
    let paths = files.paths().into_iter();
    paths
        .filter(|path| path.starts_with(HASHED) && is_plain(path))
        .filter_map(|path| {
            let packed = files.get(&format!("{path}.br"));
            Some(AppFile {
                is_packed: packed.is_some(),
                contents: packed.or_else(|| files.get(&path))?.0.into_owned(),
                path: path.into_owned(),
            })
        })
        .collect()
}

fn last_part(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

/// The file in the client's preferred form, or 304 when it is cached.
fn file(files: AppFiles, config: &Config, path: &str, headers: &HeaderMap) -> Option<Response> {
    let is_packed = PACKED.iter().any(|(suffix, _)| path.ends_with(suffix));
    if path.is_empty() || is_packed {
        return None;
    }
    let plain = files.get(path)?;
    if path.ends_with(".html") && school::is_given(config) {
        let (bytes, coding) = school::pack(&plain.0, config, accepts(headers, "br"));
        let contents = Contents {
            tag: tag_of(&Sha256::digest(&bytes)),
            coding,
            bytes: bytes.into(),
        };
        return Some(response(path, contents, headers));
    }
    let packed = PACKED
        .iter()
        .filter(|(_, coding)| accepts(headers, coding))
        .find_map(|(suffix, coding)| Some((files.get(&format!("{path}{suffix}"))?, *coding)));
    let ((bytes, hash), coding) = match packed {
        Some((file, coding)) => (file, Some(coding)),
        None => (plain, None),
    };
    let contents = Contents {
        tag: tag_of(&hash),
        coding,
        bytes,
    };
    Some(response(path, contents, headers))
}

/// What is sent of a file.
struct Contents {
    bytes: Cow<'static, [u8]>,
    coding: Option<&'static str>,
    tag: String,
}

fn response(path: &str, contents: Contents, headers: &HeaderMap) -> Response {
    let caching = if path.starts_with(HASHED) {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    let mut response = Response::builder()
        .header(header::VARY, "accept-encoding")
        .header(header::CACHE_CONTROL, caching)
        .header(header::ETAG, &contents.tag);
    if let Some(coding) = contents.coding {
        response = response.header(header::CONTENT_ENCODING, coding);
    }
    if matches_etag(headers, &contents.tag) {
        return response.status(StatusCode::NOT_MODIFIED).finish();
    }
    let body = match contents.bytes {
        Cow::Borrowed(bytes) => Body::from_bytes(bytes.into()),
        Cow::Owned(bytes) => Body::from_vec(bytes),
    };
    response.content_type(content_type(path)).body(body)
}

/// A strong ETag; each compressed form has its own.
fn tag_of(hash: &[u8]) -> String {
    let hex: String = hash
        .iter()
        .take(16)
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
