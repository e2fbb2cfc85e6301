//! Joining as a teacher (D2, D12).

use chrono::{DateTime, Utc};
use reedling_core::{account::registration::RegisterRequest, email};
use sea_orm::ConnectionTrait;

use super::{
    activation::mail_link,
    guessable, joining, pace, quota,
    teacher::{self, Joining},
};
use crate::{
    audit::{self, AccountEvent, By, OwnAccountEvent},
    db::Tx,
    error::{AppError, code::Code},
    mail::{self, Message},
    model::{
        account::{AccountStatus, Standing, WaitsFor},
        client::Client,
        user::UserRecord,
    },
    state::AppState,
    store::{credentials, refusals, users},
};

/// Attempts to write an address that others register at the same moment.
const TRIES: usize = 3;

/// Registers a pending teacher and mails an activation link; the owner of a known address is told instead.
///
/// # Errors
/// 403 when registration is closed or nobody can approve, 422 when a rule of core is broken.
pub async fn register(
    state: &AppState,
    request: RegisterRequest,
    client: &Client,
) -> Result<(), AppError> {
    joining::check_open(state, state.db.read()).await?;
    request.problems().into_result()?;
    let RegisterRequest {
        name,
        email,
        password,
    } = request;
    guessable::refuse_common("password", &password)?;
    guessable::refuse_own("password", &password, &name, Some(&email))?;
    let address = email::normalized(&email);
    let name = name.trim().to_owned();
    pace::evenly(async {
        // Hash for everybody, so that the time does not tell.
        let hash = state.passwords.hash(password.clone()).await?;
        let given = Given {
            name,
            address,
            password,
            hash,
        };
        for _ in 0..TRIES {
            match enter(state, &given, client).await {
                // The address was registered at the same moment, or the account's password has changed since: now it is
                // known.
                Err(AppError::Conflict { .. }) => {}
                entered => return entered,
            }
        }
        Ok(())
    })
    .await
}

/// What was registered, trimmed.
struct Given {
    name: String,
    address: String,
    password: String,
    hash: String,
}

/// Writes the account of a new address. While an account waits for activation only the newest link works, and a
/// password is kept only if every registration gave the same one: nobody knows yet who owns the address, and whoever
/// opens the link chooses a password by mail. Once the address has had its mails of the hour the link of an earlier
/// registration keeps working.
///
/// # Errors
/// 409, with nothing written, when the account's password has changed since it was looked at.
async fn enter(state: &AppState, given: &Given, client: &Client) -> Result<(), AppError> {
    let seen = look(state, given).await?;
    let address = given.address.clone();
    state
        .write(async |tx| {
            let may_mail = quota::may_mail(&tx, &address, client, tx.now).await?;
            match users::find_by_email(&tx, &address).await? {
                Some(owner) if owner.standing.waits_for() == Some(WaitsFor::Activation) => {
                    renew(&tx, state, given, owner, seen, may_mail).await?;
                }
                Some(owner) if owner.standing.status() == AccountStatus::Suspended => {}
                Some(owner) if may_mail => {
                    let event = AccountEvent::RegisteredByAnother((&owner).into());
                    audit::record(&tx, By::Anybody, event).await?;
                    let message = Message::AccountExists {
                        to: address,
                        name: owner.name,
                    };
                    mail::enqueue(&tx, tx.now, &message).await?;
                }
                None if refusals::holds(&tx, &address, tx.now).await? => {}
                None if may_mail => {
                    let user = create(&tx, given).await?;
                    mail_link(&tx, state, &user).await?;
                }
                _ => {}
            }
            Ok(())
        })
        .await
}

/// Registers an account again that waits for activation.
async fn renew(
    tx: &Tx,
    state: &AppState,
    given: &Given,
    mut owner: UserRecord,
    seen: Seen,
    may_mail: bool,
) -> Result<(), AppError> {
    if password_of(tx, &given.address, tx.now).await? != seen.hash {
        let text = "The account has another password meanwhile.";
        return Err(AppError::conflict(Code::VersionConflict, text));
    }
    let kept = seen.hash.filter(|_| seen.is_given);
    credentials::renew_pending(tx, owner.id, &given.name, kept, tx.now).await?;
    owner.name.clone_from(&given.name);
    if may_mail {
        mail_link(tx, state, &owner).await?;
    }
    let event = AccountEvent::RegisteredAgain((&owner).into());
    Ok(audit::record(tx, By::Anybody, event).await?)
}

/// The stored password of the account that has the address.
struct Seen {
    hash: Option<String>,
    /// Whether it is the given one.
    is_given: bool,
}

/// Compares the account's password, and takes as long where there is no account.
async fn look(state: &AppState, given: &Given) -> Result<Seen, AppError> {
    let hash = password_of(state.db.read(), &given.address, state.clock.now()).await?;
    let turn = state.passwords.turn().await?;
    let is_given = turn.verify(given.password.clone(), hash.clone()).await?;
    Ok(Seen { hash, is_given })
}

async fn password_of(
    conn: &impl ConnectionTrait,
    address: &str,
    now: DateTime<Utc>,
) -> Result<Option<String>, AppError> {
    let found = credentials::by_email(conn, address, now).await?;
    Ok(found.and_then(|found| found.password_hash))
}

async fn create(tx: &Tx, given: &Given) -> Result<UserRecord, AppError> {
    let joining = Joining {
        name: given.name.clone(),
        address: given.address.clone(),
        standing: Standing::REGISTERED,
        password_hash: Some(given.hash.clone()),
    };
    let record = teacher::join(tx, tx.now, joining).await?;
    audit::record(tx, &record, OwnAccountEvent::Registered).await?;
    Ok(record)
}
