//! A field of a change: what is missing stays as it is, null empties it.

use std::{fmt, marker::PhantomData};

use serde::{
    Deserialize, Deserializer,
    de::{Error, Visitor},
};

/// What becomes of a field.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Change<T> {
    /// It was not sent.
    #[default]
    Stays,
    /// It was sent as null.
    Empties,
    /// It was sent.
    Becomes(T),
}

impl<T> Change<T> {
    /// What the field is then, from what it is; empty is none.
    pub fn of(self, is: Option<T>) -> Option<T> {
        match self {
            Self::Stays => is,
            Self::Empties => None,
            Self::Becomes(value) => Some(value),
        }
    }

    /// What was sent, if it is not empty.
    pub const fn sent(&self) -> Option<&T> {
        match self {
            Self::Stays | Self::Empties => None,
            Self::Becomes(value) => Some(value),
        }
    }

    /// The same of another type.
    pub fn map<U>(self, made: impl FnOnce(T) -> U) -> Change<U> {
        match self {
            Self::Stays => Change::Stays,
            Self::Empties => Change::Empties,
            Self::Becomes(value) => Change::Becomes(made(value)),
        }
    }

    /// The same, as far as it can be read.
    pub fn try_map<U, E>(self, read: impl FnOnce(T) -> Result<U, E>) -> Result<Change<U>, E> {
        Ok(match self {
            Self::Stays => Change::Stays,
            Self::Empties => Change::Empties,
            Self::Becomes(value) => Change::Becomes(read(value)?),
        })
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
        Ok(Change::Stays)
    }

    fn visit_none<E: Error>(self) -> Result<Change<T>, E> {
        Ok(Change::Empties)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Change<T>, D::Error> {
        T::deserialize(deserializer).map(Change::Becomes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Edit {
        #[serde(default)]
        title: Change<String>,
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
}
