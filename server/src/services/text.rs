//! Texts as they were typed.

/// The text without white space around it, unless nothing was written.
pub(super) fn written(text: &str) -> Option<String> {
    Some(text.trim())
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
}
