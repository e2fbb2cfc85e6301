//! Changing a piece of a student.

use reedling_planner::repertoire::request::{ChangedPiece, EditPieceRequest, PieceValues};
use uuid::Uuid;

use super::{exists, fold, held, live, named, roots::Roots, set_by_hand, taken, teachers};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::StudentEvent,
    error::AppError,
    practice::queries::{
        pieces,
        record::{HandState, PieceRecord},
    },
    state::AppState,
};

/// Changes the title, composer or state of a student's piece.
///
/// # Errors
/// 422 when a rule is broken, 404 for a piece or a student of somebody else, 403 for a student who has left the class, 409
/// when another piece is called so.
pub async fn edit(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    piece_id: Uuid,
    request: EditPieceRequest,
) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            edited(&tx, student_id, piece_id, request).await
        })
        .await
}

async fn edited(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    piece_id: Uuid,
    request: EditPieceRequest,
) -> Result<(), AppError> {
    let all = held(tx, student_id).await?;
    let piece = live(&all, piece_id)?;
    let ChangedPiece {
        piece: becomes,
        standing,
    } = request.check(as_it_is(piece))?;
    if standing.is_none() && becomes == as_it_is(piece) {
        return Ok(());
    }
    let mut change = named::described(becomes);
    if let Some(other) = taken(&all, &change).filter(|id| *id != piece_id) {
        if Roots::of(&all).root(other) != piece_id {
            return Err(exists());
        }
        // One of its former titles, which is an alias of it already.
        change.normal_title.clone_from(&piece.normal_title);
        change.normal_composer.clone_from(&piece.normal_composer);
    }
    pieces::change(tx, tx.now, piece_id, change).await?;
    if let Some(standing) = standing {
        let hand = HandState {
            state: standing.state,
            until: standing.resting_until,
            at: tx.now,
        };
        let known = pieces::standings(tx, &[piece_id]).await?;
        for teacher_id in teachers(tx, student_id, &known).await? {
            set_by_hand(tx, piece_id, teacher_id, hand).await?;
        }
        fold::refresh(tx, student_id, &all, [piece_id]).await?;
    }
    Ok(tx.audit(StudentEvent::PieceChanged(student_id)).await?)
}

fn as_it_is(piece: &PieceRecord) -> PieceValues {
    PieceValues {
        title: piece.title.clone(),
        composer: piece.composer.clone(),
        kind: piece.kind.clone(),
        goal_tempo: piece.goal_tempo,
    }
}
