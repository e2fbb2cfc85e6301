//! Values of a fixed list in answers: named in the document, so that clients get them as types.

use std::{borrow::Cow, marker::PhantomData};

use poem_openapi::{
    registry::{MetaSchema, MetaSchemaRef, Registry},
    types::{ParseError, ParseFromJSON, ParseResult, ToJSON, Type},
};
use serde::{Serialize, Serializer};
use serde_json::Value;

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

impl<T: Choices> Type for Choice<T> {
    const IS_REQUIRED: bool = true;

    type RawValueType = Self;
    type RawElementValueType = Self;

    fn name() -> Cow<'static, str> {
        T::NAME.into()
    }

    fn schema_ref() -> MetaSchemaRef {
        MetaSchemaRef::Reference(T::NAME.to_owned())
    }

    fn register(registry: &mut Registry) {
        registry.create_schema::<Self, _>(T::NAME.to_owned(), |_| MetaSchema {
            description: Some(T::ABOUT),
            enum_items: T::texts().into_iter().map(Value::from).collect(),
            ..MetaSchema::new("string")
        });
    }

    fn as_raw_value(&self) -> Option<&Self::RawValueType> {
        Some(self)
    }

    fn raw_element_iter<'a>(
        &'a self,
    ) -> Box<dyn Iterator<Item = &'a Self::RawElementValueType> + 'a> {
        Box::new(self.as_raw_value().into_iter())
    }
}

impl<T: Choices> ToJSON for Choice<T> {
    fn to_json(&self) -> Option<Value> {
        Some(Value::from(self.text.as_ref()))
    }
}

impl<T> Serialize for Choice<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.text)
    }
}

impl<T: Choices> ParseFromJSON for Choice<T> {
    fn parse_from_json(value: Option<Value>) -> ParseResult<Self> {
        match value.unwrap_or_default() {
            Value::String(text) => Ok(Self::named(text)),
            other => Err(ParseError::expected_type(other)),
        }
    }
}
