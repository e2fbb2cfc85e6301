//! Forgotten, temporary and new passwords (D2).

use uuid::Uuid;

use super::session::SignedIn;
use crate::{error::AppError, http::client::Client, model::user::CurrentUser, state::AppState};

/// What the set-new-password screen sends.
#[derive(Debug)]
pub struct NewPasswordCommand {
    /// The account, where nobody is signed in.
    pub user_id: Option<Uuid>,
    /// Present or temporary password.
    pub current_password: String,
    /// The new one.
    pub new_password: String,
}

/// What the reset screen sends.
#[derive(Debug)]
pub struct ResetCommand {
    /// The account, from the link.
    pub user_id: String,
    /// The temporary password, from the mail.
    pub temp_password: String,
    /// The new one.
    pub new_password: String,
}

/// Mails a temporary password (1 h) to a known address; an unknown one answers the same in the same time.
///
/// # Errors
/// 422 when the address is no address.
pub async fn forgot(_state: &AppState, _email: String, _client: &Client) -> Result<(), AppError> {
    todo!()
}

/// Sets a new password with the temporary one from the mail; every session ends.
///
/// # Errors
/// 422 when a rule is broken or the temporary password is wrong; 429 after repeated failures.
pub async fn reset(
    _state: &AppState,
    _command: ResetCommand,
    _client: &Client,
) -> Result<(), AppError> {
    todo!()
}

/// Chooses a new password and gives a fresh session; all others end.
///
/// # Errors
/// 422 when a rule is broken or the current password is wrong; 429 after repeated failures.
pub async fn set_new(
    _state: &AppState,
    _caller: Option<CurrentUser>,
    _command: NewPasswordCommand,
    _client: &Client,
) -> Result<SignedIn, AppError> {
    todo!()
}
