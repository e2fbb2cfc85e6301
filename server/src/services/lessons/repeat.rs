//! Calls that may be sent twice: an Idempotency-Key gives the first answer again (D5, D12).

use chrono::{DateTime, Utc};
use sea_orm::ConnectionTrait;
use sha2::{Digest, Sha256};

use super::schedule::ScheduleCommand;
use crate::{
    error::AppError,
    model::{lesson::Scheduled, user::CurrentUser},
    store::idempotency::{self, Claim},
};

/// Longest Idempotency-Key, in bytes.
const KEY_MAX: usize = 200;

/// An Idempotency-Key together with the call that it came with.
pub(super) struct Key {
    key: String,
    request_hash: Vec<u8>,
}

impl Key {
    /// Reads the key of a call.
    ///
    /// # Errors
    /// 422 for an empty or a very long one.
    pub fn of(key: String, command: &ScheduleCommand) -> Result<Self, AppError> {
        if !(1..=KEY_MAX).contains(&key.len()) {
            let text = "The Idempotency-Key must have 1 to 200 characters";
            return Err(AppError::invalid("idempotencyKey", "length", text));
        }
        let request = serde_json::to_vec(command).map_err(|error| internal(&error))?;
        Ok(Self {
            key,
            request_hash: Sha256::digest(request).to_vec(),
        })
    }

    /// The answer that the same call got before, or nothing when it is new.
    ///
    /// # Errors
    /// 422 when the key was used for another call, 409 while the first one is still at work.
    pub async fn claim(
        &self,
        txn: &impl ConnectionTrait,
        now: DateTime<Utc>,
        caller: &CurrentUser,
    ) -> Result<Option<Scheduled>, AppError> {
        match idempotency::claim(txn, now, caller.id, &self.key, &self.request_hash).await? {
            Claim::New => Ok(None),
            Claim::Answered(answer) => serde_json::from_value(answer)
                .map(Some)
                .map_err(|error| internal(&error)),
            Claim::OtherRequest => Err(AppError::Unprocessable {
                code: "idempotency_mismatch",
                message: "This Idempotency-Key was used for another request.".to_owned(),
            }),
            Claim::Running => Err(AppError::conflict(
                "idempotency_in_progress",
                "This request is being worked on already. Please wait a moment.",
            )),
        }
    }

    /// Keeps the answer, in the transaction that did the work.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn keep(
        self,
        txn: &impl ConnectionTrait,
        now: DateTime<Utc>,
        caller: &CurrentUser,
        answer: &Scheduled,
    ) -> Result<(), AppError> {
        let answer = serde_json::to_value(answer).map_err(|error| internal(&error))?;
        idempotency::keep(txn, now, caller.id, &self.key, self.request_hash, answer).await?;
        Ok(())
    }
}

fn internal(error: &serde_json::Error) -> AppError {
    AppError::Internal(format!("idempotency: {error}"))
}
