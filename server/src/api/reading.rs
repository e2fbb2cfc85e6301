//! Which requests only read.

use poem::{Request, Result, error::MethodNotAllowedError, http::Method};

/// Links in mails and of providers: these GETs change something.
pub(crate) const CHANGING_READS: [&str; 2] = ["/api/auth/activate", "/api/auth/google"];

/// Whether the request changes something if it is allowed to.
pub(super) fn changes(request: &Request) -> bool {
    !request.method().is_safe() || CHANGING_READS.contains(&request.uri().path())
}

/// Refuses methods that do not read.
///
/// # Errors
/// 405 for other methods than GET and HEAD.
pub(crate) fn reading_only(request: &Request) -> Result<()> {
    if [Method::GET, Method::HEAD].contains(request.method()) {
        Ok(())
    } else {
        Err(MethodNotAllowedError.into())
    }
}
