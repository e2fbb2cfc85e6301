//! Instants inside larger values, for `#[serde(with = "…")]`: an RFC 3339 text in UTC.

use std::borrow::Cow;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serializer, de::Error};

use super::text;
use crate::patch::{Patch, RequiredPatch};

const NO_INSTANT: &str = "Please send a date and time such as 2026-03-02T15:00:00Z.";

/// Writes an instant as `2026-03-02T15:00:00Z`.
pub fn serialize<S: Serializer>(at: &DateTime<Utc>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&text::instant(*at))
}

/// Reads an RFC 3339 instant.
///
/// # Errors
/// A text that is not an RFC 3339 instant of the years 0001 to 9999.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<DateTime<Utc>, D::Error> {
    let written = Cow::<str>::deserialize(deserializer)?;
    text::parse_instant(&written).ok_or_else(|| D::Error::custom("is not an RFC 3339 instant"))
}

/// Reads an optional instant of a request, for `#[serde(deserialize_with = "rfc3339::sent")]`.
///
/// # Errors
/// A text that is not an RFC 3339 instant.
pub fn sent<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<DateTime<Utc>>, D::Error> {
    let written = Option::<Cow<str>>::deserialize(deserializer)?;
    written.map(|text| read(&text)).transpose()
}

/// Reads an instant of a change, for `#[serde(deserialize_with = "rfc3339::changed")]`.
///
/// # Errors
/// A text that is not an RFC 3339 instant.
pub fn changed<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<RequiredPatch<DateTime<Utc>>, D::Error> {
    let written = Patch::<Cow<str>>::deserialize(deserializer)?;
    written.try_map(|text| read(&text)).map(RequiredPatch)
}

fn read<E: Error>(text: &str) -> Result<DateTime<Utc>, E> {
    text.parse().map_err(|_| E::custom(NO_INSTANT))
}
