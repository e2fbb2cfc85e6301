//! What a lesson sets: stored with its completion, read for the dialog, changed within 14 days.

pub(crate) mod replan;

use std::collections::BTreeSet;

use reedling_db::value_types::GoalsBy;
use reedling_planner::goals::{Body, Goal, Proposal, Until, request::SentGoals};
use uuid::Uuid;

use super::{
    body,
    queries::{
        body_states,
        goals::{self, NewFacts},
        record::LessonFacts,
    },
    repertoire::{
        named::{self, SetBy},
        states,
        survivors::Survivors,
    },
};
use crate::{
    accounts::caller::{Audit, CallerTx},
    audit::{Lesson, StudentEvent},
    error::AppError,
    lessons::queries::record::LessonRecord,
    state::AppState,
    time::zone::IanaZone,
};

/// Stores what a completed lesson sets; answers the lesson with it. What was not sent is what the notes propose, with the
/// careful answer about the body.
///
/// # Errors
/// 422 for a piece that the student does not have.
pub(crate) async fn set(
    state: &AppState,
    tx: &CallerTx<'_>,
    lesson: LessonRecord,
    (sent, proposal): (SentGoals, Option<Proposal>),
) -> Result<LessonRecord, AppError> {
    let revision = lesson.goals_revision;
    write_revision(state, tx, lesson, Settled::of(sent, proposal), revision).await
}

/// Writes what a lesson sets as a revision, and changes the plans that an answer about the body concerns; answers the
/// lesson with it. Its own plan is still to be made.
///
/// # Errors
/// 422 for a piece that the student does not have.
pub(crate) async fn write_revision(
    state: &AppState,
    tx: &CallerTx<'_>,
    mut lesson: LessonRecord,
    settled: Settled,
    revision: i32,
) -> Result<LessonRecord, AppError> {
    let zone = state.school_zone();
    let limits = body::limits(tx, zone, lesson.student_id, zone.day(tx.now)).await?;
    let goals_by = settled.facts.goals_by;
    // Even the same answer may end one of a former teacher.
    let is_body_answered = settled.is_body_answered || settled.body != settled.body_before;
    store(tx, zone, &lesson, settled, revision).await?;
    lesson.goals_revision = revision;
    lesson.goals_by = goals_by;
    if is_body_answered {
        let student = Lesson::from(&lesson).student;
        tx.audit(StudentEvent::BodyAnswered(student)).await?;
    }
    if is_body_answered || !limits.is_empty() {
        replan::for_body(state, tx, &lesson, &limits).await?;
    }
    Ok(lesson)
}

/// Copies what a lesson sets to its next revision.
pub(crate) async fn copy_to_next_revision(
    tx: &CallerTx<'_>,
    mut lesson: LessonRecord,
) -> Result<LessonRecord, AppError> {
    let set = goals::of_lesson(tx, lesson.id, lesson.goals_revision).await?;
    let facts = goals::facts(tx, lesson.id).await?;
    lesson.goals_revision += 1;
    let revision = lesson.goals_revision;
    goals::write_facts(tx, lesson.id, NewFacts { revision, facts }).await?;
    goals::insert(tx, lesson.id, revision, &set).await?;
    Ok(lesson)
}

/// What a lesson sets, combined from what was sent and what was read.
pub(crate) struct Settled {
    pub(crate) goals: Option<Vec<Goal>>,
    pub(crate) body: Option<Body>,
    /// The lesson's answer about the body so far.
    pub(crate) body_before: Option<Body>,
    /// Whether an answer about the body was sent; else the one that holds without any.
    pub(crate) is_body_answered: bool,
    pub(crate) facts: LessonFacts,
}

impl Settled {
    pub(crate) fn of(sent: SentGoals, proposal: Option<Proposal>) -> Self {
        let read = proposal.is_some();
        let proposal = proposal.unwrap_or_default();
        let goals_by = match (&sent.goals, read) {
            (Some(_), _) => Some(GoalsBy::Teacher),
            (None, true) => Some(GoalsBy::Reader),
            (None, false) => None,
        };
        Self {
            goals: sent.goals.or_else(|| read.then_some(proposal.goals)),
            is_body_answered: sent.body.is_some(),
            body: sent.body.or(proposal.body.map(|question| question.careful)),
            body_before: None,
            facts: LessonFacts {
                goals_by,
                week: sent.week.unwrap_or(proposal.week),
                unread: proposal.unread.into_iter().map(|it| it.text).collect(),
                private_notes: sent.private_notes,
            },
        }
    }
}

/// Writes what a lesson sets as a revision, with the consequences for its pieces and the student's body.
async fn store(
    tx: &CallerTx<'_>,
    zone: IanaZone,
    lesson: &LessonRecord,
    settled: Settled,
    revision: i32,
) -> Result<(), AppError> {
    let (student_id, teacher_id) = (lesson.student_id, lesson.teacher_id);
    let before = if revision == lesson.goals_revision {
        rested_until(tx, lesson).await?
    } else {
        goals::of_lesson(tx, lesson.id, lesson.goals_revision).await?
    };
    let mut named: BTreeSet<Uuid> = before.iter().filter_map(goals::piece_of).collect();
    let set_by = match settled.facts.goals_by {
        Some(GoalsBy::Teacher) => SetBy::Teacher,
        _ => SetBy::Note,
    };
    let facts = settled.facts;
    goals::write_facts(tx, lesson.id, NewFacts { revision, facts }).await?;
    let mut all = settled.goals.unwrap_or_default();
    if !all.is_empty() || !named.is_empty() {
        let pieces = named::resolve(tx, tx.now, student_id, &mut all, set_by).await?;
        if revision != lesson.goals_revision {
            Survivors::of(&pieces).keep_named(&before, &mut all);
        }
        goals::insert(tx, lesson.id, revision, &all).await?;
        named.extend(all.iter().filter_map(goals::piece_of));
        states::refresh(tx, student_id, &pieces, named).await?;
    }
    if settled.body != settled.body_before {
        let people = (student_id, teacher_id);
        body_states::write(tx, tx.now, lesson.id, people, settled.body).await?;
    } else if settled.is_body_answered {
        body_states::tell_again(tx, tx.now, lesson.id).await?;
    }
    body::refresh(tx, zone, lesson, settled.is_body_answered).await
}

/// What the teacher's previous lesson rests until this one.
async fn rested_until(tx: &CallerTx<'_>, lesson: &LessonRecord) -> Result<Vec<Goal>, AppError> {
    let (teacher_id, student_id) = (lesson.teacher_id, lesson.student_id);
    let before = goals::before(tx, teacher_id, student_id, lesson.start_at).await?;
    let mut goals = before.map_or_else(Vec::new, |last| last.goals);
    goals.retain(|goal| goal.until == Some(Until::NextLesson));
    Ok(goals)
}
