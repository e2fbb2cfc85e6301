//! Answers to calls that may be repeated (D5, D12, D13).

use chrono::{DateTime, Days, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter, Set, Statement,
    sea_query::OnConflict,
};
use uuid::Uuid;

use crate::entities::idempotency_key;

/// Days that an answer is kept for a caller who repeats the call.
const KEPT: Days = Days::new(7);

/// A caller's key, and the request that it came with.
#[derive(Clone, Debug)]
pub struct Key {
    /// Whose key it is.
    pub caller_id: Uuid,
    /// As sent by the client.
    pub key: String,
    /// SHA-256 of the request.
    pub request_hash: Vec<u8>,
}

/// What a key stands for.
#[derive(Debug, PartialEq)]
pub enum Known {
    /// Nothing yet.
    New,
    /// The same request, answered so.
    Answered(String),
    /// Another request.
    OtherRequest,
}

/// What a key stands for now.
pub async fn find(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    key: &Key,
) -> Result<Known, DbErr> {
    let row = idempotency_key::Entity::find_by_id((key.caller_id, key.key.clone()))
        .one(conn)
        .await?;
    Ok(
        match row.filter(|row| Some(row.created_at) >= oldest(now)) {
            Some(row) if row.request_hash == key.request_hash => Known::Answered(row.answer),
            Some(_) => Known::OtherRequest,
            None => Known::New,
        },
    )
}

/// Takes a key inside the transaction that does the work: when that fails, the key is free again. False while another
/// transaction is at work on it.
///
/// SQLite lets writers in one after the other, so a second call finds the first one's answer there; on
/// PostgreSQL it finds the lock that the first one's transaction holds.
pub async fn lock(conn: &impl ConnectionTrait, key: &Key) -> Result<bool, DbErr> {
    if conn.get_database_backend() != DbBackend::Postgres {
        return Ok(true);
    }
    let row = conn
        .query_one_raw(Statement::from_sql_and_values(
            DbBackend::Postgres,
            "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free",
            [format!("idempotency {} {}", key.caller_id, key.key).into()],
        ))
        .await?;
    row.map_or(Ok(false), |row| row.try_get("", "free"))
}

/// Keeps the answer of a call under its key, in place of one that is too old to be given again.
pub async fn keep(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    key: &Key,
    answer: String,
) -> Result<(), DbErr> {
    use idempotency_key::Column as C;
    idempotency_key::Entity::insert(idempotency_key::ActiveModel {
        caller_id: Set(key.caller_id),
        key: Set(key.key.clone()),
        request_hash: Set(key.request_hash.clone()),
        answer: Set(answer),
        created_at: Set(now),
    })
    .on_conflict(
        OnConflict::columns([C::CallerId, C::Key])
            .update_columns([C::RequestHash, C::Answer, C::CreatedAt])
            .to_owned(),
    )
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Removes the answers that are too old to be given again.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    if let Some(oldest) = oldest(now) {
        idempotency_key::Entity::delete_many()
            .filter(idempotency_key::Column::CreatedAt.lt(oldest))
            .exec(conn)
            .await?;
    }
    Ok(())
}

/// When the oldest answer was written that is given again.
fn oldest(now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    now.checked_sub_days(KEPT)
}
