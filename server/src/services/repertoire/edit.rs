//! Changing a piece of a student.

use chrono::{DateTime, Utc};
use reedling_planner::repertoire::request::{EditPieceRequest, PieceDraft};
use sea_orm::ConnectionTrait;
use uuid::Uuid;

use super::{exists, fold, held, live, named, roots::Roots, set_by_hand, taken, teachers};
use crate::{
    audit::{self, StudentEvent},
    db::settle,
    error::AppError,
    model::{
        goal::{HandState, PieceRecord},
        user::CurrentUser,
    },
    state::AppState,
    store::pieces,
};

/// Changes a piece of a student: what it is called, and where it stands with the caller.
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
    let now = state.clock.now();
    let txn = state.db.begin_write().await?;
    let edited = edited(&txn, now, caller, student_id, piece_id, request).await;
    settle(txn, edited).await
}

async fn edited(
    txn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller: &CurrentUser,
    student_id: Uuid,
    piece_id: Uuid,
    request: EditPieceRequest,
) -> Result<(), AppError> {
    let all = held(txn, caller, student_id).await?;
    let piece = live(&all, piece_id)?;
    let draft = request.applied_to(as_it_is(piece))?;
    let mut change = named::described(&draft);
    if let Some(other) = taken(&all, &change).filter(|id| *id != piece_id) {
        if Roots::of(&all).root(other) != piece_id {
            return Err(exists());
        }
        // One of its earlier names: that one leads here already.
        change.normal_title.clone_from(&piece.normal_title);
        change.normal_composer.clone_from(&piece.normal_composer);
    }
    pieces::change(txn, now, piece_id, change).await?;
    if let Some(state) = draft.state {
        let hand = HandState {
            state,
            until: draft.resting_until,
            at: now,
        };
        let known = pieces::standings(txn, &[piece_id]).await?;
        for teacher_id in teachers(txn, caller, student_id, &known).await? {
            set_by_hand(txn, piece_id, teacher_id, hand).await?;
        }
        fold::refresh(txn, student_id, &all, [piece_id]).await?;
    }
    Ok(audit::record(txn, now, caller, StudentEvent::PieceChanged(student_id)).await?)
}

fn as_it_is(piece: &PieceRecord) -> PieceDraft {
    PieceDraft {
        title: piece.title.clone(),
        composer: piece.composer.clone().unwrap_or_default(),
        kind: piece.kind.clone().unwrap_or_default(),
        goal_tempo: piece.goal_tempo,
        ..PieceDraft::default()
    }
}
