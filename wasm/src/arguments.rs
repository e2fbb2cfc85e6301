//! Arguments that are one value: a text, a number, a flag.
//!
//! They are read like the fields of an object. Left to wasm-bindgen, a number would pass for a flag, -1 for a
//! large count, and what is no text would end in a `TypeError` that names nothing.

use chrono::{DateTime, NaiveDate, NaiveTime, Utc};
use reedling_core::time::text as written;
use wasm_bindgen::prelude::*;

use crate::{
    convert::{Reply, misfitting, wrong},
    reader::{Misfit, Reader},
};

#[wasm_bindgen]
extern "C" {
    /// A text that is not read yet.
    #[wasm_bindgen(typescript_type = "string")]
    pub type Text;

    /// A number that is not read yet.
    #[wasm_bindgen(typescript_type = "number")]
    pub type Number;

    /// A flag that is not read yet.
    #[wasm_bindgen(typescript_type = "boolean")]
    pub type Flag;
}

/// A text argument.
#[inline(never)]
pub fn text(argument: &str, value: Text) -> Reply<String> {
    fitting(argument, Reader(value.into()).text())
}

/// A text argument that may be `null` or missing.
#[inline(never)]
pub fn optional_text(argument: &str, value: Option<Text>) -> Reply<Option<String>> {
    value.map(|value| text(argument, value)).transpose()
}

/// A flag argument.
#[inline(never)]
pub fn flag(argument: &str, value: Flag) -> Reply<bool> {
    fitting(argument, Reader(value.into()).flag())
}

/// A number argument.
#[inline(never)]
pub fn number(argument: &str, value: Number) -> Reply<f64> {
    fitting(argument, Reader(value.into()).number())
}

/// A whole number argument, not negative.
#[inline(never)]
pub fn count(argument: &str, value: Number) -> Reply<u32> {
    let whole = Reader(value.into()).whole();
    let count = whole.and_then(|whole| {
        u32::try_from(whole).map_err(|_| Misfit::new("is negative or too large"))
    });
    fitting(argument, count)
}

/// A date argument, `yyyy-MM-dd`.
#[inline(never)]
pub fn date(argument: &str, value: Text) -> Reply<NaiveDate> {
    let value = text(argument, value)?;
    written::parse_date(&value)
        .ok_or_else(|| wrong(argument, "is not a date (yyyy-MM-dd): ", &value))
}

/// A month argument, `yyyy-MM`, as its first day.
pub fn month(argument: &str, value: Text) -> Reply<NaiveDate> {
    let value = text(argument, value)?;
    written::parse_month(&value)
        .ok_or_else(|| wrong(argument, "is not a month (yyyy-MM): ", &value))
}

/// A time argument, `HH:mm`.
pub fn time(argument: &str, value: Text) -> Reply<NaiveTime> {
    let value = text(argument, value)?;
    written::parse_time(&value)
        .ok_or_else(|| wrong(argument, "is not a time of day (HH:mm): ", &value))
}

/// An instant argument, RFC 3339.
#[inline(never)]
pub fn instant(argument: &str, value: Text) -> Reply<DateTime<Utc>> {
    let value = text(argument, value)?;
    written::parse_instant(&value)
        .ok_or_else(|| wrong(argument, "is not an RFC 3339 instant: ", &value))
}

fn fitting<T>(argument: &str, read: Result<T, Misfit>) -> Reply<T> {
    read.map_err(|misfit| misfitting(argument, &misfit))
}
