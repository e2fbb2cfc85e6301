//! Validation errors of forms and requests, field by field.
//!
//! An error names its field as it crosses the wire, has a stable code and the sentence that is shown under the field.
//! Errors come in the order of the form, the topmost first. A required text needs more than white space; only passwords may
//! consist of it.
//!
//! ```
//! use reedling_core::validation::Violations;
//! let mut found = Violations::default();
//! found.require(false, "title", "required", "Lesson title is required");
//! found.add("studentId", "required", "Please select a student");
//! assert_eq!(found.in_order(&["studentId", "title"]).first_message(), Some("Please select a student"));
//! ```

use std::{borrow::Cow, fmt};

use serde::{Deserialize, Serialize};

pub mod rules;
#[cfg(feature = "schema")]
pub mod schema;

pub use self::rules::non_blank;
#[cfg(feature = "schema")]
pub use self::rules::split_name;

/// Longest title, in characters; a limit for safety, as the specification sets none.
pub const TITLE_MAX: usize = 200;
/// Longest description, in characters; a limit for safety.
pub const DESCRIPTION_MAX: usize = 2_000;
/// Longest notes, in characters; a limit for safety.
pub const NOTES_MAX: usize = 20_000;
/// Longest private notes of a lesson, in characters.
pub const PRIVATE_NOTES_MAX: usize = 2_000;
/// Most goals of a lesson; a limit for safety.
pub const GOALS_MAX: usize = 60;
/// Longest name of a person, in characters; a limit for safety.
pub const NAME_MAX: usize = 200;

/// Longest phone number, instrument or department, in characters; a limit for safety.
pub const DETAIL_MAX: usize = 200;

/// Most bytes of one character in a JSON body: that of an emoji, written as two escapes, `\ud83c\udfb5`.
pub const CHARACTER_BYTES: usize = 12;

/// Message for a value that is not one of the choices.
pub const UNKNOWN_CHOICE: &str = "This is not one of the values that can be sent here";

/// Longest length of a text, in characters, and the message for a longer one.
pub struct Limit {
    /// The most characters.
    pub most: usize,
    /// Sentence for the person who typed.
    pub message: &'static str,
}

/// Limit of a person's name.
pub(crate) const NAME: Limit = Limit {
    most: NAME_MAX,
    message: "The name can have at most 200 characters",
};
/// Limit of a phone number, instrument or department.
pub(crate) const DETAIL: Limit = Limit {
    most: DETAIL_MAX,
    message: "This can have at most 200 characters",
};
/// Limit of a title.
pub(crate) const TITLE: Limit = Limit {
    most: TITLE_MAX,
    message: "The title can have at most 200 characters",
};
/// Limit of a description.
pub(crate) const DESCRIPTION: Limit = Limit {
    most: DESCRIPTION_MAX,
    message: "The description can have at most 2,000 characters",
};
/// Limit of notes.
pub(crate) const NOTES: Limit = Limit {
    most: NOTES_MAX,
    message: "Notes can have at most 20,000 characters",
};

/// Limit of a private note.
pub(crate) const PRIVATE_NOTES: Limit = Limit {
    most: PRIVATE_NOTES_MAX,
    message: "Private notes can have at most 2,000 characters",
};

/// A validation error of one field, ready to be shown under it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FieldError {
    /// Name of the field as it crosses the wire, in camelCase.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub field: Cow<'static, str>,
    /// Stable name of the rule, in snake_case.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub code: Cow<'static, str>,
    /// Sentence for the person who typed.
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub message: Cow<'static, str>,
}

/// All validation errors of a form or request, in the order of the form; empty when it is valid.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Violations(Vec<FieldError>);

impl Violations {
    /// Adds an error.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let mut found = Violations::default();
    /// found.add("email", "required", "Email is required");
    /// assert_eq!(found.first_message(), Some("Email is required"));
    /// ```
    pub fn add(
        &mut self,
        field: &'static str,
        code: &'static str,
        message: impl Into<Cow<'static, str>>,
    ) {
        self.0.push(FieldError {
            field: field.into(),
            code: code.into(),
            message: message.into(),
        });
    }

    /// Adds an error unless the condition is true.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let mut found = Violations::default();
    /// found.require(30 >= 15, "duration", "too_short", "Duration must be at least 15 minutes");
    /// assert!(found.is_empty());
    /// ```
    pub fn require(
        &mut self,
        condition: bool,
        field: &'static str,
        code: &'static str,
        message: &'static str,
    ) {
        if !condition {
            self.add(field, code, message);
        }
    }

    /// Returns the value, and adds an error if there is none.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let mut found = Violations::default();
    /// assert_eq!(found.require_some(Some(true), "accept", "required", "Please choose"), Some(true));
    /// assert!(found.is_empty());
    /// ```
    pub fn require_some<T>(
        &mut self,
        read: Option<T>,
        field: &'static str,
        code: &'static str,
        message: &'static str,
    ) -> Option<T> {
        self.require(read.is_some(), field, code, message);
        read
    }

    /// Adds the errors of an item of a list, with its position in their fields: "practiceAssignments.0.piece".
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let (mut found, mut of_item) = (Violations::default(), Violations::default());
    /// of_item.add("piece", "required", "Please name the piece");
    /// found.add_within("practiceAssignments", 0, of_item);
    /// assert_eq!(found.iter().next().map(|error| &*error.field), Some("practiceAssignments.0.piece"));
    /// ```
    pub fn add_within(&mut self, list: &str, place: usize, found: Self) {
        for mut error in found {
            error.field = [list, ".", &place.to_string(), ".", &error.field]
                .concat()
                .into();
            self.0.push(error);
        }
    }

    /// Adds the errors of another part of the form, which comes below.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let (mut found, mut below) = (Violations::default(), Violations::default());
    /// below.add("notes", "too_long", "Notes are too long");
    /// found.append(below);
    /// assert_eq!(found.iter().count(), 1);
    /// ```
    pub fn append(&mut self, mut below: Self) {
        self.0.append(&mut below.0);
    }

    /// Sorts the errors by the form's fields (camelCase), the topmost first; those of other fields come last.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let mut found = Violations::default();
    /// found.add("email", "required", "Email is required");
    /// found.add("name", "required", "Name is required");
    /// assert_eq!(found.in_order(&["name", "email"]).first_message(), Some("Name is required"));
    /// ```
    #[must_use]
    pub fn in_order(mut self, fields: &[&str]) -> Self {
        let mut ordered = Vec::with_capacity(self.0.len());
        for field in fields {
            ordered.extend(self.0.extract_if(.., |error| error.field == *field));
        }
        ordered.append(&mut self.0);
        Self(ordered)
    }

    /// Renames a field of the form to its name in the request.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// let mut found = Violations::default();
    /// found.add("dateOfBirth", "required", "Date of birth is required");
    /// let found = found.renamed("dateOfBirth", "dob");
    /// assert_eq!(found.iter().next().map(|error| &*error.field), Some("dob"));
    /// ```
    #[must_use]
    pub fn renamed(mut self, field: &str, call: &'static str) -> Self {
        for error in self.0.iter_mut().filter(|error| error.field == field) {
            error.field = call.into();
        }
        self
    }

    /// Whether there are no errors.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The errors, topmost field first.
    pub fn iter(&self) -> std::slice::Iter<'_, FieldError> {
        self.0.iter()
    }

    /// Message of the first error.
    pub fn first_message(&self) -> Option<&str> {
        self.0.first().map(|error| &*error.message)
    }

    /// `Ok` when there are no errors, for `?`.
    ///
    /// # Errors
    /// The violations themselves, if there are any.
    ///
    /// ```
    /// use reedling_core::validation::Violations;
    /// assert!(Violations::default().into_result().is_ok());
    /// ```
    pub fn into_result(self) -> Result<(), Self> {
        if self.is_empty() { Ok(()) } else { Err(self) }
    }
}

impl fmt::Display for Violations {
    /// The messages, one after the other.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            f.write_str(&error.message)?;
        }
        Ok(())
    }
}

impl std::error::Error for Violations {}

impl IntoIterator for Violations {
    type Item = FieldError;
    type IntoIter = std::vec::IntoIter<FieldError>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_topmost_field_comes_first_and_unknown_ones_last() {
        let mut found = Violations::default();
        found.add("title", "required", "t");
        found.add("other", "required", "o");
        found.add("studentId", "required", "s");
        let fields: Vec<_> = found
            .in_order(&["studentId", "title"])
            .into_iter()
            .map(|error| error.field)
            .collect();
        assert_eq!(fields, ["studentId", "title", "other"]);
    }
}
