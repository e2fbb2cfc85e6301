//! Civil dates inside larger values, for `#[serde(with = "…")]`: `yyyy-MM-dd`.
//!
//! ```
//! # use {chrono::NaiveDate, serde::Serialize};
//! use reedling_core::time::wire_date;
//! #[derive(Serialize)]
//! struct Holiday {
//!     #[serde(with = "wire_date")]
//!     from: NaiveDate,
//! }
//! let holiday = Holiday { from: "2026-10-05".parse()? };
//! assert_eq!(serde_json::to_string(&holiday)?, r#"{"from":"2026-10-05"}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

use super::text;

const NO_DATE: &str = "is not a date (yyyy-MM-dd)";

/// Writes a date.
pub fn serialize<S: Serializer>(date: &NaiveDate, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&text::date(*date))
}

/// Reads a date.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    read(&String::deserialize(deserializer)?)
}

fn read<E: Error>(written: &str) -> Result<NaiveDate, E> {
    text::parse_date(written).ok_or_else(|| E::custom(NO_DATE))
}

/// A date that may be missing.
pub mod option {
    use super::{Deserialize, Deserializer, NaiveDate, Serializer, read, text};

    /// Writes a date or null.
    pub fn serialize<S: Serializer>(
        date: &Option<NaiveDate>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        match date {
            Some(date) => serializer.serialize_str(&text::date(*date)),
            None => serializer.serialize_none(),
        }
    }

    /// Reads a date or null.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<NaiveDate>, D::Error> {
        let Some(written) = Option::<String>::deserialize(deserializer)? else {
            return Ok(None);
        };
        read(&written).map(Some)
    }
}

/// A list of dates.
pub mod list {
    use serde::ser::SerializeSeq;

    use super::{Deserialize, Deserializer, Error, NaiveDate, Serializer, text};

    /// Writes dates.
    pub fn serialize<S: Serializer>(dates: &[NaiveDate], serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(dates.len()))?;
        for date in dates {
            list.serialize_element(&text::date(*date))?;
        }
        list.end()
    }

    /// Reads dates.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Vec<NaiveDate>, D::Error> {
        let written = Vec::<String>::deserialize(deserializer)?;
        let dates = written.iter().map(|date| text::parse_date(date));
        dates
            .collect::<Option<_>>()
            .ok_or_else(|| D::Error::custom("is not a list of dates (yyyy-MM-dd)"))
    }
}

/// A time of day, `HH:mm`.
pub mod time {
    use chrono::NaiveTime;

    use super::{Deserialize, Deserializer, Error, Serializer, text};

    /// Writes a time of day.
    pub fn serialize<S: Serializer>(time: &NaiveTime, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&text::time(*time))
    }

    /// Reads a time of day.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveTime, D::Error> {
        let written = String::deserialize(deserializer)?;
        text::parse_time(&written).ok_or_else(|| D::Error::custom("is not a time of day (HH:mm)"))
    }
}
