//! The states of pieces with their teachers.

use reedling_db::{entities::piece_state, value_types::unknown_value};
use reedling_planner::{goals::PieceState, repertoire::Standing};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, Set, sea_query::OnConflict,
};
use uuid::Uuid;

use crate::practice::queries::record::{HandState, PieceStanding};

/// The states of pieces with their teachers.
pub async fn standings(
    conn: &impl ConnectionTrait,
    ids: &[Uuid],
) -> Result<Vec<PieceStanding>, DbErr> {
    let rows = piece_state::Entity::find()
        .filter(piece_state::Column::PieceId.is_in(ids.iter().copied()))
        .all(conn)
        .await?;
    rows.into_iter().map(standing).collect()
}

fn standing(row: piece_state::Model) -> Result<PieceStanding, DbErr> {
    let hand = match (row.hand_state, row.hand_at) {
        (Some(state), Some(at)) => Some(HandState {
            state: parsed(&state)?,
            until: row.hand_until,
            at,
        }),
        _ => None,
    };
    Ok(PieceStanding {
        piece_id: row.piece_id,
        teacher_id: row.teacher_id,
        standing: Standing {
            state: parsed(&row.state)?,
            resting_until: row.resting_until,
        },
        hand,
    })
}

fn parsed(stored: &str) -> Result<PieceState, DbErr> {
    PieceState::parse(stored).ok_or_else(|| unknown_value(stored))
}

/// Stores the state of a piece with a teacher.
pub async fn set_standing(
    conn: &impl ConnectionTrait,
    standing: &PieceStanding,
) -> Result<(), DbErr> {
    use piece_state::Column as C;
    let hand = standing.hand;
    let row = piece_state::ActiveModel {
        piece_id: Set(standing.piece_id),
        teacher_id: Set(standing.teacher_id),
        state: Set(standing.standing.state.as_str().to_owned()),
        resting_until: Set(standing.standing.resting_until),
        hand_state: Set(hand.map(|hand| hand.state.as_str().to_owned())),
        hand_until: Set(hand.and_then(|hand| hand.until)),
        hand_at: Set(hand.map(|hand| hand.at)),
    };
    let columns = [
        C::State,
        C::RestingUntil,
        C::HandState,
        C::HandUntil,
        C::HandAt,
    ];
    let replaces = OnConflict::columns([C::PieceId, C::TeacherId])
        .update_columns(columns)
        .to_owned();
    piece_state::Entity::insert(row)
        .on_conflict(replaces)
        .exec_without_returning(conn)
        .await?;
    Ok(())
}

/// Deletes the state of a piece with a teacher.
pub async fn forget_standing(
    conn: &impl ConnectionTrait,
    piece_id: Uuid,
    teacher_id: Uuid,
) -> Result<(), DbErr> {
    piece_state::Entity::delete_by_id((piece_id, teacher_id))
        .exec(conn)
        .await?;
    Ok(())
}
