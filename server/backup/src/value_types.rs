//! Values that mean the same in SQLite and in PostgreSQL.

use anyhow::{Context, Result};
use base64::{Engine, prelude::BASE64_STANDARD};
use chrono::{DateTime, NaiveDate, SecondsFormat, Utc};
use sea_orm::{ColumnType, DbErr, QueryResult, Value};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use uuid::Uuid;

/// What the values of a column are, and how they are written in a backup. An absent value is `null` everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum ValueType {
    /// A UUID, with hyphens.
    Uuid,
    /// Text.
    Text,
    /// A whole number of 32 bits.
    Integer,
    /// A whole number of 64 bits.
    Bigint,
    /// A floating-point number of 64 bits.
    Double,
    /// `true` or `false`.
    Boolean,
    /// A day of the calendar, such as `2026-03-02`.
    Date,
    /// An instant in UTC, RFC 3339.
    Instant,
    /// JSON, as it is; never a bare `null`.
    Json,
    /// Bytes, in Base64.
    Bytes,
}

impl ValueType {
    /// The kind of a column of the schema; absent for a type that no table has yet.
    pub(crate) fn of(column: &ColumnType) -> Option<Self> {
        Some(match column {
            ColumnType::Uuid => Self::Uuid,
            ColumnType::Text | ColumnType::String(_) => Self::Text,
            ColumnType::Integer => Self::Integer,
            ColumnType::BigInteger => Self::Bigint,
            ColumnType::Double => Self::Double,
            ColumnType::Boolean => Self::Boolean,
            ColumnType::Date => Self::Date,
            ColumnType::TimestampWithTimeZone => Self::Instant,
            ColumnType::Json | ColumnType::JsonBinary => Self::Json,
            ColumnType::Blob | ColumnType::Binary(_) | ColumnType::VarBinary(_) => Self::Bytes,
            _ => return None,
        })
    }

    /// Reads a value of a row.
    pub(crate) fn read(self, row: &QueryResult, at: usize) -> Result<Json, DbErr> {
        Ok(match self {
            Self::Uuid => row
                .try_get_by_index::<Option<Uuid>>(at)?
                .map(|id| id.to_string())
                .into(),
            Self::Text => row.try_get_by_index::<Option<String>>(at)?.into(),
            Self::Integer => row.try_get_by_index::<Option<i32>>(at)?.into(),
            Self::Bigint => row.try_get_by_index::<Option<i64>>(at)?.into(),
            Self::Double => row.try_get_by_index::<Option<f64>>(at)?.into(),
            Self::Boolean => row.try_get_by_index::<Option<bool>>(at)?.into(),
            Self::Date => row
                .try_get_by_index::<Option<NaiveDate>>(at)?
                .map(|day| day.to_string())
                .into(),
            Self::Instant => row
                .try_get_by_index::<Option<DateTime<Utc>>>(at)?
                .map(|instant| instant.to_rfc3339_opts(SecondsFormat::AutoSi, true))
                .into(),
            Self::Json => row
                .try_get_by_index::<Option<Json>>(at)?
                .unwrap_or_default(),
            Self::Bytes => row
                .try_get_by_index::<Option<Vec<u8>>>(at)?
                .map(|bytes| BASE64_STANDARD.encode(bytes))
                .into(),
        })
    }

    /// The value to write into a row.
    pub(crate) fn value(self, json: Json) -> Result<Value> {
        if json.is_null() {
            return Ok(self.absent());
        }
        let value: Option<Value> = match self {
            Self::Uuid => json
                .as_str()
                .and_then(|text| text.parse::<Uuid>().ok())
                .map(Into::into),
            Self::Text => match json {
                Json::String(text) => Some(text.into()),
                _ => None,
            },
            Self::Integer => json
                .as_i64()
                .and_then(|number| i32::try_from(number).ok())
                .map(Into::into),
            Self::Bigint => json.as_i64().map(Into::into),
            Self::Double => json.as_f64().map(Into::into),
            Self::Boolean => json.as_bool().map(Into::into),
            Self::Date => json
                .as_str()
                .and_then(|text| text.parse::<NaiveDate>().ok())
                .map(Into::into),
            Self::Instant => json
                .as_str()
                .and_then(|text| text.parse::<DateTime<Utc>>().ok())
                .map(Into::into),
            Self::Json => Some(json.into()),
            Self::Bytes => json
                .as_str()
                .and_then(|text| BASE64_STANDARD.decode(text).ok())
                .map(Into::into),
        };
        value.with_context(|| format!("a value is not of its kind, {self:?}"))
    }

    /// No value, of the type that the database expects there.
    fn absent(self) -> Value {
        match self {
            Self::Uuid => None::<Uuid>.into(),
            Self::Text => None::<String>.into(),
            Self::Integer => None::<i32>.into(),
            Self::Bigint => None::<i64>.into(),
            Self::Double => None::<f64>.into(),
            Self::Boolean => None::<bool>.into(),
            Self::Date => None::<NaiveDate>.into(),
            Self::Instant => None::<DateTime<Utc>>.into(),
            Self::Json => None::<Json>.into(),
            Self::Bytes => None::<Vec<u8>>.into(),
        }
    }
}
