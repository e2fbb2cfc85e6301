//! Reads the notes of a lesson.

use reedling_core::lessons::complete::shown_notes;
use reedling_planner::{
    goals::{Body, Context, Goal, Proposal},
    read::read,
};
use sea_orm::ConnectionTrait;

use super::{context, on_day::StudentOnDay};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// What the notes of a lesson propose; none without notes. Notes that set nothing propose no goals.
pub(crate) async fn proposal(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
) -> Result<Option<Proposal>, AppError> {
    let Some(notes) = notes_of(lesson) else {
        return Ok(None);
    };
    let context = context::of(conn, zone, lesson).await?;
    Ok(Some(read(notes, &context)))
}

/// The same of a student who is loaded already.
pub(super) async fn proposal_about(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    student: &StudentOnDay,
) -> Result<Option<Proposal>, AppError> {
    let Some(notes) = notes_of(lesson) else {
        return Ok(None);
    };
    let context = context::about(conn, zone, lesson, student).await?;
    Ok(Some(read(notes, &context)))
}

/// What the notes of a lesson set in a context, and what is left open beside them.
pub(super) fn goals(lesson: &LessonRecord, context: &Context) -> Vec<Goal> {
    read(notes_of(lesson).unwrap_or_default(), context).goals
}

fn notes_of(lesson: &LessonRecord) -> Option<&str> {
    shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref())
}

/// The answer about the body that the notes of a lesson imply, unless somebody answers.
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
