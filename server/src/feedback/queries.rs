//! Feedback on lessons: one row per lesson.

use chrono::{DateTime, Utc};
use reedling_core::feedback::kept::{Feedback, PracticeAssignment};
use reedling_db::entities::{lesson, lesson_feedback, student, user};
use sea_orm::{
    ConnectionTrait, DbErr, EntityTrait, FromJsonQueryResult, FromQueryResult, Order, Set,
    sea_query::{Expr, ExprTrait, OnConflict, Query, SelectStatement},
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::lessons::queries::list::{LIST_MAX, LessonScope, restrict};

/// Feedback on lessons, the latest lesson first.
pub async fn list(
    conn: &impl ConnectionTrait,
    scope: LessonScope,
) -> Result<Vec<FeedbackRecord>, DbErr> {
    let mut query = joined();
    restrict(&mut query, scope);
    query
        .order_by((lesson::Entity, lesson::Column::StartAt), Order::Desc)
        .limit(LIST_MAX);
    let rows = conn.query_all(&query).await?;
    rows.iter()
        .map(|row| Row::from_query_result(row, "").map(Row::into_record))
        .collect()
}

/// How many lessons have feedback.
pub async fn count(conn: &impl ConnectionTrait, scope: LessonScope) -> Result<u64, DbErr> {
    let mut query = Query::select()
        .expr_as(Expr::cust("COUNT(*)"), "number")
        .from(lesson_feedback::Entity)
        .inner_join(
            lesson::Entity,
            Expr::col((lesson::Entity, lesson::Column::Id))
                .equals((lesson_feedback::Entity, lesson_feedback::Column::LessonId)),
        )
        .take();
    restrict(&mut query, scope);
    let row = conn.query_one(&query).await?;
    let number = row
        .map(|row| row.try_get::<i64>("", "number"))
        .transpose()?;
    Ok(number.unwrap_or_default().unsigned_abs())
}

/// Feedback on one lesson.
pub async fn by_lesson(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
) -> Result<Option<FeedbackRecord>, DbErr> {
    let mut query = joined();
    query.and_where(Expr::col((lesson::Entity, lesson::Column::Id)).eq(lesson_id));
    match conn.query_one(&query).await? {
        Some(row) => Ok(Some(Row::from_query_result(&row, "")?.into_record())),
        None => Ok(None),
    }
}

/// Writes the feedback on a lesson in place of what was there.
pub async fn write(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson_id: Uuid,
    feedback: Feedback,
) -> Result<(), DbErr> {
    use lesson_feedback::Column;
    let json = |error: serde_json::Error| DbErr::Json(error.to_string());
    let row = lesson_feedback::ActiveModel {
        lesson_id: Set(lesson_id),
        content: Set(feedback.content),
        pieces_worked_on: Set(serde_json::to_value(feedback.pieces_worked_on).map_err(json)?),
        areas_improved: Set(feedback.areas_improved),
        areas_need_work: Set(feedback.areas_need_work),
        technique_notes: Set(feedback.technique_notes),
        musicianship_notes: Set(feedback.musicianship_notes),
        practice_assignments: Set(
            serde_json::to_value(feedback.practice_assignments).map_err(json)?
        ),
        next_lesson_goals: Set(feedback.next_lesson_goals),
        teacher_rating: Set(feedback.teacher_rating),
        student_mood: Set(feedback.student_mood),
        created_at: Set(now),
        updated_at: Set(now),
    };
    let replaced = OnConflict::column(Column::LessonId)
        .update_columns([
            Column::Content,
            Column::PiecesWorkedOn,
            Column::AreasImproved,
            Column::AreasNeedWork,
            Column::TechniqueNotes,
            Column::MusicianshipNotes,
            Column::PracticeAssignments,
            Column::NextLessonGoals,
            Column::TeacherRating,
            Column::StudentMood,
            Column::UpdatedAt,
        ])
        .to_owned();
    lesson_feedback::Entity::insert(row)
        .on_conflict(replaced)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

fn joined() -> SelectStatement {
    use lesson_feedback::Column as F;
    Query::select()
        .columns(
            [
                F::LessonId,
                F::Content,
                F::PiecesWorkedOn,
                F::AreasImproved,
                F::AreasNeedWork,
                F::TechniqueNotes,
                F::MusicianshipNotes,
                F::PracticeAssignments,
                F::NextLessonGoals,
                F::TeacherRating,
                F::StudentMood,
            ]
            .map(|column| (lesson_feedback::Entity, column)),
        )
        .column((lesson::Entity, lesson::Column::Title))
        .column((lesson::Entity, lesson::Column::StartAt))
        .column((user::Entity, user::Column::Name))
        .column((student::Entity, student::Column::Instrument))
        .from(lesson_feedback::Entity)
        .inner_join(
            lesson::Entity,
            Expr::col((lesson::Entity, lesson::Column::Id))
                .equals((lesson_feedback::Entity, F::LessonId)),
        )
        .inner_join(
            user::Entity,
            Expr::col((user::Entity, user::Column::Id))
                .equals((lesson::Entity, lesson::Column::TeacherId)),
        )
        .inner_join(
            student::Entity,
            Expr::col((student::Entity, student::Column::UserId))
                .equals((lesson::Entity, lesson::Column::StudentId)),
        )
        .take()
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, FromJsonQueryResult)]
#[serde(transparent)]
struct StoredPieces(Vec<String>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, FromJsonQueryResult)]
#[serde(transparent)]
struct StoredAssignments(Vec<PracticeAssignment>);

#[derive(FromQueryResult)]
struct Row {
    lesson_id: Uuid,
    content: String,
    pieces_worked_on: StoredPieces,
    areas_improved: String,
    areas_need_work: String,
    technique_notes: String,
    musicianship_notes: String,
    practice_assignments: StoredAssignments,
    next_lesson_goals: String,
    teacher_rating: Option<i32>,
    student_mood: Option<String>,
    title: String,
    start_at: DateTime<Utc>,
    name: String,
    instrument: String,
}

impl Row {
    fn into_record(self) -> FeedbackRecord {
        FeedbackRecord {
            lesson_id: self.lesson_id,
            title: self.title,
            lesson_start_at: self.start_at,
            teacher_name: self.name,
            instrument: self.instrument,
            feedback: Feedback {
                content: self.content,
                pieces_worked_on: self.pieces_worked_on.0,
                areas_improved: self.areas_improved,
                areas_need_work: self.areas_need_work,
                technique_notes: self.technique_notes,
                musicianship_notes: self.musicianship_notes,
                practice_assignments: self.practice_assignments.0,
                next_lesson_goals: self.next_lesson_goals,
                teacher_rating: self.teacher_rating,
                student_mood: self.student_mood,
            },
        }
    }
}

/// A teacher's feedback on a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct FeedbackRecord {
    /// The lesson; feedback has no id of its own (Spec §3).
    pub lesson_id: Uuid,
    /// The lesson's title.
    pub title: String,
    /// The lesson's start.
    pub lesson_start_at: DateTime<Utc>,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The student's instrument.
    pub instrument: String,
    /// What the teacher wrote.
    pub feedback: Feedback,
}
