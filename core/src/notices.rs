//! Marking the notices of the bell as read (D15).

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::{time::rfc3339, validation::Violations};

/// Marks notices as read up to a time.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadNoticesRequest {
    /// `createdAt` of the newest notice shown.
    #[serde(default, deserialize_with = "rfc3339::sent")]
    pub until: Option<DateTime<Utc>>,
}

impl ReadNoticesRequest {
    /// The time up to which notices are marked as read.
    ///
    /// # Errors
    /// A missing time.
    ///
    /// ```
    /// use reedling_core::notices::ReadNoticesRequest;
    /// let until = "2026-03-02T15:00:00Z".parse().ok();
    /// assert_eq!(ReadNoticesRequest { until }.check().ok(), until);
    /// assert!(ReadNoticesRequest { until: None }.check().is_err());
    /// ```
    pub fn check(&self) -> Result<DateTime<Utc>, Violations> {
        self.until.ok_or_else(|| {
            let mut found = Violations::default();
            let text = "Please say up to when the notices have been read";
            found.add("until", "required", text);
            found
        })
    }
}
