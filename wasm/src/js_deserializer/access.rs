//! serde's access to the items of an array and the fields of an object.

use std::{cell::RefCell, rc::Rc};

use serde::de::{DeserializeSeed, IntoDeserializer, MapAccess, SeqAccess};
use wasm_bindgen::prelude::*;

use super::{JsDeserializer, decode_error::DecodeError};

/// The items of an array, in turn.
pub(super) struct Items {
    list: JsValue,
    length: u32,
    next: u32,
}

impl Items {
    #[inline(never)]
    pub(super) fn new(list: JsValue, length: u32) -> Self {
        Self {
            list,
            length,
            next: 0,
        }
    }

    #[inline(never)]
    fn advance(&mut self) -> Option<JsDeserializer> {
        let index = self.next;
        self.next += 1;
        (index < self.length).then(|| JsDeserializer(item(&self.list, index)))
    }
}

impl<'de> SeqAccess<'de> for Items {
    type Error = DecodeError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        match self.advance() {
            Some(item) => {
                let read = seed.deserialize(item).map(Some);
                read.map_err(|error| {
                    error.at_field(&["item ", &(self.next - 1).to_string()].concat())
                })
            }
            None => Ok(None),
        }
    }
}

#[wasm_bindgen(module = "/js/field.js")]
extern "C" {
    fn field(object: &JsValue, key: &JsValue) -> JsValue;

    /// An item of a list by its place, from 0.
    #[wasm_bindgen(js_name = field)]
    pub fn item(list: &JsValue, place: u32) -> JsValue;

    /// Number of a list's items; `None` for a value that is not a list.
    #[wasm_bindgen(js_name = lengthOf)]
    pub fn length_of(list: &JsValue) -> Option<u32>;
}

pub(super) type Names = &'static [&'static str];

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
pub(super) struct Fields {
    object: JsValue,
    names: Names,
    keys: Rc<[JsValue]>,
    next: usize,
    current: Option<(&'static str, JsDeserializer)>,
}

impl Fields {
    #[inline(never)]
    pub(super) fn new(object: JsValue, names: Names) -> Self {
        Self {
            object,
            names,
            keys: keys(names),
            next: 0,
            current: None,
        }
    }

    #[inline(never)]
    fn advance(&mut self) -> Option<u32> {
        while let (Some(name), Some(key)) = (self.names.get(self.next), self.keys.get(self.next)) {
            let place = self.next;
            self.next += 1;
            let value = field(&self.object, key);
            if !value.is_undefined() {
                self.current = Some((name, JsDeserializer(value)));
                return u32::try_from(place).ok();
            }
        }
        None
    }

    #[inline(never)]
    fn take(&mut self) -> Result<(&'static str, JsDeserializer), DecodeError> {
        self.current
            .take()
            .ok_or_else(|| DecodeError::new("is missing"))
    }
}

impl<'de> MapAccess<'de> for Fields {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        // By its position, which is faster to compare than its name.
        match self.advance() {
            Some(place) => seed
                .deserialize(u64::from(place).into_deserializer())
                .map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, DecodeError> {
        let (field, value) = self.take()?;
        seed.deserialize(value)
            .map_err(|error| error.at_field(field))
    }
}
