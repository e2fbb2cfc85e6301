//! Choices of forms and filters: a value as in the API, with the words that people read.

use serde::Serialize;
#[cfg(feature = "schema")]
use serde::{Deserialize, Deserializer, de::Error};

/// A value that a form or a filter offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The value as it crosses the wire.
    pub value: &'static str,
    /// The words that people read.
    pub label: &'static str,
}

impl Choice {
    /// A value with its words.
    pub const fn new(value: &'static str, label: &'static str) -> Self {
        Self { value, label }
    }
}

/// Reads the yes or no of a request, for `#[serde(deserialize_with = "choice::made")]`: a field that is missing or null is
/// no answer.
#[cfg(feature = "schema")]
pub(crate) fn made<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    let answer = Option::deserialize(deserializer)?;
    answer.ok_or_else(|| D::Error::custom("This field is missing."))
}
