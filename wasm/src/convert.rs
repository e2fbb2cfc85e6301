//! Between JavaScript values and core's types.

use chrono::{DateTime, NaiveDate, Utc};
use reedling_core::time::text;
use serde::{Serialize, de::DeserializeOwned};
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsError, JsValue};

use crate::reader::Reader;

/// What a function of the package gives back, or throws.
pub type Reply<T> = Result<T, JsError>;

/// A core value from a JavaScript one; the argument's name is for the message.
pub fn from_js<T: DeserializeOwned>(argument: &str, value: JsValue) -> Reply<T> {
    T::deserialize(Reader(value))
        .map_err(|misfit| wrong(argument, "has the wrong shape: ", &misfit.sentence()))
}

/// A JavaScript value of plain objects and arrays, with `null` for what is missing.
pub fn to_js(value: &(impl Serialize + ?Sized)) -> Reply<JsValue> {
    value
        .serialize(&Serializer::json_compatible())
        .map_err(|_| JsError::new("The answer cannot be written"))
}

/// A date argument, `yyyy-MM-dd`.
pub fn date(argument: &str, value: &str) -> Reply<NaiveDate> {
    text::parse_date(value).ok_or_else(|| wrong(argument, "is not a date (yyyy-MM-dd): ", value))
}

/// An instant argument, RFC 3339.
pub fn instant(argument: &str, value: &str) -> Reply<DateTime<Utc>> {
    text::parse_instant(value).ok_or_else(|| wrong(argument, "is not an RFC 3339 instant: ", value))
}

/// Texts as a JavaScript array.
pub fn texts(found: Vec<&str>) -> Vec<String> {
    found.into_iter().map(str::to_owned).collect()
}

/// The error that says which argument is wrong, and how.
pub fn wrong(argument: &str, how: &str, value: &str) -> JsError {
    let shown: String = value.chars().take(200).collect();
    JsError::new(&["The argument \"", argument, "\" ", how, &shown].concat())
}
