//! Bodies of pieces.

use chrono::{DateTime, Utc};
use reedling_core::time::text;
use reedling_planner::goals::{PieceState, TempoMark};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    api::{choice::Choice, idempotency::Replayable, schema::PlannerObject},
    practice::repertoire::{MergedPiece, OwnPiece, Repertoire, SeenPiece},
};

/// A piece of a student.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PieceBody {
    /// The piece.
    pub id: Uuid,
    /// Title.
    pub title: String,
    /// Composer.
    pub composer: Option<String>,
    /// Kind of piece, in one word.
    pub kind: Option<String>,
    /// Target tempo.
    #[schemars(with = "Option<PlannerObject>")]
    pub goal_tempo: Option<TempoMark>,
    /// Last tempo known to have been clean: a later lesson went faster, kept the piece or finished it.
    #[schemars(with = "Option<PlannerObject>")]
    pub last_clean_tempo: Option<TempoMark>,
    /// State of the piece; null for a teacher who does not teach it.
    pub state: Option<Choice<PieceState>>,
    /// Last day of a rest, yyyy-MM-dd; null if it rests until further notice.
    pub resting_until: Option<String>,
    /// Number of lessons with a goal for this piece.
    pub lessons: u64,
    /// Date of the last such lesson, yyyy-MM-dd.
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
            goal_tempo: piece.goal_tempo,
            last_clean_tempo: seen.clean_tempo,
            state: seen.state.map(Into::into),
            resting_until: seen.resting_until.map(text::date),
            lessons: seen.lessons,
            last_set: seen.last_set.map(text::date),
            with_another_teacher: seen.with_another_teacher,
        }
    }
}

/// A piece that was merged into another one.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
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
    /// The merge can be undone until then.
    pub undoable_until: DateTime<Utc>,
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
            undoable_until: merged.undoable_until,
        }
    }
}

/// A student's repertoire.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct StudentPiecesBody {
    /// The pieces, by title; at most 200.
    pub pieces: Vec<PieceBody>,
    /// Pieces merged into others within the last ten minutes.
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

/// A piece with its student.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct OwnPieceBody {
    /// The student.
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

/// Pieces of the caller or of the caller's children.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct OwnPiecesBody {
    /// By title.
    pub pieces: Vec<OwnPieceBody>,
}

/// The new piece.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct AddedPieceBody {
    /// Message for the user.
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
