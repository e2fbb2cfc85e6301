//! The caller's own account, with its settings (D2, Spec §3).

use reedling_core::settings::stored::{NotificationSettings, PrivacySettings};
use sea_orm::ConnectionTrait;
use secrecy::SecretSlice;
use uuid::Uuid;

use super::{queries, switches};
use crate::{
    accounts::{
        caller::CurrentUser,
        queries::{
            account::AccountStatus,
            users::{self, UserRecord},
        },
        second_factor,
    },
    error::AppError,
    state::AppState,
};

/// The current user with settings.
#[derive(Debug)]
pub(crate) struct CurrentUserSettings {
    /// The account.
    pub user: UserRecord,
    /// Notification settings.
    pub notifications: NotificationSettings,
    /// Privacy settings.
    pub privacy: PrivacySettings,
    /// The school's IANA time zone.
    pub school_time_zone: &'static str,
    /// Another text after anybody was linked to the account or unlinked.
    pub links: String,
    /// The key by which the account's browsers encrypt drafts (D15); none while a required second factor is not set up.
    pub draft_key: Option<SecretSlice<u8>>,
}

/// The current user with settings.
///
/// # Errors
/// When the database fails, or holds settings of another shape.
pub(crate) async fn current_user(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<CurrentUserSettings, AppError> {
    load(state, state.db.read(), caller).await
}

/// The account with its settings, inside a transaction or outside.
pub(crate) async fn load(
    state: &AppState,
    conn: &impl ConnectionTrait,
    caller: &CurrentUser,
) -> Result<CurrentUserSettings, AppError> {
    let found = users::own_account(conn, caller.id).await?;
    let own = found.ok_or(AppError::NotFound("No such account."))?;
    let is_closed = second_factor::is_lacking(state, caller.id, caller.role).await?;
    Ok(CurrentUserSettings {
        user: own.user,
        notifications: switches::read(own.notifications)?,
        privacy: switches::read(own.privacy)?,
        school_time_zone: state.school_zone().name(),
        links: queries::links(conn, caller.id).await?,
        draft_key: (!is_closed).then_some(own.draft_key),
    })
}

/// A user that messages can be sent to.
#[derive(Clone, Debug)]
pub(crate) struct Reachable {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub address: String,
    /// The state of the account.
    pub status: AccountStatus,
    /// Whether they accept messages.
    pub allows_messages: bool,
    /// Whether others may see their address.
    pub shows_address: bool,
}

/// An account with an address, and its privacy settings about messages.
pub(crate) async fn reachable(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<Reachable>, AppError> {
    let Some(own) = users::own_account(conn, id).await? else {
        return Ok(None);
    };
    let privacy: PrivacySettings = switches::read(own.privacy)?;
    let (status, name) = (own.user.standing.status(), own.user.name);
    Ok(own.user.email.map(|address| Reachable {
        id,
        name,
        address,
        status,
        allows_messages: privacy.allow_messages,
        shows_address: privacy.show_email,
    }))
}
