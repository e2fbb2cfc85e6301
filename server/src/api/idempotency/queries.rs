//! Stored answers of idempotent calls (D5, D12, D13).

use chrono::{DateTime, Days, Utc};
use reedling_db::entities::idempotency_key;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter, Set, Statement,
    sea_query::OnConflict,
};
use uuid::Uuid;

/// Days that an answer is stored.
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

/// The state of a key.
#[derive(Debug, PartialEq)]
pub enum KeyState {
    /// Unused.
    New,
    /// Used by the same request, with this answer.
    Answered(String),
    /// Used by another request.
    OtherRequest,
}

/// The present state of a key.
pub async fn find(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    key: &Key,
) -> Result<KeyState, DbErr> {
    let row = idempotency_key::Entity::find_by_id((key.caller_id, key.key.clone()))
        .one(conn)
        .await?;
    Ok(
        match row.filter(|row| Some(row.created_at) >= oldest(now)) {
            Some(row) if row.request_hash == key.request_hash => KeyState::Answered(row.answer),
            Some(_) => KeyState::OtherRequest,
            None => KeyState::New,
        },
    )
}

/// Locks a key inside the transaction that does the work, so that a failure frees it. False while another transaction
/// holds it.
///
/// SQLite runs writers one after the other, so a second call finds the first one's answer; on PostgreSQL it finds the
/// advisory lock of the first one's transaction.
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

/// Stores the answer of a call under its key; replaces an expired one.
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

/// Deletes expired answers.
pub async fn delete_expired(conn: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), DbErr> {
    if let Some(oldest) = oldest(now) {
        idempotency_key::Entity::delete_many()
            .filter(idempotency_key::Column::CreatedAt.lt(oldest))
            .exec(conn)
            .await?;
    }
    Ok(())
}

/// From when on stored answers are valid.
fn oldest(now: DateTime<Utc>) -> Option<DateTime<Utc>> {
    now.checked_sub_days(KEPT)
}
