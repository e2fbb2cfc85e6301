//! JavaScript exports of [`reedling_core::feedback`].

use reedling_core::{
    feedback::{self, draft::FeedbackDraft, written::WrittenFeedback},
    validation::Violations,
};
use reedling_js_export::js_export;

/// Problems of the feedback form.
#[js_export]
pub fn check_feedback(draft: FeedbackDraft) -> Violations {
    draft.written().check_whole()
}

/// The feedback that is sent for the form.
#[js_export]
pub fn written_feedback(draft: FeedbackDraft) -> WrittenFeedback<'_> {
    draft.written()
}

/// Whether the feedback form has nothing to send.
#[js_export]
pub fn is_empty_feedback(draft: FeedbackDraft) -> bool {
    draft.is_empty()
}

/// Average rating that the student dashboard shows.
#[js_export]
pub fn average_rating(feedback_count: u32) -> f64 {
    feedback::average_rating(feedback_count)
}
