//! What a student's other teachers set at the same time.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::{
    entities::{enrolment, lesson, practice_plan},
    value_types::Stored,
};
use reedling_planner::guidance::PracticeGuidance;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order, QueryFilter,
    QueryOrder, QuerySelect,
    sea_query::{Expr, ExprTrait, Query, SelectStatement},
};
use serde_json::Value;
use uuid::Uuid;

use super::is_current_plan;

/// Most lessons that are read.
const MOST: u64 = 200;

/// A lesson with another teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq, FromQueryResult)]
pub struct OtherLesson {
    /// The teacher.
    pub teacher_id: Uuid,
    /// Its length in minutes.
    pub duration_minutes: i32,
}

/// The lessons of a student between two instants, scheduled or completed, with other teachers who still teach them;
/// earliest first.
pub async fn other_lessons(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<OtherLesson>, DbErr> {
    let of = |column| Expr::col((lesson::Entity, column));
    let statuses = [LessonStatus::Scheduled, LessonStatus::Completed].map(Stored);
    let query = others(student_id, teacher_id, from, to)
        .columns(
            [lesson::Column::TeacherId, lesson::Column::DurationMinutes]
                .map(|column| (lesson::Entity, column)),
        )
        .and_where(of(lesson::Column::Status).is_in(statuses))
        .order_by((lesson::Entity, lesson::Column::StartAt), Order::Asc)
        .take();
    let rows = conn.query_all(&query).await?;
    let lessons = rows
        .iter()
        .map(|row| OtherLesson::from_query_result(row, ""));
    lessons.collect()
}

/// A plan of another teacher.
#[derive(Clone, Debug)]
pub struct OtherPlan {
    /// The lesson.
    pub lesson_id: Uuid,
    /// The teacher.
    pub teacher_id: Uuid,
    /// The plan.
    pub guidance: PracticeGuidance,
}

#[derive(FromQueryResult)]
struct PlanRow {
    id: Uuid,
    teacher_id: Uuid,
    guidance: Value,
}

/// The current plans of a student's lessons between two instants with other teachers, the latest first.
pub async fn other_plans(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> Result<Vec<OtherPlan>, DbErr> {
    let query = others(student_id, teacher_id, from, to)
        .columns(
            [lesson::Column::Id, lesson::Column::TeacherId].map(|column| (lesson::Entity, column)),
        )
        .column((practice_plan::Entity, practice_plan::Column::Guidance))
        .inner_join(practice_plan::Entity, is_current_plan())
        .order_by((lesson::Entity, lesson::Column::StartAt), Order::Desc)
        .take();
    let mut plans = Vec::new();
    for row in conn.query_all(&query).await? {
        let row = PlanRow::from_query_result(&row, "")?;
        // A plan that cannot be read takes no minutes.
        if let Ok(guidance) = serde_json::from_value(row.guidance) {
            plans.push(OtherPlan {
                lesson_id: row.id,
                teacher_id: row.teacher_id,
                guidance,
            });
        }
    }
    Ok(plans)
}

/// The COMPLETED lessons of a student from an instant on, with teachers who have left too; the latest first.
pub async fn completed_lessons(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    from: DateTime<Utc>,
) -> Result<Vec<(Uuid, DateTime<Utc>)>, DbErr> {
    use lesson::Column as L;
    lesson::Entity::find()
        .select_only()
        .columns([L::Id, L::StartAt])
        .filter(L::StudentId.eq(student_id))
        .filter(L::StartAt.gte(from))
        .filter(L::Status.eq(Stored(LessonStatus::Completed)))
        .order_by_desc(L::StartAt)
        .limit(MOST)
        .into_tuple()
        .all(conn)
        .await
}

fn others(
    student_id: Uuid,
    teacher_id: Uuid,
    from: DateTime<Utc>,
    to: DateTime<Utc>,
) -> SelectStatement {
    let of = |column| Expr::col((lesson::Entity, column));
    of_current_teachers(student_id)
        .and_where(of(lesson::Column::TeacherId).ne(teacher_id))
        .and_where(of(lesson::Column::StartAt).gte(from))
        .and_where(of(lesson::Column::StartAt).lte(to))
        .take()
}

/// Lessons of a student with teachers who teach them.
fn of_current_teachers(student_id: Uuid) -> SelectStatement {
    let of = |column| Expr::col((lesson::Entity, column));
    let of_enrolment = |column| Expr::col((enrolment::Entity, column));
    Query::select()
        .from(lesson::Entity)
        .inner_join(
            enrolment::Entity,
            of_enrolment(enrolment::Column::TeacherId)
                .equals((lesson::Entity, lesson::Column::TeacherId))
                .and(
                    of_enrolment(enrolment::Column::StudentId)
                        .equals((lesson::Entity, lesson::Column::StudentId)),
                ),
        )
        .and_where(of(lesson::Column::StudentId).eq(student_id))
        .limit(MOST)
        .take()
}
