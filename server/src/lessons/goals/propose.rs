//! Goals that a model proposes for the notes of a lesson: "Read with NAME".

use reedling_core::lessons::{
    propose::ProposalRequest,
    status::{LessonError, LessonStatus},
};
use reedling_planner::{
    goals::Context,
    proposed::{ProposedRow, rows},
    read::read,
};
use tokio::task;
use uuid::Uuid;

use super::with_names;
use crate::{
    accounts::{
        caller::CurrentUser,
        queries::throttle::{self, WINDOW},
    },
    error::AppError,
    goal_model::{Model, ModelError, Question},
    lessons::{access, queries::record::LessonRecord},
    practice::{
        context,
        queries::circle::{Circle, circle},
        without_names::WithoutNames,
    },
    state::AppState,
};

/// Questions that one teacher may ask in an hour, so that nobody can run up the school's bill.
const MOST: i32 = 20;

/// Asks the model which goals notes set, and answers the rows that these add to what the built-in reader reads. Nothing is stored.
///
/// # Errors
/// 404 for a lesson of somebody else or without a model, 403 for a student who has left the class, 422 for notes that break a rule, 409 for a lesson that is cancelled or missed, 429 for the twenty-first question within an hour, 503 when
/// the model gives no goals.
pub(crate) async fn propose(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: ProposalRequest,
) -> Result<Vec<ProposedRow>, AppError> {
    let lesson = access::own_to_change(state.db.read(), caller, lesson_id).await?;
    if lesson.teacher_id != caller.id {
        return Err(AppError::NotFound("This is not a lesson of yours."));
    }
    let notes = request.check()?;
    if let status @ (LessonStatus::Cancelled | LessonStatus::Missed) = lesson.status {
        return Err(LessonError::NotScheduled(status).into());
    }
    let no_model = AppError::NotFound("This school has no model that reads notes.");
    let model = state.model.as_ref().ok_or(no_model)?;
    let no_goals = |error| no_goals(model, &error);
    let permit = model.permit(caller.id).map_err(no_goals)?;
    count(state, caller).await?;
    let (context, circle) = known(state, &lesson).await?;
    let sent = WithoutNames::of(&notes, &circle);
    let clean = |text: &str| WithoutNames::of(text, &circle).text;
    let question = Question::about(&sent.text, &context, clean);
    let proposed = model.goals(permit, &question).await.map_err(no_goals)?;
    let proposed = with_names::with_names(proposed, &sent, &notes);
    // Reading takes a while.
    let reading = move || rows(&notes, &context, &read(&notes, &context), proposed);
    let read = task::spawn_blocking(reading).await;
    read.map_err(|error| AppError::Internal(error.to_string()))
}

fn no_goals(model: &Model, error: &ModelError) -> AppError {
    tracing::warn!(%error, "the model proposed no goals");
    let name = model.name();
    AppError::ModelUnavailable(format!("{name} {error}, so nothing was added to the list."))
}

/// What the reader knows beside the notes, and whom the model must not learn of. The database is free again before the model is
/// asked.
async fn known(state: &AppState, lesson: &LessonRecord) -> Result<(Context, Circle), AppError> {
    let snapshot = state.db.begin_snapshot().await?;
    let known = async {
        let (context, _) = context::with_last(&snapshot, state.school_zone(), lesson).await?;
        let circle = circle(&snapshot, lesson.student_id, lesson.teacher_id).await?;
        Ok((context, circle))
    }
    .await;
    snapshot.rollback().await?;
    known
}

/// Counts the question before it is asked, so that concurrent ones cannot exceed the limit.
async fn count(state: &AppState, caller: &CurrentUser) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            let key = format!("proposals:{}", caller.id);
            let counted = throttle::count(&tx, &key, tx.now, WINDOW).await?;
            // What is over the limit is counted, too.
            Ok((counted, tx.now))
        })
        .await
        .and_then(|(counted, now)| match counted.count > MOST {
            true => {
                let until = counted.window_started_at + WINDOW;
                Err(AppError::too_many_attempts(until, now))
            }
            false => Ok(()),
        })
}
