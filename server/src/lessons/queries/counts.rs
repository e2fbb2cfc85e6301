//! Counts of lessons beside a list.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::lesson::{Column, Entity},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QuerySelect,
    Select, sea_query::Expr,
};
use uuid::Uuid;

use super::{
    filter::{LessonFilter, matching, with_people},
    record::LessonCounts,
};

/// Lessons by status, regardless of the list's page, status and length.
pub(crate) async fn counts(
    conn: &impl ConnectionTrait,
    filter: &LessonFilter,
    now: DateTime<Utc>,
) -> Result<LessonCounts, DbErr> {
    let mut lessons = matching(filter);
    if filter.text.is_some() {
        lessons = with_people(lessons);
    }
    let mut counts = LessonCounts::default();
    let by_status: Vec<(Stored<LessonStatus>, i64)> = lessons
        .clone()
        .select_only()
        .column(Column::Status)
        .expr(Expr::cust("COUNT(*)"))
        .group_by(Column::Status)
        .into_tuple()
        .all(conn)
        .await?;
    for (status, number) in by_status {
        *counts.at(status.0) = number.unsigned_abs();
    }
    let upcoming: Option<i64> = is_upcoming(lessons, now)
        .select_only()
        .expr(Expr::cust("COUNT(*)"))
        .into_tuple()
        .one(conn)
        .await?;
    counts.upcoming = upcoming.unwrap_or_default().unsigned_abs();
    Ok(counts)
}

/// How many scheduled lessons of a teacher are still to come.
pub(crate) async fn upcoming_of_teacher(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    now: DateTime<Utc>,
) -> Result<u64, DbErr> {
    let given = Entity::find().filter(Column::TeacherId.eq(teacher_id));
    is_upcoming(given, now).count(conn).await
}

fn is_upcoming(lessons: Select<Entity>, now: DateTime<Utc>) -> Select<Entity> {
    lessons
        .filter(Column::Status.eq(Stored(LessonStatus::Scheduled)))
        .filter(Column::StartAt.gt(now))
}
