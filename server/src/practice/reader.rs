//! Reads the notes of a lesson.

use reedling_core::lessons::complete::shown_notes;
use reedling_planner::{
    goals::{Context, Proposal},
    read::read,
};
use sea_orm::ConnectionTrait;
use tokio::task::spawn_blocking;

use super::{
    context,
    repertoire::known::{self, Known},
    student_on_day::StudentOnDay,
};
use crate::{error::AppError, lessons::queries::record::LessonRecord, time::zone::IanaZone};

/// What the notes of a lesson were read as, and in which context. Reading long notes takes a while; who read them before a
/// transaction lets nobody wait for that.
pub(crate) struct Reading {
    notes: String,
    context: Context,
    proposal: Proposal,
}

impl Reading {
    /// Reads the notes of a lesson; none without notes.
    pub(crate) async fn of(
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
    ) -> Result<Option<Self>, AppError> {
        Self::again(None, conn, zone, lesson).await
    }

    /// Reads the notes of a lesson where they or their context are not what was read before.
    async fn again(
        before: Option<Self>,
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
    ) -> Result<Option<Self>, AppError> {
        let Some(notes) = notes_of(lesson) else {
            return Ok(None);
        };
        let student = StudentOnDay::of(conn, zone, lesson).await?;
        let known = known::of_teacher(conn, zone, lesson).await?;
        let context = context::of(conn, zone, lesson, (&student, &known)).await?;
        Self::in_context(before, notes, context).await.map(Some)
    }

    /// What the notes propose now.
    pub(crate) async fn proposal(
        before: Option<Self>,
        conn: &impl ConnectionTrait,
        zone: IanaZone,
        lesson: &LessonRecord,
    ) -> Result<Option<Proposal>, AppError> {
        let reading = Self::again(before, conn, zone, lesson).await?;
        Ok(reading.map(|reading| reading.proposal))
    }

    async fn in_context(
        before: Option<Self>,
        notes: &str,
        context: Context,
    ) -> Result<Self, AppError> {
        let is_same = |before: &Self| before.notes == notes && before.context == context;
        if let Some(before) = before.filter(is_same) {
            return Ok(before);
        }
        Ok(Self {
            proposal: read_apart(notes, &context).await?,
            notes: notes.to_owned(),
            context,
        })
    }
}

/// Reads on a thread where no other request waits for it.
async fn read_apart(notes: &str, context: &Context) -> Result<Proposal, AppError> {
    let (notes, context) = (notes.to_owned(), context.clone());
    let proposal = spawn_blocking(move || read(&notes, &context)).await;
    proposal.map_err(|error| AppError::Internal(error.to_string()))
}

/// What the notes of a lesson propose to a student who is loaded already; none without notes. Notes that set nothing propose
/// no goals.
pub(super) async fn proposal_about(
    conn: &impl ConnectionTrait,
    zone: IanaZone,
    lesson: &LessonRecord,
    about: (&StudentOnDay, &Known),
) -> Result<Option<Proposal>, AppError> {
    let Some(notes) = notes_of(lesson) else {
        return Ok(None);
    };
    let context = context::of(conn, zone, lesson, about).await?;
    read_apart(notes, &context).await.map(Some)
}

fn notes_of(lesson: &LessonRecord) -> Option<&str> {
    shown_notes(lesson.teacher_notes.as_deref(), lesson.notes.as_deref())
}

#[cfg(test)]
mod tests {
    use chrono::NaiveDate;

    use super::*;

    #[tokio::test]
    async fn notes_are_read_again_only_where_something_changed() {
        let context = |instrument: &str| Context {
            instrument: instrument.to_owned(),
            ..Context::on(NaiveDate::from_ymd_opt(2026, 3, 2).unwrap())
        };
        for (notes, instrument, is_kept) in [
            ("Scale of C major.", "Piano", true),
            ("Scale of D major.", "Piano", false),
            ("Scale of C major.", "Violin", false),
        ] {
            let before = Reading {
                notes: "Scale of C major.".to_owned(),
                context: context("Piano"),
                proposal: Proposal::default(),
            };
            let reading = Reading::in_context(Some(before), notes, context(instrument)).await;
            assert_eq!(
                reading.unwrap().proposal.goals.is_empty(),
                is_kept,
                "{notes}"
            );
        }
    }
}
