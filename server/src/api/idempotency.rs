//! Idempotent calls: a second one with the same Idempotency-Key gets the first one's answer (D5, D12, D13).
//!
//! A handler takes an [`IdempotencyKey`], makes a [`Call`] of it and answers an [`Idempotent`]. The use case takes the call and
//! writes with [`Call::write`], which keeps the answer in the same transaction.

use std::marker::PhantomData;

use chrono::{DateTime, Days, Utc};
use poem::{
    Body, IntoResponse, Request, RequestBody, Response, Result,
    http::{HeaderName, HeaderValue, header},
};
use poem_openapi::{
    ApiExtractor, ApiExtractorType, ApiResponse, ExtractParamOptions,
    param::Header,
    registry::{MetaParamIn, MetaResponses, MetaSchemaRef, Registry},
};
use reedling_db::entities::idempotency_key;
use schemars::JsonSchema;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, DbErr, EntityTrait, QueryFilter, Set, Statement,
    sea_query::OnConflict,
};
use serde::Serialize;
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::{
    error::ApiError,
    json::{JSON, meta_header, success},
};
use crate::{
    accounts::caller::{CallerTx, CurrentUser},
    error::{AppError, code::Code},
    state::AppState,
};

/// Days that an answer is stored.
const KEPT: Days = Days::new(7);
/// Longest Idempotency-Key, in characters.
const KEY_MAX: usize = 200;
/// The header's name, as in the document.
const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");
/// The header that marks a replayed answer.
const IDEMPOTENT_REPLAY: HeaderName = HeaderName::from_static("idempotent-replay");

/// The header `Idempotency-Key`, and the request that it came with.
pub(crate) enum IdempotencyKey {
    /// It was not sent.
    None,
    /// The key, and a hash of the request.
    One(String, Vec<u8>),
    /// It was sent more than once: picking one would be a guess.
    Several,
}

/// An answer that is stored and replayed.
pub(crate) trait Replayable: Serialize + Sized {
    /// The answer as it is stored: without what is told only once.
    fn without_secrets(self) -> Self {
        self
    }

    /// The student that the answer is about, if the request does not name them.
    fn subject_id(&self) -> Option<Uuid> {
        None
    }
}

/// The answer to an idempotent call: the first one, or the same bytes again.
#[derive(Debug)]
pub(crate) struct Idempotent<Body> {
    json: String,
    is_replay: bool,
    of: PhantomData<fn() -> Body>,
}

/// A call with or without an Idempotency-Key, whose use case answers a `Done`.
pub struct Call<'a, Done> {
    state: &'a AppState,
    caller: &'a CurrentUser,
    key: Option<Key>,
    kept: fn(&Done) -> Result<Kept, AppError>,
}

/// An answer as it is stored.
#[derive(Debug, PartialEq)]
struct Kept {
    json: String,
    subject_id: Option<Uuid>,
}

fn text(body: &impl Serialize) -> Result<String, AppError> {
    serde_json::to_string(body).map_err(|error| AppError::Internal(error.to_string()))
}

impl IdempotencyKey {
    /// The call for a use case that answers a `Done`, which is told as a `Body`.
    ///
    /// # Errors
    /// 422 for an empty or a very long key, and for more than one.
    pub(crate) fn call<'a, Done, Body>(
        self,
        state: &'a AppState,
        caller: &'a CurrentUser,
    ) -> Result<Call<'a, Done>, ApiError>
    where
        Done: Clone,
        Body: Replayable + From<Done>,
    {
        let refused = |code, text| Err(AppError::invalid("idempotencyKey", code, text).into());
        let key = match self {
            Self::None => None,
            Self::One(key, _) if !(1..=KEY_MAX).contains(&key.chars().count()) => {
                return refused(
                    "length",
                    "The Idempotency-Key must have 1 to 200 characters",
                );
            }
            Self::One(key, request_hash) => Some(Key {
                caller_id: caller.id,
                key,
                request_hash,
            }),
            Self::Several => return refused("several", "Please send the Idempotency-Key once"),
        };
        let kept = |done: &Done| {
            let body = Body::from(done.clone()).without_secrets();
            Ok(Kept {
                json: text(&body)?,
                subject_id: body.subject_id(),
            })
        };
        Ok(Call {
            state,
            caller,
            key,
            kept,
        })
    }
}

impl<'a, Done> Call<'a, Done> {
    /// Runs the use case, unless the same call was answered before.
    ///
    /// # Errors
    /// The use case's; 422 when the key was used for another call, 409 while the first one is still in progress.
    pub(crate) async fn answer<Body: Replayable + From<Done>>(
        &self,
        use_case: impl Future<Output = Result<Done, AppError>>,
    ) -> Result<Idempotent<Body>, ApiError> {
        self.answer_if(use_case, async |_| Ok(())).await
    }

    /// The same, but an answer is replayed only while the caller may read about its subject.
    ///
    /// # Errors
    /// Those of [`Self::answer`], and the refusal to read the stored answer.
    pub(crate) async fn answer_if<Body: Replayable + From<Done>>(
        &self,
        use_case: impl Future<Output = Result<Done, AppError>>,
        may_read: impl AsyncFnOnce(Option<Uuid>) -> Result<(), AppError>,
    ) -> Result<Idempotent<Body>, ApiError> {
        let kept = match self.kept().await? {
            Some(kept) => Ok(kept),
            None => match use_case.await {
                Ok(done) => Err(text(&Body::from(done))?),
                // The first call may have finished meanwhile; the second one fails on what it wrote.
                Err(refusal) => Ok(self.kept().await?.ok_or(refusal)?),
            },
        };
        let (json, is_replay) = match kept {
            Err(first) => (first, false),
            Ok(kept) => {
                may_read(kept.subject_id).await?;
                (kept.json, true)
            }
        };
        Ok(Idempotent {
            json,
            is_replay,
            of: PhantomData,
        })
    }

    /// Does the work in one transaction and stores its answer. When it fails nothing is written, and the key is free
    /// for the next call.
    ///
    /// # Errors
    /// Those of the work; 409 when a call with the same key is in progress or was answered.
    pub(crate) async fn write<Work>(
        &self,
        work: impl FnOnce(CallerTx<'a>) -> Work,
    ) -> Result<Done, AppError>
    where
        Work: Future<Output = Result<Done, AppError>>,
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
    async fn kept(&self) -> Result<Option<Kept>, AppError> {
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

    async fn keep(&self, tx: &CallerTx<'_>, done: &Done) -> Result<(), AppError> {
        if let Some(key) = &self.key {
            keep(tx, tx.now, key, (self.kept)(done)?).await?;
        }
        Ok(())
    }
}

impl<'a> ApiExtractor<'a> for IdempotencyKey {
    const TYPES: &'static [ApiExtractorType] = &[ApiExtractorType::Parameter];

    type ParamType = Option<String>;
    type ParamRawType = String;

    fn register(registry: &mut Registry) {
        <Header<Option<String>> as ApiExtractor>::register(registry);
    }

    fn param_in() -> Option<MetaParamIn> {
        <Header<Option<String>> as ApiExtractor>::param_in()
    }

    fn param_schema_ref() -> Option<MetaSchemaRef> {
        <Header<Option<String>> as ApiExtractor>::param_schema_ref()
    }

    async fn from_request(
        request: &'a Request,
        body: &mut RequestBody,
        _: ExtractParamOptions<Self::ParamType>,
    ) -> Result<Self> {
        let mut sent = request.headers().get_all(IDEMPOTENCY_KEY).iter();
        let Some(key) = sent.next() else {
            return Ok(Self::None);
        };
        if sent.next().is_some() {
            return Ok(Self::Several);
        }
        // Bytes that are no text are refused as an empty key is.
        let key = String::from_utf8(key.as_bytes().to_vec()).unwrap_or_default();
        let bytes = body.take()?.into_bytes().await?;
        let mut hash = Sha256::new();
        hash.update(request.method().as_str());
        hash.update([0]);
        hash.update(request.original_uri().path());
        hash.update([0]);
        hash.update(&bytes);
        *body = RequestBody::new(Body::from(bytes));
        Ok(Self::One(key, hash.finalize().to_vec()))
    }
}

impl<T: Send> IntoResponse for Idempotent<T> {
    fn into_response(self) -> Response {
        let mut response = Response::builder()
            .header(header::CONTENT_TYPE, JSON)
            .body(self.json);
        if self.is_replay {
            let headers = response.headers_mut();
            headers.insert(IDEMPOTENT_REPLAY, HeaderValue::from_static("true"));
        }
        response
    }
}

impl<T: JsonSchema> ApiResponse for Idempotent<T> {
    fn meta() -> MetaResponses {
        let about = "`true` if this is the stored response to an earlier request with this Idempotency-Key; values that are \
                     returned only once are null then.";
        success::<T>(vec![meta_header::<bool>("Idempotent-Replay", about, false)])
    }

    fn register(_: &mut Registry) {}
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
    Answered(Kept),
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
            Some(row) if row.request_hash == key.request_hash => KeyState::Answered(Kept {
                json: row.answer,
                subject_id: row.subject_id,
            }),
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
    answer: Kept,
) -> Result<(), DbErr> {
    use idempotency_key::Column as C;
    idempotency_key::Entity::insert(idempotency_key::ActiveModel {
        caller_id: Set(key.caller_id),
        key: Set(key.key.clone()),
        request_hash: Set(key.request_hash.clone()),
        answer: Set(answer.json),
        subject_id: Set(answer.subject_id),
        created_at: Set(now),
    })
    .on_conflict(
        OnConflict::columns([C::CallerId, C::Key])
            .update_columns([C::RequestHash, C::Answer, C::SubjectId, C::CreatedAt])
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
