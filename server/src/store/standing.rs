//! The three facts of accounts in conditions, and the changes that set them.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, prelude::Expr,
};
use uuid::Uuid;

use crate::{
    entities::user::{self, Column, Entity},
    model::account::{AccountStatus, Standing, WaitsFor},
};

/// Accounts of a status.
pub fn is(status: AccountStatus) -> Condition {
    let all = Condition::all();
    match status {
        AccountStatus::Suspended => all.add(Column::SuspendedAt.is_not_null()),
        AccountStatus::Active => all
            .add(Column::SuspendedAt.is_null())
            .add(Column::ApprovedAt.is_not_null()),
        AccountStatus::Pending => all
            .add(Column::SuspendedAt.is_null())
            .add(Column::ApprovedAt.is_null()),
    }
}

/// Pending accounts by what they wait for.
pub fn waits_for(what: WaitsFor) -> Condition {
    is(AccountStatus::Pending).add(match what {
        WaitsFor::Activation => Column::AddressProvedAt.is_null(),
        WaitsFor::Approval => Column::AddressProvedAt.is_not_null(),
    })
}

/// The facts of a row.
pub(super) fn of(row: &user::Model) -> Standing {
    Standing {
        address_proved_at: row.address_proved_at,
        approved_at: row.approved_at,
        suspended_at: row.suspended_at,
    }
}

/// Notes that the address is its owner's, unless that is known.
///
/// # Errors
/// When the database fails.
pub async fn prove_address(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    set(conn, id, Column::AddressProvedAt, now).await
}

/// Lets the account in, unless it is in.
///
/// # Errors
/// When the database fails.
pub async fn approve(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    set(conn, id, Column::ApprovedAt, now).await
}

/// Dates a fact that does not hold yet.
async fn set(
    conn: &impl ConnectionTrait,
    id: Uuid,
    fact: Column,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(fact, Expr::value(now))
        .col_expr(Column::UpdatedAt, Expr::value(now))
        .filter(Column::Id.eq(id))
        .filter(fact.is_null())
        .exec(conn)
        .await?;
    Ok(())
}
