//! Lessons around a lesson: overlapping, earlier and next ones.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lessons::{Occurrence, fields::DURATION_MAX, status::LessonStatus};
use reedling_db::{
    entities::{
        lesson::{self, Column as L},
        user,
    },
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, JoinType, QueryFilter,
    QueryOrder, QuerySelect, RelationTrait, SelectExt,
};
use uuid::Uuid;

/// Most lessons that are compared for overlaps.
const BUSY_MAX: u64 = 20_000;

/// A teacher's lessons that may overlap with planned ones, without cancelled ones.
pub(crate) async fn busy(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    planned: &[Occurrence],
) -> Result<Vec<BusyRecord>, DbErr> {
    let (Some(first), Some(last)) = (planned.first(), planned.last()) else {
        return Ok(Vec::new());
    };
    // No lesson is longer than this, so none that starts earlier can overlap.
    let earliest = first.start_time - TimeDelta::minutes(DURATION_MAX);
    lesson::Entity::find()
        .join(JoinType::InnerJoin, lesson::Relation::StudentUser.def())
        .filter(L::TeacherId.eq(teacher_id))
        .filter(L::StartAt.gt(earliest))
        .filter(L::StartAt.lt(last.end_time))
        .filter(L::EndAt.gt(first.start_time))
        .filter(L::Status.ne(Stored(LessonStatus::Cancelled)))
        .limit(BUSY_MAX)
        .into_partial_model()
        .all(conn)
        .await
}

/// Start of a student's next SCHEDULED lesson with a teacher.
pub(crate) async fn next_start(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
    after: DateTime<Utc>,
) -> Result<Option<DateTime<Utc>>, DbErr> {
    lesson::Entity::find()
        .select_only()
        .column(L::StartAt)
        .filter(L::StudentId.eq(student_id))
        .filter(L::TeacherId.eq(teacher_id))
        .filter(L::StartAt.gt(after))
        .filter(L::Status.eq(Stored(LessonStatus::Scheduled)))
        .order_by_asc(L::StartAt)
        .into_tuple()
        .one(conn)
        .await
}

/// A lesson that takes time of its teacher's.
#[derive(Clone, Debug, DerivePartialModel)]
#[sea_orm(entity = "lesson::Entity")]
pub(crate) struct BusyRecord {
    /// The lesson.
    pub id: Uuid,
    /// Its title.
    pub title: String,
    /// Its start.
    pub start_at: DateTime<Utc>,
    /// Its end.
    pub end_at: DateTime<Utc>,
    /// Its status, as on the wire.
    pub status: String,
    /// Its student's full name.
    #[sea_orm(from_expr = "user::Column::Name")]
    pub student_name: String,
}

/// Whether there is a lesson that a teacher gave a student.
pub(crate) async fn was_taught_by(
    conn: &impl ConnectionTrait,
    teacher_id: Uuid,
    student_id: Uuid,
) -> Result<bool, DbErr> {
    lesson::Entity::find()
        .filter(L::StudentId.eq(student_id))
        .filter(L::TeacherId.eq(teacher_id))
        .exists(conn)
        .await
}
