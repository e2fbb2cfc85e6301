//! Joining as a teacher (D2, D12).

use chrono::{DateTime, Utc};
use reedling_core::accounts::registration::{NewTeacher, RegisterRequest};
use reedling_db::Tx;
use sea_orm::{ConnectionTrait, DbErr};

use super::{
    activation::mail_link,
    joining,
    queries::{
        account::{Standing, WaitsFor},
        credentials, refusals,
        users::{self, UserRecord},
    },
    rate_limit,
    teacher::{self, Joining},
    weak_passwords,
};
use crate::{
    audit::{self, AccountEvent, By, OwnAccountEvent},
    error::AppError,
    mail::{self, Message},
    security::{client::Client, timing},
    state::AppState,
};

/// Attempts to write an address that others register at the same moment.
const TRIES: usize = 3;

/// Registers a pending teacher and mails an activation link; the owner of a known address is notified instead.
///
/// # Errors
/// 403 when registration is closed or nobody can approve, 422 when a rule of core is broken.
pub(crate) async fn register(
    state: &AppState,
    request: RegisterRequest,
    client: &Client,
) -> Result<(), AppError> {
    joining::check_open(state, state.db.read()).await?;
    let teacher = request.check()?;
    weak_passwords::refuse_common("password", &teacher.password)?;
    let (name, address) = (&teacher.name, &teacher.address);
    weak_passwords::refuse_own("password", &teacher.password, name, Some(address))?;
    timing::pad_to_interval(async {
        // Hash for everybody, so that the time does not tell.
        let hash = state.passwords.hash(teacher.password.clone()).await?;
        let given = Submitted { teacher, hash };
        for _ in 0..TRIES {
            match enter(state, &given, client).await {
                Ok(()) => break,
                Err(Failure::Overtaken) => {}
                Err(Failure::Refused(refusal)) => return Err(refusal),
            }
        }
        Ok(())
    })
    .await
}

/// What was registered, and the hash of its password.
struct Submitted {
    teacher: NewTeacher,
    hash: String,
}

/// Why a registration was not entered.
enum Failure {
    /// The address was registered at the same moment, or the account's password has changed since: the address is known by now.
    /// Answering a conflict would tell that.
    Overtaken,
    /// What is answered.
    Refused(AppError),
}

impl From<AppError> for Failure {
    fn from(error: AppError) -> Self {
        match error {
            AppError::Conflict { .. } => Self::Overtaken,
            error => Self::Refused(error),
        }
    }
}

impl From<DbErr> for Failure {
    fn from(error: DbErr) -> Self {
        AppError::from(error).into()
    }
}

/// Writes the account of a new address. While an account waits for activation only the newest link works, and a
/// password is kept only if every registration gave the same one: nobody knows yet who owns the address, and whoever
/// opens the link chooses a password by mail. Once the address has had its mails of the hour the link of an earlier
/// registration keeps working. Nothing is written where it was overtaken.
async fn enter(state: &AppState, given: &Submitted, client: &Client) -> Result<(), Failure> {
    let seen = check_password(state, given).await?;
    let address = given.teacher.address.clone();
    state
        .attempt(async |tx| {
            let may_mail = rate_limit::may_mail(&tx, &address, client, tx.now).await?;
            match users::find_by_email(&tx, &address).await? {
                Some(owner) if owner.standing.waits_for() == Some(WaitsFor::Activation) => {
                    renew(&tx, state, given, owner, seen, may_mail).await?;
                }
                Some(owner) if owner.standing.is_suspended() => {}
                Some(owner) if may_mail => {
                    let event = AccountEvent::RegisteredByAnother((&owner).into());
                    audit::record(&tx, By::Anybody, event).await?;
                    let mail = Message::AccountExists.to(address, owner.name);
                    mail::enqueue(&tx, tx.now, &mail).await?;
                }
                None if refusals::is_active(&tx, &address, tx.now).await? => {}
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
    given: &Submitted,
    mut owner: UserRecord,
    seen: StoredPassword,
    may_mail: bool,
) -> Result<(), Failure> {
    let NewTeacher { name, address, .. } = &given.teacher;
    if password_of(tx, address, tx.now).await? != seen.hash {
        return Err(Failure::Overtaken);
    }
    let kept = seen.hash.filter(|_| seen.is_given);
    credentials::renew_pending(tx, owner.id, name, kept, tx.now).await?;
    owner.name.clone_from(name);
    if may_mail {
        mail_link(tx, state, &owner).await?;
    }
    let event = AccountEvent::RegisteredAgain((&owner).into());
    Ok(audit::record(tx, By::Anybody, event).await?)
}

/// The stored password of the account that has the address.
struct StoredPassword {
    hash: Option<String>,
    /// Whether it is the given one.
    is_given: bool,
}

/// Compares the account's password, and takes as long where there is no account.
async fn check_password(state: &AppState, given: &Submitted) -> Result<StoredPassword, AppError> {
    let NewTeacher {
        address, password, ..
    } = &given.teacher;
    let hash = password_of(state.db.read(), address, state.clock.now()).await?;
    let permit = state.passwords.acquire().await?;
    let is_given = permit.verify(password.clone(), hash.clone()).await?;
    Ok(StoredPassword { hash, is_given })
}

async fn password_of(
    conn: &impl ConnectionTrait,
    address: &str,
    now: DateTime<Utc>,
) -> Result<Option<String>, AppError> {
    let found = credentials::by_email(conn, address, now).await?;
    Ok(found.and_then(|found| found.password_hash))
}

async fn create(tx: &Tx, given: &Submitted) -> Result<UserRecord, AppError> {
    let joining = Joining {
        name: given.teacher.name.clone(),
        address: given.teacher.address.clone(),
        standing: Standing::REGISTERED,
        password_hash: Some(given.hash.clone()),
    };
    let record = teacher::join(tx, tx.now, joining).await?;
    audit::record(tx, &record, OwnAccountEvent::Registered).await?;
    Ok(record)
}
