//! A teacher's feedback on lessons.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};
use uuid::Uuid;

use crate::{
    http::{
        Tag,
        error::ApiError,
        guard::{AnySessionEvenWaiting, TeachingSession},
        instant::Instant,
    },
    model::lesson::{Feedback, FeedbackRecord, PracticeAssignment},
    services::feedback,
    state::AppState,
};

/// One thing to practise.
#[derive(Debug, Object)]
#[oai(
    rename_all = "camelCase",
    deny_unknown_fields,
    skip_serializing_if_is_none
)]
pub struct PracticeAssignmentBody {
    /// The piece.
    pub piece: String,
    /// What to look at.
    #[oai(default)]
    pub focus_areas: Vec<String>,
    /// Minutes a day.
    #[oai(default)]
    pub daily_minutes: i32,
    /// How, if there is more to say.
    pub specific_instructions: Option<String>,
}

/// What a teacher writes.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct WriteFeedbackBody {
    /// Summary.
    #[oai(default)]
    pub content: String,
    /// Pieces.
    #[oai(default)]
    pub pieces_worked_on: Vec<String>,
    /// What got better.
    #[oai(default)]
    pub areas_improved: String,
    /// What needs work.
    #[oai(default)]
    pub areas_need_work: String,
    /// On technique.
    #[oai(default)]
    pub technique_notes: String,
    /// On musicianship.
    #[oai(default)]
    pub musicianship_notes: String,
    /// What to practise.
    #[oai(default)]
    pub practice_assignments: Vec<PracticeAssignmentBody>,
    /// Goals.
    #[oai(default)]
    pub next_lesson_goals: String,
    /// 1 to 5.
    pub teacher_rating: Option<i32>,
    /// In a word.
    pub student_mood: Option<String>,
}

/// Feedback; its id is the lesson's (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", skip_serializing_if_is_none)]
pub struct LessonFeedbackBody {
    /// The lesson.
    pub id: Uuid,
    /// The lesson's title.
    pub title: String,
    /// The lesson's start.
    pub lesson_date: Instant,
    /// Summary.
    pub content: String,
    /// Who gave the lesson.
    pub teacher_name: String,
    /// The student's instrument.
    pub instrument: String,
    /// Pieces.
    pub pieces_worked_on: Vec<String>,
    /// What got better.
    pub areas_improved: String,
    /// What needs work.
    pub areas_need_work: String,
    /// On technique.
    pub technique_notes: String,
    /// On musicianship.
    pub musicianship_notes: String,
    /// What to practise.
    pub practice_assignments: Vec<PracticeAssignmentBody>,
    /// Goals.
    pub next_lesson_goals: String,
    /// 1 to 5.
    pub teacher_rating: Option<i32>,
    /// In a word.
    pub student_mood: Option<String>,
}

impl From<FeedbackRecord> for LessonFeedbackBody {
    fn from(record: FeedbackRecord) -> Self {
        let feedback = record.feedback;
        Self {
            id: record.lesson_id,
            title: record.title,
            lesson_date: record.lesson_start_at.into(),
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

impl From<WriteFeedbackBody> for Feedback {
    fn from(body: WriteFeedbackBody) -> Self {
        Self {
            content: body.content,
            pieces_worked_on: body.pieces_worked_on,
            areas_improved: body.areas_improved,
            areas_need_work: body.areas_need_work,
            technique_notes: body.technique_notes,
            musicianship_notes: body.musicianship_notes,
            practice_assignments: body
                .practice_assignments
                .into_iter()
                .map(|assignment| PracticeAssignment {
                    piece: assignment.piece,
                    focus_areas: assignment.focus_areas,
                    daily_minutes: assignment.daily_minutes,
                    specific_instructions: assignment.specific_instructions,
                })
                .collect(),
            next_lesson_goals: body.next_lesson_goals,
            teacher_rating: body.teacher_rating,
            student_mood: body.student_mood,
        }
    }
}

/// A teacher's feedback on lessons.
pub struct LessonFeedbackApi;

#[OpenApi(prefix_path = "/api/lesson-feedback", tag = "Tag::Lessons")]
impl LessonFeedbackApi {
    /// Feedback on the lessons that the caller may see, newest lesson first.
    ///
    /// At most 5,000.
    #[oai(path = "/", method = "get", operation_id = "list_lesson_feedback")]
    async fn list(
        &self,
        caller: AnySessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<Vec<LessonFeedbackBody>>, ApiError> {
        let feedback = feedback::visible_to(&state, &caller.0).await?;
        Ok(Json(feedback.into_iter().map(Into::into).collect()))
    }

    /// Write feedback on a lesson that one gives (D5).
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
        body: Json<WriteFeedbackBody>,
    ) -> Result<Json<LessonFeedbackBody>, ApiError> {
        let record = feedback::write(&state, &caller.0, lesson_id.0, body.0.into()).await?;
        Ok(Json(record.into()))
    }
}
