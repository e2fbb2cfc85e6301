//! Pieces that were merged into others.

use chrono::{DateTime, Utc};
use reedling_db::entities::{lesson_goal, piece};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter, QuerySelect, Set,
    sea_query::{Expr, ExprTrait},
};
use serde_json::Value;
use uuid::Uuid;

use super::{MOST, update};
use crate::practice::queries::{
    goals::{json, read},
    record::FormerPiece,
};

/// A student's merged pieces, each with its target.
pub async fn merged(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Vec<(Uuid, Uuid)>, DbErr> {
    use piece::Column as C;
    let rows: Vec<(Uuid, Option<Uuid>, Option<Value>)> = piece::Entity::find()
        .select_only()
        .columns([C::Id, C::MergedInto, C::Former])
        .filter(C::StudentId.eq(student_id))
        .filter(C::MergedInto.is_not_null().or(C::Former.is_not_null()))
        .limit(MOST)
        .into_tuple()
        .all(conn)
        .await?;
    let mut targets = Vec::new();
    for (id, into, stored) in rows {
        targets.extend(into.map(|into| (id, into)));
        targets.extend(former(stored)?.into_iter().map(|piece| (piece.id, id)));
    }
    Ok(targets)
}

/// The pieces that were merged into one for good, as they are stored there.
pub(super) fn former(stored: Option<Value>) -> Result<Vec<FormerPiece>, DbErr> {
    Ok(stored.map(read).transpose()?.unwrap_or_default())
}

/// Merges a piece into another one, or undoes that.
pub async fn merge(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    into: Option<Uuid>,
) -> Result<(), DbErr> {
    let row = piece::ActiveModel {
        merged_into: Set(into),
        merged_at: Set(into.map(|_| now)),
        updated_at: Set(now),
        ..Default::default()
    };
    update(conn, id, row).await
}

/// The students who have pieces that were merged before an instant.
pub async fn merged_before(
    conn: &impl ConnectionTrait,
    before: DateTime<Utc>,
) -> Result<Vec<Uuid>, DbErr> {
    piece::Entity::find()
        .select_only()
        .column(piece::Column::StudentId)
        .distinct()
        .filter(piece::Column::MergedInto.is_not_null())
        .filter(piece::Column::MergedAt.lt(before))
        .into_tuple()
        .all(conn)
        .await
}

/// Stores which pieces were merged into one for good.
pub async fn set_former(
    conn: &impl ConnectionTrait,
    id: Uuid,
    former: &[FormerPiece],
) -> Result<(), DbErr> {
    let row = piece::ActiveModel {
        former: Set(Some(json(&former)?)),
        ..Default::default()
    };
    update(conn, id, row).await
}

/// Has every goal that names a piece name another one, whatever its revision.
pub async fn name_instead(conn: &impl ConnectionTrait, id: Uuid, other: Uuid) -> Result<(), DbErr> {
    let renamed = match conn.get_database_backend() {
        DbBackend::Postgres => "jsonb_set(goal, '{subject,pieceId}', to_jsonb($1::text))",
        _ => "json_set(goal, '$.subject.pieceId', ?)",
    };
    lesson_goal::Entity::update_many()
        .col_expr(lesson_goal::Column::PieceId, Expr::value(other))
        .col_expr(
            lesson_goal::Column::Goal,
            Expr::cust_with_values(renamed, [other.to_string()]),
        )
        .filter(lesson_goal::Column::PieceId.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}
