//! Adding students: minors with their parents, adults, and the screen's way (D4, D12).

pub mod account;
mod guardian;
pub mod minor;
pub mod student;

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        user::CurrentUser,
    },
    store::{
        activities, enrolments,
        students::change::{self, NewStudentDetails},
    },
};
use account::Account;

/// Accounts that were made.
#[derive(Clone, Debug)]
pub struct Admitted {
    /// The student's.
    pub student: NewAccount,
    /// The parent's, if one was made or linked together with the student.
    pub parent: Option<NewAccount>,
}

/// An account that was made.
#[derive(Clone, Debug)]
pub struct NewAccount {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address.
    pub email: Option<String>,
    /// Shown once, where the call returns it (D2).
    pub temporary_password: Option<String>,
}

/// Writes a student: the account, what belongs to him, the links to teacher and parents.
async fn write(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
    account: Account<'_>,
    details: NewStudentDetails,
    parent_ids: &[Uuid],
) -> Result<Uuid, AppError> {
    let name = account.name.to_owned();
    let id = account.write(txn, now, caller).await?;
    change::insert(txn, now, id, caller.id, details).await?;
    enrolments::insert(txn, now, caller.id, id).await?;
    if !parent_ids.is_empty() {
        change::link_parents(txn, now, id, parent_ids).await?;
    }
    for parent_id in parent_ids {
        let activity = Activity {
            kind: ActivityKind::Other,
            actor_id: Some(caller.id),
            subject_id: Some(*parent_id),
            description: format!("{} linked {name} to a parent", caller.name),
            status: ActivityStatus::Active,
        };
        activities::record(txn, now, activity).await?;
    }
    Ok(id)
}
