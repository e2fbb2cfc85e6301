//! Lessons around a lesson: overlapping, earlier and next ones.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lessons::{
    Occurrence, complete::shown_notes, conflict::BusyLesson, fields::DURATION_MAX,
    status::LessonStatus,
};
use reedling_db::entities::{lesson, user};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QueryOrder,
    QuerySelect,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

/// Most lessons that are compared for overlaps.
const BUSY_MAX: u64 = 20_000;

/// A teacher's lessons that may overlap with planned ones, without cancelled ones.
pub async fn busy(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    planned: &[Occurrence],
) -> Result<Vec<BusyLesson>, DbErr> {
    let (Some(first), Some(last)) = (planned.first(), planned.last()) else {
        return Ok(Vec::new());
    };
    // No lesson is longer than this, so none that starts earlier can overlap.
    let earliest = first.start_time - TimeDelta::minutes(DURATION_MAX);
    let of = |column| Expr::col((lesson::Entity, column));
    let query = Query::select()
        .columns(
            [
                lesson::Column::Id,
                lesson::Column::Title,
                lesson::Column::StartAt,
                lesson::Column::EndAt,
                lesson::Column::Status,
            ]
            .map(|column| (lesson::Entity, column)),
        )
        .column((user::Entity, user::Column::Name))
        .from(lesson::Entity)
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id))
                .equals((lesson::Entity, lesson::Column::StudentId)),
        )
        .and_where(of(lesson::Column::TeacherId).eq(teacher_id))
        .and_where(of(lesson::Column::StartAt).gt(earliest))
        .and_where(of(lesson::Column::StartAt).lt(last.end_time))
        .and_where(of(lesson::Column::EndAt).gt(first.start_time))
        .and_where(of(lesson::Column::Status).ne(LessonStatus::Cancelled.as_str()))
        .limit(BUSY_MAX)
        .take();
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let row = BusyRow::from_query_result(row, "")?;
            Ok(BusyLesson {
                id: row.id.to_string(),
                title: row.title,
                student_name: row.name,
                start_time: row.start_at,
                end_time: row.end_at,
                status: row.status,
            })
        })
        .collect()
}

/// Starts and notes of a student's last lessons with a teacher, newest first, at most so many: those of before there were
/// goals, up to the last one that has some.
pub async fn notes_without_goals(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    before: DateTime<Utc>,
    most: u64,
) -> Result<Vec<(DateTime<Utc>, String)>, DbErr> {
    use lesson::Column as L;
    let rows: Vec<NotesRow> = lesson::Entity::find()
        .select_only()
        .columns([L::StartAt, L::GoalsBy, L::TeacherNotes, L::Notes])
        .filter(L::StudentId.eq(student_id))
        .filter(L::TeacherId.eq(teacher_id))
        .filter(L::StartAt.lt(before))
        .filter(L::Status.eq(LessonStatus::Completed.as_str()))
        .order_by_desc(L::StartAt)
        .limit(most)
        .into_model()
        .all(conn)
        .await?;
    let rows = rows.into_iter().take_while(|row| row.goals_by.is_none());
    let notes = rows.filter_map(|row| {
        let shown = shown_notes(row.teacher_notes.as_deref(), row.notes.as_deref())?;
        Some((row.start_at, shown.to_owned()))
    });
    Ok(notes.collect())
}

#[derive(FromQueryResult)]
struct NotesRow {
    start_at: DateTime<Utc>,
    goals_by: Option<String>,
    teacher_notes: Option<String>,
    notes: Option<String>,
}

/// Start of a student's next SCHEDULED lesson with a teacher.
pub async fn next_start(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    after: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    lesson::Entity::find()
        .select_only()
        .column(lesson::Column::StartAt)
        .filter(lesson::Column::StudentId.eq(student_id))
        .filter(lesson::Column::TeacherId.eq(teacher_id))
        .filter(lesson::Column::StartAt.gt(after))
        .filter(lesson::Column::Status.eq(LessonStatus::Scheduled.as_str()))
        .order_by_asc(lesson::Column::StartAt)
        .into_tuple()
        .one(conn)
        .await
}

#[derive(FromQueryResult)]
struct BusyRow {
    id: Uuid,
    title: String,
    start_at: DateTime<Utc>,
    end_at: DateTime<Utc>,
    status: String,
    name: String,
}

/// Whether there is a lesson that a teacher gave a student.
pub async fn was_taught_by(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    let lesson: Option<Uuid> = lesson::Entity::find()
        .select_only()
        .column(lesson::Column::Id)
        .filter(lesson::Column::StudentId.eq(student_id))
        .filter(lesson::Column::TeacherId.eq(teacher_id))
        .limit(1)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(lesson.is_some())
}
