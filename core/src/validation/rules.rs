//! Rules about one field: each adds its problem to the others of the form.
//!
//! The rules of the `validator` crate are called one by one. Its derive would gather their findings in hash maps of
//! JSON values, with the typed texts in them, and be a tenth of the WASM file.

use validator::{ValidateLength, validate_must_match};

use super::{Limit, Violations};
use crate::email::{INVALID_EMAIL, is_email};

/// Whether nothing but white space was typed.
pub(crate) fn is_blank(typed: &str) -> bool {
    typed.trim().is_empty()
}

impl Violations {
    /// Something other than white space must be typed.
    pub(crate) fn filled(&mut self, field: &'static str, typed: &str, message: &'static str) {
        self.require(!is_blank(typed), field, "required", message);
    }

    /// Anything at all must be typed.
    pub(crate) fn given(&mut self, field: &'static str, typed: &str, message: &'static str) {
        self.require(!typed.is_empty(), field, "required", message);
    }

    /// The text may be no longer than the limit.
    pub(crate) fn within(&mut self, limit: &Limit, field: &'static str, typed: &str) {
        let short = typed.validate_length(None, Some(limit.most as u64), None);
        self.require(short, field, "too_long", limit.message);
    }

    /// The text must be an e-mail address unless it is blank.
    pub(crate) fn email(&mut self, field: &'static str, typed: &str) {
        let valid = is_blank(typed) || is_email(typed);
        self.require(valid, field, "email", INVALID_EMAIL);
    }

    /// The text must be one of the choices unless it is blank.
    pub(crate) fn listed(
        &mut self,
        field: &'static str,
        typed: &str,
        choices: &[&str],
        message: &'static str,
    ) {
        let listed = is_blank(typed) || choices.contains(&typed);
        self.require(listed, field, "choice", message);
    }

    /// What is typed again must be the same.
    pub(crate) fn repeated(
        &mut self,
        field: &'static str,
        (typed, again): (&str, &str),
        message: &'static str,
    ) {
        self.require(
            validate_must_match(typed, again),
            field,
            "mismatch",
            message,
        );
    }
}
