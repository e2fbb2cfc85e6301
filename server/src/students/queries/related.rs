//! What belongs to each of many students: parents, examinations, scheduled lessons; one query each, two of parents.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{exam_result, lesson},
    value_types::Stored,
};
use sea_orm::{
    ConnectionTrait, DbErr,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::{
    list::Listed,
    record::{ExamSummary, ScheduledLessons},
};

/// Their examinations by student, in two figures.
pub(super) async fn exams(
    conn: &impl ConnectionTrait,
    listed: Listed,
) -> Result<HashMap<Uuid, ExamSummary>, DbErr> {
    use exam_result::Column as E;
    let mut query = Query::select()
        .column(E::StudentId)
        .expr_as(Expr::col(E::Id).count(), "completed")
        .expr_as(Expr::col(E::Percentage).sum(), "total")
        .from(exam_result::Entity)
        .group_by_col(E::StudentId)
        .take();
    listed.restrict(&mut query, E::StudentId);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let completed: i64 = row.try_get("", "completed")?;
            let total: i64 = row.try_get("", "total")?;
            // Both are far below the 52 bits that a float holds exactly, and no group is empty.
            let summary = ExamSummary {
                completed: completed.unsigned_abs(),
                average_percentage: Some(total as f64 / completed as f64),
            };
            Ok((row.try_get("", "student_id")?, summary))
        })
        .collect()
}

/// Their SCHEDULED lessons in figures, with one teacher or with all.
pub(super) async fn scheduled(
    conn: &impl ConnectionTrait,
    listed: Listed,
    lessons_with: Option<Uuid>,
    now: DateTime<Utc>,
) -> Result<HashMap<Uuid, ScheduledLessons>, DbErr> {
    use lesson::Column as L;
    let upcoming = || Expr::col(L::StartAt).gt(now);
    let of_upcoming = |column: L| -> Expr { Expr::case(upcoming(), Expr::col(column)).into() };
    let mut query = Query::select()
        .column(L::StudentId)
        .expr_as(Expr::col(L::Id).count(), "scheduled")
        .expr_as(of_upcoming(L::Id).count(), "upcoming")
        .expr_as(of_upcoming(L::StartAt).min(), "next_at")
        .from(lesson::Entity)
        .and_where(Expr::col(L::Status).eq(Stored(LessonStatus::Scheduled)))
        .group_by_col(L::StudentId)
        .take();
    if let Some(teacher_id) = lessons_with {
        query.and_where(Expr::col(L::TeacherId).eq(teacher_id));
    }
    listed.restrict(&mut query, L::StudentId);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let scheduled: i64 = row.try_get("", "scheduled")?;
            let upcoming: i64 = row.try_get("", "upcoming")?;
            let lessons = ScheduledLessons {
                upcoming: upcoming.unsigned_abs(),
                next_at: row.try_get("", "next_at")?,
                overdue: scheduled.abs_diff(upcoming),
            };
            Ok((row.try_get("", "student_id")?, lessons))
        })
        .collect()
}
