//! The practice plan of a completed lesson (D5, D6), made as the call is answered.

use reedling_planner::{
    goals::Goal,
    plans::{self as planner, LineKey, Plan, PlanRequest},
};

use super::{
    earlier,
    goals::replan,
    queries::{
        plans::{self, NewPlan},
        record::PlanRecord,
    },
    repertoire::survivors::Survivors,
    request, share,
};
use crate::{
    accounts::caller::{Audit, CallerTx},
    audit::LessonEvent,
    error::AppError,
    lessons::queries::{list, record::LessonRecord},
    state::AppState,
    time::zone::IanaZone,
};

/// The first revision of a lesson's goals.
pub(crate) const FIRST_REVISION: i32 = 1;

/// Whether a completed lesson gets a plan: its goals are set, by its teacher or by its notes. One that is completed without
/// notes sets nothing (D12).
pub(super) fn is_planned(lesson: &LessonRecord) -> bool {
    lesson.goals_by.is_some()
}

/// Makes the plan of a completed lesson from its goals. Takes the goals that the notes were just read as.
pub(crate) async fn plan_from(
    state: &AppState,
    tx: &CallerTx<'_>,
    mut lesson: LessonRecord,
    read: Option<Vec<Goal>>,
) -> Result<LessonRecord, AppError> {
    lesson.plan = None;
    if !is_planned(&lesson) {
        return Ok(lesson);
    }
    shorten_other_plans(state, tx, &lesson).await?;
    let zone = state.school_zone();
    let request = request::of_read(tx, zone, &lesson, zone.day(tx.now), read).await?;
    plan_for(tx, zone, lesson, request).await
}

/// Replans other lessons that leave this one less than its share of the student's days: from tomorrow on, with the same goals.
/// A plan that would not get shorter stays.
async fn shorten_other_plans(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
) -> Result<(), AppError> {
    let zone = state.school_zone();
    for plan in share::plans_over_share(tx, zone, lesson, zone.day(tx.now)).await? {
        let other = list::by_id(tx, plan.lesson_id).await?;
        let Some(other) = other.filter(is_planned) else {
            continue;
        };
        let anew = planner::plan(&request::of(tx, zone, &other, zone.day(tx.now)).await?);
        if plan.is_eased_by(&anew.guidance) {
            let other = replan::remake(state, tx, other).await?;
            tx.audit(LessonEvent::PlanMadeAnew((&other).into())).await?;
        }
    }
    Ok(())
}

/// Makes the plan of a lesson that gets one.
pub(crate) async fn plan_at_once(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    let zone = state.school_zone();
    let request = request::of(tx, zone, &lesson, zone.day(tx.now)).await?;
    plan_for(tx, zone, lesson, request).await
}

/// Makes and stores the plan that a request asks for.
async fn plan_for(
    tx: &CallerTx<'_>,
    zone: IanaZone,
    lesson: LessonRecord,
    request: PlanRequest,
) -> Result<LessonRecord, AppError> {
    let mut plan = planner::plan(&request);
    let today = zone.day(tx.now);
    let struck = earlier::keep(tx, zone, &lesson, today, &mut plan, &request).await?;
    store(tx, lesson, plan, &struck).await
}

/// Takes lines out of the days of a plan from today on, and tells its week without them.
pub(crate) async fn strike(
    tx: &CallerTx<'_>,
    zone: IanaZone,
    lesson: &LessonRecord,
    (plan, survivors): (&mut Plan, &Survivors),
    lines: &[LineKey],
) -> Result<(), AppError> {
    let today = zone.day(tx.now);
    plan.strike(lines, today);
    let request = request::of(tx, zone, lesson, today).await?;
    // Lines keep the keys under which they were made, as a merge can be undone.
    let mut told = plan.clone();
    survivors.follow_plan(&mut told);
    let mut struck = lines.to_vec();
    let keys = struck.iter_mut();
    keys.for_each(|line| survivors.follow_key(&mut line.goal));
    told.rewrite_summary(&request, &struck, today);
    plan.guidance.week_summary = told.guidance.week_summary;
    Ok(())
}

/// Stores the plan of a lesson's revision, without the lines that were struck.
pub(crate) async fn store(
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
        planner: Some(plan.planner),
        guidance: Some(guidance),
        cards: Some(plan.cards),
    });
    Ok(lesson)
}
