//! Titles and composers of a repertoire's pieces.

use crate::validation::{Limit, TITLE_MAX, Violations};

/// Limit of a piece's title, of its composer and of its kind.
pub const NAME: Limit = Limit {
    most: TITLE_MAX,
    message: "This can have at most 200 characters",
};

/// Validation errors of title and composer; the composer may be empty.
///
/// ```
/// use reedling_core::practice::pieces::check_name;
/// assert!(check_name("Minuet in G", "").is_empty());
/// assert_eq!(check_name(" ", "Petzold").first_message(), Some("Please enter a title"));
/// ```
pub fn check_name(title: &str, composer: &str) -> Violations {
    let mut found = Violations::default();
    found.not_blank("title", title, "Please enter a title");
    found.line(&NAME, "title", title);
    found.line(&NAME, "composer", composer);
    found
}
