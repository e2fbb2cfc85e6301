//! Teacher feedback on a lesson: the form, its request and rules (Spec §3), and the average rating that the
//! student dashboard shows (Spec §9).
//!
//! | Rule | Where | Source |
//! |---|---|---|
//! | Each field is optional, but something must be written; a rating is 1 to 5 stars | [`written`] | Spec §3 |
//! | An assignment names its piece and asks for 0 to 1,440 whole minutes a day | [`written`] | Spec §3; the limit is for safety |
//! | Each line is a piece, commas separate focus areas; blank entries are not sent | [`draft`] | the form |

pub mod draft;
#[cfg(feature = "schema")]
pub mod request;
#[cfg(feature = "schema")]
pub mod stored;
pub mod written;

/// Most stars of a rating (Spec §9).
pub const RATING_MAX: u8 = 5;
/// Average rating that the student dashboard shows when there is any feedback, in stars (Spec §9).
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
