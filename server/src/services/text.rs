//! Helpers for typed texts.

/// The trimmed text; none when it is blank.
pub(super) fn written(text: &str) -> Option<String> {
    Some(text.trim())
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
}
