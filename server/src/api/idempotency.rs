//! Idempotent calls: a second one with the same Idempotency-Key gets the first one's answer (D5, D12, D13).
//!
//! A use case takes a [`Call`] and writes with [`Call::write`], which stores the answer in the same transaction.
//! [`Call::answer`] wraps the use case.

use chrono::{DateTime, Days, Utc};
use reedling_db::entities::idempotency_key;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter, Set, Statement,
    sea_query::OnConflict,
};
use uuid::Uuid;

use crate::{
    accounts::caller::{CallerTx, CurrentUser},
    error::{AppError, code::Code},
    state::AppState,
};

/// Days that an answer is stored.
const KEPT: Days = Days::new(7);
/// Longest Idempotency-Key, in bytes.
const KEY_MAX: usize = 200;

/// A call with or without an Idempotency-Key, whose use case answers a `T`.
pub struct Call<'a, T> {
    state: &'a AppState,
    caller: &'a CurrentUser,
    key: Option<Key>,
    /// The answer as it is stored: without secrets.
    public: fn(&T) -> Result<String, AppError>,
}

/// What a call answers.
#[derive(Debug)]
pub enum Answer<T> {
    /// The use case ran.
    First(T),
    /// The same call was answered before.
    Replay(String),
}

impl<'a, T> Call<'a, T> {
    /// A call with the hash of its request's bytes, which every release computes alike.
    ///
    /// # Errors
    /// 422 for an empty or a very long key.
    pub fn new(
        state: &'a AppState,
        caller: &'a CurrentUser,
        key: Option<(String, Vec<u8>)>,
        public: fn(&T) -> Result<String, AppError>,
    ) -> Result<Self, AppError> {
        let key = key.map(|(key, request_hash)| Key {
            caller_id: caller.id,
            key,
            request_hash,
        });
        let fits = |key: &Key| (1..=KEY_MAX).contains(&key.key.len());
        if key.as_ref().is_some_and(|key| !fits(key)) {
            let text = "The Idempotency-Key must have 1 to 200 characters";
            return Err(AppError::invalid("idempotencyKey", "length", text));
        }
        Ok(Self {
            state,
            caller,
            key,
            public,
        })
    }

    /// Runs the use case, unless the same call was answered before.
    ///
    /// # Errors
    /// The use case's; 422 when the key was used for another call, 409 while the first one is still in progress.
    pub async fn answer(
        &self,
        use_case: impl Future<Output = Result<T, AppError>>,
    ) -> Result<Answer<T>, AppError> {
        if let Some(kept) = self.kept().await? {
            return Ok(Answer::Replay(kept));
        }
        match use_case.await {
            Ok(done) => Ok(Answer::First(done)),
            // The first call may have finished meanwhile; the second one fails on what it wrote.
            Err(refusal) => match self.kept().await? {
                Some(kept) => Ok(Answer::Replay(kept)),
                None => Err(refusal),
            },
        }
    }

    /// Does the work in one transaction and stores its answer. When it fails nothing is written, and the key is free
    /// for the next call.
    ///
    /// # Errors
    /// Those of the work; 409 when a call with the same key is in progress or was answered.
    pub async fn write<Work>(&self, work: impl FnOnce(CallerTx<'a>) -> Work) -> Result<T, AppError>
    where
        Work: Future<Output = Result<T, AppError>>,
    {
        let claimed = async |tx: CallerTx<'a>| {
            self.claim(&tx).await?;
            let done = work(tx.clone()).await?;
            self.keep(&tx, &done).await?;
            Ok(done)
        };
        self.state.write_as(self.caller, claimed).await
    }

    /// The stored answer of the same call.
    async fn kept(&self) -> Result<Option<String>, AppError> {
        let Some(key) = &self.key else {
            return Ok(None);
        };
        let now = self.state.clock.now();
        match find(self.state.db.read(), now, key).await? {
            KeyState::New => Ok(None),
            KeyState::Answered(answer) => Ok(Some(answer)),
            KeyState::OtherRequest => Err(AppError::Unprocessable {
                code: Code::IdempotencyMismatch,
                message: "This Idempotency-Key was used for another request.".to_owned(),
            }),
        }
    }

    async fn claim(&self, tx: &CallerTx<'_>) -> Result<(), AppError> {
        let Some(key) = &self.key else {
            return Ok(());
        };
        let is_free = lock(tx, key).await? && find(tx, tx.now, key).await? == KeyState::New;
        if is_free {
            return Ok(());
        }
        Err(AppError::conflict(
            Code::IdempotencyInProgress,
            "This request is being worked on already. Please wait a moment.",
        ))
    }

    async fn keep(&self, tx: &CallerTx<'_>, done: &T) -> Result<(), AppError> {
        if let Some(key) = &self.key {
            keep(tx, tx.now, key, (self.public)(done)?).await?;
        }
        Ok(())
    }
}

/// A caller's key, and the request that it came with.
#[derive(Clone, Debug)]
struct Key {
    /// Whose key it is.
    caller_id: Uuid,
    /// As sent by the client.
    key: String,
    /// SHA-256 of the request.
    request_hash: Vec<u8>,
}

/// The state of a key.
#[derive(Debug, PartialEq)]
enum KeyState {
    /// Unused.
    New,
    /// Used by the same request, with this answer.
    Answered(String),
    /// Used by another request.
    OtherRequest,
}

/// The present state of a key.
async fn find(
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
async fn lock(conn: &impl ConnectionTrait, key: &Key) -> Result<bool, DbErr> {
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
async fn keep(
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
pub(crate) async fn delete_expired(
    conn: &impl ConnectionTrait,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
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
