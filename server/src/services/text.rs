//! Helpers for typed texts.

/// The trimmed text; none when it is blank.
pub(super) fn written(text: &str) -> Option<String> {
    Some(text.trim())
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
}

/// Splits a full name at its first white space into given and family name.
pub(super) fn split_name(name: &str) -> (&str, &str) {
    let name = name.trim();
    let (first, last) = name.split_once(char::is_whitespace).unwrap_or((name, ""));
    (first, last.trim())
}
