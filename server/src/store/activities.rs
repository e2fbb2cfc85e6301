//! The audit trail: who did what to whom, when (D8).

use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbErr, EntityTrait, Set};
use uuid::Uuid;

use crate::{entities::activity, model::activity::Activity};

/// Writes what somebody did, in the transaction that does it.
///
/// # Errors
/// When the database fails.
pub async fn record(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    activity::Entity::insert(activity::ActiveModel {
        id: Set(Uuid::now_v7()),
        kind: Set(activity.kind.as_str().to_owned()),
        actor_id: Set(activity.actor_id),
        subject_id: Set(activity.subject_id),
        description: Set(activity.description),
        status: Set(activity.status.as_str().to_owned()),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}
