//! Editing a lesson, which may complete it (D5).

use reedling_core::{
    access::Role,
    id::Id,
    lessons::{
        Occurrence,
        edit::request::{EditLessonRequest, PlannedEdit},
        status::{LessonStatus, transition},
    },
};
use reedling_planner::goals::request::SentGoals;
use uuid::Uuid;

use super::{
    access,
    complete::set_and_plan,
    queries::{change, record::LessonRecord},
};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::LessonEvent,
    error::AppError,
    notices::{
        queries::record::{NewNotice, NoticeKind},
        tell,
    },
    practice::{self, reader::Reading},
    state::AppState,
    students::{self, queries::enrolments},
};

/// The lesson before the change.
fn present(lesson: &LessonRecord) -> PlannedEdit {
    PlannedEdit {
        student_id: Id(lesson.student_id.as_u128()),
        title: lesson.title.clone(),
        description: lesson.description.clone(),
        occurrence: Occurrence {
            start_time: lesson.start_at,
            end_time: lesson.end_at,
        },
        minutes: lesson.duration_minutes,
        status: lesson.status,
        notes: lesson.notes.clone(),
    }
}

/// Changes a SCHEDULED lesson. COMPLETED with notes makes the practice plan (D5).
///
/// # Errors
/// 422 when a rule is broken, 404 for a lesson or a student of somebody else, 403 for a student who has left the
/// class, 409 when it is not SCHEDULED or the version is old.
pub(crate) async fn edit(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: EditLessonRequest,
) -> Result<LessonRecord, AppError> {
    let lesson = access::own_to_change(state.db.read(), caller, lesson_id).await?;
    let version = request.version;
    let edit = request.check(present(&lesson), state.clock.now())?;
    let status = edit.status;
    transition(lesson.status, status)?;
    if version.is_some_and(|read| read != lesson.version) {
        return Err(access::changed_meanwhile());
    }
    let reading = read_ahead(state, &lesson, &edit).await?;
    state
        .write_as(caller, async |tx| {
            let student_id = Uuid::from_u128(edit.student_id.0);
            lock_enrolment_of_change(&tx, &lesson, student_id, status).await?;
            // A new version would refuse what somebody else is typing.
            if edit == present(&lesson) {
                return access::own(&tx, caller, lesson_id).await;
            }
            if status == LessonStatus::Completed {
                practice::queries::goals::lock_student(&tx, student_id).await?;
            }
            if !change::edit(&tx, tx.now, &lesson, edit).await? {
                return Err(access::lost(&tx, lesson_id).await?);
            }
            let before = lesson;
            let mut lesson = access::own(&tx, caller, lesson_id).await?;
            if status == LessonStatus::Completed {
                let zone = state.school_zone();
                let proposal = Reading::proposal(reading, &tx, zone, &lesson).await?;
                let set = (SentGoals::default(), proposal);
                lesson = set_and_plan(state, &tx, lesson, set).await?;
            }
            tx.audit(event(&lesson)).await?;
            tell(&tx, &before, &lesson).await?;
            Ok(lesson)
        })
        .await
}

/// What the notes are read as where the edit completes the lesson, before its transaction: others wait for that one. Those of
/// another student are read in it, once it is sure that the teacher teaches them.
async fn read_ahead(
    state: &AppState,
    lesson: &LessonRecord,
    edit: &PlannedEdit,
) -> Result<Option<Reading>, AppError> {
    let is_same_student = edit.student_id.0 == lesson.student_id.as_u128();
    if edit.status != LessonStatus::Completed || !is_same_student {
        return Ok(None);
    }
    let completed = LessonRecord {
        start_at: edit.occurrence.start_time,
        notes: edit.notes.clone(),
        ..lesson.clone()
    };
    Reading::of(state.db.read(), state.school_zone(), &completed).await
}

/// What the trail says of an edit: what became of the lesson, if it ended.
fn event(lesson: &LessonRecord) -> LessonEvent<'_> {
    match lesson.status {
        LessonStatus::Completed => LessonEvent::Completed(lesson.into()),
        LessonStatus::Cancelled => LessonEvent::Cancelled(lesson.into()),
        LessonStatus::Scheduled | LessonStatus::Missed => LessonEvent::Changed(lesson.into()),
    }
}

/// Notifies the people of an edited lesson about a new time, a cancellation or another student; title and notes are no
/// news.
async fn tell(
    tx: &CallerTx<'_>,
    before: &LessonRecord,
    lesson: &LessonRecord,
) -> Result<(), AppError> {
    if before.student_id != lesson.student_id {
        let withdrawn = NewNotice {
            lesson_id: Some(lesson.id),
            earlier_at: Some(before.start_at),
            lessons: 1,
            ..NewNotice::of(NoticeKind::LessonWithdrawn)
        };
        tell::about_student(tx, before.student_id, withdrawn).await?;
        let kind = NoticeKind::LessonScheduled;
        tell::about_lesson(tx, lesson, kind).await?;
    }
    let kind = match lesson.status {
        LessonStatus::Completed => NoticeKind::LessonCompleted,
        LessonStatus::Cancelled => NoticeKind::LessonCancelled,
        LessonStatus::Missed => NoticeKind::LessonMissed,
        LessonStatus::Scheduled if before.student_id != lesson.student_id => return Ok(()),
        LessonStatus::Scheduled => NoticeKind::LessonMoved,
    };
    let is_moved = (before.start_at, before.end_at) != (lesson.start_at, lesson.end_at);
    if kind != NoticeKind::LessonMoved {
        return tell::about_lesson(tx, lesson, kind).await;
    }
    if !is_moved {
        return Ok(());
    }
    let moved = NewNotice {
        lesson_id: Some(lesson.id),
        student_id: Some(lesson.student_id),
        earlier_at: Some(before.start_at),
        lessons: 1,
        ..NewNotice::of(kind)
    };
    tell::lesson_changed(tx, lesson, moved).await
}

/// The student after the change: the same, or another one of the same teacher. A lesson of a student who has left the
/// class cannot be moved; an administrator may still close it.
async fn lock_enrolment_of_change(
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
    id: Uuid,
    status: LessonStatus,
) -> Result<(), AppError> {
    if enrolments::lock(tx, lesson.teacher_id, id).await? {
        return Ok(());
    }
    if id != lesson.student_id {
        return Err(students::access::unknown_or_former(tx, tx.caller, id).await?);
    }
    if tx.caller.role == Role::Administrator && status != LessonStatus::Scheduled {
        return Ok(());
    }
    Err(students::access::not_your_student())
}
