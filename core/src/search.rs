//! Search boxes: case never matters.

/// Whether the text contains what is searched, which is in lower case already.
pub fn contains(text: &str, wanted: &str) -> bool {
    wanted.is_empty() || text.to_lowercase().contains(wanted)
}
