//! A field of a change request: a missing field keeps its value, null clears it.

#[cfg(feature = "schema")]
use std::borrow::Cow;
use std::{fmt, marker::PhantomData};

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{
    Deserialize, Deserializer,
    de::{Error, Visitor},
};

/// How a request changes a field.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Change<T> {
    /// It was not sent.
    #[default]
    Unset,
    /// It was sent as null.
    Null,
    /// It was sent.
    Set(T),
}

impl<T> Change<T> {
    /// The field's new value, given its current one; `None` is an empty field.
    pub fn of(self, is: Option<T>) -> Option<T> {
        match self {
            Self::Unset => is,
            Self::Null => None,
            Self::Set(value) => Some(value),
        }
    }

    /// What was sent, if it is not empty.
    pub const fn sent(&self) -> Option<&T> {
        match self {
            Self::Unset | Self::Null => None,
            Self::Set(value) => Some(value),
        }
    }

    /// The same of another type.
    pub fn map<U>(self, made: impl FnOnce(T) -> U) -> Change<U> {
        match self {
            Self::Unset => Change::Unset,
            Self::Null => Change::Null,
            Self::Set(value) => Change::Set(made(value)),
        }
    }

    /// The same, as far as it can be read.
    pub fn try_map<U, E>(self, read: impl FnOnce(T) -> Result<U, E>) -> Result<Change<U>, E> {
        Ok(match self {
            Self::Unset => Change::Unset,
            Self::Null => Change::Null,
            Self::Set(value) => Change::Set(read(value)?),
        })
    }
}

/// A change of a field that is never empty. A null is read all the same, so that the form's own text is said of it; the
/// document offers none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct NonNull<T>(pub Change<T>);

// By hand, as no T needs a default of its own.
impl<T> Default for NonNull<T> {
    fn default() -> Self {
        Self(Change::Unset)
    }
}

impl<T> NonNull<T> {
    /// What the field is then, from what it is; none where null was sent.
    pub fn of(self, is: T) -> Option<T> {
        self.0.of(Some(is))
    }
}

#[cfg(feature = "schema")]
impl<T: JsonSchema> JsonSchema for Change<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Option::<T>::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Option::<T>::json_schema(generator)
    }
}

#[cfg(feature = "schema")]
impl<T: JsonSchema> JsonSchema for NonNull<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        ["NonNull_", &T::schema_name()].concat().into()
    }

    /// Says so, as a field that a request may leave out may be null otherwise.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = generator.subschema_for::<T>();
        schema.insert("nullable".to_owned(), false.into());
        schema
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Change<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_option(Sent(PhantomData))
    }
}

struct Sent<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Sent<T> {
    type Value = Change<T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value or null")
    }

    // The server's decoder gives a missing field as unit and null as none; with plain serde a missing field is #[serde(default)].
    fn visit_unit<E: Error>(self) -> Result<Change<T>, E> {
        Ok(Change::Unset)
    }

    fn visit_none<E: Error>(self) -> Result<Change<T>, E> {
        Ok(Change::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Change<T>, D::Error> {
        T::deserialize(deserializer).map(Change::Set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    #[cfg_attr(feature = "schema", derive(JsonSchema))]
    struct Edit {
        #[serde(default)]
        title: Change<String>,
        #[serde(default)]
        duration: NonNull<i64>,
    }

    #[test]
    fn a_missing_field_stays_and_null_empties_it() {
        for (json, becomes) in [
            ("{}", Some("Étude")),
            (r#"{"title":null}"#, None),
            (r#"{"title":"Nocturne"}"#, Some("Nocturne")),
        ] {
            let edit: Edit = serde_json::from_str(json).expect("an edit");
            let title = edit.title.of(Some("Étude".to_owned()));
            assert_eq!(title.as_deref(), becomes, "{json}");
        }
    }

    #[test]
    fn a_field_that_is_never_empty_stays_or_is_refused() {
        for (json, becomes) in [
            ("{}", Some(30)),
            (r#"{"duration":null}"#, None),
            (r#"{"duration":45}"#, Some(45)),
        ] {
            let edit: Edit = serde_json::from_str(json).expect("an edit");
            assert_eq!(edit.duration.of(30), becomes, "{json}");
        }
    }

    #[cfg(feature = "schema")]
    #[test]
    fn a_schema_says_what_may_be_null() {
        let settings = schemars::generate::SchemaSettings::openapi3();
        let schema = settings.into_generator().into_root_schema_for::<Edit>();
        let nullable = |field: &str| schema.as_value()["properties"][field]["nullable"].as_bool();
        assert_eq!(
            (nullable("title"), nullable("duration")),
            (Some(true), Some(false))
        );
    }
}
