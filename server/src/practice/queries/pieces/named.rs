//! Goals that name pieces.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{lesson, lesson_goal},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order,
    QueryFilter, SelectExt,
    sea_query::{Expr, ExprTrait, Query},
};
use serde_json::Value;
use uuid::Uuid;

use crate::practice::queries::{goals::read, record::PieceGoal};

/// Most goals that states are computed from: the latest ones.
const MOST_GOALS: u64 = 5_000;

/// Whether any goal, of any revision, names one of these pieces.
pub async fn are_named(conn: &impl ConnectionTrait, ids: &[Uuid]) -> Result<bool, DbErr> {
    lesson_goal::Entity::find()
        .filter(lesson_goal::Column::PieceId.is_in(ids.iter().copied()))
        .exists(conn)
        .await
}

#[derive(FromQueryResult)]
struct GoalRow {
    piece_id: Uuid,
    lesson_id: Uuid,
    teacher_id: Uuid,
    start_at: DateTime<Utc>,
    goal: Value,
}

/// The current goals of COMPLETED lessons that name these pieces, latest lesson first, each lesson's in their order.
pub async fn goals(conn: &impl ConnectionTrait, ids: &[Uuid]) -> Result<Vec<PieceGoal>, DbErr> {
    use lesson_goal::Column as G;
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let of_goal = |column| Expr::col((lesson_goal::Entity, column));
    let of_lesson = |column| Expr::col((lesson::Entity, column));
    let query = Query::select()
        .columns([G::PieceId, G::LessonId, G::Goal].map(|column| (lesson_goal::Entity, column)))
        .columns(
            [lesson::Column::TeacherId, lesson::Column::StartAt]
                .map(|column| (lesson::Entity, column)),
        )
        .from(lesson_goal::Entity)
        .inner_join(lesson::Entity, is_current())
        .and_where(of_goal(G::PieceId).is_in(ids.iter().copied()))
        .and_where(of_lesson(lesson::Column::Status).eq(Stored(LessonStatus::Completed)))
        .order_by((lesson::Entity, lesson::Column::StartAt), Order::Desc)
        .order_by((lesson_goal::Entity, G::Position), Order::Asc)
        .limit(MOST_GOALS)
        .take();
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| {
            let row = GoalRow::from_query_result(row, "")?;
            Ok(PieceGoal {
                piece_id: row.piece_id,
                lesson_id: row.lesson_id,
                teacher_id: row.teacher_id,
                start_at: row.start_at,
                goal: read(row.goal)?,
            })
        })
        .collect()
}

/// How often a teacher has set a piece, and when last.
#[derive(Clone, Copy, Debug, FromQueryResult)]
pub struct PieceUse {
    /// The piece that was named.
    pub piece_id: Uuid,
    /// The teacher.
    pub teacher_id: Uuid,
    /// Start of the last lesson.
    pub last_set: DateTime<Utc>,
    /// How many lessons.
    pub lessons: i64,
}

/// How often these pieces were set in COMPLETED lessons, by teacher.
pub async fn uses(conn: &impl ConnectionTrait, ids: &[Uuid]) -> Result<Vec<PieceUse>, DbErr> {
    use lesson_goal::Column as G;
    let of_goal = |column| Expr::col((lesson_goal::Entity, column));
    let of_lesson = |column| Expr::col((lesson::Entity, column));
    let query = Query::select()
        .column((lesson_goal::Entity, G::PieceId))
        .column((lesson::Entity, lesson::Column::TeacherId))
        .expr_as(of_lesson(lesson::Column::StartAt).max(), "last_set")
        .expr_as(of_lesson(lesson::Column::Id).count_distinct(), "lessons")
        .from(lesson_goal::Entity)
        .inner_join(lesson::Entity, is_current())
        .and_where(of_goal(G::PieceId).is_in(ids.iter().copied()))
        .and_where(of_lesson(lesson::Column::Status).eq(Stored(LessonStatus::Completed)))
        .group_by_col((lesson_goal::Entity, G::PieceId))
        .group_by_col((lesson::Entity, lesson::Column::TeacherId))
        .take();
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| PieceUse::from_query_result(row, ""))
        .collect()
}

/// The condition that a goal is of its lesson's current revision.
fn is_current() -> Condition {
    let of_lesson = |column| Expr::col((lesson::Entity, column));
    Condition::all()
        .add(
            of_lesson(lesson::Column::Id)
                .equals((lesson_goal::Entity, lesson_goal::Column::LessonId)),
        )
        .add(
            of_lesson(lesson::Column::GoalsRevision)
                .equals((lesson_goal::Entity, lesson_goal::Column::Revision)),
        )
}
