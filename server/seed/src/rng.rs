//! A deterministic random generator: the same seed gives the same school on every machine and in every release.

use chrono::{DateTime, Utc};
use uuid::{Builder, Uuid};

/// SplitMix64 (Steele, Lea and Flood, 2014).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// A generator with a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number below `limit`, which is at least 1.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.next() % limit.max(1)
    }

    /// True with a probability in percent.
    pub fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        let limit = u64::try_from(items.len()).unwrap_or(u64::MAX);
        &items[usize::try_from(self.below(limit)).unwrap_or_default()]
    }

    /// An identifier of version 7 for that instant.
    pub fn id(&mut self, at: DateTime<Utc>) -> Uuid {
        let mut random = [0; 10];
        random[..8].copy_from_slice(&self.next().to_be_bytes());
        random[8..].copy_from_slice(&self.next().to_be_bytes()[..2]);
        let millis = u64::try_from(at.timestamp_millis()).unwrap_or_default();
        Builder::from_unix_timestamp_millis(millis, &random).into_uuid()
    }
}
