//! Writing lessons. Every change of a lesson requires that it is SCHEDULED, and increments its version.

use chrono::{DateTime, Utc};
use reedling_core::lessons::{
    Occurrence, edit::request::PlannedEdit, recurrence::RecurrenceType, status::LessonStatus,
    wall_time::kept,
};
use reedling_db::{
    entities::{lesson, lesson_series},
    value_types::Stored,
};
use sea_orm::{
    ActiveValue::NotSet, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter,
    QuerySelect, Set, UpdateMany, sea_query::Expr,
};
use uuid::Uuid;

use super::{record::LessonRecord, wall_time::zone_of};
use crate::time::zone::IanaZone;

/// Lessons that are scheduled together.
#[derive(Clone, Debug)]
pub(crate) struct NewSeries {
    /// Who gives them.
    pub teacher_id: Uuid,
    /// Who has them.
    pub student_id: Uuid,
    /// Title of each, in the order of the occurrences.
    pub titles: Vec<String>,
    /// Description of each.
    pub description: Option<String>,
    /// Teacher notes of each.
    pub teacher_notes: Option<String>,
    /// Length of each in minutes.
    pub duration_minutes: i32,
    /// Whether the lessons repeat.
    pub recurrence: RecurrenceType,
    /// The zone whose wall clock they keep.
    pub zone: IanaZone,
}

/// Writes a series with all its lessons; answers their ids in the order of the occurrences.
pub(crate) async fn insert_series(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    series: &NewSeries,
    occurrences: &[Occurrence],
) -> Result<Vec<Uuid>, DbErr> {
    let series_id = Uuid::now_v7();
    lesson_series::Entity::insert(lesson_series::ActiveModel {
        id: Set(series_id),
        teacher_id: Set(series.teacher_id),
        student_id: Set(series.student_id),
        recurrence_type: Set(series.recurrence.into()),
        time_zone: Set(series.zone.name().to_owned()),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    let ids: Vec<_> = occurrences.iter().map(|_| Uuid::now_v7()).collect();
    let rows = ids
        .iter()
        .zip(occurrences)
        .zip(&series.titles)
        .map(|((id, at), title)| lesson::ActiveModel {
            id: Set(*id),
            series_id: Set(series_id),
            teacher_id: Set(series.teacher_id),
            student_id: Set(series.student_id),
            title: Set(title.clone()),
            description: Set(series.description.clone()),
            start_at: Set(at.start_time),
            start_local: Set(kept(&series.zone, at.start_time)),
            end_at: Set(at.end_time),
            duration_minutes: Set(series.duration_minutes),
            status: Set(LessonStatus::Scheduled.into()),
            notes: Set(None),
            teacher_notes: Set(series.teacher_notes.clone()),
            completed_at: Set(None),
            version: Set(1),
            goals_revision: Set(1),
            goals_by: Set(None),
            week: Set(None),
            unread: Set(None),
            private_notes: Set(None),
            created_at: Set(now),
            updated_at: Set(now),
        });
    lesson::Entity::insert_many(rows)
        .exec_without_returning(conn)
        .await?;
    Ok(ids)
}

/// Changes a lesson if it is still SCHEDULED and of the version that was read; answers whether it was.
pub(crate) async fn edit(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    read: &LessonRecord,
    change: PlannedEdit,
) -> Result<bool, DbErr> {
    let start_at = change.occurrence.start_time;
    let start_local = if start_at == read.start_at {
        NotSet
    } else {
        let zone = zone_of(conn, read.id).await?;
        Set(zone.and_then(|zone| kept(&zone, start_at)))
    };
    let completed_at = (change.status == LessonStatus::Completed).then_some(now);
    let row = lesson::ActiveModel {
        student_id: Set(Uuid::from_u128(change.student_id.0)),
        title: Set(change.title),
        description: Set(change.description),
        start_at: Set(start_at),
        start_local,
        end_at: Set(change.occurrence.end_time),
        duration_minutes: Set(change.minutes),
        status: Set(change.status.into()),
        notes: Set(change.notes),
        completed_at: Set(completed_at),
        updated_at: Set(now),
        ..Default::default()
    };
    let update = scheduled(row)
        .filter(lesson::Column::Id.eq(read.id))
        .filter(lesson::Column::Version.eq(read.version));
    Ok(update.exec(conn).await?.rows_affected == 1)
}

/// Completes a lesson if it is still SCHEDULED and unchanged; answers whether it was.
pub(crate) async fn complete(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    read: &LessonRecord,
    teacher_notes: String,
) -> Result<bool, DbErr> {
    let row = lesson::ActiveModel {
        status: Set(LessonStatus::Completed.into()),
        teacher_notes: Set(Some(teacher_notes)),
        completed_at: Set(Some(now)),
        updated_at: Set(now),
        ..Default::default()
    };
    let update = scheduled(row)
        .filter(lesson::Column::Id.eq(read.id))
        .filter(lesson::Column::Version.eq(read.version));
    Ok(update.exec(conn).await?.rows_affected == 1)
}

/// Writes the notes of a lesson, whatever its status.
pub(crate) async fn set_teacher_notes(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
    teacher_notes: &str,
) -> Result<(), DbErr> {
    let row = lesson::ActiveModel {
        teacher_notes: Set(Some(teacher_notes.to_owned())),
        updated_at: Set(now),
        ..Default::default()
    };
    let update = lesson::Entity::update_many().set(row);
    update.filter(lesson::Column::Id.eq(id)).exec(conn).await?;
    Ok(())
}

/// The revision of a lesson's goals; locks the row until the transaction ends.
pub(crate) async fn lock_revision(
    conn: &impl ConnectionTrait,
    id: Uuid,
) -> Result<Option<i32>, DbErr> {
    let query = lesson::Entity::find_by_id(id)
        .select_only()
        .column(lesson::Column::GoalsRevision)
        .lock_exclusive();
    query.into_tuple().one(conn).await
}

/// Cancels a lesson if it is still SCHEDULED; answers whether it was.
pub(crate) async fn cancel(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
) -> Result<bool, DbErr> {
    let update = scheduled(cancelled(now)).filter(lesson::Column::Id.eq(id));
    Ok(update.exec(conn).await?.rows_affected == 1)
}

/// Cancels a student's SCHEDULED lessons in the future with one teacher, or with all; answers how many.
pub(crate) async fn cancel_upcoming(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Option<Uuid>,
    student_id: Uuid,
) -> Result<u64, DbErr> {
    let mut update = scheduled(cancelled(now))
        .filter(lesson::Column::StudentId.eq(student_id))
        .filter(lesson::Column::StartAt.gt(now));
    if let Some(teacher_id) = teacher_id {
        update = update.filter(lesson::Column::TeacherId.eq(teacher_id));
    }
    Ok(update.exec(conn).await?.rows_affected)
}

fn cancelled(now: DateTime<Utc>) -> lesson::ActiveModel {
    lesson::ActiveModel {
        status: Set(LessonStatus::Cancelled.into()),
        updated_at: Set(now),
        ..Default::default()
    }
}

/// A change of lessons that are SCHEDULED.
pub(super) fn scheduled(row: lesson::ActiveModel) -> UpdateMany<lesson::Entity> {
    lesson::Entity::update_many()
        .set(row)
        .col_expr(
            lesson::Column::Version,
            Expr::col(lesson::Column::Version).add(1),
        )
        .filter(lesson::Column::Status.eq(Stored(LessonStatus::Scheduled)))
}
