//! Joining as a teacher (D2, D12).

use reedling_core::{account::registration::Registration, email};
use sea_orm::ConnectionTrait;

use super::{
    activation::mail_link,
    guessable, joining, pace, quota,
    teacher::{self, Joining},
    trail,
};
use crate::{
    error::AppError,
    mail::{self, Message},
    model::{
        account::{AccountStatus, Standing, WaitsFor},
        activity::ActivityStatus,
        client::Client,
        user::UserRecord,
    },
    state::AppState,
    store::{
        account_tokens::{self, Purpose},
        credentials, refusals, users,
    },
};

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

/// Registers a pending teacher and mails an activation link; the owner of a known address is told instead.
///
/// # Errors
/// 403 when registration is closed or nobody can approve, 422 when a rule of core is broken.
pub async fn register(
    state: &AppState,
    command: RegisterCommand,
    client: &Client,
) -> Result<(), AppError> {
    let draft = Registration {
        name: command.name,
        email: command.email,
        confirm_password: command.password.clone(),
        password: command.password,
    };
    joining::check_open(state, state.db.read()).await?;
    draft.check().into_result()?;
    guessable::refuse_common("password", &draft.password)?;
    guessable::refuse_own("password", &draft.password, &draft.name, Some(&draft.email))?;
    let address = email::normalized(&draft.email);
    let name = draft.name.trim().to_owned();
    pace::evenly(async {
        // Hashed for everybody, as the time would tell otherwise.
        let hash = state.passwords.hash(draft.password).await?;
        match enter(state, &name, &address, &hash, client).await {
            // Somebody registered the address at the same moment: now it is known.
            Err(AppError::Conflict { .. }) => enter(state, &name, &address, &hash, client).await,
            entered => entered,
        }
    })
    .await
}

/// Writes the account of an address that is new. While an account waits for activation the last registration counts, and
/// only its link works: who registers somebody else's address first gains nothing. Once the address had its mails of
/// the hour no link works, rather than an earlier one for what was registered last.
async fn enter(
    state: &AppState,
    name: &str,
    address: &str,
    hash: &str,
    client: &Client,
) -> Result<(), AppError> {
    let now = state.clock.now();
    let (name, address, hash) = (name.to_owned(), address.to_owned(), hash.to_owned());
    let txn = state.db.begin_write().await?;
    let may_mail = quota::may_mail(&txn, &address, client, now).await?;
    match users::find_by_email(&txn, &address).await? {
        Some(mut owner) if owner.standing.waits_for() == Some(WaitsFor::Activation) => {
            credentials::renew_pending(&txn, owner.id, &name, hash, now).await?;
            owner.name = name;
            if may_mail {
                mail_link(&txn, state, &owner).await?;
            } else {
                account_tokens::delete(&txn, owner.id, Purpose::Activation).await?;
            }
            let did = "registered once more as a teacher";
            trail::by_anybody(&txn, now, &owner, did, ActivityStatus::Pending).await?;
        }
        Some(owner) if owner.standing.status() == AccountStatus::Suspended => {}
        Some(owner) if may_mail => {
            let did = "has an account already; somebody tried to register the address";
            trail::by_anybody(&txn, now, &owner, did, ActivityStatus::Inactive).await?;
            let message = Message::AccountExists {
                to: address,
                name: owner.name,
            };
            mail::enqueue(&txn, now, &message).await?;
        }
        None if refusals::holds(&txn, &address, now).await? => {}
        None if may_mail => {
            let user = create(&txn, state, name, address, hash).await?;
            mail_link(&txn, state, &user).await?;
        }
        _ => {}
    }
    txn.commit().await?;
    Ok(())
}

async fn create(
    conn: &impl ConnectionTrait,
    state: &AppState,
    name: String,
    address: String,
    password_hash: String,
) -> Result<UserRecord, AppError> {
    let now = state.clock.now();
    let joining = Joining {
        name,
        address,
        standing: Standing::REGISTERED,
        password_hash: Some(password_hash),
    };
    let record = teacher::join(conn, now, joining).await?;
    let did = "registered as a teacher";
    trail::by_owner(conn, now, &record, did, ActivityStatus::Pending).await?;
    Ok(record)
}
