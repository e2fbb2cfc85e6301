//! The further data of a student's profile.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{lesson, student},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, Order, QueryFilter, QueryOrder, QuerySelect,
};
use uuid::Uuid;

use super::record::ProfileLesson;

/// A student's lessons around now, with one teacher or with all, latest first: those that have begun and, to fill up,
/// the next ones.
pub async fn lessons(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    lessons_with: Option<Uuid>,
    now: DateTime<Utc>,
    most: usize,
) -> Result<Vec<ProfileLesson>, DbErr> {
    let begun = some(conn, student_id, lessons_with, now, Order::Desc, most).await?;
    let missing = most.saturating_sub(begun.len());
    let mut lessons = some(conn, student_id, lessons_with, now, Order::Asc, missing).await?;
    lessons.reverse();
    lessons.extend(begun);
    Ok(lessons)
}

/// Lessons before or after now, in that direction.
async fn some(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    lessons_with: Option<Uuid>,
    now: DateTime<Utc>,
    order: Order,
    most: usize,
) -> Result<Vec<ProfileLesson>, DbErr> {
    let mut query = lesson::Entity::find()
        .select_only()
        .columns([
            lesson::Column::Id,
            lesson::Column::Title,
            lesson::Column::StartAt,
            lesson::Column::Status,
        ])
        .filter(lesson::Column::StudentId.eq(student_id))
        .filter(match order {
            Order::Desc => lesson::Column::StartAt.lte(now),
            _ => lesson::Column::StartAt.gt(now),
        })
        .order_by(lesson::Column::StartAt, order)
        .limit(u64::try_from(most).unwrap_or_default());
    if let Some(teacher_id) = lessons_with {
        query = query.filter(lesson::Column::TeacherId.eq(teacher_id));
    }
    let rows: Vec<(Uuid, String, DateTime<Utc>, Stored<LessonStatus>)> =
        query.into_tuple().all(conn).await?;
    let lessons = rows
        .into_iter()
        .map(|(id, title, start_at, status)| ProfileLesson {
            id,
            title,
            start_at,
            status: status.0,
        });
    Ok(lessons.collect())
}

/// Whether a teacher added a student.
pub async fn was_added_by(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    let row = student::Entity::find_by_id(student_id).one(conn).await?;
    Ok(row.is_some_and(|row| row.created_by == Some(teacher_id)))
}
