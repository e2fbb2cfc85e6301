//! Browsers in which an account's owner has signed in (D14).

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::known_browser::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, SelectExt, Set,
    sea_query::OnConflict,
};
use uuid::Uuid;

use super::{KnownTable, is_fresh, keep_latest};

/// How long a browser stays known after its last use.
pub const LIFETIME: TimeDelta = TimeDelta::days(180);

impl KnownTable for Entity {
    const LIFETIME: TimeDelta = LIFETIME;
    const MOST: u64 = 10;
    const ID: Column = Column::Id;
    const USER_ID: Column = Column::UserId;
    const LAST_USED_AT: Column = Column::LastUsedAt;
}

/// The account's row of that browser, unless it has expired.
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
        .filter(is_fresh::<Entity>(now))
        .into_tuple()
        .one(conn)
        .await
}

/// Whether any account knows that browser: then its cookie was set by this server.
pub async fn is_known_to_anybody(
    conn: &impl ConnectionTrait,
    token_hash: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    Entity::find()
        .filter(Column::TokenHash.eq(token_hash))
        .filter(is_fresh::<Entity>(now))
        .exists(conn)
        .await
}

/// Records a sign-in of the owner; the account keeps the ten browsers used last.
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
    keep_latest::<Entity>(conn, user_id).await
}
