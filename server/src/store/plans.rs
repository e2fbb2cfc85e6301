//! Practice plans of lessons, and what the planner has to know about a student.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::practice::guidance::{PracticeGuidance, PracticePlan};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QueryOrder,
    QuerySelect, Set,
};
use serde_json::Value;
use uuid::Uuid;

use crate::entities::{exam_result, practice_plan, student};

/// What the planner has to know about a student: nothing that names him.
#[derive(Clone, Debug, PartialEq, Eq, FromQueryResult)]
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

/// A student as the planner sees him.
///
/// # Errors
/// When the database fails, or there is no such student.
pub async fn facts(conn: &impl ConnectionTrait, student_id: Uuid) -> Result<StudentFacts, DbErr> {
    let student = student::Entity::find_by_id(student_id)
        .select_only()
        .columns([
            student::Column::Instrument,
            student::Column::Grade,
            student::Column::DateOfBirth,
            student::Column::IsMinor,
        ])
        .into_model()
        .one(conn)
        .await?;
    student.ok_or_else(|| DbErr::RecordNotFound(format!("student {student_id}")))
}

/// Board and day of the last recorded examination.
///
/// # Errors
/// When the database fails.
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

/// Stores the plan of a lesson; answers its guidance as the text that lists send on.
///
/// # Errors
/// When the database fails, or the lesson has a plan already.
pub async fn insert(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson_id: Uuid,
    plan: &PracticePlan,
) -> Result<String, DbErr> {
    let json = |error: serde_json::Error| DbErr::Json(error.to_string());
    let guidance = guidance(&plan.guidance).map_err(json)?;
    let text = guidance.to_string();
    practice_plan::Entity::insert(practice_plan::ActiveModel {
        lesson_id: Set(lesson_id),
        planner: Set(plan.planner.clone()),
        guidance: Set(guidance),
        basis: Set(serde_json::to_value(&plan.basis).map_err(json)?),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(text)
}

/// A plan's guidance as it is stored: what is absent is left out, as in the API's bodies.
///
/// # Errors
/// When it cannot be written.
pub fn guidance(guidance: &PracticeGuidance) -> Result<Value, serde_json::Error> {
    let mut value = serde_json::to_value(guidance)?;
    drop_nulls(&mut value);
    Ok(value)
}

fn drop_nulls(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(drop_nulls);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_nulls),
        _ => {}
    }
}
