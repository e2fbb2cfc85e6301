//! Requests as the parent sees them.

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::{
        parent_request::{Column, Entity, Relation},
        student, user,
    },
    value_types::{RequestState, Stored},
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, RelationTrait,
};
use uuid::Uuid;

use crate::api::rows::Rows;

/// The requests that wait for a parent's answer, oldest first, up to a limit. Those of a suspended teacher are left
/// out, also when they were written at the moment of the suspension.
pub async fn waiting(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    now: DateTime<Utc>,
    most: u64,
) -> Result<Rows<RequestRecord>, DbErr> {
    let all = Entity::find()
        .join(JoinType::InnerJoin, Relation::Teacher.def())
        .join(JoinType::InnerJoin, Relation::Student.def())
        .filter(Column::ParentId.eq(parent_id))
        .filter(Column::State.eq(Stored(RequestState::Waiting)))
        .filter(Column::ExpiresAt.gt(now))
        .filter(user::Column::SuspendedAt.is_null());
    let requests = all
        .clone()
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .limit(most)
        .into_partial_model()
        .all(conn)
        .await?;
    Rows::counted(requests, most, all.count(conn)).await
}

/// A waiting request, as the parent sees it.
#[derive(Clone, Debug, PartialEq, Eq, DerivePartialModel)]
#[sea_orm(entity = "Entity")]
pub struct RequestRecord {
    /// The request.
    pub id: Uuid,
    /// Whose parent is asked.
    pub student_id: Uuid,
    /// Who asks.
    #[sea_orm(from_expr = "user::Column::Name")]
    pub teacher_name: String,
    /// Given name of the student whose parent is asked.
    #[sea_orm(from_expr = "student::Column::FirstName")]
    pub child_first_name: String,
    /// When the teacher added the student.
    pub created_at: DateTime<Utc>,
    /// Until when it can be answered.
    pub expires_at: DateTime<Utc>,
}
