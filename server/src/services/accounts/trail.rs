//! What happens to accounts, for the audit trail (D8).

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        user::{CurrentUser, UserRecord},
    },
    store::activities,
};

/// Something that only the owner can have done, such as opening a link that was mailed.
///
/// # Errors
/// When the database fails.
pub(super) async fn by_owner(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user: &UserRecord,
    did: &str,
    status: ActivityStatus,
) -> Result<(), AppError> {
    record(conn, now, user, did, status, Some(user.id)).await
}

/// Something that anybody can do who knows the address; nobody is named as actor.
///
/// # Errors
/// When the database fails.
pub(super) async fn by_anybody(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user: &UserRecord,
    did: &str,
    status: ActivityStatus,
) -> Result<(), AppError> {
    record(conn, now, user, did, status, None).await
}

/// A change of an account that only its owner can have made, who is not signed in yet.
///
/// # Errors
/// When the database fails.
pub(super) async fn changed_by_owner(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user: &UserRecord,
    did: &str,
    status: ActivityStatus,
) -> Result<(), AppError> {
    changed(conn, now, (user.id, &user.name), did, status).await
}

/// Something that somebody who is signed in did to their own account.
///
/// # Errors
/// When the database fails.
pub(in crate::services) async fn by_oneself(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
    did: &str,
    status: ActivityStatus,
) -> Result<(), AppError> {
    changed(conn, now, (caller.id, &caller.name), did, status).await
}

async fn changed(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    (id, name): (Uuid, &str),
    did: &str,
    status: ActivityStatus,
) -> Result<(), AppError> {
    let activity = Activity {
        kind: ActivityKind::SystemUpdate,
        actor_id: Some(id),
        subject_id: Some(id),
        description: format!("{name} {did}"),
        status,
    };
    Ok(activities::record(conn, now, activity).await?)
}

async fn record(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    user: &UserRecord,
    did: &str,
    status: ActivityStatus,
    actor_id: Option<Uuid>,
) -> Result<(), AppError> {
    let activity = Activity {
        kind: ActivityKind::UserRegistration,
        actor_id,
        subject_id: Some(user.id),
        description: format!("{} {did}", user.name),
        status,
    };
    Ok(activities::record(conn, now, activity).await?)
}
