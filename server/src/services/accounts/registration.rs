//! Joining as a teacher (D2, D12).

use crate::{error::AppError, state::AppState};

/// What the registration screen sends.
#[derive(Debug)]
pub struct RegisterCommand {
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: String,
    /// Password.
    pub password: String,
}

/// Registers a pending teacher and mails an activation link; a known address is told instead.
///
/// # Errors
/// 422 when a rule of core is broken.
pub async fn register(_state: &AppState, _command: RegisterCommand) -> Result<(), AppError> {
    todo!()
}

/// Uses an activation link; answers the address of the account.
///
/// # Errors
/// 422 when the link is missing, unknown, used or expired.
pub async fn activate(_state: &AppState, _token: String) -> Result<String, AppError> {
    todo!()
}

/// Mails a new activation link to a pending account.
///
/// # Errors
/// 422 when the address is no address.
pub async fn resend(_state: &AppState, _email: String) -> Result<(), AppError> {
    todo!()
}

/// Whether an activation link is still good.
///
/// # Errors
/// When the database fails.
pub async fn verify(_state: &AppState, _token: String) -> Result<bool, AppError> {
    todo!()
}
