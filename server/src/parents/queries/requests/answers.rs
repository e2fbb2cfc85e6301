//! The end of a request: the parent answers, the teacher withdraws, an account is suspended.

use chrono::{DateTime, Utc};
use reedling_db::{
    entities::parent_request::{Column, Entity},
    value_types::{RequestState, Stored},
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait, QueryFilter, sea_query::Expr,
};
use uuid::Uuid;

/// Stores a parent's yes to a waiting request; false when another call was faster.
pub async fn accept(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    id: Uuid,
) -> Result<bool, DbErr> {
    let which = Column::Id.eq(id);
    let accepted = answer(conn, Some(now), RequestState::Accepted, which).await?;
    Ok(accepted == 1)
}

/// Stores a parent's refusal of every waiting request of a teacher; answers how many there were.
pub async fn refuse(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    teacher_id: Uuid,
    parent_id: Uuid,
) -> Result<u64, DbErr> {
    let both = Column::TeacherId
        .eq(teacher_id)
        .and(Column::ParentId.eq(parent_id));
    answer(conn, Some(now), RequestState::Refused, both).await
}

/// Withdraws a teacher's requests about a student, or every teacher's.
pub async fn withdraw(
    conn: &impl ConnectionTrait,
    teacher_id: Option<Uuid>,
    student_id: Uuid,
) -> Result<u64, DbErr> {
    let mut which = Column::StudentId.eq(student_id);
    if let Some(teacher_id) = teacher_id {
        which = which.and(Column::TeacherId.eq(teacher_id));
    }
    answer(conn, None, RequestState::Withdrawn, which).await
}

async fn answer(
    conn: &impl ConnectionTrait,
    answered_at: Option<DateTime<Utc>>,
    state: RequestState,
    which: Expr,
) -> Result<u64, DbErr> {
    let changed = Entity::update_many()
        .col_expr(Column::State, Expr::value(Stored(state)))
        .col_expr(Column::AnsweredAt, Expr::value(answered_at))
        .filter(which)
        .filter(Column::State.eq(Stored(RequestState::Waiting)))
        .exec(conn)
        .await?;
    Ok(changed.rows_affected)
}

/// Ends the requests of a teacher, or to a parent, whose account is suspended. For the teacher they look as before, and
/// they count as no answer.
pub async fn end_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::State, Expr::value(Stored(RequestState::Refused)))
        .filter(
            Column::TeacherId
                .eq(user_id)
                .or(Column::ParentId.eq(user_id)),
        )
        .filter(Column::State.eq(Stored(RequestState::Waiting)))
        .exec(conn)
        .await?;
    Ok(())
}
