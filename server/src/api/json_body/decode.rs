//! Decodes a request from a JSON tree by the rules of every call: a missing or null field is empty, so that core says
//! what the form says; a wrong type or an unknown name is reported with its path.
//!
//! serde's own deserializers refuse null in terms of Rust's types, and their paths end above an unknown name.

use serde::{
    Deserialize,
    de::{Deserializer, Error, Visitor},
    forward_to_deserialize_any,
};
use serde_json::{Number, Value};

use super::{
    decode_error::{DecodeError, Place},
    nested::{Fields, Items},
};

/// Decodes a request's body.
pub(super) fn decode<'de, T: Deserialize<'de>>(body: &'de Value) -> Result<T, DecodeError> {
    T::deserialize(Node {
        input: Input::Value(body),
        source: Source::Json,
        at: &Place::Body,
    })
}

/// Decodes the parameters of a query, each a text.
pub(super) fn decode_query<'de, T: Deserialize<'de>>(query: &'de Value) -> Result<T, DecodeError> {
    T::deserialize(Node {
        input: Input::Value(query),
        source: Source::Query,
        at: &Place::Body,
    })
}

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// JSON, which has numbers and switches.
    Json,
    /// A query, in which these are texts.
    Query,
}

/// What is at a path.
#[derive(Clone, Copy)]
pub(super) enum Input<'de> {
    /// A value; in a list, null is one too.
    Value(&'de Value),
    /// A field that is null.
    Null,
    /// A field that is not there.
    Nothing,
}

pub(super) struct Node<'de, 'a> {
    pub(super) input: Input<'de>,
    pub(super) source: Source,
    pub(super) at: &'a Place<'a>,
}

impl<'de> Node<'de, '_> {
    /// The visitor's result, or the message for a wrong type.
    fn visit<T>(
        self,
        visit: impl FnOnce(Option<&'de Value>) -> Option<Result<T, DecodeError>>,
        sentence: &str,
    ) -> Result<T, DecodeError> {
        let value = match self.input {
            Input::Value(value) => Some(value),
            Input::Null | Input::Nothing => None,
        };
        let visited = visit(value).unwrap_or_else(|| Err(DecodeError::new(sentence)));
        visited.map_err(|error| error.at(self.at))
    }
}

/// Numbers of every width: what does not fit is refused by the visitor.
macro_rules! whole_numbers {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            let source = self.source;
            let whole = |value: Option<&Value>| match value {
                None => Some(visitor.visit_u64(0)),
                Some(Value::String(text)) if source == Source::Query => Some(visit_text(text, visitor)),
                Some(Value::Number(number)) => Some(visit_whole(number, visitor)),
                Some(_) => None,
            };
            self.visit(whole, "Please send a whole number.")
        }
    )*};
}

fn visit_whole<'de, V: Visitor<'de>>(number: &Number, visitor: V) -> Result<V::Value, DecodeError> {
    if let Some(number) = number.as_i64() {
        visitor.visit_i64(number)
    } else if let Some(number) = number.as_u64() {
        visitor.visit_u64(number)
    } else {
        match number.as_f64().filter(|it| it.fract() == 0.0) {
            Some(whole) => visit_integral(whole, visitor),
            None => Err(DecodeError::new("Please send a whole number.")),
        }
    }
}

fn visit_text<'de, V: Visitor<'de>>(text: &str, visitor: V) -> Result<V::Value, DecodeError> {
    if let Ok(number) = text.parse::<i64>() {
        return visitor.visit_i64(number);
    }
    let is_whole = text.parse::<f64>().is_ok_and(|it| it.fract() == 0.0);
    Err(DecodeError::new(match is_whole {
        true => "This number is too large or too small.",
        false => "Please send a whole number.",
    }))
}

/// JSON Schema's integers are numbers without a fraction, however they are written: 30.0, 1e2.
fn visit_integral<'de, V: Visitor<'de>>(number: f64, visitor: V) -> Result<V::Value, DecodeError> {
    /// Beyond this a float stands for more than one integer.
    const EXACT: f64 = 9_007_199_254_740_991.0;
    if number.abs() <= EXACT {
        visitor.visit_i64(number as i64)
    } else {
        Err(DecodeError::new("This number is too large or too small."))
    }
}

impl<'de> Deserializer<'de> for Node<'de, '_> {
    type Error = DecodeError;

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let number = |value: Option<&Value>| {
            let number = value.map_or(Some(0.0), Value::as_f64)?;
            Some(visitor.visit_f64(number))
        };
        self.visit(number, "Please send a number.")
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let source = self.source;
        let switch = |value: Option<&Value>| {
            let is_on = match value {
                Some(Value::String(text)) if source == Source::Query => text.parse().ok()?,
                value => value.map_or(Some(false), Value::as_bool)?,
            };
            Some(visitor.visit_bool(is_on))
        };
        self.visit(switch, "Please send true or false.")
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let text = |value: Option<&'de Value>| {
            let text = value.map_or(Some(""), Value::as_str)?;
            Some(visitor.visit_borrowed_str(text))
        };
        self.visit(text, "Please send a text.")
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }

    /// For an `Option` missing and null are the same; a `Patch` distinguishes a missing field (unit) from null (none).
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.input {
            Input::Value(_) => visitor.visit_some(self),
            Input::Null => visitor.visit_none(),
            Input::Nothing => visitor.visit_unit(),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let (at, source) = (self.at, self.source);
        let list = |value: Option<&'de Value>| {
            let items = match value {
                None => &[][..],
                Some(value) => value.as_array()?,
            };
            Some(visitor.visit_seq(Items::of(items, (at, source))))
        };
        self.visit(list, "Please send a list.")
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        let (at, source) = (self.at, self.source);
        let object = |value: Option<&'de Value>| {
            let fields = value?.as_object()?;
            Some(visitor.visit_map(Fields::of(fields, names, (at, source))))
        };
        self.visit(object, "Please send an object.")
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_unit()
    }

    /// A value that another crate validates in a second step: taken as it is.
    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        let at = self.at;
        let taken = match self.input {
            Input::Value(value) => value.deserialize_any(visitor).map_err(DecodeError::custom),
            Input::Null | Input::Nothing => visitor.visit_unit(),
        };
        taken.map_err(|error| error.at(at))
    }

    forward_to_deserialize_any! {
        i128 u128 f32 char bytes byte_buf unit unit_struct tuple tuple_struct map enum identifier
    }
}
