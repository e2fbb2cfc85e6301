//! Recorded examinations.

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{ConnectionTrait, DbErr, EntityTrait, Set};
use uuid::Uuid;

use crate::entities::exam_result;

/// A result to record.
#[derive(Clone, Debug)]
pub struct NewExam {
    /// Whose it is.
    pub student_id: Uuid,
    /// Who records it.
    pub recorded_by: Uuid,
    /// Who examined.
    pub board: String,
    /// In which grade.
    pub grade: String,
    /// The day.
    pub taken_on: NaiveDate,
    /// 0 to 100.
    pub percentage: u8,
}

/// Records a result; answers its id.
///
/// # Errors
/// When the database fails.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    exam: NewExam,
) -> Result<Uuid, DbErr> {
    let id = Uuid::now_v7();
    exam_result::Entity::insert(exam_result::ActiveModel {
        id: Set(id),
        student_id: Set(exam.student_id),
        board: Set(exam.board),
        grade: Set(exam.grade),
        taken_on: Set(exam.taken_on),
        percentage: Set(i32::from(exam.percentage)),
        recorded_by: Set(exam.recorded_by),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(id)
}
