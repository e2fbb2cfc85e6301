//! Converts between JavaScript values and core's types.

use serde::Serialize;
#[cfg(not(test))]
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::{JsError, JsValue};

use crate::js_deserializer::{DecodeError, JsDeserializer};
#[cfg(test)]
pub(crate) use crate::round_trip::FromJs;

/// The result of an exported function, or the error that it throws.
pub(crate) type JsResult<T> = Result<T, JsError>;

/// A type that is read from JavaScript. The tests ask for a sample of each.
#[cfg(not(test))]
pub(crate) trait FromJs: DeserializeOwned {}
#[cfg(not(test))]
impl<T: DeserializeOwned> FromJs for T {}

/// Reads a core value from a JavaScript value.
///
/// # Errors
/// A message with the argument's name and the path of the field that does not fit.
pub(crate) fn from_js<T: FromJs>(argument: &str, value: JsValue) -> JsResult<T> {
    T::deserialize(JsDeserializer(value)).map_err(|error| decode_error(argument, &error))
}

/// Writes a value as plain JavaScript objects and arrays, with `null` for `None`.
///
/// # Errors
/// None for core's types, which can all be written.
pub(crate) fn to_js(value: &(impl Serialize + ?Sized)) -> JsResult<JsValue> {
    value
        .serialize(&Serializer::json_compatible())
        .map_err(|_| JsError::new("The answer cannot be written"))
}

/// Texts as a JavaScript array.
#[cfg(feature = "rules")]
pub(crate) fn texts(found: Vec<&str>) -> Vec<String> {
    found.into_iter().map(str::to_owned).collect()
}

/// The error that says which argument is wrong, and how.
pub(crate) fn argument_error(argument: &str, how: &str, value: &str) -> JsError {
    let shown: String = value.chars().take(200).collect();
    JsError::new(&["The argument \"", argument, "\" ", how, &shown].concat())
}

/// The error of an argument that cannot be decoded, with the path of the field.
#[inline(never)]
pub(crate) fn decode_error(argument: &str, error: &DecodeError) -> JsError {
    argument_error(argument, "", &error.sentence())
}

/// Whether a declaration in TypeScript is one of that name. `#[js_export]` asks when it is compiled.
pub(crate) const fn declares(declaration: &str, name: &str) -> bool {
    stands_in(declaration, &["export interface ", name, " "])
        || stands_in(declaration, &["export type ", name, " "])
}

/// Whether the parts stand in a text, one directly after the other.
const fn stands_in(text: &str, parts: &[&str]) -> bool {
    let text = text.as_bytes();
    let mut start = 0;
    while start < text.len() {
        let (mut at, mut part, mut fits) = (start, 0, true);
        while fits && part < parts.len() {
            let sought = parts[part].as_bytes();
            let mut next = 0;
            while fits && next < sought.len() {
                fits = at < text.len() && text[at] == sought[next];
                (at, next) = (at + 1, next + 1);
            }
            part += 1;
        }
        if fits {
            return true;
        }
        start += 1;
    }
    false
}

const _: () = {
    assert!(declares(
        "/** All goals. */\nexport interface Goals {",
        "Goals"
    ));
    assert!(!declares("export interface Goals {", "Goal"));
    assert!(!declares("export type Goals = Goal[];", "oals"));
};
