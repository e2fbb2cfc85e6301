//! The items of a list and the fields of an object, as serde takes them one after the other.

use serde::de::{DeserializeSeed, IntoDeserializer, MapAccess, SeqAccess, value::StrDeserializer};
use serde_json::{Map, Value};

use super::{
    decode::{Input, Node, Source},
    decode_error::{DecodeError, Place},
};

/// The items of a list.
pub(super) struct Items<'de, 'a> {
    items: &'de [Value],
    read: usize,
    at: &'a Place<'a>,
    source: Source,
}

impl<'de, 'a> Items<'de, 'a> {
    pub(super) fn of(items: &'de [Value], (at, source): (&'a Place<'a>, Source)) -> Self {
        Self {
            items,
            read: 0,
            at,
            source,
        }
    }
}

impl<'de> SeqAccess<'de> for Items<'de, '_> {
    type Error = DecodeError;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        let Some(item) = self.items.get(self.read) else {
            return Ok(None);
        };
        let at = &Place::Item(self.at, self.read);
        let input = Input::Value(item);
        self.read += 1;
        let source = self.source;
        let item = seed.deserialize(Node { input, source, at });
        item.map(Some).map_err(|error| error.at(at))
    }
}

/// First the present fields, then the missing ones.
pub(super) struct Fields<'de, 'a> {
    sent: serde_json::map::Iter<'de>,
    missing: std::vec::IntoIter<&'static str>,
    next: Option<(&'de str, Input<'de>)>,
    at: &'a Place<'a>,
    source: Source,
}

impl<'de, 'a> Fields<'de, 'a> {
    pub(super) fn of(
        fields: &'de Map<String, Value>,
        names: &'static [&'static str],
        (at, source): (&'a Place<'a>, Source),
    ) -> Self {
        let missing = names.iter().filter(|name| !fields.contains_key(**name));
        Self {
            sent: fields.iter(),
            missing: missing.copied().collect::<Vec<_>>().into_iter(),
            next: None,
            at,
            source,
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de, '_> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, DecodeError> {
        self.next = match self.sent.next() {
            Some((name, Value::Null)) => Some((name, Input::Null)),
            Some((name, value)) => Some((name, Input::Value(value))),
            None => self.missing.next().map(|name| (name, Input::Nothing)),
        };
        let Some((name, _)) = self.next else {
            return Ok(None);
        };
        let name_reader: StrDeserializer<'_, DecodeError> = name.into_deserializer();
        let key = seed.deserialize(name_reader);
        let key = key.map_err(|error| error.at(&Place::Field(self.at, name)));
        key.map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(
        &mut self,
        seed: V,
    ) -> Result<V::Value, DecodeError> {
        let (name, input) = self.next.take().unwrap_or(("", Input::Nothing));
        let at = &Place::Field(self.at, name);
        let source = self.source;
        let value = seed.deserialize(Node { input, source, at });
        let value = value.map_err(|error| match (source, input) {
            (Source::Query, Input::Value(Value::String(text))) if text.is_empty() => {
                DecodeError::new("Please give a value or leave this out.")
            }
            (Source::Query, Input::Value(Value::Array(_))) => {
                DecodeError::new("Please give this only once.")
            }
            _ => error,
        });
        // Errors of core's own deserializers have no path yet.
        value.map_err(|error| error.at(at))
    }
}
