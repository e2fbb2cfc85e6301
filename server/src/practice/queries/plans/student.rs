//! What the planner has to know about a student.

use chrono::NaiveDate;
use reedling_db::entities::{exam_result, student};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait, QueryFilter, QueryOrder,
    QuerySelect,
};
use uuid::Uuid;

/// What the planner knows about a student: nothing that names them.
#[derive(Clone, Debug, PartialEq, Eq, DerivePartialModel)]
#[sea_orm(entity = "student::Entity")]
pub struct StudentFacts {
    /// Instrument.
    pub instrument: String,
    /// Grade.
    pub grade: String,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
    /// Fixed at creation (D12).
    pub is_minor: bool,
}

/// A student as the planner sees them.
///
/// # Errors
/// When the database fails, or there is no such student.
pub async fn facts(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<StudentFacts, DbErr> {
    let student = student::Entity::find_by_id(student_id)
        .into_partial_model()
        .one(conn)
        .await?;
    student.ok_or_else(|| DbErr::RecordNotFound(format!("student {student_id}")))
}

/// Board and day of the last recorded examination.
pub async fn last_exam(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Option<(String, NaiveDate)>, DbErr> {
    exam_result::Entity::find()
        .select_only()
        .columns([exam_result::Column::Board, exam_result::Column::TakenOn])
        .filter(exam_result::Column::StudentId.eq(student_id))
        .order_by_desc(exam_result::Column::TakenOn)
        .into_tuple()
        .one(conn)
        .await
}
