//! What a lesson sets.

use poem::web::Data;
use poem_openapi::{
    Object, OpenApi,
    param::Path,
    payload::Json,
    types::{Any, ToJSON},
};
use reedling_planner::{
    goals::{
        Body, Context, Goal, Week,
        request::{ChangeGoalsRequest, StrikeRequest},
    },
    plans::DayCards,
};
use uuid::Uuid;

use crate::{
    api::{choice::Choice, error::ApiError, json_body::JsonBody},
    error::{AppError, code::Code},
    http::{
        Tag, bodies::LessonBody, guard::TeachingSession, instant::Instant,
        lessons::ChangedLessonBody, practice::PracticeGuidanceBody, stored_plan::Stored,
    },
    model::{goal::GoalsBy, user::CurrentUser},
    services::goals::{self as use_case, Shown},
    state::AppState,
};

/// What a lesson sets. Its goals, week, body and context are the planner's own objects, the same in the browser.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct LessonGoalsBody {
    /// What the reader may know beside the note; null unless the lesson is SCHEDULED or its goals may be changed, and its student still in the class.
    pub context: Option<Any<Context>>,
    /// The goals, the most important first; null for a lesson that is not COMPLETED, and for one of before there were goals.
    pub goals: Option<Any<Vec<Goal>>>,
    /// What holds for the whole week.
    pub week: Option<Any<Week>>,
    /// What was answered about the body, if there was something to ask.
    pub body: Option<Any<Body>>,
    /// The phrases of the notes that nothing was made of.
    pub unread: Vec<String>,
    /// Who said what the lesson sets.
    pub goals_by: Option<Choice<GoalsBy>>,
    /// Send it back with a change; an older one is refused.
    pub revision: i32,
    /// The current plan; null until it is made.
    pub plan: Option<Stored<PracticeGuidanceBody>>,
    /// Its lines as cards, each with the key that it is struck by; null for a plan that was made from notes, or by a model.
    pub cards: Option<Any<Vec<DayCards>>>,
    /// Until when it may be changed; null when a later lesson is completed.
    pub editable_until: Option<Instant>,
    /// What only the teacher and administrators read.
    pub private_notes: Option<String>,
}

impl From<Shown> for LessonGoalsBody {
    fn from(shown: Shown) -> Self {
        let guidance = shown.lesson.plan.and_then(|plan| plan.guidance);
        let is_set = shown.goals.is_some();
        let set = shown.goals;
        let editable_until = set.as_ref().and_then(|set| set.editable_until);
        let body = set.as_ref().and_then(|set| set.body);
        Self {
            context: shown.context.map(Any),
            goals: set.and_then(|set| set.goals).map(Any),
            week: is_set.then_some(Any(shown.facts.week)),
            body: body.map(Any),
            unread: shown.facts.unread,
            goals_by: shown.facts.goals_by.map(Into::into),
            revision: shown.lesson.goals_revision,
            plan: guidance.as_deref().and_then(Stored::read),
            cards: shown.cards.map(Any),
            editable_until: editable_until.map(Into::into),
            private_notes: shown.facts.private_notes,
        }
    }
}

/// What a lesson sets.
pub struct LessonGoalsApi;

#[OpenApi(prefix_path = "/api/lessons", tag = "Tag::Lessons")]
impl LessonGoalsApi {
    /// What a COMPLETED lesson sets; for a SCHEDULED one, what its notes will be read by. For its teacher and administrators.
    #[oai(path = "/:id/goals", method = "get", operation_id = "get_lesson_goals")]
    async fn show(
        &self,
        caller: TeachingSession,
        state: Data<&AppState>,
        id: Path<Uuid>,
    ) -> Result<Json<LessonGoalsBody>, ApiError> {
        let shown = use_case::show(&state, &caller.0, id.0).await?;
        Ok(Json(shown.into()))
    }

    /// Change what a COMPLETED lesson sets: for 14 days, until a later lesson with the student is completed.
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
        let changed = Box::pin(use_case::change(&state, &caller.0, id.0, body.0)).await;
        match changed {
            Ok(lesson) => Ok(Json(ChangedLessonBody {
                message: "The goals have been changed.".to_owned(),
                lesson: LessonBody::from(lesson),
            })),
            Err(error) => Err(refused(&state, &caller.0, id.0, error).await),
        }
    }

    /// Strike lines of the plan, from today on; within the same time. The goals stay.
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
        let struck = Box::pin(use_case::strike(&state, &caller.0, id.0, body.0)).await;
        match struck {
            Ok(lesson) => Ok(Json(ChangedLessonBody {
                message: "The lines have been struck.".to_owned(),
                lesson: LessonBody::from(lesson),
            })),
            Err(error) => Err(refused(&state, &caller.0, id.0, error).await),
        }
    }
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
    match use_case::show(state, caller, lesson_id).await {
        Ok(shown) => refused.beside(LessonGoalsBody::from(shown).to_json()),
        Err(error) => error.into(),
    }
}
