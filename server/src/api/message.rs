//! An answer that is one sentence.

use poem_openapi::Object;

use super::idempotent::Replayable;

/// A message for the user.
#[derive(Debug, Object)]
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
