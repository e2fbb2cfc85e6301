//! What the reader makes of a lesson's notes.

use reedling_core::lesson::complete::shown_notes;
use reedling_planner::{
    goals::{Body, Proposal},
    read::read,
};
use sea_orm::ConnectionTrait;

use super::context;
use crate::{error::AppError, model::lesson::LessonRecord, ports::zone::IanaZone};

/// What the notes of a lesson propose; none without notes, and where nothing is read.
pub(super) async fn proposal(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Option<Proposal>, AppError> {
    let notes = shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref());
    let Some(notes) = notes else { return Ok(None) };
    let context = context::of(conn, zone, lesson).await?;
    let proposal = read(notes, &context);
    // Of some notes nothing is read: their lesson has no goals then, as one of before there were any.
    let is_read = !proposal.goals.is_empty() || proposal.body.is_some();
    Ok(is_read.then_some(proposal))
}

/// The answer about the body that holds by the notes of a lesson unless somebody answers.
pub(super) async fn careful(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Option<Body>, AppError> {
    let proposal = proposal(conn, zone, lesson).await?;
    Ok(proposal
        .and_then(|it| it.body)
        .map(|question| question.careful))
}
