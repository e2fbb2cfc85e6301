//! The start of a moved lesson that its readers know.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    lesson,
    notice::{Column, Entity},
    user,
};
use sea_orm::{
    ConnectionTrait, DbErr,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

/// For each reader with an unread notice of that kind about the lesson, the start that they knew before it: they should
/// read that one, not one in between. If the lesson is back there, it counts as moved from its last start.
pub(super) async fn unread_starts(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    kind: &str,
) -> Result<HashMap<Uuid, DateTime<Utc>>, DbErr> {
    let of_notice = |column| Expr::col((Entity, column));
    let read_until = || Expr::col((user::Entity, user::Column::NoticesReadUntil));
    let mut query = Query::select();
    query
        .columns([(Entity, Column::UserId), (Entity, Column::EarlierAt)])
        .from(Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((Entity, Column::UserId)),
        )
        .inner_join(
            lesson::Entity,
            Expr::col((lesson::Entity, lesson::Column::Id)).equals((Entity, Column::LessonId)),
        )
        .and_where(of_notice(Column::LessonId).eq(lesson_id))
        .and_where(of_notice(Column::Kind).eq(kind))
        .and_where(
            of_notice(Column::EarlierAt).not_equals((lesson::Entity, lesson::Column::StartAt)),
        )
        .and_where(
            read_until()
                .is_null()
                .or(of_notice(Column::CreatedAt).gt(read_until())),
        );
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| Ok((row.try_get("", "user_id")?, row.try_get("", "earlier_at")?)))
        .collect()
}
