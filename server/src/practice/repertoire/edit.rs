//! Changing a piece of a student.

use reedling_planner::repertoire::{
    request::EditPieceRequest,
    values::{ChangedPiece, PieceValues},
};
use uuid::Uuid;

use super::{
    live, lock_pieces, named, require_own, set_by_hand, states, survivors, taken, teachers,
};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    audit::StudentEvent,
    error::{AppError, code::Code},
    practice::queries::{
        pieces,
        record::{HandState, PieceRecord},
    },
    state::AppState,
};

/// Changes the title, composer or state of a student's piece.
///
/// # Errors
/// 422 when a rule is broken, 404 for a piece or a student of somebody else, 403 for a student who has left the class and for
/// what another teacher's piece is, whose state the caller may set for themselves, 409 when another piece is called so.
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
    let all = lock_pieces(tx, student_id).await?;
    let piece = live(&all, piece_id)?;
    let ChangedPiece {
        piece: becomes,
        standing,
    } = request.check(as_it_is(piece))?;
    if standing.is_none() && becomes == as_it_is(piece) {
        return Ok(());
    }
    let known = pieces::standings(tx, &[piece_id]).await?;
    let own = known.iter().any(|it| it.teacher_id == tx.caller.id);
    if !own && becomes != as_it_is(piece) {
        require_own(
            tx,
            student_id,
            &survivors::family(&all, piece_id),
            "change it",
        )
        .await?;
    }
    let change = named::described(becomes);
    if taken(&all, &change).is_some_and(|known| known != piece_id) {
        return Err(AppError::conflict(
            Code::PieceExists,
            "The student has a piece of this title and composer already. If the two are the same, choose Same Piece As… \
             instead.",
        ));
    }
    pieces::change(tx, tx.now, piece_id, change).await?;
    if let Some(standing) = standing {
        let hand = HandState {
            state: standing.state,
            until: standing.resting_until,
            at: tx.now,
        };
        for teacher_id in teachers(tx, student_id, &known).await? {
            set_by_hand(tx, piece_id, teacher_id, hand).await?;
        }
        states::refresh(tx, student_id, &all, [piece_id]).await?;
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
