//! What each field of a request may hold.

use serde_json::Value;

/// What a field may hold, by schema and field.
pub(super) fn fields() -> Vec<(&'static [&'static str], &'static str, Value)> {
    Vec::new()
}
