//! What happens when a parent opens their account by the invitation.

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::{
        parent,
        parent_request::{Column, Entity},
    },
    value_types::{RequestState, Stored},
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};
use uuid::Uuid;

use super::{confirmations, links, requests};

/// Most requests of one teacher that an invitation answers; others are answered on the dashboard.
const MOST: u64 = 50;

/// Answers yes for a parent to the teacher who entered them: to the waiting requests, and to seeing the contact data.
pub async fn accept(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    parent_id: Uuid,
) -> Result<(), DbErr> {
    let row = parent::Entity::find_by_id(parent_id).one(conn).await?;
    let Some(teacher_id) = row.and_then(|row| row.created_by) else {
        return Ok(());
    };
    requests::lock(conn, parent_id).await?;
    let waiting = Entity::find()
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::TeacherId.eq(teacher_id))
        .filter(Column::State.eq(Stored(RequestState::Waiting)))
        .filter(Column::ExpiresAt.gt(now))
        .order_by_asc(Column::CreatedAt)
        .limit(MOST)
        .all(conn)
        .await?;
    for request in waiting {
        if requests::accept(conn, now, request.id).await? {
            links::link(conn, now, parent_id, request.student_id, request.is_primary).await?;
        }
    }
    confirmations::confirm(conn, now, teacher_id, parent_id).await
}
