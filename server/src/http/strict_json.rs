//! Reads JSON once for what a parser lets pass: a name that is given twice, of which the last would count, and
//! the character NUL, which PostgreSQL cannot keep.

use std::{collections::HashSet, fmt};

use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};

use super::document::shape::Problems;

/// Why a text is no JSON that is taken.
#[derive(Debug)]
pub enum Refusal {
    /// It is no JSON; a sentence.
    NoJson(String),
    /// It is, with problems by field.
    Problems(Problems),
}

/// Looks through a body.
///
/// # Errors
/// When it is no JSON, gives a name twice or holds a NUL.
pub fn check(json: &[u8]) -> Result<(), Refusal> {
    if json.is_empty() {
        return Err(Refusal::NoJson("Please send a body of JSON.".to_owned()));
    }
    let mut found = Problems::new();
    let mut reader = serde_json::Deserializer::from_slice(json);
    let seed = Look {
        at: String::new(),
        found: &mut found,
    };
    let read = seed.deserialize(&mut reader).and_then(|()| reader.end());
    match read {
        Err(error) => Err(Refusal::NoJson(format!(
            "This is not valid JSON; line {}, column {} cannot be read.",
            error.line(),
            error.column()
        ))),
        Ok(()) if found.is_empty() => Ok(()),
        Ok(()) => Err(Refusal::Problems(found)),
    }
}

/// Looks into one value.
struct Look<'a> {
    at: String,
    found: &'a mut Problems,
}

impl Look<'_> {
    fn text(&mut self, text: &str) {
        if text.contains('\0') {
            let sentence = "A text may not contain the character NUL.".to_owned();
            self.found
                .entry(self.at.clone())
                .or_default()
                .push(sentence);
        }
    }
}

impl<'de> DeserializeSeed<'de> for Look<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Look<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E>(mut self, text: &str) -> Result<(), E> {
        self.text(text);
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        for index in 0.. {
            let item = Look {
                at: format!("{}[{index}]", self.at),
                found: self.found,
            };
            if items.next_element_seed(item)?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        let mut seen = HashSet::new();
        while let Some(name) = fields.next_key::<String>()? {
            let short: String = name
                .chars()
                .filter(|sign| *sign != '\0')
                .take(100)
                .collect();
            let mut field = Look {
                at: match self.at.as_str() {
                    "" => short,
                    at => format!("{at}.{short}"),
                },
                found: self.found,
            };
            field.text(&name);
            if !seen.insert(name) {
                let sentence = "Please send this field only once.".to_owned();
                field
                    .found
                    .entry(field.at.clone())
                    .or_default()
                    .push(sentence);
            }
            fields.next_value_seed(field)?;
        }
        Ok(())
    }
}
