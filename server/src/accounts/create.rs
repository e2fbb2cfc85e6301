//! Accounts that a teacher creates for others.

use reedling_core::access::Role;
use sea_orm::{DbErr, SqlErr};
use uuid::Uuid;

use super::{
    addresses::address_unavailable,
    caller::CallerTx,
    queries::{
        account::Standing,
        standing,
        users::{self, NewUser},
    },
    temporary::TemporaryPassword,
};
use crate::{
    accounts::caller::Audit,
    audit::{AccountEvent, Person},
    error::AppError,
    mail::{self, Message},
};

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
            let message = Message::TemporaryPassword {
                password: password.secret.clone(),
                teacher: (caller.role == Role::Teacher).then(|| caller.name.clone()),
                parent: self.role == Role::Parent,
                child: self.child.map(str::to_owned),
            };
            mail::enqueue(tx, now, &message.to(to, self.name.to_owned())).await?;
        }
        let added = Person {
            id,
            name: self.name,
        };
        tx.audit(AccountEvent::Added(added, self.role)).await?;
        Ok(id)
    }
}

/// The address was taken between the check and the write.
fn refused(error: DbErr) -> AppError {
    match error.sql_err() {
        Some(SqlErr::UniqueConstraintViolation(_)) => address_unavailable(),
        _ => error.into(),
    }
}
