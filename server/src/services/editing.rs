//! Editing a lesson, which may complete it (D5).

use chrono::{DateTime, Utc};
use reedling_core::{
    access::Role,
    lesson::{
        edit::EditRequest,
        request::whole_second,
        status::{LessonStatus, transition},
    },
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
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

/// What is to be changed; what is none stays as it is.
#[derive(Clone, Debug)]
pub struct EditCommand {
    /// Another student.
    pub student_id: Option<String>,
    /// Title.
    pub title: Option<String>,
    /// Description.
    pub description: Option<String>,
    /// Start; none of it is a broken rule.
    pub start: Option<Option<DateTime<Utc>>>,
    /// Minutes; none of them is a broken rule.
    pub duration_minutes: Option<Option<i64>>,
    /// Status, as sent.
    pub status: Option<String>,
    /// Notes of the edit form.
    pub notes: Option<String>,
    /// The version that was read; without one the latest is taken (D12).
    pub version: Option<i32>,
}

impl EditCommand {
    /// The lesson as it shall be.
    fn on(self, lesson: &LessonRecord) -> EditRequest {
        let text = |is: &Option<String>| is.clone().unwrap_or_default();
        let status = || lesson.status.as_str().to_owned();
        let start = self.start.unwrap_or(Some(lesson.start_at));
        EditRequest {
            student_id: self
                .student_id
                .unwrap_or_else(|| lesson.student_id.to_string()),
            title: self.title.unwrap_or_else(|| lesson.title.clone()),
            description: self
                .description
                .unwrap_or_else(|| text(&lesson.description)),
            start: start.map(whole_second),
            duration_minutes: self
                .duration_minutes
                .unwrap_or_else(|| Some(lesson.duration_minutes.into())),
            status: self.status.unwrap_or_else(status),
            notes: self.notes.unwrap_or_else(|| text(&lesson.notes)),
        }
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
    command: EditCommand,
) -> Result<LessonRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    let version = command.version;
    let request = command.on(&lesson);
    let (occurrence, status) = request.plan()?;
    transition(lesson.status, status)?;
    if version.is_some_and(|read| read != lesson.version) {
        return Err(lessons::change::changed_meanwhile());
    }

    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let student_id = student(&txn, caller, &lesson, &request.student_id, status).await?;
    if status == LessonStatus::Completed {
        goals::hold_student(&txn, student_id).await?;
    }
    let minutes = request.duration_minutes;
    let becomes = LessonChange {
        student_id,
        title: request.title.trim().to_owned(),
        description: written(&request.description),
        occurrence,
        duration_minutes: minutes
            .and_then(|minutes| i32::try_from(minutes).ok())
            .unwrap_or_default(),
        status,
        notes: written(&request.notes),
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
    lessons::change::record(&txn, now, caller, &lesson, "changed").await?;
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
    sent: &str,
    status: LessonStatus,
) -> Result<Uuid, AppError> {
    let no_student = AppError::NotFound("There is no such student.");
    let Ok(id) = Uuid::parse_str(sent.trim()) else {
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
