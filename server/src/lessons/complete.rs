//! Completing a lesson (D5). Its practice plan is made in [`practice`](crate::practice::plan).

use reedling_core::lessons::status::{LessonStatus, transition};
use reedling_planner::goals::{
    Proposal,
    request::{CompleteRequest, SentGoals},
};
use uuid::Uuid;

use super::{
    access,
    queries::{change, record::LessonRecord},
};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::LessonEvent,
    error::AppError,
    notices::{queries::record::NoticeKind, tell},
    practice::{self, goals, plan, reader::Reading},
    state::AppState,
};

/// Completes a SCHEDULED lesson with notes, stores what it sets and makes its practice plan.
///
/// # Errors
/// 422 without notes or for a broken rule, 404 for a lesson of somebody else, 403 for a student who has left the
/// class, 409 when it is not SCHEDULED.
pub async fn complete(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: CompleteRequest,
) -> Result<LessonRecord, AppError> {
    // A caller who may not complete the lesson is not told what else is wrong.
    let lesson = access::own_to_change(state.db.read(), caller, lesson_id).await?;
    let zone = state.school_zone();
    let completion = request.check(zone.day(lesson.start_at))?;
    transition(lesson.status, LessonStatus::Completed)?;
    let reading = read_ahead(state, lesson, completion.teacher_notes.clone()).await?;
    state
        .write_as(caller, async |tx| {
            // Read the lesson again: it may have changed while this call waited for the lock.
            let read = access::own(&tx, caller, lesson_id).await?;
            access::lock_enrolment(&tx, &read).await?;
            practice::queries::goals::lock_student(&tx, read.student_id).await?;
            // Refuse a lesson that was moved to another student meanwhile: that student is not locked.
            if !change::complete(&tx, tx.now, &read, completion.teacher_notes).await? {
                return Err(access::lost(&tx, lesson_id).await?);
            }
            let lesson = access::own(&tx, caller, lesson_id).await?;
            let proposal = Reading::proposal(reading, &tx, zone, &lesson).await?;
            let set = (completion.sent, proposal);
            let lesson = set_and_plan(state, &tx, lesson, set).await?;
            tx.audit(LessonEvent::Completed((&lesson).into())).await?;
            tell::about_lesson(&tx, &lesson, NoticeKind::LessonCompleted).await?;
            Ok(lesson)
        })
        .await
}

/// What the notes of a lesson are read as before its transaction: others wait for that one.
async fn read_ahead(
    state: &AppState,
    lesson: LessonRecord,
    teacher_notes: String,
) -> Result<Option<Reading>, AppError> {
    let lesson = LessonRecord {
        teacher_notes: Some(teacher_notes),
        ..lesson
    };
    let zone = state.school_zone();
    Reading::of(state.db.read(), zone, &lesson).await
}

/// Stores what a lesson that was just completed sets, and makes its practice plan. What was not sent is what its notes propose.
pub(super) async fn set_and_plan(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: LessonRecord,
    (sent, proposal): (SentGoals, Option<Proposal>),
) -> Result<LessonRecord, AppError> {
    let read = proposal.as_ref().map(|proposal| proposal.goals.clone());
    let lesson = goals::set(state, tx, lesson, (sent, proposal)).await?;
    plan::plan_from(state, tx, lesson, read).await
}

/// Completes a lesson of a school that is being seeded, with its notes and a private note. The goals are those that the
/// reader finds in the notes; the teacher has confirmed them or not. The seed itself writes the trail and the notices.
///
/// # Errors
/// 404 for a lesson of somebody else, 409 when it is not SCHEDULED.
pub async fn complete_seeded(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson_id: Uuid,
    (notes, private_notes): (String, Option<String>),
    is_confirmed: bool,
) -> Result<(), AppError> {
    let read = access::own(tx, tx.caller, lesson_id).await?;
    if !change::complete(tx, tx.now, &read, notes).await? {
        return Err(access::lost(tx, lesson_id).await?);
    }
    let lesson = access::own(tx, tx.caller, lesson_id).await?;
    let proposal = Reading::proposal(None, tx, state.school_zone(), &lesson).await?;
    let confirmed = proposal.as_ref().filter(|_| is_confirmed);
    let sent = SentGoals {
        goals: confirmed.map(|proposal| proposal.goals.clone()),
        private_notes,
        ..SentGoals::default()
    };
    set_and_plan(state, tx, lesson, (sent, proposal)).await?;
    Ok(())
}
