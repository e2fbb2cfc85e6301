//! Delays and display times, in milliseconds (Spec §9).

use serde::Serialize;

use crate::toast::{DURATION_MS, REMOVE_DELAY_MS};

/// Delays and display times, in milliseconds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Delays {
    /// From sign-in to the dashboard, ms.
    pub sign_in: u32,
    /// From external sign-in to the dashboard, ms.
    pub external_sign_in: u32,
    /// From registration to sign-in, ms.
    pub registration: u32,
    /// From activation to sign-in, ms.
    pub activation: u32,
    /// From a reset password to sign-in, ms.
    pub reset_password: u32,
    /// From a new password to the dashboard, ms.
    pub new_password: u32,
    /// From a new activation mail to sign-in, ms.
    pub resend_activation: u32,
    /// From a created student to the dashboard, ms.
    pub student_created: u32,
    /// How long the notice of an ended session shows, ms.
    pub session_expired: u32,
    /// How long a toast shows, ms.
    pub toast: u32,
    /// How long the toast of a created student shows, ms.
    pub student_created_toast: u32,
    /// From dismissing a toast to its removal, ms.
    pub toast_removal: u32,
    /// From hovering over an element to its tooltip, ms.
    pub tooltip_open: u32,
    /// How long after a tooltip the next one shows at once, ms.
    pub tooltip_skip: u32,
    /// From a failed load of a student's lessons to the single retry, ms.
    pub lessons_retry: u32,
}

pub(super) const DELAYS: Delays = Delays {
    sign_in: 1_000,
    external_sign_in: 1_500,
    registration: 3_000,
    activation: 3_000,
    reset_password: 3_000,
    new_password: 2_000,
    resend_activation: 2_000,
    student_created: 2_000,
    session_expired: 3_000,
    toast: DURATION_MS,
    student_created_toast: 10_000,
    toast_removal: REMOVE_DELAY_MS,
    tooltip_open: 700,
    tooltip_skip: 300,
    lessons_retry: 1_000,
};
