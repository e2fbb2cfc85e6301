//! What an account's owner has signed in with before (D14): each account keeps what was used last, and none of it for
//! ever.

pub mod browsers;
pub mod networks;

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
    sea_query::Expr,
};
use uuid::Uuid;

use crate::entities::{known_browser, known_network};

/// A table of such things.
trait Known: EntityTrait {
    /// How long something stays known after its last use.
    const LIFETIME: TimeDelta;
    /// Most of them that an account keeps.
    const MOST: u64;
    /// The column of the row's id.
    const ID: Self::Column;
    /// The column of whose it is.
    const USER_ID: Self::Column;
    /// The column of its last use.
    const LAST_USED_AT: Self::Column;
}

/// Whether something was used lately enough to be known.
fn is_fresh<T: Known>(now: DateTime<Utc>) -> Expr {
    T::LAST_USED_AT.gt(now - T::LIFETIME)
}

/// Keeps of an account what was used last.
async fn keep_latest<T: Known>(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
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

/// Forgets every browser and network of an account.
pub async fn forget(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    delete_all_of::<known_browser::Entity>(conn, user_id).await?;
    delete_all_of::<known_network::Entity>(conn, user_id).await
}

async fn delete_all_of<T: Known>(conn: &impl ConnectionTrait, user_id: Uuid) -> Result<(), DbErr> {
    let all = T::delete_many().filter(T::USER_ID.eq(user_id));
    all.exec(conn).await?;
    Ok(())
}

/// Forgets the browsers and networks that have gone unused for too long.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    delete_unused::<known_browser::Entity>(conn, now).await?;
    delete_unused::<known_network::Entity>(conn, now).await
}

async fn delete_unused<T: Known>(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let unused = T::delete_many().filter(T::LAST_USED_AT.lte(now - T::LIFETIME));
    unused.exec(conn).await?;
    Ok(())
}
