//! Civil dates inside larger values, for `#[serde(with = "…")]`: `yyyy-MM-dd`.

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

use reedling_core::time::text;

/// Writes a date.
pub fn serialize<S: Serializer>(date: &NaiveDate, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&text::date(*date))
}

/// Reads a date.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<NaiveDate, D::Error> {
    let written = String::deserialize(deserializer)?;
    text::parse_date(&written).ok_or_else(|| D::Error::custom("is not a date (yyyy-MM-dd)"))
}

/// A date that may be missing.
pub mod option {
    use super::{Deserialize, Deserializer, Error, NaiveDate, Serializer, text};

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
        let date = text::parse_date(&written);
        date.map(Some)
            .ok_or_else(|| D::Error::custom("is not a date (yyyy-MM-dd)"))
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
