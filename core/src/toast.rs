//! How long notices live (Spec §9): one shows for 5,000 ms, and leaves the list 1,000,000 ms after it was
//! dismissed.

/// Milliseconds after which a dismissed toast leaves the list (Spec §9).
pub const REMOVE_DELAY_MS: u32 = 1_000_000;
/// Milliseconds for which a toast shows unless it says otherwise (Spec §9).
pub const DURATION_MS: u32 = 5_000;
