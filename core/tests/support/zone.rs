//! Time zones as the server knows them.

use chrono::{DateTime, Offset, TimeZone};
use reedling_core::time::Zone;

/// A zone of chrono-tz, as on the server.
#[derive(Debug)]
pub struct TzZone(chrono_tz::Tz);

impl TzZone {
    /// The zone with that IANA name.
    pub fn named(name: &str) -> Self {
        Self(name.parse().expect("a zone"))
    }
}

impl Zone for TzZone {
    fn offset_seconds(&self, at_utc_epoch_seconds: i64) -> i32 {
        let utc = DateTime::from_timestamp(at_utc_epoch_seconds, 0)
            .expect("an instant")
            .naive_utc();
        self.0
            .offset_from_utc_datetime(&utc)
            .fix()
            .local_minus_utc()
    }
}
