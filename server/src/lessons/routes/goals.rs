//! What a lesson sets.

use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::lessons::propose::ProposalRequest;
use reedling_planner::goals::request::{ChangeGoalsRequest, StrikeRequest};
use uuid::Uuid;

use crate::{
    accounts::{caller::CurrentUser, routes::guard::TeachingSession},
    api::{error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    error::{AppError, code::Code},
    lessons::{
        goals::{change, propose, show, strike},
        views::{
            goals::{GoalProposalBody, LessonGoalsBody},
            lesson::{ChangedLessonBody, LessonBody},
        },
    },
    state::AppState,
};

/// What a lesson sets.
pub(crate) struct LessonGoalsApi;

#[OpenApi(prefix_path = "/api/lessons", tag = "Tag::Lessons")]
impl LessonGoalsApi {
    /// Get the goals of a COMPLETED lesson; for a SCHEDULED one, the context for reading its notes. For its teacher and
    /// administrators.
    #[oai(path = "/:id/goals", method = "get", operation_id = "get_lesson_goals")]
    async fn show(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<LessonGoalsBody>, ApiError> {
        let shown = show::show(&state, &caller.0, id.0).await?;
        Ok(Json(shown.into()))
    }

    /// Change the goals of a COMPLETED lesson. Allowed for 14 days, until a later lesson with the student is completed.
    #[oai(
        path = "/:id/goals",
        method = "put",
        operation_id = "change_lesson_goals"
    )]
    async fn change(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<ChangeGoalsRequest>,
    ) -> Result<Json<ChangedLessonBody>, ApiError> {
        has_shape(body.0.list_for_object(), body.0.object_for_word())?;
        let changed = Box::pin(change::change(&state, &caller.0, id.0, body.0)).await;
        match changed {
            Ok(lesson) => Ok(Json(ChangedLessonBody {
                message: "The goals have been changed.".to_owned(),
                lesson: LessonBody::from(lesson),
            })),
            Err(error) => Err(refused(&state, &caller.0, id.0, error).await),
        }
    }

    /// Ask the configured model which goals notes set. For the lesson's teacher, at most 20 times an hour; nothing is stored.
    ///
    /// The notes are sent without the names of the student, their parents and teachers as they are in the accounts, the words of
    /// the emergency contact, addresses and phone numbers. One question at a time. 503 with the code `model_unavailable` if the model gives no goals.
    #[oai(
        path = "/:id/goals/proposal",
        method = "post",
        operation_id = "propose_lesson_goals"
    )]
    async fn propose(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<ProposalRequest>,
    ) -> Result<Json<GoalProposalBody>, ApiError> {
        let rows = Box::pin(propose::propose(&state, &caller.0, id.0, body.0)).await?;
        Ok(Json(rows.into()))
    }

    /// Remove tasks from today's and later days of the plan. Allowed as long as goals may be changed; the goals stay.
    #[oai(
        path = "/:id/plan",
        method = "patch",
        operation_id = "strike_plan_lines"
    )]
    async fn strike(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
        body: JsonBody<StrikeRequest>,
    ) -> Result<Json<ChangedLessonBody>, ApiError> {
        let struck = Box::pin(strike::strike(&state, &caller.0, id.0, body.0)).await;
        match struck {
            Ok(lesson) => Ok(Json(ChangedLessonBody {
                message: "Removed from the plan.".to_owned(),
                lesson: LessonBody::from(lesson),
            })),
            Err(error) => Err(refused(&state, &caller.0, id.0, error).await),
        }
    }
}

/// Refuses a list that was sent where an object belongs, and an object where a word belongs.
pub(super) fn has_shape(list: Option<String>, object: Option<String>) -> Result<(), ApiError> {
    let list = list.map(|path| (path, "Please send an object."));
    let object = object.map(|path| (path, "Please send a text."));
    list.or(object).map_or(Ok(()), |(path, sentence)| {
        let fields = [(path, vec![sentence.to_owned()])];
        Err(ApiError::malformed_fields(fields.into()))
    })
}

/// A refusal; that of an older revision shows what the lesson sets now.
async fn refused(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    error: AppError,
) -> ApiError {
    let is_outdated =
        matches!(&error, AppError::Conflict { code, .. } if *code == Code::VersionConflict);
    let refused = ApiError::from(error);
    if !is_outdated {
        return refused;
    }
    match show::show(state, caller, lesson_id).await {
        Ok(shown) => refused.beside(serde_json::to_value(LessonGoalsBody::from(shown)).ok()),
        Err(error) => error.into(),
    }
}
