//! Resolves the titles and piece ids of goals to pieces of the student.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use reedling_core::validation::{Violations, non_blank};
use reedling_planner::{
    goals::{Goal, Goals, PIECES_MAX, Subject, unite_compared},
    repertoire::{by_title::piece_of_title, values::PieceValues},
    titles::{normal_composer, normal_title},
};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::survivors::Survivors;
use crate::{
    error::AppError,
    practice::queries::{
        pieces::{self, PieceChange},
        record::PieceRecord,
    },
};

/// Who set goals, which decides whether they may be refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetBy {
    /// A teacher, who is told of one piece too many and of contradicting goals.
    Teacher,
    /// A note, which is never refused: a title beyond the limit of pieces stays a title, and contradicting goals are joined.
    Note,
}

/// Gives each goal the piece that it names, and joins goals that turn out to be the same; a new title becomes a new piece.
/// The caller holds the student's lock, so that concurrent calls create only one.
///
/// # Errors
/// 422 for an unknown piece or another student's, for one piece too many, and, if a teacher sent them, for two goals that
/// turn out to be about one piece and contradict each other.
pub async fn resolve(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    student_id: Uuid,
    goals: &mut Vec<Goal>,
    set_by: SetBy,
) -> Result<Vec<PieceRecord>, AppError> {
    let mut all = pieces::of_student(txn, student_id).await?;
    // Pieces that are added here have no merges yet.
    let survivors = Survivors::of(&all);
    let mut found = Violations::default();
    for (place, goal) in goals.iter_mut().enumerate() {
        let known = match &goal.subject {
            Subject::Piece { piece_id } => match of_id(&all, &survivors, piece_id) {
                Some(id) => Some(id),
                None => {
                    found.add_within("goals", place, unknown());
                    None
                }
            },
            Subject::Title { title, composer } if !normal_title(title).is_empty() => {
                let composer = composer.as_deref().and_then(non_blank);
                let piece = change(title.trim().to_owned(), composer);
                match of_title(&all, &survivors, &piece) {
                    Some(id) => Some(id),
                    None if !is_full(&all) => {
                        Some(add(txn, now, student_id, &mut all, piece).await?)
                    }
                    None if set_by == SetBy::Note => None,
                    None => {
                        found.add_within("goals", place, full("subject.title"));
                        None
                    }
                }
            }
            _ => None,
        };
        if let Some(id) = known {
            let piece_id = id.to_string();
            goal.subject = Subject::Piece { piece_id };
        }
    }
    let (united, contradicting) = unite_compared(std::mem::take(goals));
    if set_by == SetBy::Teacher {
        for place in contradicting {
            found.add_within("goals", place, Goals::double());
        }
    }
    found.into_result()?;
    *goals = united;
    Ok(all)
}

async fn add(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    student_id: Uuid,
    all: &mut Vec<PieceRecord>,
    piece: PieceChange,
) -> Result<Uuid, AppError> {
    let id = pieces::insert(txn, now, student_id, piece.clone()).await?;
    all.push(PieceRecord {
        id,
        title: piece.title,
        composer: piece.composer,
        normal_title: piece.normal_title,
        normal_composer: piece.normal_composer,
        kind: None,
        goal_tempo: None,
        last_tempo: None,
        clean_tempo: None,
        merged: None,
        former: Vec::new(),
    });
    Ok(id)
}

/// A piece with its normalized title and composer.
pub fn change(title: String, composer: Option<String>) -> PieceChange {
    PieceChange {
        normal_title: normal_title(&title),
        normal_composer: normal_composer(composer.as_deref().unwrap_or_default()),
        title,
        composer,
        kind: None,
        goal_tempo: None,
    }
}

/// The values of a piece with its normalized title and composer.
pub fn described(piece: PieceValues) -> PieceChange {
    PieceChange {
        kind: piece.kind,
        goal_tempo: piece.goal_tempo,
        ..change(piece.title, piece.composer)
    }
}

/// The student's piece of that id, or the one it was merged into.
fn of_id(all: &[PieceRecord], survivors: &Survivors, piece_id: &str) -> Option<Uuid> {
    let id = survivors.surviving(Uuid::parse_str(piece_id).ok()?);
    all.iter().any(|piece| piece.id == id).then_some(id)
}

/// The student's piece of that title and composer, or the one it was merged into.
fn of_title(all: &[PieceRecord], survivors: &Survivors, wanted: &PieceChange) -> Option<Uuid> {
    let known = all.iter().flat_map(|piece| {
        let id = survivors.surviving(piece.id);
        piece
            .names()
            .map(move |(title, composer)| (id, title, composer))
    });
    piece_of_title(known, &wanted.normal_title, &wanted.normal_composer)
}

fn unknown() -> Violations {
    problem("subject.pieceId", "unknown", "There is no such piece")
}

/// Whether a student has the most pieces allowed; merged ones do not count.
pub fn is_full(all: &[PieceRecord]) -> bool {
    let own = all.iter().filter(|piece| piece.merged.is_none());
    own.count() >= PIECES_MAX || all.len() as u64 >= pieces::MOST
}

/// The violation of having too many pieces.
pub fn full(field: &'static str) -> Violations {
    let text = "A student can have at most 200 pieces";
    problem(field, "too_many", text)
}

fn problem(
    field: &'static str,
    code: &'static str,
    message: impl Into<Cow<'static, str>>,
) -> Violations {
    let mut found = Violations::default();
    found.add(field, code, message);
    found
}
