//! Feedback on lessons: one row per lesson.

use chrono::{DateTime, Utc};
use reedling_core::feedback::stored::{Feedback, PracticeAssignment};
use reedling_db::entities::{
    lesson::{self, Column as L},
    lesson_feedback::{self, Column, Entity},
    student, user,
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, DerivePartialModel, EntityTrait,
    FromJsonQueryResult, JoinType, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait, Select, Set,
    sea_query::{ExprTrait, IntoCondition, OnConflict},
};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::lessons::queries::list::{LessonScope, is_of};

/// Which feedback to list; all given parts must match.
#[derive(Clone, Debug)]
pub(crate) struct FeedbackFilter {
    /// Whose lessons.
    pub scope: LessonScope,
    /// One lesson.
    pub lesson_id: Option<Uuid>,
    /// Cursor: only feedback on lessons before this one, by start and id.
    pub before: Option<(DateTime<Utc>, Uuid)>,
    /// How many; those on the latest lessons.
    pub most: u64,
}

/// Feedback on lessons, the latest lesson first.
pub(crate) async fn list(
    conn: &impl ConnectionTrait,
    filter: &FeedbackFilter,
) -> Result<Vec<FeedbackRecord>, DbErr> {
    let before = filter.before.map(|(start, id)| {
        let earlier = L::StartAt.lt(start).or(L::Id.lt(id));
        L::StartAt.lte(start).and(earlier)
    });
    matching(conn, matches(filter).add_option(before), filter.most).await
}

/// How many of these lessons have feedback, on whatever page.
pub(crate) async fn count(
    conn: &impl ConnectionTrait,
    filter: &FeedbackFilter,
) -> Result<u64, DbErr> {
    with_lesson().filter(matches(filter)).count(conn).await
}

/// Feedback on one lesson.
pub(crate) async fn by_lesson(
    conn: &impl ConnectionTrait,
    lesson_id: Uuid,
) -> Result<Option<FeedbackRecord>, DbErr> {
    Ok(matching(conn, L::Id.eq(lesson_id), 1).await?.pop())
}

fn matches(filter: &FeedbackFilter) -> Condition {
    is_of(filter.scope).add_option(filter.lesson_id.map(|id| L::Id.eq(id)))
}

async fn matching(
    conn: &impl ConnectionTrait,
    which: impl IntoCondition,
    most: u64,
) -> Result<Vec<FeedbackRecord>, DbErr> {
    let rows: Vec<Row> = with_lesson()
        .join(JoinType::InnerJoin, lesson::Relation::Teacher.def())
        .join(JoinType::InnerJoin, lesson::Relation::Student.def())
        .filter(which)
        .order_by_desc(L::StartAt)
        .order_by_desc(L::Id)
        .limit(most)
        .into_partial_model()
        .all(conn)
        .await?;
    Ok(rows.into_iter().map(Row::into_record).collect())
}

fn with_lesson() -> Select<Entity> {
    Entity::find().join(JoinType::InnerJoin, lesson_feedback::Relation::Lesson.def())
}

/// Writes the feedback on a lesson in place of what was there.
pub(crate) async fn write(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson_id: Uuid,
    feedback: Feedback,
) -> Result<(), DbErr> {
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
    Entity::insert(row)
        .on_conflict(replaced)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, FromJsonQueryResult)]
#[serde(transparent)]
struct StoredPieces(Vec<String>);

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, FromJsonQueryResult)]
#[serde(transparent)]
struct StoredAssignments(Vec<PracticeAssignment>);

#[derive(DerivePartialModel)]
#[sea_orm(entity = "Entity")]
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
    #[sea_orm(from_expr = "L::Title")]
    title: String,
    #[sea_orm(from_expr = "L::StartAt")]
    start_at: DateTime<Utc>,
    #[sea_orm(from_expr = "user::Column::Name")]
    name: String,
    #[sea_orm(from_expr = "student::Column::Instrument")]
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
pub(crate) struct FeedbackRecord {
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
