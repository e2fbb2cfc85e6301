//! An answer that is one sentence.

use poem_openapi::Object;

use super::idempotent::Replayable;

/// A sentence for the person who made the call.
#[derive(Debug, Object)]
pub(crate) struct MessageBody {
    /// The sentence.
    pub message: String,
}

impl Replayable for MessageBody {}

impl From<String> for MessageBody {
    fn from(message: String) -> Self {
        Self { message }
    }
}
