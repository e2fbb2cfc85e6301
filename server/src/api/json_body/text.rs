//! Parses JSON into a tree and refuses what serde_json accepts: a duplicate name, of which the last would win, and NUL,
//! which PostgreSQL cannot store.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use super::decode_error::{DecodeError, Place};

const NUL: &str = "A text may not contain the character NUL.";
const TWICE: &str = "Please send this field only once.";
const TOO_MANY: &str = "This has more values than any body may have.";
/// Most values of a body, those within others included; all goals of a lesson at their limits have fewer than half. A value
/// of two bytes in the text can take more than a hundred in memory.
const VALUES_MAX: usize = 20_000;

/// Parses a body.
pub(super) fn read(json: &[u8]) -> Result<Value, DecodeError> {
    if json.is_empty() {
        return Err(DecodeError::new("Please send a body of JSON."));
    }
    let mut first = None;
    let mut left = VALUES_MAX;
    let mut reader = serde_json::Deserializer::from_slice(json);
    let tree = Tree {
        at: &Place::Body,
        first: &mut first,
        left: &mut left,
    };
    let read = tree.deserialize(&mut reader);
    match read.and_then(|value| reader.end().map(|()| value)) {
        Err(_) if left == 0 => Err(DecodeError::new(TOO_MANY)),
        Err(error) => Err(DecodeError::new(&format!(
            "This is not valid JSON; line {}, column {} cannot be read.",
            error.line(),
            error.column()
        ))),
        Ok(value) => first.map_or(Ok(value), Err),
    }
}

/// Parses one value, always to the end of the text, as invalid JSON is reported before anything else.
struct Tree<'a> {
    at: &'a Place<'a>,
    first: &'a mut Option<DecodeError>,
    /// How many values may still come.
    left: &'a mut usize,
}

impl Tree<'_> {
    fn refuse(&mut self, at: &Place<'_>, sentence: &str) {
        self.first
            .get_or_insert_with(|| DecodeError::new(sentence).at(at));
    }

    fn text(&mut self, text: &str) {
        if text.contains('\0') {
            self.refuse(self.at, NUL);
        }
    }
}

impl<'de> DeserializeSeed<'de> for Tree<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        *self.left = self.left.saturating_sub(1);
        if *self.left == 0 {
            return Err(D::Error::custom(TOO_MANY));
        }
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Tree<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::from(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        let number = Number::from_f64(value).ok_or_else(|| E::custom("no number"))?;
        Ok(Value::Number(number))
    }

    fn visit_str<E>(mut self, text: &str) -> Result<Value, E> {
        self.text(text);
        Ok(Value::from(text))
    }

    fn visit_string<E>(mut self, text: String) -> Result<Value, E> {
        self.text(&text);
        Ok(Value::String(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        loop {
            let item = Tree {
                at: &Place::Item(self.at, list.len()),
                first: self.first,
                left: self.left,
            };
            match items.next_element_seed(item)? {
                Some(item) => list.push(item),
                None => return Ok(Value::Array(list)),
            }
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(name) = fields.next_key::<String>()? {
            let at = Place::Field(self.at, &name);
            let mut field = Tree {
                at: &at,
                first: self.first,
                left: self.left,
            };
            field.text(&name);
            if object.contains_key(&name) {
                field.refuse(&at, TWICE);
            }
            let value = fields.next_value_seed(field)?;
            object.insert(name, value);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(json: &str) -> String {
        read(json.as_bytes()).unwrap_err().to_string()
    }

    #[test]
    fn more_values_than_any_body_has_are_refused_before_they_are_kept() {
        let most = format!("[{}0]", "0,".repeat(VALUES_MAX - 3));
        assert!(read(most.as_bytes()).is_ok());
        assert_eq!(refused(&format!("[0,{}", &most[1..])), TOO_MANY);
    }
}
