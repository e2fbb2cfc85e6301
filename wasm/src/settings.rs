//! JavaScript exports of [`reedling_core::settings`].

use reedling_core::{
    settings::{self, ProfileDraft, SettingsPart, TeacherProfileDraft},
    validation::Violations,
};
use reedling_js_export::js_export;

/// Problems of Profile Information; the present name may stay.
#[js_export]
pub fn check_profile(draft: ProfileDraft, present_name: String) -> Violations {
    draft.check_change(&present_name)
}

/// Problems of a teacher's Personal Information.
#[js_export]
pub fn check_teacher_profile(
    instrument: String,
    department: String,
    phone_number: String,
) -> Violations {
    let draft = TeacherProfileDraft {
        instrument,
        department,
        phone_number,
    };
    draft.check()
}

/// Problems of the default length of a teacher's lessons, in minutes.
#[js_export]
pub fn check_default_duration(minutes: Option<f64>) -> Violations {
    settings::check_default_duration(minutes)
}

/// Text of a failed save of settings; a toast adds the advice to try again.
#[js_export]
pub fn settings_error_text(part: SettingsPart, toast: bool) -> &str {
    settings::error_text(part, toast)
}
