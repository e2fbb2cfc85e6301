//! An answer that is one sentence.

use schemars::JsonSchema;
use serde::Serialize;

use super::idempotency::Replayable;

/// A message for the user.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct MessageBody {
    /// Message for the user.
    pub message: String,
}

impl Replayable for MessageBody {}

impl From<String> for MessageBody {
    fn from(message: String) -> Self {
        Self { message }
    }
}
