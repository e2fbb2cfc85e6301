//! Pictures of initials, drawn here, so that by default no name leaves the house (D12).

mod initials;
mod picture;

use poem::Request;
use poem_openapi::{ApiResponse, OpenApi, param::Path, payload::PlainText};
use url::form_urlencoded;

use self::{
    initials::{cut, initials_of},
    picture::Picture,
};
use super::{error::ApiError, negotiation::matches_etag, tag::Tag};
use crate::{config::Config, error::AppError};

/// One day: the same initials look the same until a release changes them.
const KEPT: &str = "public, max-age=86400";
const ENDING: &str = ".svg";

/// The address of the picture of a name: of the configured service, else of this server.
pub(crate) fn address_of(name: &str, config: &Config) -> String {
    let initials: String = form_urlencoded::byte_serialize(initials_of(name).as_bytes()).collect();
    match &config.avatars {
        Some(service) => service.address(&initials),
        None => format!("/api/avatars/{initials}{ENDING}"),
    }
}

/// A picture, for the document.
pub(crate) fn example() -> String {
    Picture::draw("AQ").svg
}

/// A picture, or that the browser's own is the same.
#[derive(ApiResponse)]
enum PictureResponse {
    /// The picture, as SVG. It is cached for a day.
    #[oai(status = 200, content_type = "image/svg+xml")]
    Picture(
        PlainText<String>,
        /// Changes when the picture does.
        #[oai(header = "ETag")]
        String,
        /// How long the picture may be cached.
        #[oai(header = "Cache-Control")]
        String,
        /// Forbids the picture to load anything when opened by itself.
        #[oai(header = "Content-Security-Policy")]
        String,
    ),
    /// The picture has not changed since `If-None-Match`.
    #[oai(status = 304)]
    Same(
        /// Changes when the picture does.
        #[oai(header = "ETag")]
        String,
        /// How long the picture may be cached.
        #[oai(header = "Cache-Control")]
        String,
    ),
}

/// Pictures of people.
pub(crate) struct AvatarsApi;

#[OpenApi(prefix_path = "/api/avatars", tag = "Tag::General")]
impl AvatarsApi {
    /// Get a picture of initials. Longer texts are cut to two letters; an empty text gives a neutral symbol.
    #[oai(path = "/:file", method = "get", operation_id = "get_avatar")]
    async fn picture(
        &self,
        request: &Request,
        /// The initials followed by `.svg`.
        file: Path<String>,
    ) -> Result<PictureResponse, ApiError> {
        let initials = file
            .0
            .strip_suffix(ENDING)
            .ok_or(AppError::NotFound("There is no such picture."))?;
        let picture = Picture::draw(&cut(initials));
        if matches_etag(request.headers(), &picture.tag) {
            return Ok(PictureResponse::Same(picture.tag, KEPT.to_owned()));
        }
        let (tag, policy) = (picture.tag, picture.policy);
        let svg = PlainText(picture.svg);
        Ok(PictureResponse::Picture(svg, tag, KEPT.to_owned(), policy))
    }
}
