//! Editing a lesson, which may complete it (D5).

use chrono::{DateTime, Utc};
use reedling_core::{
    access::Role,
    id::Id,
    lesson::{
        edit::{EditLessonRequest, EditedLesson},
        status::{LessonStatus, transition},
    },
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    audit::{self, LessonEvent},
    error::AppError,
    model::{
        lesson::LessonRecord,
        notice::{NewNotice, NoticeKind},
        user::CurrentUser,
    },
    services::{goals, lessons, notices, practice, students, text::written},
    state::AppState,
    store::{
        enrolments,
        lessons::change::{self, LessonChange},
    },
};

/// The lesson as it is.
fn present(lesson: &LessonRecord) -> EditedLesson {
    let text = |is: &Option<String>| is.clone().unwrap_or_default();
    EditedLesson {
        student_id: Some(Id(lesson.student_id.as_u128())),
        title: lesson.title.clone(),
        description: text(&lesson.description),
        start: Some(lesson.start_at),
        duration_minutes: Some(lesson.duration_minutes.into()),
        status: lesson.status.as_str().to_owned(),
        notes: text(&lesson.notes),
    }
}

/// Changes a SCHEDULED lesson. COMPLETED with notes makes the practice plan (D5).
///
/// # Errors
/// 422 when a rule is broken, 404 for a lesson or a student of somebody else, 403 for a student who has left the
/// class, 409 when it is not SCHEDULED or the version is old.
pub async fn edit(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: EditLessonRequest,
) -> Result<LessonRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    let version = request.version;
    let edited = request.applied_to(present(&lesson));
    let (occurrence, status) = edited.plan()?;
    transition(lesson.status, status)?;
    if version.is_some_and(|read| read != lesson.version) {
        return Err(lessons::change::changed_meanwhile());
    }

    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let student_id = student(&txn, caller, &lesson, edited.student_id, status).await?;
    if status == LessonStatus::Completed {
        goals::hold_student(&txn, student_id).await?;
    }
    let minutes = edited.duration_minutes;
    let becomes = LessonChange {
        student_id,
        title: edited.title.trim().to_owned(),
        description: written(&edited.description),
        occurrence,
        duration_minutes: minutes
            .and_then(|minutes| i32::try_from(minutes).ok())
            .unwrap_or_default(),
        status,
        notes: written(&edited.notes),
    };
    if !change::edit(&txn, now, lesson_id, lesson.version, becomes).await? {
        return Err(lessons::change::lost(&txn, lesson_id).await?);
    }
    let before = lesson;
    let lesson = match status {
        LessonStatus::Completed => {
            let mut lesson = lessons::own(&txn, caller, lesson_id).await?;
            let set = goals::Sent::default();
            lesson.goals_by = goals::set(state, &txn, now, caller, &lesson, set).await?;
            practice::plan_from(state, &txn, now, lesson).await?
        }
        _ => lessons::own(&txn, caller, lesson_id).await?,
    };
    let event = LessonEvent::Changed((&lesson).into());
    audit::record(&txn, now, caller, event).await?;
    tell(&txn, now, caller, &before, &lesson).await?;
    txn.commit().await?;
    Ok(lesson)
}

/// Tells the people of an edited lesson what became of it: another time, an end, another student. A title or a note is
/// no news.
async fn tell(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
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
        notices::about_student(txn, now, before.student_id, withdrawn).await?;
        let kind = NoticeKind::LessonScheduled;
        notices::about_lesson(txn, now, caller, lesson, kind).await?;
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
        return notices::about_lesson(txn, now, caller, lesson, kind).await;
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
    notices::lesson_changed(txn, now, caller, lesson, moved).await
}

/// The student of the edited lesson: the same, or another one of the same teacher. Nobody moves a lesson of a student
/// who has left the class; an administrator may still close it.
async fn student(
    txn: &impl ConnectionTrait,
    caller: &CurrentUser,
    lesson: &LessonRecord,
    sent: Option<Id>,
    status: LessonStatus,
) -> Result<Uuid, AppError> {
    let no_student = AppError::NotFound("There is no such student.");
    let Some(id) = sent.map(|id| Uuid::from_u128(id.0)) else {
        return Err(no_student);
    };
    if enrolments::hold(txn, lesson.teacher_id, id).await? {
        return Ok(id);
    }
    if id != lesson.student_id {
        return Err(students::unknown_or_former(txn, caller, id).await?);
    }
    if caller.role == Role::Administrator && status != LessonStatus::Scheduled {
        return Ok(id);
    }
    Err(lessons::not_your_student())
}
