//! A student's repertoire: what teachers see and change of it, and what the student and the parents read.

pub(in crate::practice) mod edit;
pub(in crate::practice) mod end_merges;
pub mod known;
pub(in crate::practice) mod merge;
pub mod named;
pub(in crate::practice) mod shown;
pub mod states;
pub mod survivors;

use reedling_core::access::Role;
use reedling_planner::repertoire::{Standing, request::NewPieceRequest, values::NewPiece};
use uuid::Uuid;

use self::survivors::Survivors;
pub use self::{
    edit::edit,
    end_merges::end_merges,
    merge::same_as,
    shown::{MergedPiece, OwnPiece, Repertoire, ShownPiece, list, mine},
};
use super::queries::{
    goals,
    pieces::{self, PieceChange},
    record::{HandState, PieceRecord, PieceStanding},
};
use crate::{
    accounts::caller::{Audit, CallerTx, CurrentUser},
    api::idempotency::Call,
    audit::StudentEvent,
    error::{AppError, code::Code},
    state::AppState,
    students::{access, queries::enrolments},
};

/// Adds a piece to a student's repertoire; it is active with the caller unless another state was chosen.
///
/// # Errors
/// 422 when a rule is broken, 404 for a student of somebody else, 403 for one who has left the class, 409 when the student
/// has it already.
pub async fn add(
    call: &Call<'_, Uuid>,
    student_id: Uuid,
    request: NewPieceRequest,
) -> Result<Uuid, AppError> {
    let new = request.check()?;
    call.write(async |tx| added(&tx, student_id, new).await)
        .await
}

/// The same in a transaction that is there already: a school is filled in one.
///
/// # Errors
/// As [`add`].
pub async fn enter(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    request: NewPieceRequest,
) -> Result<Uuid, AppError> {
    added(tx, student_id, request.check()?).await
}

async fn added(tx: &CallerTx<'_>, student_id: Uuid, new: NewPiece) -> Result<Uuid, AppError> {
    let all = lock_pieces(tx, student_id).await?;
    let change = named::described(new.piece);
    if taken(&all, &change).is_some() {
        return Err(exists());
    }
    if named::is_full(&all) {
        return Err(named::full("title").into());
    }
    let id = pieces::insert(tx, tx.now, student_id, change).await?;
    let hand = HandState {
        state: new.standing.state,
        until: new.standing.resting_until,
        at: tx.now,
    };
    for teacher_id in teachers(tx, student_id, &[]).await? {
        set_by_hand(tx, id, teacher_id, hand).await?;
    }
    tx.audit(StudentEvent::PieceAdded(student_id)).await?;
    Ok(id)
}

/// Deletes a piece that no lesson has set and no other teacher keeps.
///
/// # Errors
/// 404 for a piece or a student of somebody else, 403 for a student who has left the class and for another teacher's piece,
/// 409 when a lesson has set it.
pub async fn remove(
    state: &AppState,
    caller: &CurrentUser,
    student_id: Uuid,
    piece_id: Uuid,
) -> Result<(), AppError> {
    state
        .write_as(caller, async |tx| {
            let all = lock_pieces(&tx, student_id).await?;
            live(&all, piece_id)?;
            let family = survivors::family(&all, piece_id);
            require_own(&tx, student_id, &family, "delete it").await?;
            if pieces::are_named(&tx, &family).await? {
                return Err(AppError::conflict(
                    Code::PieceInUse,
                    "A lesson has set this piece, so it stays. You can mark it as finished instead.",
                ));
            }
            pieces::delete(&tx, &family).await?;
            Ok(tx.audit(StudentEvent::PieceRemoved(student_id)).await?)
        })
        .await
}

/// Refuses a piece that another teacher of the student has, unless the caller administers. What only former teachers had is
/// everybody's.
async fn require_own(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    family: &[Uuid],
    to: &str,
) -> Result<(), AppError> {
    if tx.caller.role == Role::Administrator {
        return Ok(());
    }
    let taught = enrolments::of_students(tx, &[student_id]).await?;
    let is_anothers = |it: &PieceStanding| {
        it.teacher_id != tx.caller.id && taught.contains(&(student_id, it.teacher_id))
    };
    if pieces::standings(tx, family).await?.iter().any(is_anothers) {
        return Err(AppError::Forbidden {
            code: Code::Forbidden,
            message: format!(
                "Another teacher has this piece in the student's repertoire, so only they or an administrator can {to}."
            ),
        });
    }
    Ok(())
}

/// The pieces of a student of the caller's, locked until the transaction ends.
async fn lock_pieces(tx: &CallerTx<'_>, student_id: Uuid) -> Result<Vec<PieceRecord>, AppError> {
    access::lock_to_change(tx, student_id).await?;
    if !goals::lock_student(tx, student_id).await? {
        return Err(access::no_student());
    }
    Ok(pieces::of_student(tx, student_id).await?)
}

/// A piece of the student that is not merged into another.
fn live(all: &[PieceRecord], id: Uuid) -> Result<&PieceRecord, AppError> {
    all.iter()
        .find(|piece| piece.id == id && piece.merged.is_none())
        .ok_or(AppError::NotFound("There is no such piece."))
}

/// The piece to which this title and composer lead: one that is called so before one that a merged piece was part of.
fn taken(all: &[PieceRecord], wanted: &PieceChange) -> Option<Uuid> {
    let name = (
        wanted.normal_title.as_str(),
        wanted.normal_composer.as_str(),
    );
    let own = all.iter().filter(|piece| piece.merged.is_none());
    let own = own
        .clone()
        .find(|piece| piece.names().next() == Some(name))
        .or_else(|| {
            let mut all = all.iter();
            all.find(|piece| piece.names().any(|known| known == name))
        });
    Some(Survivors::of(all).surviving(own?.id))
}

fn exists() -> AppError {
    AppError::conflict(
        Code::PieceExists,
        "The student has a piece of this title and composer already.",
    )
}

/// The teachers whose state of a piece the caller changes: the caller; for an administrator all teachers who have one,
/// else the student's first teacher.
async fn teachers(
    tx: &CallerTx<'_>,
    student_id: Uuid,
    known: &[PieceStanding],
) -> Result<Vec<Uuid>, AppError> {
    if tx.caller.role != Role::Administrator {
        return Ok(vec![tx.caller.id]);
    }
    let taught = enrolments::of_students(tx, &[student_id]).await?;
    let teaches = |teacher: &Uuid| taught.contains(&(student_id, *teacher));
    let known = known.iter().map(|standing| standing.teacher_id);
    let known: Vec<Uuid> = known.filter(teaches).collect();
    if known.is_empty() {
        let first = enrolments::first_teacher(tx, student_id).await?;
        return Ok(first.into_iter().collect());
    }
    Ok(known)
}

async fn set_by_hand(
    tx: &CallerTx<'_>,
    piece_id: Uuid,
    teacher_id: Uuid,
    hand: HandState,
) -> Result<(), AppError> {
    let standing = PieceStanding {
        piece_id,
        teacher_id,
        standing: Standing {
            state: hand.state,
            resting_until: hand.until,
        },
        hand: Some(hand),
    };
    Ok(pieces::set_standing(tx, &standing).await?)
}
