//! One field of a request that changes something: a missing field keeps its value, null clears it.

#[cfg(feature = "schema")]
use std::borrow::Cow;
use std::{fmt, marker::PhantomData};

#[cfg(feature = "schema")]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{
    Deserialize, Deserializer,
    de::{Error, Visitor},
};

/// One field of such a request: absent, null, or a value.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Patch<T> {
    /// The field is absent: it keeps its value.
    #[default]
    Unset,
    /// The field is null: it is cleared.
    Null,
    /// The field has this value from now on.
    Set(T),
}

impl<T> Patch<T> {
    /// The field's new value, given its current one; `None` is an empty field.
    ///
    /// ```
    /// use reedling_core::patch::Patch;
    /// assert_eq!(Patch::Unset.apply_to(Some(30)), Some(30));
    /// assert_eq!(Patch::Null.apply_to(Some(30)), None);
    /// ```
    pub fn apply_to(self, current: Option<T>) -> Option<T> {
        match self {
            Self::Unset => current,
            Self::Null => None,
            Self::Set(value) => Some(value),
        }
    }

    /// The value that was sent, if there is one.
    ///
    /// ```
    /// use reedling_core::patch::Patch;
    /// assert_eq!(Patch::Set(45).sent(), Some(&45));
    /// ```
    pub const fn sent(&self) -> Option<&T> {
        match self {
            Self::Unset | Self::Null => None,
            Self::Set(value) => Some(value),
        }
    }

    /// Maps the value.
    ///
    /// ```
    /// use reedling_core::patch::Patch;
    /// assert_eq!(Patch::Set(" Scales ").map(str::trim), Patch::Set("Scales"));
    /// ```
    pub fn map<U>(self, map: impl FnOnce(T) -> U) -> Patch<U> {
        match self {
            Self::Unset => Patch::Unset,
            Self::Null => Patch::Null,
            Self::Set(value) => Patch::Set(map(value)),
        }
    }

    /// Maps the value with a function that can fail.
    ///
    /// # Errors
    /// The error of the function.
    ///
    /// ```
    /// use reedling_core::patch::Patch;
    /// assert_eq!(Patch::Set("45").try_map(str::parse::<i32>)?, Patch::Set(45));
    /// # Ok::<(), std::num::ParseIntError>(())
    /// ```
    pub fn try_map<U, E>(self, map: impl FnOnce(T) -> Result<U, E>) -> Result<Patch<U>, E> {
        Ok(match self {
            Self::Unset => Patch::Unset,
            Self::Null => Patch::Null,
            Self::Set(value) => Patch::Set(map(value)?),
        })
    }
}

/// One field that is never empty. Null is accepted by the parser, so that a check can report it with the form's own text;
/// the schema forbids it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct RequiredPatch<T>(pub Patch<T>);

// By hand, because a derived one would ask for a default of T.
impl<T> Default for RequiredPatch<T> {
    fn default() -> Self {
        Self(Patch::Unset)
    }
}

impl<T> RequiredPatch<T> {
    /// The new value, given the current one; `None` if null was sent.
    ///
    /// ```
    /// use reedling_core::patch::{Patch, RequiredPatch};
    /// assert_eq!(RequiredPatch(Patch::Unset).apply_to(30), Some(30));
    /// assert_eq!(RequiredPatch(Patch::Null).apply_to(30), None);
    /// ```
    pub fn apply_to(self, current: T) -> Option<T> {
        self.0.apply_to(Some(current))
    }
}

#[cfg(feature = "schema")]
impl<T: JsonSchema> JsonSchema for Patch<T> {
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
impl<T: JsonSchema> JsonSchema for RequiredPatch<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        ["RequiredPatch_", &T::schema_name()].concat().into()
    }

    /// Says that null is not allowed, which an optional field of a request allows otherwise.
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = generator.subschema_for::<T>();
        schema.insert("nullable".to_owned(), false.into());
        schema
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Patch<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_option(Sent(PhantomData))
    }
}

struct Sent<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for Sent<T> {
    type Value = Patch<T>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a value or null")
    }

    // The server's decoder gives a missing field as unit and null as none; with plain serde a missing field is #[serde(default)].
    fn visit_unit<E: Error>(self) -> Result<Patch<T>, E> {
        Ok(Patch::Unset)
    }

    fn visit_none<E: Error>(self) -> Result<Patch<T>, E> {
        Ok(Patch::Null)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Patch<T>, D::Error> {
        T::deserialize(deserializer).map(Patch::Set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    #[cfg_attr(feature = "schema", derive(JsonSchema))]
    struct Edit {
        #[serde(default)]
        title: Patch<String>,
        #[serde(default)]
        duration: RequiredPatch<i64>,
    }

    #[test]
    fn a_missing_field_stays_and_null_clears_it() {
        for (json, becomes) in [
            ("{}", Some("Étude")),
            (r#"{"title":null}"#, None),
            (r#"{"title":"Nocturne"}"#, Some("Nocturne")),
        ] {
            let edit: Edit = serde_json::from_str(json).expect("an edit");
            let title = edit.title.apply_to(Some("Étude".to_owned()));
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
            assert_eq!(edit.duration.apply_to(30), becomes, "{json}");
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
