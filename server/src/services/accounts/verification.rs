//! Whether a typed password opens an account.

use crate::{error::AppError, security::token, state::AppState, store::credentials::Credentials};

/// Which of an account's passwords was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Match {
    /// The owner's own.
    Password,
    /// The temporary one.
    Temporary,
    /// Neither.
    None,
}

/// Looks at one hash: the temporary one when the text has its shape, else the owner's. An account that does
/// not exist takes as long.
///
/// # Errors
/// When the work cannot be done.
pub async fn verify(
    state: &AppState,
    credentials: Option<&Credentials>,
    typed: &str,
) -> Result<Match, AppError> {
    let is_temporary = token::looks_temporary(typed);
    let hash = credentials.and_then(|found| {
        if is_temporary {
            found.temporary_hash.clone()
        } else {
            found.password_hash.clone()
        }
    });
    let matches = state.passwords.verify(typed.to_owned(), hash).await?;
    Ok(match (matches, is_temporary) {
        (true, true) => Match::Temporary,
        (true, false) => Match::Password,
        (false, _) => Match::None,
    })
}
