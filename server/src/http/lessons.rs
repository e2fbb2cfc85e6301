//! A lesson by its id: edit and complete.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Path, payload::Json};
use reedling_core::lesson::edit::EditRequest;
use uuid::Uuid;

use crate::{
    http::{Tag, bodies::LessonBody, error::ApiError, guard::TeachingSession},
    services::{
        completion,
        lessons::change::{self, EditCommand},
    },
    state::AppState,
};

/// What the edit dialog sends (Spec §7).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditLessonBody {
    /// Title.
    #[oai(default)]
    pub title: String,
    /// Description.
    #[oai(default)]
    pub description: String,
    /// The student.
    #[oai(default)]
    pub student_id: String,
    /// Start, RFC 3339.
    pub start_time: Option<DateTime<Utc>>,
    /// End; start plus duration decides.
    pub end_time: Option<DateTime<Utc>>,
    /// Minutes.
    pub duration: Option<i64>,
    /// SCHEDULED, COMPLETED, CANCELLED or MISSED.
    #[oai(default)]
    pub status: String,
    /// The edit form's notes.
    #[oai(default)]
    pub notes: String,
    /// The version that was read; an older one is refused (D5).
    pub version: Option<i32>,
}

/// What the complete dialog sends (Spec §7).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompleteLessonBody {
    /// Always true.
    #[oai(default)]
    pub completed: bool,
    /// Notes of the teacher.
    #[oai(default)]
    pub teacher_notes: String,
}

/// A lesson after a change.
#[derive(Debug, Object)]
pub struct ChangedLessonBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The lesson as it is now.
    pub lesson: LessonBody,
}

/// A lesson by its id.
pub struct LessonsApi;

#[OpenApi(prefix_path = "/api/lessons", tag = "Tag::Lessons")]
impl LessonsApi {
    /// Change a SCHEDULED lesson.
    #[oai(path = "/:id", method = "put", operation_id = "edit_lesson")]
    async fn edit(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: Json<EditLessonBody>,
    ) -> Result<Json<ChangedLessonBody>, ApiError> {
        let body = body.0;
        let command = EditCommand {
            lesson: EditRequest {
                student_id: body.student_id,
                title: body.title,
                description: body.description,
                start: body.start_time,
                duration_minutes: body.duration,
                status: body.status,
                notes: body.notes,
            },
            version: body.version,
        };
        let lesson = change::edit(&state, &caller.0, id.0, command).await?;
        Ok(Json(ChangedLessonBody {
            message: "Lesson updated successfully!".to_owned(),
            lesson: lesson.into(),
        }))
    }

    /// Complete a SCHEDULED lesson with notes; the practice plan is made from them (D6).
    #[oai(
        path = "/:id/complete",
        method = "patch",
        operation_id = "complete_lesson"
    )]
    async fn complete(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: Json<CompleteLessonBody>,
    ) -> Result<Json<ChangedLessonBody>, ApiError> {
        if !body.0.completed {
            return Err(ApiError::malformed(
                "A lesson can be completed, not opened again.",
            ));
        }
        let lesson = completion::complete(&state, &caller.0, id.0, body.0.teacher_notes).await?;
        Ok(Json(ChangedLessonBody {
            message: "Lesson completed successfully!".to_owned(),
            lesson: lesson.into(),
        }))
    }
}
