//! JavaScript exports of [`reedling_core::messages`].

use reedling_core::{messages, validation::Violations};
use reedling_js_export::js_export;

/// Problems of a message to a teacher or an administrator.
#[js_export]
pub fn check_message(text: String) -> Violations {
    messages::check_text(&text)
}
