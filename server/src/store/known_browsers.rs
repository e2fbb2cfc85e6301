//! Browsers in which an account's owner has signed in before (D14).

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, Set, sea_query::OnConflict,
};
use uuid::Uuid;

use crate::entities::known_browser::{ActiveModel, Column, Entity};

/// How long a browser stays known after its last use.
pub const LIFETIME: TimeDelta = TimeDelta::days(180);
/// Most known browsers of an account.
const MOST: u64 = 10;

/// The account's row of that browser, unless it has gone unused for too long.
pub async fn find(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<Option<Uuid>, DbErr> {
    Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::UserId.eq(user_id))
        .filter(Column::TokenHash.eq(token_hash))
        .filter(Column::LastUsedAt.gt(now - LIFETIME))
        .into_tuple()
        .one(conn)
        .await
}

/// Whether any account knows that browser: only then is its cookie one that this server has set.
pub async fn is_known_to_anybody(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    let found = Entity::find()
        .filter(Column::TokenHash.eq(token_hash))
        .filter(Column::LastUsedAt.gt(now - LIFETIME))
        .limit(1)
        .count(conn)
        .await?;
    Ok(found > 0)
}

/// Notes that the owner has signed in there; the account keeps the ten browsers that were used last.
pub async fn remember(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    Entity::insert(ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user_id),
        token_hash: Set(token_hash),
        created_at: Set(now),
        last_used_at: Set(now),
    })
    .on_conflict(
        OnConflict::columns([Column::UserId, Column::TokenHash])
            .update_column(Column::LastUsedAt)
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    let too_many: Vec<Uuid> = Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(Column::UserId.eq(user_id))
        .order_by_desc(Column::LastUsedAt)
        .order_by_desc(Column::Id)
        .offset(MOST)
        .limit(MOST)
        .into_tuple()
        .all(conn)
        .await?;
    if !too_many.is_empty() {
        Entity::delete_many()
            .filter(Column::Id.is_in(too_many))
            .exec(conn)
            .await?;
    }
    Ok(())
}

/// Forgets every browser of an account.
pub async fn delete_all_of(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::UserId.eq(user_id))
        .exec(conn)
        .await?;
    Ok(())
}

/// Forgets the browsers that have gone unused for too long.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::LastUsedAt.lte(now - LIFETIME))
        .exec(conn)
        .await?;
    Ok(())
}
