//! JavaScript exports of [`reedling_core::demo`].

use reedling_core::{demo::DemoRequest, validation::Violations};
use reedling_js_export::js_export;

/// Problems of the demo form.
#[js_export]
pub fn check_demo_request(draft: DemoRequest) -> Violations {
    draft.check()
}
