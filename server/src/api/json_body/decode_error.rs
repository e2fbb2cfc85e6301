//! Why a body is malformed: the first problem, with its path.

use std::{
    collections::BTreeMap,
    fmt::{self, Display},
};

use serde::de;

use crate::api::error::ApiError;

/// Names are repeated up to this length.
const NAME_MAX: usize = 100;

/// A problem.
#[derive(Debug, PartialEq)]
pub(super) struct DecodeError {
    at: Option<String>,
    sentence: String,
}

impl DecodeError {
    /// A problem whose path is not known yet, or of the whole text.
    pub(super) fn new(sentence: &str) -> Self {
        Self {
            at: None,
            sentence: sentence.to_owned(),
        }
    }

    #[cfg(test)]
    pub(super) fn of(at: &str, sentence: &str) -> Self {
        Self {
            at: Some(at.to_owned()),
            ..Self::new(sentence)
        }
    }

    /// Adds a path, unless it has one.
    pub(super) fn at(mut self, place: &Place<'_>) -> Self {
        self.at.get_or_insert_with(|| place.to_string());
        self
    }
}

impl From<DecodeError> for ApiError {
    fn from(error: DecodeError) -> Self {
        match error.at {
            Some(at) => Self::malformed_fields(BTreeMap::from([(at, vec![error.sentence])])),
            None => Self::malformed(&error.sentence),
        }
    }
}

impl Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl std::error::Error for DecodeError {}

impl de::Error for DecodeError {
    fn custom<T: Display>(sentence: T) -> Self {
        Self::new(&sentence.to_string())
    }

    fn invalid_value(_: de::Unexpected<'_>, _: &dyn de::Expected) -> Self {
        Self::new("This number is too large or too small.")
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self::new("There is no such field.")
    }
}

/// The path of a value in a body, as broken rules name it: `practiceAssignments.0.piece`.
pub(super) enum Place<'a> {
    /// The body itself.
    Body,
    /// A field of another place.
    Field(&'a Place<'a>, &'a str),
    /// An item of another place.
    Item(&'a Place<'a>, usize),
}

impl Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Body => f.write_str("body"),
            Self::Item(Self::Body, index) => write!(f, "{index}"),
            Self::Item(list, index) => write!(f, "{list}.{index}"),
            Self::Field(object, name) => {
                if !matches!(object, Self::Body) {
                    write!(f, "{object}.")?;
                }
                let short = name.chars().filter(|sign| *sign != '\0').take(NAME_MAX);
                f.write_str(&short.collect::<String>())
            }
        }
    }
}
