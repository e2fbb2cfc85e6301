//! Addresses that an administrator refused. Only a hash of each is kept.

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::refused_registration::{ActiveModel, Column, Entity};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, SelectExt, Set,
    sea_query::OnConflict,
};
use sha2::{Digest, Sha256};

/// How long a refused address may not register again.
const KEPT: TimeDelta = TimeDelta::days(30);

fn hash(address: &str) -> Vec<u8> {
    Sha256::digest(address).to_vec()
}

/// Records that an address was refused.
pub async fn insert(
    conn: &impl ConnectionTrait,
    address: &str,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    Entity::insert(ActiveModel {
        address_hash: Set(hash(address)),
        refused_at: Set(now),
    })
    .on_conflict(
        OnConflict::column(Column::AddressHash)
            .update_column(Column::RefusedAt)
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Whether an address was refused and may not register again yet.
pub async fn is_active(
    conn: &impl ConnectionTrait,
    address: &str,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    Entity::find_by_id(hash(address))
        .filter(Column::RefusedAt.gt(now - KEPT))
        .exists(conn)
        .await
}

/// Deletes refusals that no longer hold.
pub async fn delete_over(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    Entity::delete_many()
        .filter(Column::RefusedAt.lte(now - KEPT))
        .exec(conn)
        .await?;
    Ok(())
}
