//! The practice plan that comes of a completed lesson (D5, D6): at once by the built-in planner, or by a job that
//! asks a model.

mod input;
pub mod model;
mod private;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lesson::complete::shown_notes;
use reedling_planner::plan::plan;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    model::lesson::{LessonRecord, PlanRecord},
    ports::zone::IanaZone,
    state::AppState,
    store::{jobs, lessons::list, plans},
};

/// Plans of a teacher that a model is asked for in [`CAP_WINDOW`]; further ones are made by the built-in planner, so
/// that nobody can run up the school's bill.
const MODEL_PLANS: u64 = 20;
/// The day that the plans are counted in.
const CAP_WINDOW: TimeDelta = TimeDelta::days(1);

/// Makes the plan of a lesson that was just completed, from its notes, or leaves a job that asks the model for it;
/// without notes there is none (D12).
///
/// # Errors
/// When the database fails.
pub(in crate::services) async fn plan_from(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson_id: Uuid,
) -> Result<LessonRecord, AppError> {
    let Some(mut lesson) = list::by_id(txn, lesson_id).await? else {
        return Err(AppError::NotFound("There is no such lesson."));
    };
    let notes = shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref());
    let Some(notes) = notes.map(str::to_owned) else {
        return Ok(lesson);
    };
    if asks_the_model(state, txn, now, lesson.teacher_id).await? {
        model::enqueue(txn, now, &lesson).await?;
        return Ok(lesson);
    }
    let zone = IanaZone(state.school_zone());
    let plan = plan(&input::of(txn, zone, &lesson, notes).await?);
    let guidance = plans::insert(txn, now, lesson_id, lesson.goals_revision, &plan).await?;
    lesson.plan = Some(PlanRecord {
        planner: plan.planner,
        guidance: Some(guidance),
    });
    Ok(lesson)
}

/// Whether there is a model, and this teacher has not used it too often.
async fn asks_the_model(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
) -> Result<bool, AppError> {
    if state.config.model.is_none() {
        return Ok(false);
    }
    let asked = jobs::count_since(txn, model::JOB_KIND, teacher_id, now - CAP_WINDOW).await?;
    Ok(asked < MODEL_PLANS)
}
