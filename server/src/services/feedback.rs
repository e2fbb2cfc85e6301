//! A teacher's feedback on lessons (D5).

use reedling_core::feedback::check_rating;
use uuid::Uuid;

use super::lessons;
use crate::{
    error::AppError,
    model::{
        activity::{Activity, ActivityKind, ActivityStatus},
        lesson::{Feedback, FeedbackRecord},
        user::CurrentUser,
    },
    state::AppState,
    store::{activities, feedback},
};

/// Feedback on the lessons that the caller may see, newest lesson first.
///
/// # Errors
/// When the database fails.
pub async fn visible_to(
    state: &AppState,
    caller: &CurrentUser,
) -> Result<Vec<FeedbackRecord>, AppError> {
    if caller.waits_for_approval {
        return Ok(Vec::new());
    }
    Ok(feedback::list(state.db.read(), lessons::whose(caller)).await?)
}

/// Writes feedback on a lesson that the caller gives, in place of what was there.
///
/// # Errors
/// 422 for a rating outside 1 to 5, 404 for a lesson of somebody else, 403 for a student who has left the class.
pub async fn write(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    written: Feedback,
) -> Result<FeedbackRecord, AppError> {
    let lesson = lessons::own_to_change(state.db.read(), caller, lesson_id).await?;
    check_rating(written.teacher_rating).into_result()?;
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    lessons::hold_student(&txn, caller, &lesson).await?;
    feedback::write(&txn, now, lesson_id, written).await?;
    let activity = Activity {
        kind: ActivityKind::Communication,
        actor_id: Some(caller.id),
        subject_id: Some(lesson.student_id),
        description: format!(
            "{} wrote feedback on the lesson \u{201c}{}\u{201d}",
            caller.name, lesson.title
        ),
        status: ActivityStatus::Active,
    };
    activities::record(&txn, now, activity).await?;
    let record = feedback::by_lesson(&txn, lesson_id).await?;
    txn.commit().await?;
    record.ok_or(AppError::NotFound("There is no such lesson."))
}
