//! Values of a fixed list in answers: named in the document, so that clients get them as types.

use std::{borrow::Cow, marker::PhantomData};

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};

use crate::error::code::Code;

/// A list of values with a name in the document.
pub(crate) trait Choices: 'static {
    /// Its name.
    const NAME: &'static str;
    /// What it is about. Every list may grow, and says so.
    const ABOUT: &'static str;

    /// The values, as they are sent.
    fn texts() -> Vec<&'static str>;
}

/// One value of a list. A stored value that only a newer release knows is answered as it is.
#[derive(Clone, Debug)]
pub(crate) struct Choice<T> {
    text: Cow<'static, str>,
    of: PhantomData<fn() -> T>,
}

impl<T> Choice<T> {
    /// The value of that name.
    pub(crate) fn named(text: impl Into<Cow<'static, str>>) -> Self {
        Self {
            text: text.into(),
            of: PhantomData,
        }
    }
}

/// Declares the lists whose values are an enum with `ALL` and `as_str`.
macro_rules! choices {
    ($($type:ident as $name:literal: $about:literal;)*) => {$(
        impl $crate::api::choice::Choices for $type {
            const NAME: &'static str = $name;
            const ABOUT: &'static str = concat!(
                $about, " A later release may return other values; show unknown ones as they are."
            );

            fn texts() -> Vec<&'static str> {
                $type::ALL.map($type::as_str).to_vec()
            }
        }

        impl From<$type> for $crate::api::choice::Choice<$type> {
            fn from(value: $type) -> Self {
                Self::named(value.as_str())
            }
        }
    )*};
}
pub(crate) use choices;

impl Choices for Code {
    const NAME: &'static str = "ErrorCode";
    const ABOUT: &'static str = "Stable name of an error; the description of each error response lists its codes. \
         A later release may return others; fall back to the status then.";

    fn texts() -> Vec<&'static str> {
        Self::ALL.map(Self::as_str).to_vec()
    }
}

impl From<Code> for Choice<Code> {
    fn from(code: Code) -> Self {
        Self::named(code.as_str())
    }
}

impl<T: Choices> JsonSchema for Choice<T> {
    fn schema_name() -> Cow<'static, str> {
        T::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "description": T::ABOUT, "enum": T::texts() })
    }
}

impl<T> Serialize for Choice<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}
