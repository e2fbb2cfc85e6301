//! The practice plan that comes of a completed lesson (D5, D6): at once by the built-in planner, or by a job that
//! asks a model.

pub(in crate::services) mod body;
mod earlier;
mod input;
pub mod model;
mod private;
mod share;
mod source;

use chrono::TimeDelta;
use reedling_core::lesson::complete::shown_notes;
use reedling_planner::plans::{LineKey, Plan};
use uuid::Uuid;

use self::source::Source;
use crate::{
    error::AppError,
    model::lesson::{LessonRecord, PlanRecord},
    ports::zone::IanaZone,
    state::{AppState, CallerTx},
    store::{
        jobs,
        plans::{self, NewPlan},
    },
};

/// The revision of goals that nobody has changed; jobs of the release before tell none.
const FIRST_REVISION: i32 = 1;
/// Plans of a teacher that a model is asked for in [`CAP_WINDOW`]; further ones are made by the built-in planner, so
/// that nobody can run up the school's bill.
const MODEL_PLANS: u64 = 20;
/// The day that the plans are counted in.
const CAP_WINDOW: TimeDelta = TimeDelta::days(1);

/// Whether a lesson gets a plan: there is something to make it from. Notes are (D12), and what was confirmed without any.
pub(in crate::services) fn is_planned(lesson: &LessonRecord) -> bool {
    notes(lesson).is_some()
}

/// The notes of a lesson that gets a plan; empty where only its goals were sent.
fn notes(lesson: &LessonRecord) -> Option<String> {
    let notes = shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref());
    let without = || lesson.goals_by.map(|_| "");
    notes.or_else(without).map(str::to_owned)
}

/// Makes the plan of a completed lesson, from its goals or notes, or leaves a job that asks the model for it. What is
/// changed later has the built-in plan until the model's is there, so that it is never without.
pub(in crate::services) async fn plan_from(
    state: &AppState,
    tx: &CallerTx<'_>,
    mut lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    lesson.plan = None;
    if !is_planned(&lesson) {
        return Ok(lesson);
    }
    if asks_the_model(state, tx, lesson.teacher_id).await? {
        model::enqueue(tx, &lesson).await?;
        if lesson.goals_revision == FIRST_REVISION {
            return Ok(lesson);
        }
    }
    plan_at_once(state, tx, lesson).await
}

/// Makes the built-in plan of a lesson that gets one.
pub(in crate::services) async fn plan_at_once(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    let zone = IanaZone(state.school_zone());
    let mut plan = Source::of(tx, zone, &lesson).await?.plan();
    let struck = earlier::keep(tx, &lesson, zone.day(tx.now), &mut plan).await?;
    store(tx, lesson, plan, &struck).await
}

/// Stores the plan of a lesson's revision, without the lines that were struck.
pub(in crate::services) async fn store(
    tx: &CallerTx<'_>,
    mut lesson: LessonRecord,
    plan: Plan,
    struck: &[LineKey],
) -> Result<LessonRecord, AppError> {
    let new = NewPlan {
        lesson_id: lesson.id,
        revision: lesson.goals_revision,
        plan: &plan,
        struck,
    };
    let guidance = plans::insert(tx, tx.now, new).await?;
    lesson.plan = Some(PlanRecord {
        planner: plan.planner,
        guidance: Some(guidance),
    });
    Ok(lesson)
}

/// Whether there is a model, and this teacher has not used it too often.
async fn asks_the_model(
    state: &AppState,
    tx: &CallerTx<'_>,
    teacher_id: Uuid,
) -> Result<bool, AppError> {
    if state.config.model.is_none() {
        return Ok(false);
    }
    let asked = jobs::count_since(tx, model::JOB_KIND, teacher_id, tx.now - CAP_WINDOW).await?;
    Ok(asked < MODEL_PLANS)
}
