//! Answers to calls that may be repeated (D5, D12).

use chrono::{DateTime, Days, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, JsonValue, QueryFilter, Set,
    Statement,
};
use uuid::Uuid;

use crate::entities::idempotency_key;

/// Days that an answer is kept for a caller who repeats the call.
const KEPT: Days = Days::new(7);

/// What a caller's key stands for.
#[derive(Debug, PartialEq)]
pub enum Claim {
    /// The call is new; its answer will be kept under the key.
    New,
    /// The same call was answered before.
    Answered(JsonValue),
    /// The key was used for something else.
    OtherRequest,
    /// The first call still runs.
    Running,
}

/// Takes a key of a caller inside the transaction that does the work: when that fails, the key is free again.
///
/// SQLite lets writers in one after the other, so a second call finds the first one's answer there; on
/// PostgreSQL it finds the lock that the first one's transaction holds.
///
/// # Errors
/// When the database fails.
pub async fn claim(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller_id: Uuid,
    key: &str,
    request_hash: &[u8],
) -> Result<Claim, DbErr> {
    if !lock(conn, caller_id, key).await? {
        return Ok(Claim::Running);
    }
    if let Some(expired) = now.checked_sub_days(KEPT) {
        idempotency_key::Entity::delete_many()
            .filter(idempotency_key::Column::CallerId.eq(caller_id))
            .filter(idempotency_key::Column::CreatedAt.lt(expired))
            .exec(conn)
            .await?;
    }
    let known = idempotency_key::Entity::find_by_id((caller_id, key.to_owned()))
        .one(conn)
        .await?;
    match known {
        Some(row) if row.request_hash != request_hash => Ok(Claim::OtherRequest),
        Some(row) => Ok(row.response.map_or(Claim::Running, Claim::Answered)),
        None => Ok(Claim::New),
    }
}

/// Keeps the answer of a call under its key.
///
/// # Errors
/// When the database fails.
pub async fn keep(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
    caller_id: Uuid,
    key: &str,
    request_hash: Vec<u8>,
    response: JsonValue,
) -> Result<(), DbErr> {
    idempotency_key::Entity::insert(idempotency_key::ActiveModel {
        caller_id: Set(caller_id),
        key: Set(key.to_owned()),
        request_hash: Set(request_hash),
        response: Set(Some(response)),
        created_at: Set(now),
    })
    .exec_without_returning(conn)
    .await?;
    Ok(())
}

/// Whether this transaction is the only one at work on the key.
async fn lock(conn: &impl ConnectionTrait, caller_id: Uuid, key: &str) -> Result<bool, DbErr> {
    if conn.get_database_backend() != DbBackend::Postgres {
        return Ok(true);
    }
    let row = conn
        .query_one_raw(Statement::from_sql_and_values(
            DbBackend::Postgres,
            "SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS free",
            [format!("idempotency {caller_id} {key}").into()],
        ))
        .await?;
    row.map_or(Ok(false), |row| row.try_get("", "free"))
}
