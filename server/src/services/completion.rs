//! Completing a lesson, and the practice plan that comes of it (D5, D6).

use chrono::{DateTime, Utc};
use reedling_core::{
    lesson::{
        complete::{CompleteLessonDraft, shown_notes},
        status::{LessonStatus, transition},
    },
    practice::{
        input::{Exam, PlanInput, PracticeLog},
        plan::plan,
    },
    student::age::age_on,
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use crate::{
    error::AppError,
    model::{
        lesson::{LessonRecord, PlanRecord},
        user::CurrentUser,
    },
    ports::zone::IanaZone,
    services::lessons,
    state::AppState,
    store::{
        lessons::{change, history, list},
        plans,
    },
};

/// Earlier lessons whose notes the planner reads.
const RECENT_LESSONS: u64 = 4;

/// Completes a SCHEDULED lesson with notes and makes its practice plan.
///
/// # Errors
/// 422 without notes, 404 for a lesson of somebody else, 409 when it is not SCHEDULED.
pub async fn complete(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    teacher_notes: String,
) -> Result<LessonRecord, AppError> {
    let lesson = lessons::own(state.db.read(), caller, lesson_id).await?;
    let draft = CompleteLessonDraft { teacher_notes };
    draft.check().into_result()?;
    transition(lesson.status, LessonStatus::Completed)?;

    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    if !change::complete(&txn, now, lesson_id, draft.teacher_notes).await? {
        return Err(lessons::change::lost(&txn, lesson_id).await?);
    }
    let lesson = plan_from(state, &txn, now, lesson_id).await?;
    lessons::change::record(&txn, now, caller, &lesson, "completed").await?;
    txn.commit().await?;
    Ok(lesson)
}

/// Makes the plan of a lesson that was just completed, from its notes; without notes there is none (D12).
pub(super) async fn plan_from(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson_id: Uuid,
) -> Result<LessonRecord, AppError> {
    let Some(mut lesson) = list::by_id(txn, lesson_id).await? else {
        return Err(AppError::NotFound("There is no such lesson."));
    };
    let notes = shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref());
    if let Some(notes) = notes.map(str::to_owned) {
        let zone = IanaZone(state.school_zone());
        let plan = plan(&input(txn, zone, &lesson, notes).await?);
        let guidance = plans::insert(txn, now, lesson_id, &plan).await?;
        lesson.plan = Some(PlanRecord {
            planner: plan.planner,
            guidance,
        });
    }
    Ok(lesson)
}

/// What the planner may know: the lesson, the student without a name, what came before and comes next.
async fn input(
    txn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    notes: String,
) -> Result<PlanInput, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let student = plans::facts(txn, student_id).await?;
    let exam = plans::last_exam(txn, student_id).await?;
    let next = history::next_start(txn, teacher_id, student_id, lesson.start_at).await?;
    let recent_notes =
        history::earlier_notes(txn, teacher_id, student_id, lesson.start_at, RECENT_LESSONS)
            .await?;
    let lesson_date = zone.day(lesson.start_at);
    Ok(PlanInput {
        instrument: student.instrument,
        grade: student.grade,
        age: student
            .date_of_birth
            .and_then(|born| age_on(born, lesson_date)),
        is_minor: student.is_minor,
        lesson_date,
        next_lesson_date: next.map(|start| zone.day(start)),
        notes,
        exam: exam.map(|(board, date)| Exam {
            board: Some(board),
            date: Some(date),
        }),
        recent_notes,
        // Until there is a practice log the planner works without one (D12).
        log: PracticeLog::default(),
        busy_days: Vec::new(),
        holiday: false,
    })
}
