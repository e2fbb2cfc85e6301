//! Queries and changes of accounts' three facts.

use chrono::{DateTime, Utc};
use reedling_db::entities::{
    account_token,
    user::{self, Column, Entity},
};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::account::{AccountStatus, Standing, WaitsFor};

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

/// Whether any account waits for it.
pub async fn any_waits(conn: &impl ConnectionTrait, what: WaitsFor) -> Result<bool, DbErr> {
    let id: Option<Uuid> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(waits_for(what))
        .limit(1)
        .into_tuple()
        .one(conn)
        .await?;
    Ok(id.is_some())
}

/// The facts of a row.
pub(super) fn of(row: &user::Model) -> Standing {
    Standing {
        address_proved_at: row.address_proved_at,
        approved_at: row.approved_at,
        suspended_at: row.suspended_at,
    }
}

/// Records that the address is proved, unless it was before.
pub async fn prove_address(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    set(conn, id, Column::AddressProvedAt, now).await?;
    Ok(())
}

/// Approves the account; false when it is approved.
pub async fn approve(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    set(conn, id, Column::ApprovedAt, now).await
}

/// Sets the instant of a fact; false when it is set already.
async fn set(
    conn: &impl ConnectionTrait,
    id: Uuid,
    fact: Column,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let changed = Entity::update_many()
        .col_expr(fact, Expr::value(now))
        .col_expr(Column::UpdatedAt, Expr::value(now))
        .filter(Column::Id.eq(id))
        .filter(fact.is_null())
        .exec(conn)
        .await?;
    Ok(changed.rows_affected == 1)
}

/// Suspends an account.
pub async fn suspend(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    set(conn, id, Column::SuspendedAt, now).await?;
    Ok(())
}

/// Reactivates a suspended account.
pub async fn reactivate(
    conn: &impl ConnectionTrait,
    id: Uuid,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::SuspendedAt, Expr::value(None::<DateTime<Utc>>))
        .col_expr(Column::UpdatedAt, Expr::value(now))
        .filter(Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes a pending account; false when it is not pending.
pub async fn delete_waiting(conn: &impl ConnectionTrait, id: Uuid) -> Result<bool, DbErr> {
    let deleted = Entity::delete_many()
        .filter(Column::Id.eq(id))
        .filter(is(AccountStatus::Pending))
        .exec(conn)
        .await?;
    Ok(deleted.rows_affected == 1)
}

/// Deletes the account with that address if it was never activated.
pub async fn delete_unactivated_at(conn: &impl ConnectionTrait, email: &str) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::Email.eq(email))
        .filter(waits_for(WaitsFor::Activation))
        .exec(conn)
        .await?;
    Ok(())
}

/// Deletes accounts that nobody has activated since that instant, unless a link still works.
pub async fn delete_unactivated(
    conn: &impl ConnectionTrait,
    since: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let links = Query::select()
        .column(account_token::Column::UserId)
        .from(account_token::Entity)
        .and_where(Expr::col(account_token::Column::ExpiresAt).gt(now))
        .take();
    Entity::delete_many()
        .filter(waits_for(WaitsFor::Activation))
        .filter(Column::UpdatedAt.lte(since))
        .filter(Expr::col((Entity, Column::Id)).not_in_subquery(links))
        .exec(conn)
        .await?;
    Ok(())
}
