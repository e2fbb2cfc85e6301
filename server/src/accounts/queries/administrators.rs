//! Administrators who can sign in: active, with a password of their own or a provider.

use reedling_core::access::Role;
use reedling_db::{
    entities::user::{Column, Entity},
    value_types::Stored,
};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Select,
    SelectExt, sea_query::LockType,
};
use uuid::Uuid;

use super::{account::AccountStatus, standing};

fn active() -> Select<Entity> {
    Entity::find()
        .filter(Column::Role.eq(Stored(Role::Administrator)))
        .filter(standing::is(AccountStatus::Active))
        .filter(Column::MustChangePassword.eq(false))
}

fn with_address(most: u64) -> Select<Entity> {
    active()
        .filter(Column::Email.is_not_null())
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .limit(most)
}

/// Whether there is one.
pub async fn any(conn: &impl ConnectionTrait) -> Result<bool, DbErr> {
    active().exists(conn).await
}

/// Names and addresses, longest-serving first, up to a limit.
pub async fn reachable(
    conn: &impl ConnectionTrait,
    most: u64,
) -> Result<Vec<(String, String)>, DbErr> {
    with_address(most)
        .select_only()
        .columns([Column::Name, Column::Email])
        .into_tuple()
        .all(conn)
        .await
}

/// Their ids, longest-serving first, up to a limit.
pub async fn ids(conn: &impl ConnectionTrait, most: u64) -> Result<Vec<Uuid>, DbErr> {
    with_address(most)
        .select_only()
        .column(Column::Id)
        .into_tuple()
        .all(conn)
        .await
}

/// Locks the rows of all administrators until the transaction ends: a concurrent change waits and then sees who is
/// left. `NO KEY UPDATE` lets rows be inserted meanwhile that refer to them.
pub async fn lock(conn: &impl ConnectionTrait) -> Result<Vec<Uuid>, DbErr> {
    active()
        .select_only()
        .column(Column::Id)
        .order_by_asc(Column::Id)
        .lock(LockType::NoKeyUpdate)
        .into_tuple()
        .all(conn)
        .await
}
