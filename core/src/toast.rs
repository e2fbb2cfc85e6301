//! How long notices live (Spec §9): one shows for 5,000 ms, and leaves the list 1,000,000 ms after it was
//! dismissed.

use serde::{Deserialize, Serialize};

/// Milliseconds after which a dismissed toast leaves the list (Spec §9).
pub const REMOVE_DELAY_MS: u32 = 1_000_000;
/// Milliseconds for which a toast shows unless it says otherwise (Spec §9).
pub const DURATION_MS: u32 = 5_000;

/// A notice in the list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
pub struct ListedToast {
    /// Identifier.
    pub id: String,
    /// When it was dismissed, in milliseconds of any one clock; none while it may show.
    pub dismissed_at_ms: Option<f64>,
}

/// Identifiers of the toasts that stay in the list: those not dismissed, or not for that long.
///
/// ```
/// use reedling_core::toast::{ListedToast, remaining};
/// let saved = ListedToast { id: "saved".into(), dismissed_at_ms: Some(0.0) };
/// assert_eq!(remaining(&[saved], 1_000_000.0), [] as [&str; 0]);
/// ```
pub fn remaining(toasts: &[ListedToast], now_ms: f64) -> Vec<&str> {
    let stays = |at: f64| now_ms - at < f64::from(REMOVE_DELAY_MS);
    toasts
        .iter()
        .filter(|toast| toast.dismissed_at_ms.is_none_or(stays))
        .map(|toast| toast.id.as_str())
        .collect()
}
