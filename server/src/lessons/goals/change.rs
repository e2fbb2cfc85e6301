//! Changing what a completed lesson sets.

use chrono::{DateTime, Utc};
use reedling_core::lessons::status::LessonStatus;
use reedling_db::value_types::GoalsBy;
use reedling_planner::goals::{
    Body,
    request::{ChangeGoalsRequest, GoalsChange},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::show;
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::LessonEvent,
    error::{AppError, code::Code},
    lessons::{
        access,
        queries::{change as lesson_change, record::LessonRecord},
    },
    practice::{
        goals::{Settled, write_revision},
        plan,
        queries::{body_states, goals, record::LessonFacts},
        reader::Reading,
    },
    state::AppState,
};

/// Changes what a COMPLETED lesson sets, and makes a new plan of it.
///
/// # Errors
/// 422 when a rule is broken, 404 for a lesson of somebody else, 403 for a student who has left the class, 409 when it is
/// not completed, a later one is, or the revision is old.
pub(crate) async fn change(
    state: &AppState,
    caller: &CurrentUser,
    lesson_id: Uuid,
    request: ChangeGoalsRequest,
) -> Result<LessonRecord, AppError> {
    let lesson = access::own_to_change(state.db.read(), caller, lesson_id).await?;
    let zone = state.school_zone();
    let change = request.check(zone.day(lesson.start_at))?;
    // Reading the notes takes a while.
    require_open(state.db.read(), state.clock.now(), &lesson, change.revision).await?;
    let readings = Readings::ahead(state, &lesson, &change).await?;
    state
        .write_as(caller, async |tx| {
            changed(state, &tx, &lesson, (change, readings)).await
        })
        .await
}

/// What the notes of a lesson are read as before its transaction: others wait for that one.
struct Readings {
    /// The notes as they were, where what they imply for the body may matter.
    before: Option<Reading>,
    /// The notes as they will be.
    after: Option<Reading>,
}

impl Readings {
    async fn ahead(
        state: &AppState,
        lesson: &LessonRecord,
        change: &GoalsChange,
    ) -> Result<Self, AppError> {
        let (conn, zone) = (state.db.read(), state.school_zone());
        let before = match may_imply_body(change) {
            true => Reading::of(conn, zone, lesson).await?,
            false => None,
        };
        let mut lesson = lesson.clone();
        if let Some(notes) = &change.teacher_notes {
            lesson.teacher_notes = Some(notes.clone());
        }
        let after = Reading::of(conn, zone, &lesson).await?;
        Ok(Self { before, after })
    }
}

/// Whether corrected notes may imply another answer about the body, as none is sent.
fn may_imply_body(change: &GoalsChange) -> bool {
    change.teacher_notes.is_some() && change.body.is_none()
}

async fn changed(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
    (change, readings): (GoalsChange, Readings),
) -> Result<LessonRecord, AppError> {
    let zone = state.school_zone();
    let mut lesson = lock_to_change(tx, lesson, change.revision).await?;
    let facts = goals::facts(tx, lesson.id).await?;
    let body_before = body_states::of_lesson(tx, lesson.id).await?;
    let mut by_default = None;
    if may_imply_body(&change) && body_before.is_some() {
        let proposal = Reading::proposal(readings.before, tx, zone, &lesson).await?;
        by_default = proposal.and_then(|it| it.body).map(|it| it.careful);
    }
    if let Some(notes) = change.teacher_notes {
        lesson_change::set_teacher_notes(tx, tx.now, lesson.id, &notes).await?;
        lesson.teacher_notes = Some(notes);
    }
    let proposal = Reading::proposal(readings.after, tx, zone, &lesson)
        .await?
        .unwrap_or_default();
    let read = proposal.goals;
    let careful = proposal.body.map(|question| question.careful);
    let settled = Settled {
        goals: Some(change.goals),
        is_body_answered: change.body.is_some(),
        body: change
            .body
            .or(body_without_answer(body_before, by_default, careful)),
        body_before,
        facts: LessonFacts {
            goals_by: Some(GoalsBy::Teacher),
            week: change.week.unwrap_or(facts.week),
            unread: proposal.unread.into_iter().map(|it| it.text).collect(),
            private_notes: change.private_notes.of(facts.private_notes),
        },
    };
    let revision = lesson.goals_revision + 1;
    let lesson = write_revision(state, tx, lesson, settled, revision).await?;
    let lesson = plan::plan_from(state, tx, lesson, Some(read)).await?;
    tx.audit(LessonEvent::GoalsChanged((&lesson).into()))
        .await?;
    Ok(lesson)
}

/// The answer about the body when none is sent: the present one, unless it only came from the earlier notes and the
/// corrected ones ask for more care.
fn body_without_answer(
    before: Option<Body>,
    by_default: Option<Body>,
    careful: Option<Body>,
) -> Option<Body> {
    let care = |body: Option<Body>| body.map(|body| body.answer.care());
    if before == by_default && care(careful) > care(before) {
        return careful;
    }
    before.or(careful)
}

/// The lesson, with its student locked, if its goals may be changed from that revision.
pub(super) async fn lock_to_change(
    tx: &CallerTx<'_>,
    lesson: &LessonRecord,
    revision: i32,
) -> Result<LessonRecord, AppError> {
    access::lock_enrolment(tx, lesson).await?;
    goals::lock_student(tx, lesson.student_id).await?;
    let lesson = access::own(tx, tx.caller, lesson.id).await?;
    require_open(tx, tx.now, &lesson, revision).await?;
    Ok(lesson)
}

/// Refuses to change the goals of a lesson that has none to change, from another revision, or too late.
async fn require_open(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    lesson: &LessonRecord,
    revision: i32,
) -> Result<(), AppError> {
    if lesson.status != LessonStatus::Completed {
        return Err(closed("Goals can be changed once the lesson is completed."));
    }
    if lesson.goals_revision != revision {
        return Err(AppError::conflict(
            Code::VersionConflict,
            "The goals have changed meanwhile. Load the current ones to see them.",
        ));
    }
    match show::editable_until(conn, lesson).await? {
        Some(until) if now <= until => Ok(()),
        Some(_) => Err(closed("Goals can be changed for 14 days after the lesson.")),
        None => Err(closed(
            "A later lesson is completed: its goals are the ones that count now.",
        )),
    }
}

fn closed(sentence: &'static str) -> AppError {
    AppError::conflict(Code::GoalsClosed, sentence)
}
