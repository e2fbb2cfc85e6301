//! JavaScript exports of [`reedling_core::practice`].

use reedling_core::{
    practice::{
        cards::{self, PracticeTask},
        pieces,
    },
    validation::Violations,
};
use reedling_js_export::js_export;

/// Problems of a piece's title and composer.
#[js_export]
pub fn check_piece_name(title: String, composer: String) -> Violations {
    pieces::check_name(&title, &composer)
}

/// The tasks of a text of a practice plan, one by one.
#[js_export]
pub fn practice_tasks(text: String) -> Vec<PracticeTask<'_>> {
    cards::tasks(&text)
}
