//! Arguments that are one value: a text, a number, a flag, and what is written as a text.
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

/// A type that is one value for JavaScript; `#[door]` knows these by their names.
pub trait Argument: Sized {
    /// The value before it is read, which is also its type in TypeScript.
    type Given;

    /// The value; the argument's name is for the message.
    fn read(argument: &str, given: Self::Given) -> Reply<Self>;
}

/// One that may be `null` or missing.
impl<T: Argument> Argument for Option<T> {
    type Given = Option<T::Given>;

    fn read(argument: &str, given: Self::Given) -> Reply<Self> {
        given.map(|given| T::read(argument, given)).transpose()
    }
}

impl Argument for String {
    type Given = Text;

    #[inline(never)]
    fn read(argument: &str, given: Text) -> Reply<Self> {
        fitting(argument, Reader(given.into()).text())
    }
}

impl Argument for bool {
    type Given = Flag;

    #[inline(never)]
    fn read(argument: &str, given: Flag) -> Reply<Self> {
        fitting(argument, Reader(given.into()).flag())
    }
}

impl Argument for f64 {
    type Given = Number;

    #[inline(never)]
    fn read(argument: &str, given: Number) -> Reply<Self> {
        fitting(argument, Reader(given.into()).number())
    }
}

/// A whole number, not negative.
impl Argument for u32 {
    type Given = Number;

    #[inline(never)]
    fn read(argument: &str, given: Number) -> Reply<Self> {
        let whole = Reader(given.into()).whole();
        let count = whole.and_then(|whole| {
            Self::try_from(whole).map_err(|_| Misfit::new("is negative or too large"))
        });
        fitting(argument, count)
    }
}

/// A status of HTTP.
impl Argument for u16 {
    type Given = Number;

    fn read(argument: &str, given: Number) -> Reply<Self> {
        let whole = u32::read(argument, given)?;
        Self::try_from(whole).map_err(|_| wrong(argument, "is too large", ""))
    }
}

/// A date, `yyyy-MM-dd`.
impl Argument for NaiveDate {
    type Given = Text;

    #[inline(never)]
    fn read(argument: &str, given: Text) -> Reply<Self> {
        let value = String::read(argument, given)?;
        written::parse_date(&value)
            .ok_or_else(|| wrong(argument, "is not a date (yyyy-MM-dd): ", &value))
    }
}

/// A month, as its first day.
#[cfg(feature = "rules")]
pub struct Month(pub NaiveDate);

/// A month, `yyyy-MM`.
#[cfg(feature = "rules")]
impl Argument for Month {
    type Given = Text;

    fn read(argument: &str, given: Text) -> Reply<Self> {
        let value = String::read(argument, given)?;
        written::parse_month(&value)
            .map(Self)
            .ok_or_else(|| wrong(argument, "is not a month (yyyy-MM): ", &value))
    }
}

/// A time of day, `HH:mm`.
impl Argument for NaiveTime {
    type Given = Text;

    fn read(argument: &str, given: Text) -> Reply<Self> {
        let value = String::read(argument, given)?;
        written::parse_time(&value)
            .ok_or_else(|| wrong(argument, "is not a time of day (HH:mm): ", &value))
    }
}

/// An instant, RFC 3339.
impl Argument for DateTime<Utc> {
    type Given = Text;

    #[inline(never)]
    fn read(argument: &str, given: Text) -> Reply<Self> {
        let value = String::read(argument, given)?;
        written::parse_instant(&value)
            .ok_or_else(|| wrong(argument, "is not an RFC 3339 instant: ", &value))
    }
}

fn fitting<T>(argument: &str, read: Result<T, Misfit>) -> Reply<T> {
    read.map_err(|misfit| misfitting(argument, &misfit))
}
