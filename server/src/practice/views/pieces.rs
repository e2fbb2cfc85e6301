//! Bodies of pieces.

use poem_openapi::{Object, types::Any};
use reedling_core::time::text;
use reedling_planner::goals::{PieceState, TempoMark};
use uuid::Uuid;

use crate::{
    api::{choice::Choice, idempotent::Replayable, timestamp::Timestamp},
    practice::repertoire::{MergedPiece, OwnPiece, Repertoire, SeenPiece},
};

/// A piece of a student.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct PieceBody {
    /// The piece.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Composer.
    pub composer: Option<String>,
    /// What kind of piece it is, in a word.
    pub kind: Option<String>,
    /// Its goal tempo.
    pub goal_tempo: Option<Any<TempoMark>>,
    /// The last clean tempo.
    pub last_clean_tempo: Option<Any<TempoMark>>,
    /// Its state with the caller; null when only another teacher has set it.
    pub state: Option<Choice<PieceState>>,
    /// The last day of a rest, yyyy-MM-dd; null for a rest until it is set again.
    pub resting_until: Option<String>,
    /// Lessons that set it.
    pub lessons: u64,
    /// The day of the last one, yyyy-MM-dd.
    pub last_set: Option<String>,
    /// Whether another teacher works on it.
    pub with_another_teacher: bool,
}

impl From<SeenPiece> for PieceBody {
    fn from(seen: SeenPiece) -> Self {
        let piece = seen.piece;
        Self {
            id: piece.id,
            title: piece.title,
            composer: piece.composer,
            kind: piece.kind,
            goal_tempo: piece.goal_tempo.map(Any),
            last_clean_tempo: piece.last_clean_tempo.map(Any),
            state: seen.state.map(Into::into),
            resting_until: seen.resting_until.map(text::date),
            lessons: seen.lessons,
            last_set: seen.last_set.map(text::date),
            with_another_teacher: seen.with_another_teacher,
        }
    }
}

/// A piece that was merged into another one.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct MergedPieceBody {
    /// The piece.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Composer.
    pub composer: Option<String>,
    /// The piece that it was merged into.
    pub into_id: Uuid,
    /// Title of that piece.
    pub into_title: String,
    /// Until when the merge can be undone.
    pub undoable_until: Timestamp,
}

impl From<MergedPiece> for MergedPieceBody {
    fn from(merged: MergedPiece) -> Self {
        let (into_id, into_title) = merged.into;
        Self {
            id: merged.piece.id,
            title: merged.piece.title,
            composer: merged.piece.composer,
            into_id,
            into_title,
            undoable_until: merged.undoable_until.into(),
        }
    }
}

/// A student's repertoire.
#[derive(Debug, Object)]
pub(crate) struct StudentPiecesBody {
    /// The pieces, by title; at most 200.
    pub pieces: Vec<PieceBody>,
    /// Pieces that were merged in the last ten minutes.
    pub merged: Vec<MergedPieceBody>,
}

impl From<Repertoire> for StudentPiecesBody {
    fn from(repertoire: Repertoire) -> Self {
        Self {
            pieces: repertoire.pieces.into_iter().map(Into::into).collect(),
            merged: repertoire.merged.into_iter().map(Into::into).collect(),
        }
    }
}

/// A piece, and whose it is.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct OwnPieceBody {
    /// Whose it is.
    pub student_id: Uuid,
    /// The piece.
    pub piece: PieceBody,
}

impl From<OwnPiece> for OwnPieceBody {
    fn from(own: OwnPiece) -> Self {
        Self {
            student_id: own.student_id,
            piece: own.seen.into(),
        }
    }
}

/// The caller's own pieces, or the children's.
#[derive(Debug, Object)]
pub(crate) struct OwnPiecesBody {
    /// By title.
    pub pieces: Vec<OwnPieceBody>,
}

/// A piece that was added.
#[derive(Debug, Object)]
pub(crate) struct AddedPieceBody {
    /// A sentence for the teacher.
    pub message: String,
    /// The piece.
    pub id: Uuid,
}

impl Replayable for AddedPieceBody {}

impl From<Uuid> for AddedPieceBody {
    fn from(id: Uuid) -> Self {
        Self {
            message: "The piece has been added.".to_owned(),
            id,
        }
    }
}
