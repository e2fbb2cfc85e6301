//! Teacher feedback (Spec §3, §9).

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
