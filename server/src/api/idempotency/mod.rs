//! Idempotent calls: a second one with the same Idempotency-Key gets the first one's answer (D5, D12, D13).
//!
//! A use case takes a [`Call`] and writes with [`Call::write`], which stores the answer in the same transaction.
//! [`Call::answer`] wraps the use case.

pub mod queries;

use self::queries::{Key, KeyState};
use crate::{
    accounts::caller::{CallerTx, CurrentUser},
    error::{AppError, code::Code},
    state::AppState,
};

/// Longest Idempotency-Key, in bytes.
const KEY_MAX: usize = 200;

/// A call with or without an Idempotency-Key, whose use case answers a `T`.
pub struct Call<'a, T> {
    state: &'a AppState,
    caller: &'a CurrentUser,
    key: Option<Key>,
    /// The answer as it is stored: without secrets.
    public: fn(&T) -> String,
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
        public: fn(&T) -> String,
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
    /// The use case's; 422 when the key was used for another call, 409 while the first one is still at work.
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
    /// Those of the work; 409 when the same key is at work or has been.
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
        match queries::find(self.state.db.read(), now, key).await? {
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
        let is_free =
            queries::lock(tx, key).await? && queries::find(tx, tx.now, key).await? == KeyState::New;
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
            queries::keep(tx, tx.now, key, (self.public)(done)).await?;
        }
        Ok(())
    }
}
