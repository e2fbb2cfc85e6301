//! Which account a provider's user opens. The link is by issuer and subject; the address counts only the first
//! time, and only when the provider has verified it.

use reedling_core::validation::NAME_MAX;
use sea_orm::ConnectionTrait;

use crate::{
    error::AppError,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        client::Client,
        user::{ACTIVE, UserRecord},
    },
    ports::openid::Identity,
    services::accounts::{
        session::{self, SignedIn},
        teacher::{self, Joining},
    },
    state::AppState,
    store::{
        account_tokens::{self, Purpose},
        activities,
        credentials::{self, Credentials},
        external_identities, sessions,
    },
};

/// Starts a session of the account that the identity is linked to, which is found or made by the address the
/// first time.
///
/// # Errors
/// 409 when the same person does so at the same moment.
pub async fn open(
    state: &AppState,
    identity: &Identity,
    address: &str,
    client: &Client,
) -> Result<SignedIn, AppError> {
    let txn = state.db.begin_write().await?;
    let linked = external_identities::user_of(&txn, &identity.issuer, &identity.subject).await?;
    let user = match linked {
        Some(user) => user,
        None => link(&txn, state, identity, address).await?,
    };
    if user.status != ACTIVE {
        return Err(session::pending());
    }
    let signed_in = session::start(&txn, state, user, client).await?;
    txn.commit().await?;
    Ok(signed_in)
}

async fn link(
    conn: &impl ConnectionTrait,
    state: &AppState,
    identity: &Identity,
    address: &str,
) -> Result<UserRecord, AppError> {
    let now = state.clock.now();
    let name = shown_name(identity, address);
    let (user, kind, what) = match credentials::by_email(conn, address, now).await? {
        Some(found) if found.user.status == ACTIVE && !found.must_change_password => (
            found.user,
            ActivityKind::SystemUpdate,
            "connected Google sign-in",
        ),
        Some(found) => (
            take_over(conn, state, found, name).await?,
            ActivityKind::UserRegistration,
            "activated the account with Google",
        ),
        None => (
            teacher::join(conn, now, joining(name, address)).await?,
            ActivityKind::UserRegistration,
            "joined with Google as a teacher",
        ),
    };
    external_identities::insert(conn, now, &identity.issuer, &identity.subject, user.id).await?;
    let activity = Activity {
        kind,
        actor_id: Some(user.id),
        subject_id: Some(user.id),
        description: format!("{} {what}", user.name),
        status: ActivityStatus::Active,
    };
    activities::record(conn, now, activity).await?;
    Ok(user)
}

/// Gives an account to the owner of its address. Until now somebody else may have known its password: whoever
/// registered the address without owning it, or whoever made the account and was told the temporary one. So
/// every password and link stops working, and the name of a stranger's choice goes.
async fn take_over(
    conn: &impl ConnectionTrait,
    state: &AppState,
    found: Credentials,
    name: String,
) -> Result<UserRecord, AppError> {
    let now = state.clock.now();
    let mut user = found.user;
    if user.status != ACTIVE {
        user.name = name;
    }
    credentials::take_over(conn, user.id, &user.name, now).await?;
    account_tokens::delete(conn, user.id, Purpose::Activation).await?;
    sessions::ending::delete_all_of(conn, user.id).await?;
    ACTIVE.clone_into(&mut user.status);
    Ok(user)
}

fn joining(name: String, address: &str) -> Joining {
    Joining {
        name,
        address: address.to_owned(),
        status: ACTIVE,
        password_hash: None,
    }
}

/// The name that the provider knows, as one line of a length that a form would take, else what stands before the
/// @ of the address.
fn shown_name(identity: &Identity, address: &str) -> String {
    let name = identity.name.as_deref().unwrap_or_default();
    let name: String = name
        .split(|sign: char| sign.is_whitespace() || sign.is_control())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ");
    let local = address.split('@').next().unwrap_or_default();
    let name = if name.is_empty() { local } else { &name };
    name.chars().take(NAME_MAX).collect()
}

#[cfg(test)]
mod tests {
    use super::{Identity, shown_name};

    #[test]
    fn a_name_is_one_short_line_and_never_empty() {
        let shown = |name: Option<&str>| {
            let identity = Identity {
                issuer: String::new(),
                subject: String::new(),
                verified_email: None,
                name: name.map(str::to_owned),
            };
            shown_name(&identity, "tess@music.example")
        };
        assert_eq!(shown(Some(" Tess\r\nBcc: \u{0}Tutor ")), "Tess Bcc: Tutor");
        assert_eq!(shown(Some(" \n ")), "tess");
        assert_eq!(shown(None), "tess");
        assert_eq!(shown(Some(&"é".repeat(500))).chars().count(), 200);
    }
}
