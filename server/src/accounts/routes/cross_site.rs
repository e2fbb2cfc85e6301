//! Protection against cross-site sign-ins.

use poem::{Request, http::header};
use url::Url;

use crate::{
    api::error::ApiError,
    error::{AppError, code::Code},
    state::AppState,
};

/// Refuses a sign-in that another site's page has sent, before anything is counted.
///
/// # Errors
/// 403 for such a request.
pub(super) fn refuse(state: &AppState, request: &Request) -> Result<(), ApiError> {
    let text = |name: &str| request.headers().get(name)?.to_str().ok();
    let is_foreign = match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => site == "cross-site",
        // Older browsers send only the page's origin; other clients send neither.
        (None, Some(origin)) => !is_own(
            origin,
            &state.config.public_url,
            text(header::HOST.as_str()),
        ),
        (None, None) => false,
    };
    if is_foreign {
        let message = "Please sign in on the school's own page.".to_owned();
        return Err(AppError::Forbidden {
            code: Code::CrossSite,
            message,
        }
        .into());
    }
    Ok(())
}

/// Whether the origin is the public address, or the requested host.
fn is_own(origin: &str, public_url: &str, host: Option<&str>) -> bool {
    let public = Url::parse(public_url).map(|url| url.origin().ascii_serialization());
    let asked = origin.split_once("://").map(|(_, host)| host);
    public.is_ok_and(|public| public == origin) || (asked.is_some() && asked == host)
}

#[cfg(test)]
mod tests {
    use super::is_own;

    #[test]
    fn only_the_own_page_may_sign_in() {
        let public = "https://school.example/music";
        assert!(is_own("https://school.example", public, None));
        assert!(is_own(
            "http://127.0.0.1:8080",
            public,
            Some("127.0.0.1:8080")
        ));
        for foreign in ["https://other.example", "null", "http://school.example"] {
            assert!(
                !is_own(foreign, public, Some("127.0.0.1:8080")),
                "{foreign}"
            );
        }
    }
}
