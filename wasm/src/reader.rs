//! Reads JavaScript values into core's types: a serde deserializer that knows just what crosses.
//!
//! `serde-wasm-bindgen` reads more than we send, and the sentences of its errors would be a quarter of the
//! compressed WASM file; an error here names the field instead.

use std::{cell::RefCell, rc::Rc};

use serde::{
    Deserializer,
    de::{
        DeserializeSeed, Error, Expected, IntoDeserializer, MapAccess, SeqAccess, Unexpected,
        Visitor,
    },
    forward_to_deserialize_any,
};
use wasm_bindgen::prelude::*;

/// What does not fit, and where.
#[derive(Debug)]
pub struct Misfit(Box<Place>);

#[derive(Debug)]
struct Place {
    path: String,
    how: &'static str,
}

impl Misfit {
    #[inline(never)]
    fn new(how: &'static str) -> Self {
        Self(Box::new(Place {
            path: String::new(),
            how,
        }))
    }

    #[inline(never)]
    fn within(mut self, field: &str) -> Self {
        let path = &mut self.0.path;
        *path = if path.is_empty() {
            field.to_owned()
        } else {
            [field, ".", path].concat()
        };
        self
    }

    /// The field, from the outermost in, and what is wrong with it.
    pub fn sentence(&self) -> String {
        let Place { path, how } = &*self.0;
        if path.is_empty() {
            (*how).to_owned()
        } else {
            ["its ", path, " ", how].concat()
        }
    }
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl std::error::Error for Misfit {}

impl Error for Misfit {
    fn custom<T: std::fmt::Display>(_: T) -> Self {
        Self::new("has a wrong value")
    }

    fn invalid_type(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::new("has the wrong type")
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self::new("has a wrong value")
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self::new("has a wrong length")
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self::new("is none of the known values")
    }

    fn unknown_field(field: &str, _: &'static [&'static str]) -> Self {
        Self::new("is not known").within(field)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new("is missing").within(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new("is there twice").within(field)
    }
}

/// A JavaScript value that is read.
pub struct Reader(pub JsValue);

impl Reader {
    #[inline(never)]
    fn is_nothing(&self) -> bool {
        self.0.is_null() || self.0.is_undefined()
    }

    #[inline(never)]
    fn text(self) -> Result<String, Misfit> {
        self.0.as_string().ok_or_else(|| Misfit::new(WRONG_TYPE))
    }

    #[inline(never)]
    fn number(self) -> Result<f64, Misfit> {
        self.0.as_f64().ok_or_else(|| Misfit::new(WRONG_TYPE))
    }

    #[inline(never)]
    fn whole(self) -> Result<i64, Misfit> {
        let number = self.number()?;
        if number.fract() == 0.0 && number.abs() <= MOST {
            #[allow(clippy::cast_possible_truncation)]
            Ok(number as i64)
        } else {
            Err(Misfit::new("is not a whole number"))
        }
    }

    #[inline(never)]
    fn flag(self) -> Result<bool, Misfit> {
        self.0.as_bool().ok_or_else(|| Misfit::new(WRONG_TYPE))
    }

    #[inline(never)]
    fn items(self) -> Result<Items, Misfit> {
        let array: js_sys::Array = self
            .0
            .dyn_into()
            .map_err(|_| Misfit::new("is not a list"))?;
        Ok(Items {
            length: array.length(),
            array,
            next: 0,
        })
    }

    #[inline(never)]
    fn fields(self, names: Names) -> Result<Fields, Misfit> {
        if !self.0.is_object() {
            return Err(Misfit::new(WRONG_TYPE));
        }
        let (object, keys) = (self.0.unchecked_into(), keys(names));
        Ok(Fields {
            object,
            names,
            keys,
            next: 0,
            current: None,
        })
    }
}

const WRONG_TYPE: &str = "has the wrong type";
/// Beyond this JavaScript's numbers skip some of the whole ones.
const MOST: f64 = 9_007_199_254_740_991.0;

impl<'de> Deserializer<'de> for Reader {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Misfit> {
        Err(Misfit::new("has the wrong type"))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_bool(self.flag()?)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_u32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_i64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_i64(self.whole()?)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_f64(self.number()?)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        self.deserialize_string(visitor)
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_string(
            self.0
                .as_string()
                .ok_or(Misfit::new("has the wrong type"))?,
        )
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        if self.is_nothing() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        visitor.visit_seq(self.items()?)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_map(self.fields(fields)?)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_enum(self.text()?.into_deserializer())
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u16 u64 u128 f32 char bytes byte_buf unit unit_struct newtype_struct tuple
        tuple_struct map identifier ignored_any
    }
}

/// The items of an array, in turn.
struct Items {
    array: js_sys::Array,
    length: u32,
    next: u32,
}

impl Items {
    #[inline(never)]
    fn advance(&mut self) -> Option<Reader> {
        let index = self.next;
        self.next += 1;
        (index < self.length).then(|| Reader(self.array.get(index)))
    }
}

impl<'de> SeqAccess<'de> for Items {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misfit> {
        match self.advance() {
            Some(item) => seed.deserialize(item).map(Some),
            None => Ok(None),
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// An object whose fields are read.
    type Plain;

    #[wasm_bindgen(method, structural, indexing_getter)]
    fn get(this: &Plain, key: &JsValue) -> JsValue;
}

type Names = &'static [&'static str];

thread_local! {
    /// The names of each type's fields as JavaScript texts, made once.
    static KEYS: RefCell<Vec<(Names, Rc<[JsValue]>)>> = const { RefCell::new(Vec::new()) };
}

#[inline(never)]
fn keys(names: Names) -> Rc<[JsValue]> {
    KEYS.with_borrow_mut(|known| {
        if let Some((_, keys)) = known.iter().find(|(other, _)| std::ptr::eq(*other, names)) {
            return Rc::clone(keys);
        }
        let keys: Rc<[JsValue]> = names.iter().map(|name| JsValue::from_str(name)).collect();
        known.push((names, Rc::clone(&keys)));
        keys
    })
}

/// The fields that a type has, in turn, as far as the object has them too.
struct Fields {
    object: Plain,
    names: Names,
    keys: Rc<[JsValue]>,
    next: usize,
    current: Option<(&'static str, Reader)>,
}

impl Fields {
    #[inline(never)]
    fn advance(&mut self) -> Option<&'static str> {
        while let (Some(name), Some(key)) = (self.names.get(self.next), self.keys.get(self.next)) {
            self.next += 1;
            let value = self.object.get(key);
            if !value.is_undefined() {
                self.current = Some((name, Reader(value)));
                return Some(name);
            }
        }
        None
    }

    #[inline(never)]
    fn take(&mut self) -> Result<(&'static str, Reader), Misfit> {
        self.current.take().ok_or_else(|| Misfit::new("is missing"))
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misfit> {
        match self.advance() {
            Some(field) => seed.deserialize(field.into_deserializer()).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        let (field, value) = self.take()?;
        seed.deserialize(value)
            .map_err(|misfit| misfit.within(field))
    }
}
