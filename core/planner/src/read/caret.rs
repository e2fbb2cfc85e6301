//! When a note that is being typed may be read.

/// Whether a text up to the caret ends with a whole word, so that nothing half typed is read: "Sona" does not, "Sonatina "
/// does. A dash ends none, as a range of bars goes on after it.
///
/// ```
/// use reedling_planner::read::ends_word;
/// assert!(ends_word("") && ends_word("Sonatina ") && ends_word("bars 9-16,"));
/// assert!(!ends_word("Sona") && !ends_word("bars 9-"));
/// ```
pub fn ends_word(before: &str) -> bool {
    before.chars().next_back().is_none_or(|last| {
        last.is_whitespace()
            || matches!(
                last,
                '.' | ',' | ';' | ':' | '!' | '?' | ')' | ']' | '”' | '»' | '…'
            )
    })
}
