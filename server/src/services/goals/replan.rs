//! What an answer about the body does to the plans that a student has already.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_planner::{goals::Body, plans::allow_the_same};
use sea_orm::ConnectionTrait;

use super::{Sent, Settled, copy_to_next_revision, reader, store};
use crate::{
    error::AppError,
    model::lesson::LessonRecord,
    ports::zone::IanaZone,
    services::practice::{self, body},
    state::AppState,
    store::{body_states, goals, lessons::list, plans},
};

/// For how many days a plan holds, and one more for the time of day.
const HELD: TimeDelta = TimeDelta::days(8);

/// Makes the newest plan of each teacher anew whose days are not over, where the student may play more or less than
/// before: from today on, with the same goals. The plan of the lesson itself is made from it anyway.
///
/// # Errors
/// When the database fails.
pub(super) async fn for_body(
    state: &AppState,
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson: &LessonRecord,
    before: &[Body],
) -> Result<(), AppError> {
    let zone = IanaZone(state.school_zone());
    let today = zone.day(now);
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
            let other = next_revision(txn, now, zone, other).await?;
            practice::plan_at_once(state, txn, now, other).await?;
        }
    }
    Ok(())
}

/// The next revision of what a lesson sets, with the same goals; where there are none yet, what its notes are read as.
async fn next_revision(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    zone: IanaZone,
    mut lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    let proposal = match lesson.goals_by {
        Some(_) => None,
        None => reader::proposal(txn, zone, &lesson).await?,
    };
    let Some(proposal) = proposal else {
        return copy_to_next_revision(txn, lesson).await;
    };
    let facts = goals::facts(txn, lesson.id).await?;
    let sent = Sent {
        week: Some(facts.week).filter(|week| !week.is_empty()),
        private_notes: facts.private_notes,
        ..Sent::default()
    };
    let body_before = body_states::of_lesson(txn, lesson.id).await?;
    let mut settled = Settled::of(sent, Some(proposal));
    settled.body = body_before.or(settled.body);
    settled.body_before = body_before;
    lesson.goals_by = settled.facts.goals_by;
    let revision = lesson.goals_revision + 1;
    store(txn, now, zone, &lesson, settled, revision).await?;
    lesson.goals_revision = revision;
    Ok(lesson)
}
