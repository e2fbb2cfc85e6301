//! Choices of forms and filters: a value as in the API, with the words that people read.

use serde::Serialize;

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
