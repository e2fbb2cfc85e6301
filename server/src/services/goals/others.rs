//! What an answer about the body does to the plans that a student has already.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_planner::{goals::Body, plans::allow_the_same};
use sea_orm::ConnectionTrait;

use super::again;
use crate::{
    error::AppError,
    model::lesson::LessonRecord,
    ports::zone::IanaZone,
    services::practice::{self, body},
    state::AppState,
    store::{lessons::list, plans},
};

/// For how many days a plan holds, and one more for the time of day.
const HELD: TimeDelta = TimeDelta::days(8);

/// Makes the newest plan of each teacher anew whose days are not over, where the student may play more or less than
/// before: from today's unticked cards on, with the same goals. The plan of the lesson itself is made from it anyway.
///
/// # Errors
/// When the database fails.
pub(super) async fn obey(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson: &LessonRecord,
    before: &[Body],
) -> Result<(), AppError> {
    let today = IanaZone(state.school_zone()).day(now);
    let limits = body::limits(txn, lesson.student_id, today).await?;
    if allow_the_same(before, &limits, today) {
        return Ok(());
    }
    let newest = plans::newest_lessons(txn, lesson.student_id, now - HELD).await?;
    for id in newest.into_iter().filter(|id| *id != lesson.id) {
        let Some(other) = list::by_id(txn, id).await? else {
            continue;
        };
        if practice::is_planned(&other) {
            let other = again(txn, other).await?;
            practice::plan_at_once(state, txn, now, other).await?;
        }
    }
    Ok(())
}
