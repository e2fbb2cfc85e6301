//! Parts of texts, without the tables that the standard library searches by.

/// Whether a text holds another, letter for letter.
///
/// ```
/// use reedling_core::text::holds;
/// assert!(holds("the G major scale", "scale"));
/// assert!(!holds("the G major scale", "Scale"));
/// ```
pub fn holds(text: &str, part: &str) -> bool {
    let mut places = text.as_bytes().windows(part.len().max(1));
    part.is_empty() || places.any(|place| place == part.as_bytes())
}
