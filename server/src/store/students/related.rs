//! What belongs to each of many students: parents, examinations, upcoming lessons; one query each.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use reedling_core::lesson::status::LessonStatus;
use sea_orm::{
    ConnectionTrait, DbErr, FromQueryResult, Order,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::list::Listed;
use crate::{
    entities::{exam_result, guardianship, lesson, parent, user},
    model::family::{ExamSummary, ParentRecord},
};

/// Their parents by student, the primary one first.
///
/// # Errors
/// When the database fails.
pub async fn parents(
    conn: &impl ConnectionTrait,
    listed: Listed,
) -> Result<HashMap<Uuid, Vec<ParentRecord>>, DbErr> {
    use guardianship::Column as G;
    let mut query = Query::select()
        .columns([G::StudentId, G::Relationship, G::IsPrimary].map(|c| (guardianship::Entity, c)))
        .columns(
            [
                user::Column::Id,
                user::Column::Name,
                user::Column::Email,
                user::Column::PhoneNumber,
            ]
            .map(|column| (user::Entity, column)),
        )
        .column((parent::Entity, parent::Column::Address))
        .from(guardianship::Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id)).equals((guardianship::Entity, G::ParentId)),
        )
        .left_join(
            parent::Entity,
            Expr::col((parent::Entity, parent::Column::UserId))
                .equals((guardianship::Entity, G::ParentId)),
        )
        .order_by((guardianship::Entity, G::IsPrimary), Order::Desc)
        .order_by((user::Entity, user::Column::Name), Order::Asc)
        .take();
    listed.restrict(&mut query, (guardianship::Entity, G::StudentId));
    let mut found: HashMap<_, Vec<_>> = HashMap::new();
    for row in conn.query_all(&query).await? {
        let row = ParentRow::from_query_result(&row, "")?;
        found.entry(row.student_id).or_default().push(ParentRecord {
            id: row.id,
            name: row.name,
            email: row.email,
            phone_number: row.phone_number,
            address: row.address,
            relationship: Some(row.relationship),
            is_primary: row.is_primary,
        });
    }
    Ok(found)
}

/// Their examinations by student, in two figures.
///
/// # Errors
/// When the database fails.
pub async fn exams(
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

/// How many SCHEDULED lessons they have in the future with one teacher, or with all, and when the next one starts.
///
/// # Errors
/// When the database fails.
pub async fn upcoming(
    conn: &impl ConnectionTrait,
    listed: Listed,
    lessons_with: Option<Uuid>,
    now: DateTime<Utc>,
) -> Result<HashMap<Uuid, (u64, Option<DateTime<Utc>>)>, DbErr> {
    use lesson::Column as L;
    let mut query = Query::select()
        .column(L::StudentId)
        .expr_as(Expr::col(L::Id).count(), "upcoming")
        .expr_as(Expr::col(L::StartAt).min(), "next_at")
        .from(lesson::Entity)
        .and_where(Expr::col(L::Status).eq(LessonStatus::Scheduled.as_str()))
        .and_where(Expr::col(L::StartAt).gt(now))
        .group_by_col(L::StudentId)
        .take();
    if let Some(teacher_id) = lessons_with {
        query.and_where(Expr::col(L::TeacherId).eq(teacher_id));
    }
    listed.restrict(&mut query, L::StudentId);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let upcoming: i64 = row.try_get("", "upcoming")?;
            let next = row.try_get("", "next_at")?;
            Ok((
                row.try_get("", "student_id")?,
                (upcoming.unsigned_abs(), next),
            ))
        })
        .collect()
}

#[derive(FromQueryResult)]
struct ParentRow {
    student_id: Uuid,
    relationship: String,
    is_primary: bool,
    id: Uuid,
    name: String,
    email: Option<String>,
    phone_number: Option<String>,
    address: Option<String>,
}
