//! Writes core's values as JSON, which JavaScript's own parser reads in one go.
//!
//! One text crosses instead of a call for every field of every object: several times faster for a month of
//! lessons, and less code than setting fields.

use std::fmt;

use serde::{
    Serialize, Serializer,
    ser::{Impossible, SerializeSeq, SerializeStruct, SerializeTuple},
};
use wasm_bindgen::JsValue;

/// The JSON text of a value: structs, lists, options, texts, numbers, flags and enums without data.
///
/// # Errors
/// When the value holds anything else; none of core's does.
pub fn json(value: &(impl Serialize + ?Sized)) -> Result<String, fmt::Error> {
    let mut writer = Writer(String::new());
    value.serialize(&mut writer)?;
    Ok(writer.0)
}

struct Writer(String);

impl Writer {
    #[inline(never)]
    fn put(&mut self, plain: &str) {
        self.0.push_str(plain);
    }

    #[inline(never)]
    fn quote(&mut self, text: &str) {
        self.put("\"");
        let mut rest = text;
        while let Some((plain, sign, after)) = cut(rest) {
            self.put(plain);
            match sign {
                b'"' => self.put("\\\""),
                b'\\' => self.put("\\\\"),
                _ => {
                    self.put(if sign < 16 { "\\u000" } else { "\\u001" });
                    self.0.extend(char::from_digit(u32::from(sign % 16), 16));
                }
            }
            rest = after;
        }
        self.put(rest);
        self.put("\"");
    }

    #[inline(never)]
    fn number(&mut self, number: f64) {
        let written = js_sys::JSON::stringify(&JsValue::from_f64(number)).ok();
        let written = written.and_then(|text| text.as_string());
        self.put(written.as_deref().unwrap_or("null"));
    }

    #[inline(never)]
    fn whole(&mut self, number: i64) {
        self.put(&number.to_string());
    }
}

/// The text before the first sign that JSON does not take as it is, that sign, and the text after it.
fn cut(text: &str) -> Option<(&str, u8, &str)> {
    let special = |sign: &u8| *sign < b' ' || matches!(sign, b'"' | b'\\');
    let at = text.as_bytes().iter().position(special)?;
    Some((
        text.get(..at)?,
        *text.as_bytes().get(at)?,
        text.get(at + 1..)?,
    ))
}

/// What follows the opening bracket of a list or an object.
struct Rest<'a> {
    writer: &'a mut Writer,
    end: &'static str,
    begun: bool,
}

impl<'a> Rest<'a> {
    #[inline(never)]
    fn open(writer: &'a mut Writer, start: &str, end: &'static str) -> Self {
        writer.put(start);
        let begun = false;
        Self { writer, end, begun }
    }

    #[inline(never)]
    fn comma(&mut self) {
        if self.begun {
            self.writer.put(",");
        }
        self.begun = true;
    }

    #[inline(never)]
    fn key(&mut self, key: &str) {
        self.writer.put(if self.begun { ",\"" } else { "\"" });
        self.begun = true;
        // Names of fields have no sign that JSON writes otherwise.
        self.writer.put(key);
        self.writer.put("\":");
    }
}

type Written = Result<(), fmt::Error>;
type Never = Impossible<(), fmt::Error>;

impl SerializeSeq for Rest<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        self.comma();
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Written {
        self.writer.put(self.end);
        Ok(())
    }
}

impl SerializeTuple for Rest<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Written {
        SerializeSeq::end(self)
    }
}

impl SerializeStruct for Rest<'_> {
    type Ok = ();
    type Error = fmt::Error;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, key: &'static str, value: &T) -> Written {
        self.key(key);
        value.serialize(&mut *self.writer)
    }

    fn end(self) -> Written {
        SerializeSeq::end(self)
    }
}

/// Methods that write a whole number.
macro_rules! whole_numbers {
    ($($method:ident: $number:ty),*) => {
        $(fn $method(self, number: $number) -> Written {
            self.whole(i64::from(number));
            Ok(())
        })*
    };
}

impl<'a> Serializer for &'a mut Writer {
    type Ok = ();
    type Error = fmt::Error;
    type SerializeSeq = Rest<'a>;
    type SerializeTuple = Rest<'a>;
    type SerializeTupleStruct = Never;
    type SerializeTupleVariant = Never;
    type SerializeMap = Never;
    type SerializeStruct = Rest<'a>;
    type SerializeStructVariant = Never;

    whole_numbers!(serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64);
    whole_numbers!(serialize_u8: u8, serialize_u16: u16, serialize_u32: u32);

    fn serialize_u64(self, number: u64) -> Written {
        self.put(&number.to_string());
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Written {
        self.serialize_f64(f64::from(number))
    }

    fn serialize_f64(self, number: f64) -> Written {
        self.number(number);
        Ok(())
    }

    fn serialize_bool(self, flag: bool) -> Written {
        self.put(if flag { "true" } else { "false" });
        Ok(())
    }

    fn serialize_str(self, text: &str) -> Written {
        self.quote(text);
        Ok(())
    }

    fn serialize_char(self, sign: char) -> Written {
        self.quote(sign.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_none(self) -> Written {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        self.put("null");
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Written {
        self.serialize_str(variant)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Rest<'a>, fmt::Error> {
        Ok(Rest::open(self, "[", "]"))
    }

    fn serialize_tuple(self, _: usize) -> Result<Rest<'a>, fmt::Error> {
        Ok(Rest::open(self, "[", "]"))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Rest<'a>, fmt::Error> {
        Ok(Rest::open(self, "{", "}"))
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        Err(fmt::Error)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Err(fmt::Error)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        Err(fmt::Error)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Never, fmt::Error> {
        Err(fmt::Error)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, fmt::Error> {
        Err(fmt::Error)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Never, fmt::Error> {
        Err(fmt::Error)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Never, fmt::Error> {
        Err(fmt::Error)
    }
}
