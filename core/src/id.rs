//! Identifiers in requests: UUIDs; the server issues version 7 (D10).
//!
//! Forms hold them as text, empty where nothing is selected. A request with a text that is not an identifier is refused.

use std::{borrow::Cow, fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::patch::{Patch, RequiredPatch};

/// Message for a text that is not an identifier.
const NO_ID: &str = "This is not an id.";

/// A UUID of any version; the server issues version 7.
///
/// ```
/// use reedling_core::id::Id;
/// let id: Id = "0195f7a0-0000-7000-8000-000000000001".parse()?;
/// assert_eq!(id.to_string(), "0195f7a0-0000-7000-8000-000000000001");
/// assert!("0195f7a0".parse::<Id>().is_err());
/// # Ok::<(), &str>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Id(pub u128);

impl FromStr for Id {
    type Err = &'static str;

    /// Reads a UUID with or without hyphens, in braces or as a URN (RFC 9562, section 4).
    fn from_str(text: &str) -> Result<Self, &'static str> {
        let text = text.strip_prefix("urn:uuid:").unwrap_or(text);
        let braced = text.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
        let text = braced.unwrap_or(text);
        let is_hyphen = |place| [8, 13, 18, 23].contains(&place);
        let is_uuid_form = match text.len() {
            32 => true,
            36 => text
                .bytes()
                .enumerate()
                .all(|(at, sign)| is_hyphen(at) == (sign == b'-')),
            _ => false,
        };
        let digits: String = text.chars().filter(|sign| *sign != '-').collect();
        let is_hex = digits.len() == 32 && digits.bytes().all(|it| it.is_ascii_hexdigit());
        let value = u128::from_str_radix(&digits, 16).ok();
        value
            .filter(|_| is_uuid_form && is_hex)
            .map(Self)
            .ok_or(NO_ID)
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = format!("{:032x}", self.0);
        let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| &digits[part]);
        f.write_str(&parts.join("-"))
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

/// Reads the selection of a form, for `#[serde(deserialize_with = "id::selected")]`: an identifier, or an empty text for none.
///
/// # Errors
/// A text that is not an identifier.
pub fn selected<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Id>, D::Error> {
    let text = Cow::<str>::deserialize(deserializer)?;
    let id = Some(&*text).filter(|text| !text.trim().is_empty());
    id.map(|text| text.parse().map_err(de::Error::custom))
        .transpose()
}

/// Reads the selection of a change, for `#[serde(deserialize_with = "id::changed")]`: an empty text clears it, as null does.
///
/// # Errors
/// A text that is not an identifier.
pub fn changed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<RequiredPatch<Id>, D::Error> {
    let patch = match Patch::<Cow<str>>::deserialize(deserializer)? {
        Patch::Set(text) if text.is_empty() => Patch::Null,
        text => text.try_map(|text| text.parse().map_err(de::Error::custom))?,
    };
    Ok(RequiredPatch(patch))
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Id {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "format": "uuid" })
    }
}

#[cfg(test)]
mod tests {
    use super::Id;

    #[test]
    fn ids_are_read_in_each_of_their_forms() {
        let hyphens = "0195f7a0-1234-7000-8000-00000000abcd";
        let id: Id = hyphens.parse().expect("an id");
        for text in [
            hyphens.to_uppercase(),
            hyphens.replace('-', ""),
            format!("{{{hyphens}}}"),
            format!("urn:uuid:{hyphens}"),
        ] {
            assert_eq!(text.parse(), Ok(id), "{text}");
        }
        for text in [
            "",
            "nope",
            "0195f7a0-1234-7000-8000-00000000abcg",
            "0195f7a-01234-7000-8000-00000000abcd",
            "+195f7a0123470008000000000000abcd",
            "é195f7a012347000800000000000abcd",
        ] {
            assert!(text.parse::<Id>().is_err(), "{text}");
        }
    }
}
