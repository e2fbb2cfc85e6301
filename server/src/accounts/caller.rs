//! Who makes a call, and what is done in their name.

use reedling_core::access::Role;
use reedling_db::Tx;
use sea_orm::DbErr;
use uuid::Uuid;

use crate::{
    audit::{Event, Person, record},
    error::AppError,
    state::AppState,
};

/// Who makes a call, as the session tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CurrentUser {
    /// The account.
    pub id: Uuid,
    /// The session that the call came with; a password change ends all others.
    pub session_id: Uuid,
    /// The role as it is now, not as it was at sign-in.
    pub role: Role,
    /// Full name.
    pub name: String,
    /// Whether the account still waits for an administrator: it may do little until then.
    pub waits_for_approval: bool,
}

/// The transaction of a use case with a signed-in caller.
pub type CallerTx<'a> = Tx<&'a CurrentUser>;

/// What a use case leaves in the audit trail; a trait, as the transaction is the database's.
pub trait Audit {
    /// Records an event that the caller has caused.
    fn audit(&self, event: impl Event + Send) -> impl Future<Output = Result<(), DbErr>> + Send;
}

impl Audit for Tx<&CurrentUser> {
    async fn audit(&self, event: impl Event + Send) -> Result<(), DbErr> {
        record(self, self.caller, event).await
    }
}

impl<'a> From<&'a CurrentUser> for Person<'a> {
    fn from(caller: &'a CurrentUser) -> Self {
        Self {
            id: caller.id,
            name: &caller.name,
        }
    }
}

impl AppState {
    /// Runs a use case of a signed-in caller in one transaction; see [`Db::transaction`](reedling_db::Db::transaction).
    pub async fn write_as<'a, Done, Work>(
        &self,
        caller: &'a CurrentUser,
        work: impl FnOnce(CallerTx<'a>) -> Work,
    ) -> Result<Done, AppError>
    where
        Work: Future<Output = Result<Done, AppError>>,
    {
        self.db.transaction(caller, || self.clock.now(), work).await
    }
}
