//! Parts of texts, without the tables that the standard library searches by.

/// Whether a text contains another, letter for letter.
///
/// ```
/// use reedling_core::text::contains;
/// assert!(contains("the G major scale", "scale"));
/// assert!(!contains("the G major scale", "Scale"));
/// ```
pub fn contains(text: &str, part: &str) -> bool {
    let mut places = text.as_bytes().windows(part.len().max(1));
    part.is_empty() || places.any(|place| place == part.as_bytes())
}
