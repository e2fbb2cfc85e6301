//! Requests as the parent sees them.

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    parent_request::{Column, Entity},
    student, user,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, ExprTrait, FromQueryResult, Order,
    sea_query::{Expr, Query, SelectStatement},
};
use uuid::Uuid;

use super::{contact::RequestRecord, requests::State};
use crate::api::rows::Rows;

/// The requests that wait for a parent's answer, oldest first, up to a limit. Those of a suspended teacher are left
/// out, also when they were written at the moment of the suspension.
pub async fn waiting(
    conn: &impl ConnectionTrait,
    parent_id: Uuid,
    now: DateTime<Utc>,
    most: u64,
) -> Result<Rows<RequestRecord>, DbErr> {
    let all = of_parent(parent_id, now);
    let query = all
        .clone()
        .columns([Column::Id, Column::CreatedAt, Column::ExpiresAt].map(|column| (Entity, column)))
        .column((user::Entity, user::Column::Name))
        .column((student::Entity, student::Column::FirstName))
        .order_by((Entity, Column::CreatedAt), Order::Asc)
        .order_by((Entity, Column::Id), Order::Asc)
        .limit(most)
        .take();
    let rows = conn.query_all(&query).await?;
    let requests: Result<Vec<_>, DbErr> = rows
        .iter()
        .map(|row| {
            let row = WaitingRow::from_query_result(row, "")?;
            Ok(RequestRecord {
                id: row.id,
                teacher_name: row.name,
                child_first_name: row.first_name,
                created_at: row.created_at,
                expires_at: row.expires_at,
            })
        })
        .collect();
    Rows::counted(requests?, most, count(conn, all)).await
}

/// A parent's waiting requests, without columns.
fn of_parent(parent_id: Uuid, now: DateTime<Utc>) -> SelectStatement {
    Query::select()
        .from(Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((Entity, Column::TeacherId)),
        )
        .inner_join(
            student::Entity,
            Expr::col((student::Entity, student::Column::UserId))
                .equals((Entity, Column::StudentId)),
        )
        .and_where(Column::ParentId.eq(parent_id))
        .and_where(Column::State.eq(State::Waiting.as_str()))
        .and_where(Column::ExpiresAt.gt(now))
        .and_where(Expr::col((user::Entity, user::Column::SuspendedAt)).is_null())
        .take()
}

async fn count(conn: &impl ConnectionTrait, mut all: SelectStatement) -> Result<u64, DbErr> {
    let number = Expr::col((Entity, Column::Id)).count();
    let row = conn.query_one(all.expr_as(number, "number")).await?;
    let number: Option<i64> = row.map(|row| row.try_get("", "number")).transpose()?;
    Ok(number.unwrap_or(0).unsigned_abs())
}

#[derive(FromQueryResult)]
struct WaitingRow {
    id: Uuid,
    name: String,
    first_name: String,
    created_at: DateTime<Utc>,
    expires_at: DateTime<Utc>,
}
