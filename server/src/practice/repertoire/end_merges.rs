//! Ends merges that can no longer be undone: the merged piece goes, its goals name the one that stays, and its id and names
//! lead there.

use chrono::{DateTime, Utc};
use reedling_db::Tx;
use uuid::Uuid;

use super::merge::UNDO;
use crate::{
    error::AppError,
    practice::queries::{
        goals, pieces,
        record::{FormerPiece, PieceRecord},
    },
    state::AppState,
};

/// Most names that lead to a piece besides its own; a limit for safety, the oldest goes first.
const FORMER_MAX: usize = 50;

/// Ends all merges that can no longer be undone. What fails for one student is tried again the next time, and keeps
/// nobody else's from ending.
pub async fn end_merges(state: &AppState) -> Result<(), AppError> {
    // Which merges are over is decided in the transaction, by its own time.
    let now = state.clock.now();
    for student_id in pieces::merged_before(state.db.upkeep(), now - UNDO).await? {
        let ended = state
            .write(async |tx| of_student(&tx, student_id).await)
            .await;
        if let Err(error) = ended {
            tracing::error!(%error, %student_id, "a student's merged pieces could not be ended");
        }
    }
    Ok(())
}

async fn of_student(tx: &Tx, student_id: Uuid) -> Result<(), AppError> {
    goals::lock_student(tx, student_id).await?;
    let before = tx.now - UNDO;
    let mut all = pieces::of_student(tx, student_id).await?;
    // The earliest first: whatever was merged into a piece is its own before that piece ends itself.
    while let Some((at, into)) = next(&all, before) {
        let ended = all.swap_remove(at);
        pieces::name_instead(tx, ended.id, into).await?;
        if let Some(piece) = all.iter_mut().find(|piece| piece.id == into) {
            piece.former = names(piece, &ended);
            pieces::set_former(tx, into, &piece.former).await?;
        }
        pieces::delete(tx, &[ended.id]).await?;
    }
    Ok(())
}

/// The place of the piece whose merge ends next, and where it was merged into.
fn next(all: &[PieceRecord], before: DateTime<Utc>) -> Option<(usize, Uuid)> {
    let merges = all.iter().enumerate();
    let merges = merges.filter_map(|(at, piece)| piece.merged.map(|(into, when)| (when, at, into)));
    let (when, at, into) = merges.min()?;
    (when < before).then_some((at, into))
}

/// What leads to a piece once another one has ended in it, the latest first.
fn names(piece: &PieceRecord, ended: &PieceRecord) -> Vec<FormerPiece> {
    let own = FormerPiece {
        id: ended.id,
        title: ended.normal_title.clone(),
        composer: ended.normal_composer.clone(),
    };
    let all = [own].into_iter().chain(ended.former.iter().cloned());
    let all = all.chain(piece.former.iter().cloned());
    all.take(FORMER_MAX).collect()
}
