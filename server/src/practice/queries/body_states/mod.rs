//! Teachers' answers about students' bodies: health data, without words.

pub(crate) mod ending;

use chrono::{DateTime, NaiveDate, Utc};
use reedling_db::entities::{body_state, lesson};
use reedling_planner::goals::Body;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, Order, QueryFilter,
    QuerySelect, Set,
    sea_query::{Expr, ExprTrait, OnConflict, Query},
};
use serde_json::Value;
use uuid::Uuid;

pub use self::ending::{end_of_former_teachers, forget_ended};
use super::goals::{json, read};

/// Most answers that are read: each is deleted twelve months after its end.
const MOST: u64 = 200;

/// A teacher's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The lesson that it was given at.
    pub lesson_id: Uuid,
    /// Its start.
    pub start_at: DateTime<Utc>,
    /// The answer.
    pub body: Body,
    /// The last day that it holds, where that is known.
    pub ends_on: Option<NaiveDate>,
    /// When it was given.
    pub told_at: DateTime<Utc>,
}

#[derive(FromQueryResult)]
struct Row {
    lesson_id: Uuid,
    start_at: DateTime<Utc>,
    answer: Value,
    ends_on: Option<NaiveDate>,
    answered_at: DateTime<Utc>,
}

/// The answer that was given at a lesson.
pub async fn of_lesson(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
) -> Result<Option<Body>, DbErr> {
    let answer: Option<Value> = body_state::Entity::find_by_id(lesson_id)
        .select_only()
        .column(body_state::Column::Answer)
        .into_tuple()
        .one(conn)
        .await?;
    answer.map(read).transpose()
}

/// Writes the answer of a lesson, given at an instant; replaces an earlier one. It has no end yet.
pub async fn write(
    conn: &impl ConnectionTrait,
    told_at: DateTime<Utc>,
    lesson_id: Uuid,
    (student_id, teacher_id): (Uuid, Uuid),
    body: Option<Body>,
) -> Result<(), DbErr> {
    use body_state::Column as C;
    let Some(body) = body else {
        body_state::Entity::delete_by_id(lesson_id)
            .exec(conn)
            .await?;
        return Ok(());
    };
    let row = body_state::ActiveModel {
        lesson_id: Set(lesson_id),
        student_id: Set(student_id),
        teacher_id: Set(teacher_id),
        answer: Set(json(&body)?),
        ends_on: Set(None),
        answered_at: Set(told_at),
    };
    let replaces = OnConflict::column(C::LessonId)
        .update_columns([C::Answer, C::EndsOn, C::AnsweredAt])
        .to_owned();
    body_state::Entity::insert(row)
        .on_conflict(replaces)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// A teacher's answers about a student, by the lessons' start.
pub async fn of_teacher(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    teacher_id: Uuid,
) -> Result<Vec<Answered>, DbErr> {
    let of = |column| Expr::col((body_state::Entity, column));
    let query = Query::select()
        .columns(
            [
                body_state::Column::LessonId,
                body_state::Column::Answer,
                body_state::Column::EndsOn,
                body_state::Column::AnsweredAt,
            ]
            .map(|column| (body_state::Entity, column)),
        )
        .column((lesson::Entity, lesson::Column::StartAt))
        .from(body_state::Entity)
        .inner_join(
            lesson::Entity,
            Expr::col((lesson::Entity, lesson::Column::Id))
                .equals((body_state::Entity, body_state::Column::LessonId)),
        )
        .and_where(of(body_state::Column::StudentId).eq(student_id))
        .and_where(of(body_state::Column::TeacherId).eq(teacher_id))
        .order_by((lesson::Entity, lesson::Column::StartAt), Order::Desc)
        .limit(MOST)
        .take();
    let rows = conn.query_all(&query).await?;
    let mut answers: Vec<Answered> = rows
        .iter()
        .map(|row| {
            let row = Row::from_query_result(row, "")?;
            Ok(Answered {
                lesson_id: row.lesson_id,
                start_at: row.start_at,
                body: read(row.answer)?,
                ends_on: row.ends_on,
                told_at: row.answered_at,
            })
        })
        .collect::<Result<_, DbErr>>()?;
    answers.reverse();
    Ok(answers)
}

/// Notes that the answer of a lesson was given again.
pub async fn tell_again(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson_id: Uuid,
) -> Result<(), DbErr> {
    let row = body_state::ActiveModel {
        answered_at: Set(now),
        ..Default::default()
    };
    update(conn, lesson_id, row).await
}

/// Sets the end of an answer.
pub async fn set_end(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    ends_on: Option<NaiveDate>,
) -> Result<(), DbErr> {
    let row = body_state::ActiveModel {
        ends_on: Set(ends_on),
        ..Default::default()
    };
    update(conn, lesson_id, row).await
}

async fn update(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
    row: body_state::ActiveModel,
) -> Result<(), DbErr> {
    body_state::Entity::update_many()
        .set(row)
        .filter(body_state::Column::LessonId.eq(lesson_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// An answer that holds on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InForce {
    /// Whose answer it is.
    pub teacher_id: Uuid,
    /// The answer.
    pub body: Body,
    /// The last day that it holds, where that is known.
    pub ends_on: Option<NaiveDate>,
    /// The start of the lesson that it was given at.
    pub start_at: DateTime<Utc>,
}

/// The answers of all teachers that hold on a day, each with its last day where that is known.
pub async fn in_force(
    conn: &impl ConnectionTrait,
    student_id: Uuid,
    day: NaiveDate,
) -> Result<Vec<InForce>, DbErr> {
    use body_state::Column as C;
    let of = |column| Expr::col((body_state::Entity, column));
    let query = Query::select()
        .columns([C::TeacherId, C::Answer, C::EndsOn].map(|column| (body_state::Entity, column)))
        .column((lesson::Entity, lesson::Column::StartAt))
        .from(body_state::Entity)
        .inner_join(
            lesson::Entity,
            Expr::col((lesson::Entity, lesson::Column::Id))
                .equals((body_state::Entity, C::LessonId)),
        )
        .and_where(of(C::StudentId).eq(student_id))
        .and_where(of(C::EndsOn).is_null().or(of(C::EndsOn).gte(day)))
        .limit(MOST)
        .take();
    let rows = conn.query_all(&query).await?;
    let answer = |row: &sea_orm::QueryResult| {
        Ok(InForce {
            teacher_id: row.try_get("", "teacher_id")?,
            body: read(row.try_get("", "answer")?)?,
            ends_on: row.try_get("", "ends_on")?,
            start_at: row.try_get("", "start_at")?,
        })
    };
    rows.iter().map(answer).collect()
}
