//! Lessons' goals by revision, and what is stored beside them.

pub(crate) mod facts;

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{lesson, lesson_goal, student},
    value_types::Stored,
};
use reedling_planner::goals::{Goal, Subject};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order,
    QueryFilter, QueryOrder, QuerySelect, QueryTrait, SelectExt, Set,
    sea_query::{Expr, ExprTrait, Query},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use uuid::Uuid;

pub use self::facts::{NewFacts, facts, facts_row, week, write_facts};

/// Locks everything that lessons set a student, and the student's pieces, until the transaction ends; answers whether
/// the student exists.
pub async fn lock_student(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<bool, DbErr> {
    let query = student::Entity::find_by_id(student_id)
        .select_only()
        .column(student::Column::UserId)
        .lock_exclusive();
    let locked: Option<Uuid> = query.into_tuple().one(conn).await?;
    Ok(locked.is_some())
}

/// Writes the goals of a lesson's revision.
///
/// # Errors
/// When the database fails, or the revision has goals already.
pub async fn insert(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    revision: i32,
    goals: &[Goal],
) -> Result<(), DbErr> {
    if goals.is_empty() {
        return Ok(());
    }
    let mut rows = Vec::with_capacity(goals.len());
    for (position, goal) in (0..).zip(goals) {
        rows.push(lesson_goal::ActiveModel {
            lesson_id: Set(lesson_id),
            revision: Set(revision),
            position: Set(position),
            piece_id: Set(piece_of(goal)),
            goal: Set(json(goal)?),
        });
    }
    lesson_goal::Entity::insert_many(rows)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// The piece that a goal names.
pub fn piece_of(goal: &Goal) -> Option<Uuid> {
    match &goal.subject {
        Subject::Piece { piece_id } => Uuid::parse_str(piece_id).ok(),
        _ => None,
    }
}

/// The goals of a lesson's revision, in their order.
pub async fn of_lesson(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    revision: i32,
) -> Result<Vec<Goal>, DbErr> {
    let rows: Vec<Value> = lesson_goal::Entity::find()
        .select_only()
        .column(lesson_goal::Column::Goal)
        .filter(lesson_goal::Column::LessonId.eq(lesson_id))
        .filter(lesson_goal::Column::Revision.eq(revision))
        .order_by_asc(lesson_goal::Column::Position)
        .into_tuple()
        .all(conn)
        .await?;
    rows.into_iter().map(read).collect()
}

/// A lesson that was completed, as far as its teacher wants to know it before the next one.
pub struct LastLesson {
    /// The lesson.
    pub id: Uuid,
    /// When it was.
    pub start_at: DateTime<Utc>,
    /// What was written when it was completed.
    pub teacher_notes: Option<String>,
    /// What was written before.
    pub notes: Option<String>,
    /// What it set.
    pub goals: Vec<Goal>,
}

/// The last COMPLETED lesson of a student with a teacher before an instant.
pub async fn before(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    before: DateTime<Utc>,
) -> Result<Option<LastLesson>, DbErr> {
    use lesson::Column as L;
    use lesson_goal::Column as G;
    let last = lesson::Entity::find()
        .select_only()
        .column(L::Id)
        .filter(completed(teacher_id, student_id))
        .filter(L::StartAt.lt(before))
        .order_by_desc(L::StartAt)
        .limit(1)
        .into_query();
    let of_lesson = |column| Expr::col((lesson::Entity, column));
    let query = Query::select()
        .column((lesson::Entity, L::Id))
        .column((lesson::Entity, L::StartAt))
        .column((lesson::Entity, L::TeacherNotes))
        .column((lesson::Entity, L::Notes))
        .column((lesson_goal::Entity, G::Goal))
        .from(lesson::Entity)
        .left_join(
            lesson_goal::Entity,
            of_lesson(L::Id)
                .equals((lesson_goal::Entity, G::LessonId))
                .and(of_lesson(L::GoalsRevision).equals((lesson_goal::Entity, G::Revision))),
        )
        .and_where(of_lesson(L::Id).in_subquery(last))
        .order_by((lesson_goal::Entity, G::Position), Order::Asc)
        .take();
    let mut found: Option<LastLesson> = None;
    for row in conn.query_all(&query).await? {
        let row = LastRow::from_query_result(&row, "")?;
        let last = found.get_or_insert(LastLesson {
            id: row.id,
            start_at: row.start_at,
            teacher_notes: row.teacher_notes,
            notes: row.notes,
            goals: Vec::new(),
        });
        if let Some(goal) = row.goal {
            last.goals.push(read(goal)?);
        }
    }
    Ok(found)
}

#[derive(FromQueryResult)]
struct LastRow {
    id: Uuid,
    start_at: DateTime<Utc>,
    teacher_notes: Option<String>,
    notes: Option<String>,
    goal: Option<Value>,
}

/// Whether a later lesson of the same student and teacher is COMPLETED.
pub async fn is_followed(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    after: DateTime<Utc>,
) -> Result<bool, DbErr> {
    lesson::Entity::find()
        .filter(completed(teacher_id, student_id))
        .filter(lesson::Column::StartAt.gt(after))
        .exists(conn)
        .await
}

/// Starts of the COMPLETED lessons of a student with a teacher from an instant on, earliest first, each with the instant at
/// which it was completed.
pub async fn completed_since(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    from: DateTime<Utc>,
    most: u64,
) -> Result<Vec<(DateTime<Utc>, DateTime<Utc>)>, DbErr> {
    lesson::Entity::find()
        .select_only()
        .columns([lesson::Column::StartAt, lesson::Column::CompletedAt])
        .filter(completed(teacher_id, student_id))
        .filter(lesson::Column::StartAt.gte(from))
        .order_by_asc(lesson::Column::StartAt)
        .limit(most)
        .into_tuple()
        .all(conn)
        .await
}

fn completed(teacher_id: Uuid, student_id: Uuid) -> Condition {
    let of = |column| Expr::col((lesson::Entity, column));
    Condition::all()
        .add(of(lesson::Column::StudentId).eq(student_id))
        .add(of(lesson::Column::TeacherId).eq(teacher_id))
        .add(of(lesson::Column::Status).eq(Stored(LessonStatus::Completed)))
}

/// Serializes a value of the planner for the database.
pub(super) fn json(value: &impl Serialize) -> Result<Value, DbErr> {
    serde_json::to_value(value).map_err(|error| DbErr::Json(error.to_string()))
}

/// Reads a stored value of the planner.
pub(super) fn read<T: DeserializeOwned>(stored: Value) -> Result<T, DbErr> {
    serde_json::from_value(stored).map_err(|error| DbErr::Json(error.to_string()))
}
