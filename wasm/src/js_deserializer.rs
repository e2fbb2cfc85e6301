//! A serde deserializer that reads JavaScript values into core's types, and supports only what those use.
//!
//! `serde-wasm-bindgen`, which writes the answers, would add a seventh to the compressed WASM file, and its errors name no
//! field; those here do. No type that crosses may give a field two names (`serde(alias)`), as fields are passed to serde by
//! index.

pub(crate) mod access;
pub(crate) mod decode_error;

use serde::{
    Deserializer,
    de::{IntoDeserializer, Visitor},
    forward_to_deserialize_any,
};
use wasm_bindgen::prelude::*;

#[cfg(any(feature = "rules", feature = "series"))]
pub(crate) use self::access::item;
pub(crate) use self::access::length_of;
use self::access::{Fields, Items, Names};
pub(crate) use self::decode_error::DecodeError;

/// A JavaScript value to deserialize.
pub(crate) struct JsDeserializer(pub JsValue);

impl JsDeserializer {
    #[inline(never)]
    fn is_nothing(&self) -> bool {
        self.0.is_null() || self.0.is_undefined()
    }

    #[inline(never)]
    pub(crate) fn text(self) -> Result<String, DecodeError> {
        self.0
            .as_string()
            .ok_or_else(|| DecodeError::new("is not a text"))
    }

    #[inline(never)]
    pub(crate) fn number(self) -> Result<f64, DecodeError> {
        self.0
            .as_f64()
            .ok_or_else(|| DecodeError::new("is not a number"))
    }

    #[inline(never)]
    pub(crate) fn whole(self) -> Result<i64, DecodeError> {
        let number = self.number()?;
        if number.fract() == 0.0 && number.abs() <= MOST {
            #[expect(clippy::cast_possible_truncation)]
            Ok(number as i64)
        } else {
            Err(DecodeError::new("is not a whole number"))
        }
    }

    #[inline(never)]
    pub(crate) fn flag(self) -> Result<bool, DecodeError> {
        self.0
            .as_bool()
            .ok_or_else(|| DecodeError::new("is neither true nor false"))
    }

    #[inline(never)]
    fn items(self) -> Result<Items, DecodeError> {
        match length_of(&self.0) {
            Some(length) => Ok(Items::new(self.0, length)),
            None => Err(DecodeError::new("is not a list")),
        }
    }

    #[inline(never)]
    fn fields(self, names: Names) -> Result<Fields, DecodeError> {
        if !self.0.is_object() {
            return Err(DecodeError::new("is not an object"));
        }
        Ok(Fields::new(self.0, names))
    }
}

/// JavaScript's `Number.MAX_SAFE_INTEGER`.
const MOST: f64 = 9_007_199_254_740_991.0;

/// Every integer type is read the same way; serde reports a number out of its range.
macro_rules! whole_numbers {
    ($($read:ident)*) => {$(
        fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            visitor.visit_i64(self.whole()?)
        }
    )*};
}

impl<'de> Deserializer<'de> for JsDeserializer {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, DecodeError> {
        Err(DecodeError::new("has the wrong type"))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_bool(self.flag()?)
    }

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_f64(self.number()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_string(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_string(self.text()?)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if self.is_nothing() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_seq(self.items()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        visitor.visit_map(self.fields(fields)?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        visitor.visit_enum(self.text()?.into_deserializer())
    }

    forward_to_deserialize_any! {
        i128 u128 f32 char bytes byte_buf unit unit_struct newtype_struct tuple
        tuple_struct map identifier ignored_any
    }
}
