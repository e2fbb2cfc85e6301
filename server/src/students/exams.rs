//! Examinations: recording what was taken (D4), planning what is to come (D13).

use reedling_core::students::{
    exam::ExamRequest,
    planned_exam::{PlanExamRequest, PlannedExam},
};
use uuid::Uuid;

use super::{
    access::{lock_to_change, one},
    queries::{
        exams::{self, NewExam},
        record::StudentRecord,
    },
};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    api::idempotency::Call,
    audit::StudentEvent,
    error::AppError,
    state::AppState,
    time::zone::IanaZone,
};

/// Records the result of an examination that a student has taken; answers the student with it.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 403 for one who has left the class.
pub(crate) async fn record(
    state: &AppState,
    call: &Call<'_, StudentRecord>,
    student_id: Uuid,
    request: ExamRequest,
) -> Result<StudentRecord, AppError> {
    let zone = state.school_zone();
    call.write(async |tx| recorded(&tx, zone, student_id, request).await)
        .await
}

async fn recorded(
    tx: &CallerTx<'_>,
    zone: IanaZone,
    student_id: Uuid,
    request: ExamRequest,
) -> Result<StudentRecord, AppError> {
    lock_to_change(tx, student_id).await?;
    let student = one(tx, tx.caller, student_id, tx.now).await?;
    let exam = request.check(zone.day(tx.now))?;
    let event = StudentEvent::ExamRecorded((&student).into(), &exam.grade, &exam.board);
    tx.audit(event).await?;
    let exam = NewExam {
        student_id,
        recorded_by: tx.caller.id,
        exam,
    };
    exams::insert(tx, tx.now, exam).await?;
    one(tx, tx.caller, student_id, tx.now).await
}

/// Plans the examination that a student works towards; replaces an earlier plan.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 403 for one who has left the class.
pub(crate) async fn plan(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    request: &PlanExamRequest,
) -> Result<PlannedExam, AppError> {
    let zone = state.school_zone();
    state
        .write_as(caller, async |tx| {
            lock_to_change(&tx, student_id).await?;
            let student = one(&tx, caller, student_id, tx.now).await?;
            let exam = request.check(zone.day(tx.now))?;
            if exams::planned(&tx, student_id).await?.as_ref() != Some(&exam) {
                exams::plan(&tx, tx.now, student_id, caller.id, exam.clone()).await?;
                let event = StudentEvent::ExamPlanned((&student).into(), exam.date);
                tx.audit(event).await?;
            }
            Ok(exam)
        })
        .await
}

/// Removes a student's planned examination, if there is one.
///
/// # Errors
/// 404 for a student of somebody else, 403 for one who has left the class.
pub(crate) async fn unplan(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            lock_to_change(&tx, student_id).await?;
            let student = one(&tx, caller, student_id, tx.now).await?;
            if exams::unplan(&tx, student_id).await? {
                let event = StudentEvent::PlannedExamRemoved((&student).into());
                tx.audit(event).await?;
            }
            Ok(())
        })
        .await
}
