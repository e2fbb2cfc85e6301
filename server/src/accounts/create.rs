//! Accounts that somebody makes for others, and their temporary passwords (D2).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::access::Role;
use sea_orm::{DbErr, SqlErr};
use uuid::Uuid;

use super::{
    addresses::address_unavailable,
    caller::CallerTx,
    queries::{
        account::{PasswordSource, Standing},
        standing,
        users::{self, NewUser, TemporaryHash, UserRecord},
    },
};
use crate::{
    accounts::caller::Audit,
    audit::{AccountEvent, Person},
    error::AppError,
    mail::{self, Message},
    security::token,
    state::AppState,
};

/// How long a temporary password works (D2).
const VALID: TimeDelta = TimeDelta::days(7);

/// An account to create, with its mail and its audit event.
pub(crate) struct Account<'a> {
    /// Role.
    pub role: Role,
    /// Full name.
    pub name: &'a str,
    /// As typed.
    pub phone_number: Option<String>,
    /// The given name of the parent's child, for the mail.
    pub child: Option<&'a str>,
    /// Address and temporary password; a minor may have neither (D4).
    pub sign_in: Option<(String, &'a TemporaryPassword)>,
}

impl Account<'_> {
    /// Writes the account; its owner gets the temporary password by mail (D12).
    ///
    /// # Errors
    /// 409 when the address was taken in the meantime.
    pub(crate) async fn write(self, tx: &CallerTx<'_>) -> Result<Uuid, AppError> {
        let (caller, now) = (tx.caller, tx.now);
        let id = Uuid::now_v7();
        let (email, password) = self.sign_in.unzip();
        if let Some(email) = &email {
            standing::delete_unactivated_at(tx, email).await?;
        }
        let account = NewUser {
            id,
            name: self.name.to_owned(),
            email: email.clone(),
            role: self.role,
            standing: match caller.role {
                Role::Administrator => Standing::vouched_for(now),
                Role::Teacher | Role::Student | Role::Parent => Standing::entered(now),
            },
            password_hash: None,
            temporary_password: password.map(TemporaryPassword::hashed),
            phone_number: self.phone_number,
        };
        users::insert(tx, now, account).await.map_err(refused)?;
        if let Some((to, password)) = email.zip(password) {
            let child = self.child.map(str::to_owned);
            let owner = (id, to, self.name.to_owned());
            mail_to(tx, owner, self.role, password, child).await?;
        }
        let added = Person {
            id,
            name: self.name,
        };
        tx.audit(AccountEvent::Added(added, self.role)).await?;
        Ok(id)
    }
}

/// Mails a temporary password of an account that has an address; a parent's names the child, if it is known.
pub(super) async fn mail_password(
    tx: &CallerTx<'_>,
    user: &UserRecord,
    password: &TemporaryPassword,
    child: Option<String>,
) -> Result<(), AppError> {
    match user.email.clone() {
        Some(to) => {
            let owner = (user.id, to, user.name.clone());
            mail_to(tx, owner, user.role, password, child).await
        }
        None => Ok(()),
    }
}

async fn mail_to(
    tx: &CallerTx<'_>,
    (id, to, name): (Uuid, String, String),
    role: Role,
    password: &TemporaryPassword,
    child: Option<String>,
) -> Result<(), AppError> {
    let caller = tx.caller;
    let message = Message::TemporaryPassword {
        password: password.secret.clone(),
        teacher: (caller.role == Role::Teacher).then(|| caller.name.clone()),
        parent: role == Role::Parent,
        child,
    };
    mail::enqueue_for(tx, tx.now, &message.to(to, name), id).await
}

/// The address was taken between the check and the write.
pub(super) fn refused(error: DbErr) -> AppError {
    match error.sql_err() {
        Some(SqlErr::UniqueConstraintViolation(_)) => address_unavailable(),
        _ => error.into(),
    }
}

/// A temporary password and what is stored of it.
pub(crate) struct TemporaryPassword {
    /// What the owner types.
    pub secret: String,
    /// What is stored of it.
    pub hash: String,
    /// When it stops working.
    pub expires_at: DateTime<Utc>,
    /// How it reaches its owner.
    pub source: PasswordSource,
}

impl TemporaryPassword {
    /// What is stored of it.
    pub(crate) fn hashed(&self) -> TemporaryHash {
        TemporaryHash {
            hash: self.hash.clone(),
            expires_at: self.expires_at,
            source: self.source,
        }
    }
}

/// Makes a temporary password that is mailed and shown to nobody.
pub(crate) fn temporary_password(state: &AppState) -> TemporaryPassword {
    make(state, PasswordSource::Invitation)
}

/// Makes one that is mailed and also answered to whoever makes the account.
pub(crate) fn shown_password(state: &AppState) -> TemporaryPassword {
    make(state, PasswordSource::Shown)
}

fn make(state: &AppState, source: PasswordSource) -> TemporaryPassword {
    let secret = token::temporary_password();
    TemporaryPassword {
        hash: token::temporary_hash(&secret),
        expires_at: state.clock.now() + VALID,
        secret,
        source,
    }
}
