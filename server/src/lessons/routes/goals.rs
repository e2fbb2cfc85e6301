//! What a lesson sets.

use chrono::{DateTime, Utc};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use reedling_core::lessons::propose::ProposalRequest;
use reedling_db::value_types::GoalsBy;
use reedling_planner::{
    goals::{
        Body, Context, Goal, Week,
        request::{ChangeGoalsRequest, StrikeRequest},
    },
    plans::DayCards,
    proposed::{ProposedRow, RowState},
};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{caller::CurrentUser, routes::guard::TeachingSession},
    api::{
        choice::Choice, error::ApiError, json::Json, json_body::JsonBody, schema::PlannerObject,
        tag::Tag,
    },
    error::{AppError, code::Code},
    lessons::{
        goals::{
            change, propose,
            show::{self, LastTime, Shown},
            strike,
        },
        views::{ChangedLessonBody, LessonBody},
    },
    practice::views::{PracticeGuidanceBody, Stored},
    state::AppState,
};

/// The goals of a lesson. `goals`, `week`, `body` and `context` follow the planner's schema.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LessonGoalsBody {
    /// Context for reading the notes (instrument, grade, pieces); null unless the lesson is SCHEDULED or its goals may
    /// be changed, and the student is still in the class.
    #[schemars(with = "Option<PlannerObject>")]
    pub context: Option<Context>,
    /// The goals, most important first; null unless the lesson is COMPLETED.
    #[schemars(with = "Option<Vec<PlannerObject>>")]
    pub goals: Option<Vec<Goal>>,
    /// Settings for the whole week, such as days off.
    #[schemars(with = "Option<PlannerObject>")]
    pub week: Option<Week>,
    /// The teacher's answer about pain or illness, if the notes raised the question.
    #[schemars(with = "Option<PlannerObject>")]
    pub body: Option<Body>,
    /// Phrases of the notes that no goal uses.
    pub unread: Vec<String>,
    /// Source of the goals: confirmed by the teacher, read from the notes, or made by a model.
    pub goals_by: Option<Choice<GoalsBy>>,
    /// Send it back with a change; an outdated one is rejected with 409.
    pub revision: i32,
    /// The current plan; null if there is none.
    pub plan: Option<Stored<PracticeGuidanceBody>>,
    /// The plan's tasks as cards, each with the key to remove it by; null without a plan, and while a newer release has made it.
    #[schemars(with = "Option<Vec<PlannerObject>>")]
    pub cards: Option<Vec<DayCards>>,
    /// The goals may be changed until then; null once a later lesson is completed.
    pub editable_until: Option<DateTime<Utc>>,
    /// Private notes, visible to the teacher and administrators only.
    pub private_notes: Option<String>,
    /// Name of the model that can be asked for goals; null without one, and for anyone but the lesson's teacher.
    pub model_name: Option<String>,
    /// The previous COMPLETED lesson of the same teacher and student; null unless the lesson is SCHEDULED and the
    /// student still in the class.
    pub last_time: Option<LastTimeBody>,
}

/// Goals that a model proposes beside what the notes are read as.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct GoalProposalBody {
    /// Rows to add; empty if the model found nothing else.
    pub rows: Vec<ProposedRowBody>,
}

/// A goal that a model proposes. `goal` follows the planner's schema; its `said` is a quote from the notes.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ProposedRowBody {
    /// Whether it may be set as it is, or the teacher decides.
    pub state: Choice<RowState>,
    /// The goal.
    #[schemars(with = "PlannerObject")]
    pub goal: Goal,
}

impl From<Vec<ProposedRow>> for GoalProposalBody {
    fn from(rows: Vec<ProposedRow>) -> Self {
        let rows = rows.into_iter().map(|row| ProposedRowBody {
            state: row.state.into(),
            goal: row.goal,
        });
        Self {
            rows: rows.collect(),
        }
    }
}

/// The lesson before: what was noted and set.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct LastTimeBody {
    /// Id of that lesson.
    pub lesson_id: Uuid,
    /// Start of that lesson.
    pub start_time: DateTime<Utc>,
    /// The teacher's notes.
    pub notes: Option<String>,
    /// The goals in words, most important first.
    pub goals: Vec<String>,
}

impl From<LastTime> for LastTimeBody {
    fn from(last: LastTime) -> Self {
        Self {
            lesson_id: last.lesson_id,
            start_time: last.start_at,
            notes: last.notes,
            goals: last.goals,
        }
    }
}

impl From<Shown> for LessonGoalsBody {
    fn from(shown: Shown) -> Self {
        let guidance = shown.lesson.plan.and_then(|plan| plan.guidance);
        let is_set = shown.goals.is_some();
        let set = shown.goals;
        let editable_until = set.as_ref().and_then(|set| set.editable_until);
        let body = set.as_ref().and_then(|set| set.body);
        Self {
            context: shown.context,
            goals: set.map(|set| set.goals),
            week: is_set.then_some(shown.facts.week),
            body,
            unread: shown.facts.unread,
            goals_by: shown.facts.goals_by.map(Into::into),
            revision: shown.lesson.goals_revision,
            plan: guidance.as_deref().and_then(Stored::read),
            cards: shown.cards,
            editable_until,
            private_notes: shown.facts.private_notes,
            model_name: shown.model_name,
            last_time: shown.last_time.map(Into::into),
        }
    }
}

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
