//! Counts of lessons beside a list.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::entities::lesson::{self, status};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QueryResult,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::{
    filter::{LessonFilter, join_people, narrow},
    record::LessonCounts,
};

/// Lessons by status, regardless of the list's page, status and length.
pub async fn counts(
    conn: &impl ConnectionTrait,
    filter: &LessonFilter,
    now: DateTime<Utc>,
) -> Result<LessonCounts, DbErr> {
    use lesson::Column as L;
    let of = |column| Expr::col((lesson::Entity, column));
    let counting = || {
        let mut query = Query::select()
            .expr_as(Expr::cust("COUNT(*)"), "number")
            .from(lesson::Entity)
            .take();
        if filter.text.is_some() {
            join_people(&mut query);
        }
        narrow(&mut query, filter);
        query
    };
    let mut counts = LessonCounts::default();
    let mut by_status = counting();
    by_status
        .expr_as(of(L::Status), "status")
        .group_by_col((lesson::Entity, L::Status));
    for row in conn.query_all(&by_status).await? {
        let stored: String = row.try_get("", "status")?;
        *counts.at(status(&stored)?) = number(&row)?;
    }
    let mut upcoming = counting();
    upcoming
        .and_where(of(L::Status).eq(LessonStatus::Scheduled.as_str()))
        .and_where(of(L::StartAt).gt(now));
    if let Some(row) = conn.query_one(&upcoming).await? {
        counts.upcoming = number(&row)?;
    }
    Ok(counts)
}

/// How many scheduled lessons of a teacher are still to come.
pub async fn upcoming_of_teacher(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    now: DateTime<Utc>,
) -> Result<u64, DbErr> {
    lesson::Entity::find()
        .filter(lesson::Column::TeacherId.eq(teacher_id))
        .filter(lesson::Column::Status.eq(LessonStatus::Scheduled.as_str()))
        .filter(lesson::Column::StartAt.gt(now))
        .count(conn)
        .await
}

fn number(row: &QueryResult) -> Result<u64, DbErr> {
    Ok(row.try_get::<i64>("", "number")?.unsigned_abs())
}
