//! Networks from which an account's owner has signed in, as salted hashes (D14).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::known_network::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set,
    prelude::Expr,
};
use uuid::Uuid;

use super::{KnownTable, is_fresh, keep_latest};

/// A known network of an account.
#[derive(Debug)]
pub struct KnownNetwork {
    /// The row.
    pub id: Uuid,
    /// The salt.
    pub salt: Vec<u8>,
    /// The hash of salt and network.
    pub network_hash: Vec<u8>,
    /// The last sign-in from it, to the day.
    pub last_used_at: DateTime<Utc>,
}

impl KnownTable for Entity {
    const LIFETIME: TimeDelta = TimeDelta::days(90);
    // Phones change networks often.
    const MOST: u64 = 20;
    const ID: Column = Column::Id;
    const USER_ID: Column = Column::UserId;
    const LAST_USED_AT: Column = Column::LastUsedAt;
}

/// The account's known networks, the last used first.
pub async fn list(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    now: DateTime<Utc>,
) -> Result<Vec<KnownNetwork>, DbErr> {
    let rows = Entity::find()
        .filter(Column::UserId.eq(user_id))
        .filter(is_fresh::<Entity>(now))
        .order_by_desc(Column::LastUsedAt)
        .limit(Entity::MOST)
        .all(conn)
        .await?;
    let known = rows.into_iter().map(|row| KnownNetwork {
        id: row.id,
        salt: row.salt,
        network_hash: row.network_hash,
        last_used_at: row.last_used_at,
    });
    Ok(known.collect())
}

/// Adds a network; replaces the one used least recently when there are too many.
pub async fn insert(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    salt: Vec<u8>,
    network_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let row = ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        salt: Set(salt),
        network_hash: Set(network_hash),
        last_used_at: Set(now),
    };
    Entity::insert(row).exec_without_returning(conn).await?;
    keep_latest::<Entity>(conn, user_id).await
}

/// Updates the last use of a network.
pub async fn touch(conn: &impl ConnectionTrait, id: Uuid, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::update_many()
        .col_expr(Column::LastUsedAt, Expr::value(now))
        .filter(Column::Id.eq(id))
        .exec(conn)
        .await?;
    Ok(())
}
