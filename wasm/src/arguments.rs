//! Arguments that are one JS primitive: a string, a number, a boolean, or a type that is written as a string.
//!
//! They are read like the fields of an object. wasm-bindgen's own conversion would accept a number as a boolean and -1 as a
//! large count, and throw a `TypeError` that names no argument for a value that is not a string.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use reedling_core::time::text as written;
use wasm_bindgen::prelude::*;

use crate::{
    convert::{JsResult, argument_error, decode_error},
    js_deserializer::{DecodeError, JsDeserializer},
};

#[wasm_bindgen]
extern "C" {
    /// An unchecked JS string.
    #[wasm_bindgen(typescript_type = "string")]
    pub type JsText;

    /// An unchecked JS number.
    #[wasm_bindgen(typescript_type = "number")]
    pub type JsNumber;

    /// An unchecked JS boolean.
    #[wasm_bindgen(typescript_type = "boolean")]
    pub type JsBool;
}

/// A Rust type that is passed as a JS primitive; `#[js_export]` knows these by their names.
pub trait Argument: Sized {
    /// The unchecked value, whose type is also that of the argument in TypeScript.
    type Raw;

    /// Reads the value.
    ///
    /// # Errors
    /// A message with the argument's name, if the value has another type or form.
    fn read(argument: &str, raw: Self::Raw) -> JsResult<Self>;
}

/// An argument that may be `null` or missing.
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

/// An HTTP status.
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
