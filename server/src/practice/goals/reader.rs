//! Reads the notes of a lesson.

use reedling_core::lessons::complete::shown_notes;
use reedling_planner::{
    goals::{Body, Proposal},
    read::read,
};
use sea_orm::ConnectionTrait;

use super::context;
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// The proposal of a lesson's notes; none without notes, and where nothing could be read.
pub(crate) async fn proposal(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Option<Proposal>, AppError> {
    let notes = shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref());
    let Some(notes) = notes else { return Ok(None) };
    let context = context::of(conn, zone, lesson).await?;
    let proposal = read(notes, &context);
    // Where nothing could be read the lesson has no goals, like a lesson from before goals existed.
    let is_read = !proposal.goals.is_empty() || proposal.body.is_some();
    Ok(is_read.then_some(proposal))
}

/// The careful answer about the body that the notes of a lesson call for.
pub(crate) async fn careful(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Option<Body>, AppError> {
    let proposal = proposal(conn, zone, lesson).await?;
    Ok(proposal
        .and_then(|it| it.body)
        .map(|question| question.careful))
}
