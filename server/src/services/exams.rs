//! Examinations: recording what was taken (D4), planning what is to come (D13).

use reedling_core::student::{exam::ExamDraft, planned_exam::PlannedExamDraft};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::students::{hold_to_change, one};
use crate::{
    audit::{self, StudentEvent},
    error::AppError,
    model::{
        family::{PlannedExam, StudentRecord},
        user::CurrentUser,
    },
    ports::zone::IanaZone,
    services::{idempotency::Call, text::written},
    state::AppState,
    store::exams::{self, NewExam},
};

/// Records the result of an examination that a student has taken; answers the student with it.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 403 for one who has left the class.
pub async fn record(
    state: &AppState,
    caller: &CurrentUser,
    call: &Call<'_, StudentRecord>,
    student_id: Uuid,
    draft: ExamDraft,
) -> Result<StudentRecord, AppError> {
    let txn = call.begin().await?;
    let recorded = recorded(state, &txn, caller, student_id, draft).await;
    call.settle(txn, recorded).await
}

async fn recorded(
    state: &AppState,
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
    student_id: Uuid,
    draft: ExamDraft,
) -> Result<StudentRecord, AppError> {
    let now = state.clock.now();
    hold_to_change(txn, caller, student_id).await?;
    let student = one(txn, caller, student_id, now).await?;
    draft
        .check(IanaZone(state.school_zone()).day(now))
        .into_result()?;
    let (Some(taken_on), Some(percentage)) = (draft.taken_on(), draft.whole_percentage()) else {
        return Err(AppError::Internal("an exam without a result".to_owned()));
    };
    let board = draft.board.trim().to_owned();
    let event = StudentEvent::ExamRecorded((&student).into(), &draft.grade, &board);
    audit::record(txn, now, caller, event).await?;
    let exam = NewExam {
        student_id,
        recorded_by: caller.id,
        board,
        grade: draft.grade,
        taken_on,
        percentage,
    };
    exams::insert(txn, now, exam).await?;
    one(txn, caller, student_id, now).await
}

/// Plans the examination that a student works towards, in place of another one.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 403 for one who has left the class.
pub async fn plan(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    draft: PlannedExamDraft,
) -> Result<PlannedExam, AppError> {
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    hold_to_change(&txn, caller, student_id).await?;
    let student = one(&txn, caller, student_id, now).await?;
    let found = draft.check(IanaZone(state.school_zone()).day(now));
    let Some(date) = draft.day().filter(|_| found.is_empty()) else {
        return Err(found.into());
    };
    let exam = PlannedExam {
        board: written(&draft.board),
        grade: written(&draft.grade),
        date,
    };
    exams::plan(&txn, now, student_id, caller.id, exam.clone()).await?;
    let event = StudentEvent::ExamPlanned((&student).into(), date);
    audit::record(&txn, now, caller, event).await?;
    txn.commit().await?;
    Ok(exam)
}

/// Forgets the examination that was planned for a student, if there is one.
///
/// # Errors
/// 404 for a student of somebody else, 403 for one who has left the class.
pub async fn unplan(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<(), AppError> {
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    hold_to_change(&txn, caller, student_id).await?;
    let student = one(&txn, caller, student_id, now).await?;
    exams::unplan(&txn, student_id).await?;
    let event = StudentEvent::PlannedExamRemoved((&student).into());
    audit::record(&txn, now, caller, event).await?;
    txn.commit().await?;
    Ok(())
}
