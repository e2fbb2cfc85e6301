//! The practice plan that comes of a completed lesson (D5, D6): at once by the built-in planner, or by a job that
//! asks a model.

pub(in crate::services) mod body;
mod earlier;
mod input;
pub mod model;
mod private;
mod share;
mod source;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_core::lesson::complete::shown_notes;
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use self::source::Source;
use crate::{
    error::AppError,
    model::lesson::{LessonRecord, PlanRecord},
    ports::zone::IanaZone,
    state::AppState,
    store::{jobs, plans},
};

/// Plans of a teacher that a model is asked for in [`CAP_WINDOW`]; further ones are made by the built-in planner, so
/// that nobody can run up the school's bill.
const MODEL_PLANS: u64 = 20;
/// The day that the plans are counted in.
const CAP_WINDOW: TimeDelta = TimeDelta::days(1);

/// Makes the plan of a completed lesson, from its goals or notes, or leaves a job that asks the model for it; without notes there
/// is none (D12).
///
/// # Errors
/// When the database fails.
pub(in crate::services) async fn plan_from(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    mut lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    lesson.plan = None;
    let notes = shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref());
    let Some(notes) = notes.map(str::to_owned) else {
        return Ok(lesson);
    };
    if asks_the_model(state, txn, now, lesson.teacher_id).await? {
        model::enqueue(txn, now, &lesson).await?;
        return Ok(lesson);
    }
    let zone = IanaZone(state.school_zone());
    let mut plan = Source::of(txn, zone, &lesson, notes).await?.plan();
    let struck = earlier::keep(txn, &lesson, zone.day(now), &mut plan).await?;
    let revision = lesson.goals_revision;
    let guidance = plans::insert(txn, now, lesson.id, revision, &plan, &struck).await?;
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
