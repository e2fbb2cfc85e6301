//! Texts as they were typed.

/// The text without white space around it, unless nothing was written.
pub(super) fn written(text: &str) -> Option<String> {
    Some(text.trim())
        .filter(|text| !text.is_empty())
        .map(str::to_owned)
}

/// Given name and family name of a full name: what stands before the first white space, and the rest.
pub(super) fn split_name(name: &str) -> (&str, &str) {
    let name = name.trim();
    let (first, last) = name.split_once(char::is_whitespace).unwrap_or((name, ""));
    (first, last.trim())
}
