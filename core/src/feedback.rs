//! Teacher feedback on a lesson: 1 to 5 stars or none (Spec §3), and the average that the student dashboard
//! shows (Spec §9).

use crate::validation::Violations;

/// Most stars of a rating (Spec §9).
pub const RATING_MAX: u8 = 5;
/// What the student dashboard shows as average rating when there is any feedback (Spec §9).
pub const RATING_PLACEHOLDER: f64 = 4.5;

/// Average rating on the student dashboard: fixed when any feedback exists, else 0 (Spec §9).
///
/// ```
/// assert_eq!(reedling_core::feedback::average_rating(0), 0.0);
/// assert_eq!(reedling_core::feedback::average_rating(3), 4.5);
/// ```
pub fn average_rating(feedback_count: u32) -> f64 {
    if feedback_count == 0 {
        0.0
    } else {
        RATING_PLACEHOLDER
    }
}

/// The broken rules of a rating: none, or 1 to 5 stars (Spec §3).
///
/// ```
/// use reedling_core::feedback::check_rating;
/// assert!(check_rating(Some(5)).is_empty());
/// assert!(!check_rating(Some(6)).is_empty());
/// ```
pub fn check_rating(stars: Option<i32>) -> Violations {
    let mut found = Violations::default();
    let allowed = stars.is_none_or(|stars| (1..=i32::from(RATING_MAX)).contains(&stars));
    let text = "The rating must be from 1 to 5 stars";
    found.require(allowed, "teacherRating", "range", text);
    found
}
