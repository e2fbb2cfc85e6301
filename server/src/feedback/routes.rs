//! A teacher's feedback on lessons.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::feedback::request::WriteFeedbackRequest;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::routes::guard::{AnySessionEvenWaiting, TeachingSession},
    api::{
        error::ApiError,
        json::{Json, WithTotal},
        json_body::{JsonBody, QueryParams},
        tag::Tag,
    },
    feedback::{
        list::{self, FeedbackQuery},
        queries::FeedbackRecord,
        write,
    },
    state::AppState,
};

/// One practice assignment.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PracticeAssignmentBody {
    /// The piece.
    pub piece: String,
    /// Focus areas.
    pub focus_areas: Vec<String>,
    /// Minutes per day.
    pub daily_minutes: i32,
    /// Specific instructions.
    pub specific_instructions: Option<String>,
}

/// Feedback; its id is the id of the lesson.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LessonFeedbackBody {
    /// The lesson.
    pub id: Uuid,
    /// The lesson's title.
    pub title: String,
    /// The lesson's start.
    pub lesson_date: DateTime<Utc>,
    /// Summary.
    pub content: String,
    /// Name of the lesson's teacher.
    pub teacher_name: String,
    /// The student's instrument.
    pub instrument: String,
    /// Pieces worked on.
    pub pieces_worked_on: Vec<String>,
    /// Areas that improved.
    pub areas_improved: String,
    /// Areas that need work.
    pub areas_need_work: String,
    /// Notes on technique.
    pub technique_notes: String,
    /// Notes on musicianship.
    pub musicianship_notes: String,
    /// Practice assignments.
    pub practice_assignments: Vec<PracticeAssignmentBody>,
    /// Goals for the next lesson.
    pub next_lesson_goals: String,
    /// The teacher's rating of the lesson, 1 to 5.
    pub teacher_rating: Option<i32>,
    /// The student's mood, one word.
    pub student_mood: Option<String>,
}

impl From<FeedbackRecord> for LessonFeedbackBody {
    fn from(record: FeedbackRecord) -> Self {
        let feedback = record.feedback;
        Self {
            id: record.lesson_id,
            title: record.title,
            lesson_date: record.lesson_start_at,
            content: feedback.content,
            teacher_name: record.teacher_name,
            instrument: record.instrument,
            pieces_worked_on: feedback.pieces_worked_on,
            areas_improved: feedback.areas_improved,
            areas_need_work: feedback.areas_need_work,
            technique_notes: feedback.technique_notes,
            musicianship_notes: feedback.musicianship_notes,
            practice_assignments: feedback
                .practice_assignments
                .into_iter()
                .map(|assignment| PracticeAssignmentBody {
                    piece: assignment.piece,
                    focus_areas: assignment.focus_areas,
                    daily_minutes: assignment.daily_minutes,
                    specific_instructions: assignment.specific_instructions,
                })
                .collect(),
            next_lesson_goals: feedback.next_lesson_goals,
            teacher_rating: feedback.teacher_rating,
            student_mood: feedback.student_mood,
        }
    }
}

/// A teacher's feedback on lessons.
pub(crate) struct LessonFeedbackApi;

#[OpenApi(prefix_path = "/api/lesson-feedback", tag = "Tag::Lessons")]
impl LessonFeedbackApi {
    /// List feedback on the lessons that the caller may see, newest lesson first.
    ///
    /// At most 200; `X-Total-Count` is the number of all.
    #[oai(path = "/", method = "get", operation_id = "list_lesson_feedback")]
    async fn list(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
        query: QueryParams<FeedbackQuery>,
    ) -> Result<WithTotal<LessonFeedbackBody>, ApiError> {
        let feedback = list::page(&state, &caller.0, query.0).await?;
        let rows = feedback.rows.into_iter().map(Into::into).collect();
        Ok(WithTotal(rows, feedback.total))
    }

    /// Write feedback on a lesson of one's own.
    #[oai(
        path = "/:lesson_id",
        method = "put",
        operation_id = "write_lesson_feedback"
    )]
    async fn write(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        lesson_id: Path<Uuid>,
        body: JsonBody<WriteFeedbackRequest>,
    ) -> Result<Json<LessonFeedbackBody>, ApiError> {
        let record = write::write(&state, &caller.0, lesson_id.0, body.0).await?;
        Ok(Json(record.into()))
    }
}
