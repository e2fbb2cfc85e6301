//! Merges two pieces that are the same: the other title becomes an alias, and every goal stays. The merged piece is kept as
//! long as that can be undone (`end_merges`).

use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;

use super::{live, lock_pieces, require_own, states, survivors};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::StudentEvent,
    error::{AppError, code::Code},
    practice::queries::{pieces, record::PieceRecord},
    state::AppState,
};

/// How long a merge can be undone.
pub(super) const UNDO: TimeDelta = TimeDelta::minutes(10);

/// Merges a piece into another one of the student's; with none, undoes that.
///
/// # Errors
/// 404 for a piece or a student of somebody else, 403 for a student who has left the class and for merging another teacher's
/// piece away, 422 for the piece itself, 409 when it is too late to undo, or another piece is called so by now.
pub async fn same_as(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    piece_id: Uuid,
    other: Option<Uuid>,
) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            merged(&tx, student_id, piece_id, other).await
        })
        .await
}

async fn merged(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    piece_id: Uuid,
    other: Option<Uuid>,
) -> Result<(), AppError> {
    let mut all = lock_pieces(tx, student_id).await?;
    let (into, event) = match other {
        Some(other) => {
            let into = into(&all, piece_id, other)?;
            let family = survivors::family(&all, piece_id);
            require_own(tx, student_id, &family, "make it part of another").await?;
            (into, StudentEvent::PiecesMerged(student_id))
        }
        None => {
            let into = undone(&all, piece_id, tx.now)?;
            (into, StudentEvent::PiecesParted(student_id))
        }
    };
    let to = other.map(|_| into);
    pieces::merge(tx, tx.now, piece_id, to).await?;
    for piece in all.iter_mut().filter(|piece| piece.id == piece_id) {
        piece.merged = to.map(|to| (to, tx.now));
    }
    states::refresh(tx, student_id, &all, [piece_id, into]).await?;
    Ok(tx.audit(event).await?)
}

/// The piece to merge into.
fn into(all: &[PieceRecord], piece_id: Uuid, other: Uuid) -> Result<Uuid, AppError> {
    live(all, piece_id)?;
    let other = live(all, other)?.id;
    if other == piece_id {
        let text = "Please choose another piece";
        return Err(AppError::invalid("pieceId", "choice", text));
    }
    Ok(other)
}

/// The piece that it was merged into, if that can still be undone.
fn undone(all: &[PieceRecord], piece_id: Uuid, now: DateTime<Utc>) -> Result<Uuid, AppError> {
    let too_late = || {
        let text = "Pieces can be parted again for ten minutes only.";
        AppError::conflict(Code::TooLateToUndo, text)
    };
    let mut former = all.iter().flat_map(|piece| &piece.former);
    if former.any(|former| former.id == piece_id) {
        return Err(too_late());
    }
    let piece = all.iter().find(|piece| piece.id == piece_id);
    let merged = piece.and_then(|piece| Some((piece, piece.merged?)));
    let (piece, (into, at)) = merged.ok_or(AppError::NotFound("There is no such piece."))?;
    if now > at + UNDO {
        return Err(too_late());
    }
    let mut own = all.iter().filter(|other| other.merged.is_none());
    if own.any(|other| other.names().next() == piece.names().next()) {
        return Err(AppError::conflict(
            Code::PieceExists,
            "Another piece has this title and composer by now. Rename that one first, and then undo.",
        ));
    }
    Ok(into)
}
