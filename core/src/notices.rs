//! The bell: up to when its notices have been read (D15).

use chrono::{DateTime, Utc};
use serde::Deserialize;

use crate::{time::rfc3339, validation::Violations};

/// Up to when notices have been read.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadNoticesRequest {
    /// When the newest notice that was shown happened.
    #[serde(default, deserialize_with = "rfc3339::sent")]
    pub until: Option<DateTime<Utc>>,
}

impl ReadNoticesRequest {
    /// Up to when.
    pub fn check(&self) -> Result<DateTime<Utc>, Violations> {
        self.until.ok_or_else(|| {
            let mut found = Violations::default();
            let text = "Please say up to when the notices have been read";
            found.add("until", "required", text);
            found
        })
    }
}
