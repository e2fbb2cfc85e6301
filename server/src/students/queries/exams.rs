//! Examinations: those that were taken, and the one that is planned.

use chrono::{DateTime, Utc};
use reedling_core::students::{exam::Exam, planned_exam::PlannedExam};
use reedling_db::entities::{exam_result, planned_exam};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set,
    sea_query::OnConflict,
};
use uuid::Uuid;

use super::record::TakenExam;

/// A result to record.
#[derive(Clone, Debug)]
pub struct NewExam {
    /// Whose it is.
    pub student_id: Uuid,
    /// Who records it.
    pub recorded_by: Uuid,
    /// What it is.
    pub exam: Exam,
}

/// Records a result; answers its id.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    new: NewExam,
) -> Result<Uuid, DbErr> {
    let id = Uuid::now_v7();
    let exam = new.exam;
    exam_result::Entity::insert(exam_result::ActiveModel {
        id: Set(id),
        student_id: Set(new.student_id),
        board: Set(exam.board),
        grade: Set(exam.grade),
        taken_on: Set(exam.taken_on),
        percentage: Set(i32::from(exam.percentage)),
        recorded_by: Set(new.recorded_by),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(id)
}

/// A student's examinations, the latest first.
pub async fn taken(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    most: u64,
) -> Result<Vec<TakenExam>, DbErr> {
    use exam_result::Column as C;
    let rows = exam_result::Entity::find()
        .filter(C::StudentId.eq(student_id))
        .order_by_desc(C::TakenOn)
        .order_by_desc(C::Id)
        .limit(most)
        .all(conn)
        .await?;
    let exam = |row: exam_result::Model| TakenExam {
        id: row.id,
        board: row.board,
        grade: row.grade,
        date: row.taken_on,
        percentage: row.percentage,
    };
    Ok(rows.into_iter().map(exam).collect())
}

/// The examination that a student works towards.
pub async fn planned(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
) -> Result<Option<PlannedExam>, DbErr> {
    let row = planned_exam::Entity::find_by_id(student_id)
        .one(conn)
        .await?;
    Ok(row.map(|row| PlannedExam {
        board: row.board,
        grade: row.grade,
        date: row.takes_place_on,
    }))
}

/// Plans a student's examination; replaces an earlier plan.
pub async fn plan(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    student_id: Uuid,
    planned_by: Uuid,
    exam: PlannedExam,
) -> Result<(), DbErr> {
    use planned_exam::Column as C;
    planned_exam::Entity::insert(planned_exam::ActiveModel {
        student_id: Set(student_id),
        board: Set(exam.board),
        grade: Set(exam.grade),
        takes_place_on: Set(exam.date),
        planned_by: Set(Some(planned_by)),
        updated_at: Set(now),
    })
    .on_conflict(
        OnConflict::column(C::StudentId)
            .update_columns([
                C::Board,
                C::Grade,
                C::TakesPlaceOn,
                C::PlannedBy,
                C::UpdatedAt,
            ])
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Removes a student's planned examination; answers whether there was one.
pub async fn unplan(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<bool, DbErr> {
    let delete = planned_exam::Entity::delete_by_id(student_id);
    Ok(delete.exec(conn).await?.rows_affected == 1)
}
