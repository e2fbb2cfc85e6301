//! The error of a value that does not fit: the field's path and a few words.

use std::borrow::Cow;

use serde::de::{Error, Expected, Unexpected};

/// The reason why a value cannot be decoded, and the path of its field.
#[derive(Debug)]
pub(crate) struct DecodeError(Box<Place>);

#[derive(Debug)]
struct Place {
    path: String,
    how: Cow<'static, str>,
}

impl DecodeError {
    #[inline(never)]
    pub(crate) fn new(how: &'static str) -> Self {
        Self::with_reason(Cow::Borrowed(how))
    }

    #[inline(never)]
    fn with_reason(how: Cow<'static, str>) -> Self {
        let path = String::new();
        Self(Box::new(Place { path, how }))
    }

    #[inline(never)]
    pub(super) fn at_field(mut self, field: &str) -> Self {
        let path = &mut self.0.path;
        *path = if path.is_empty() {
            field.to_owned()
        } else {
            [field, ".", path].concat()
        };
        self
    }

    /// The field, from the outermost in, and what is wrong with it.
    pub(crate) fn sentence(&self) -> String {
        let Place { path, how } = &*self.0;
        if path.is_empty() {
            how.as_ref().to_owned()
        } else {
            ["has the wrong shape: its ", path, " ", how].concat()
        }
    }
}

impl std::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.sentence())
    }
}

impl std::error::Error for DecodeError {}

impl Error for DecodeError {
    fn custom<T: std::fmt::Display>(how: T) -> Self {
        Self::with_reason(Cow::Owned(how.to_string()))
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
        Self::new("is not known").at_field(field)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new("is missing").at_field(field)
    }

    fn duplicate_field(field: &'static str) -> Self {
        Self::new("is there twice").at_field(field)
    }
}
