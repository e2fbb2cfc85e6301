//! Browsers and networks that an account's owner has signed in with (D14). Each account keeps the ones used last, for a
//! limited time.

pub mod browsers;
pub mod networks;

use chrono::{DateTime, TimeDelta, Utc};
use reedling_db::entities::{known_browser, known_network};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    sea_query::Expr,
};
use uuid::Uuid;

/// A table of browsers or networks.
trait KnownTable: EntityTrait {
    /// How long a row is valid after its last use.
    const LIFETIME: TimeDelta;
    /// Most rows of an account.
    const MOST: u64;
    /// The column of the row's id.
    const ID: Self::Column;
    /// The column of the account.
    const USER_ID: Self::Column;
    /// The column of its last use.
    const LAST_USED_AT: Self::Column;
}

/// Whether a row is still valid.
fn is_fresh<T: KnownTable>(now: DateTime<Utc>) -> Expr {
    T::LAST_USED_AT.gt(now - T::LIFETIME)
}

/// Deletes all but the rows used last.
async fn keep_latest<T: KnownTable>(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<(), DbErr> {
    let too_many: Vec<Uuid> = T::find()
        .select_only()
        .column(T::ID)
        .filter(T::USER_ID.eq(user_id))
        .order_by_desc(T::LAST_USED_AT)
        .order_by_desc(T::ID)
        .offset(T::MOST)
        .limit(T::MOST)
        .into_tuple()
        .all(conn)
        .await?;
    if !too_many.is_empty() {
        T::delete_many()
            .filter(T::ID.is_in(too_many))
            .exec(conn)
            .await?;
    }
    Ok(())
}

/// Deletes every browser and network of an account.
pub async fn forget(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    delete_all_of::<known_browser::Entity>(conn, user_id).await?;
    delete_all_of::<known_network::Entity>(conn, user_id).await
}

async fn delete_all_of<T: KnownTable>(
    conn: &impl ConnectionTrait,
    user_id: Uuid,
) -> Result<(), DbErr> {
    let all = T::delete_many().filter(T::USER_ID.eq(user_id));
    all.exec(conn).await?;
    Ok(())
}

/// Deletes expired browsers and networks.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    delete_unused::<known_browser::Entity>(conn, now).await?;
    delete_unused::<known_network::Entity>(conn, now).await
}

async fn delete_unused<T: KnownTable>(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let unused = T::delete_many().filter(T::LAST_USED_AT.lte(now - T::LIFETIME));
    unused.exec(conn).await?;
    Ok(())
}
