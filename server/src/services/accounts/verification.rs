//! Whether a typed password opens an account.

use crate::{error::AppError, security::token, state::AppState, store::credentials::Credentials};

/// Which of an account's passwords was typed, with the stored hash that it matched: whoever acts on it insists
/// on that hash still being there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Match {
    /// The owner's own.
    Password(String),
    /// The temporary one.
    Temporary(String),
    /// Neither.
    None,
}

/// Looks at the temporary hash when the text has its shape, and then at the owner's. An account that does not
/// exist takes as long.
///
/// # Errors
/// When the work cannot be done.
pub async fn verify(
    state: &AppState,
    credentials: Option<&Credentials>,
    typed: &str,
) -> Result<Match, AppError> {
    if token::looks_temporary(typed) {
        let hash = credentials.and_then(|found| found.temporary_hash.clone());
        if let Some(hash) = matching(state, typed, hash).await? {
            return Ok(Match::Temporary(hash));
        }
    }
    let hash = credentials.and_then(|found| found.password_hash.clone());
    let matched = matching(state, typed, hash).await?;
    Ok(matched.map_or(Match::None, Match::Password))
}

/// The hash, when the text is its password.
async fn matching(
    state: &AppState,
    typed: &str,
    hash: Option<String>,
) -> Result<Option<String>, AppError> {
    let matches = state
        .passwords
        .verify(typed.to_owned(), hash.clone())
        .await?;
    Ok(hash.filter(|_| matches))
}
