//! Arguments that are one value: a text, a number, a flag, and what is written as a text.
//!
//! They are read like the fields of an object. Left to wasm-bindgen, a number would pass for a flag, -1 for a
//! large count, and what is no text would end in a `TypeError` that names nothing.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use reedling_core::time::text as written;
use wasm_bindgen::prelude::*;

use crate::{
    convert::{JsResult, argument_error, decode_error},
    js_deserializer::{DecodeError, JsDeserializer},
};

#[wasm_bindgen]
extern "C" {
    /// A text that is not read yet.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;

    /// A number that is not read yet.
    #[wasm_bindgen(typescript_type = "number")]
    pub type JsNumber;

    /// A flag that is not read yet.
    #[wasm_bindgen(typescript_type = "boolean")]
    pub type JsBool;
}

/// A type that is one value for JavaScript; `#[js_export]` knows these by their names.
pub trait Argument: Sized {
    /// The value before it is read, which is also its type in TypeScript.
    type Raw;

    /// The value; the argument's name is for the message.
    fn read(argument: &str, raw: Self::Raw) -> JsResult<Self>;
}

/// One that may be `null` or missing.
impl<T: Argument> Argument for Option<T> {
    type Raw = Option<T::Raw>;

    fn read(argument: &str, raw: Self::Raw) -> JsResult<Self> {
        raw.map(|raw| T::read(argument, raw)).transpose()
    }
}

impl Argument for String {
    type Raw = JsText;

    #[inline(never)]
    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        decoded(argument, JsDeserializer(raw.into()).text())
    }
}

impl Argument for bool {
    type Raw = JsBool;

    #[inline(never)]
    fn read(argument: &str, raw: JsBool) -> JsResult<Self> {
        decoded(argument, JsDeserializer(raw.into()).flag())
    }
}

impl Argument for f64 {
    type Raw = JsNumber;

    #[inline(never)]
    fn read(argument: &str, raw: JsNumber) -> JsResult<Self> {
        decoded(argument, JsDeserializer(raw.into()).number())
    }
}

/// A whole number, not negative.
impl Argument for u32 {
    type Raw = JsNumber;

    #[inline(never)]
    fn read(argument: &str, raw: JsNumber) -> JsResult<Self> {
        let whole = JsDeserializer(raw.into()).whole();
        let count = whole.and_then(|whole| {
            Self::try_from(whole).map_err(|_| DecodeError::new("is negative or too large"))
        });
        decoded(argument, count)
    }
}

/// A status of HTTP.
impl Argument for u16 {
    type Raw = JsNumber;

    fn read(argument: &str, raw: JsNumber) -> JsResult<Self> {
        let whole = u32::read(argument, raw)?;
        Self::try_from(whole).map_err(|_| argument_error(argument, "is too large", ""))
    }
}

/// A date, `yyyy-MM-dd`.
impl Argument for NaiveDate {
    type Raw = JsText;

    #[inline(never)]
    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        let value = String::read(argument, raw)?;
        written::parse_date(&value)
            .ok_or_else(|| argument_error(argument, "is not a date (yyyy-MM-dd): ", &value))
    }
}

/// A month, as its first day.
#[cfg(feature = "rules")]
pub struct Month(pub NaiveDate);

/// A month, `yyyy-MM`.
#[cfg(feature = "rules")]
impl Argument for Month {
    type Raw = JsText;

    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        let value = String::read(argument, raw)?;
        written::parse_month(&value)
            .map(Self)
            .ok_or_else(|| argument_error(argument, "is not a month (yyyy-MM): ", &value))
    }
}

/// A time of day, `HH:mm`.
impl Argument for NaiveTime {
    type Raw = JsText;

    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        let value = String::read(argument, raw)?;
        written::parse_time(&value)
            .ok_or_else(|| argument_error(argument, "is not a time of day (HH:mm): ", &value))
    }
}

/// An instant, RFC 3339.
impl Argument for DateTime<Utc> {
    type Raw = JsText;

    #[inline(never)]
    fn read(argument: &str, raw: JsText) -> JsResult<Self> {
        let value = String::read(argument, raw)?;
        written::parse_instant(&value)
            .ok_or_else(|| argument_error(argument, "is not an RFC 3339 instant: ", &value))
    }
}

fn decoded<T>(argument: &str, read: Result<T, DecodeError>) -> JsResult<T> {
    read.map_err(|error| decode_error(argument, &error))
}
