//! Patterns of the document's schemas.

/// A day, or nothing.
pub const DAY: &str = "^(\\d{4}-\\d{2}-\\d{2})?$";

/// One of the choices of a form. A pattern, because the app's lists are texts, not types.
pub(crate) fn one_of(choices: &[&str]) -> String {
    ["^(", &choices.join("|"), ")$"].concat()
}

/// One of the choices of a form, or nothing.
pub(crate) fn one_of_or_none(choices: &[&str]) -> String {
    ["^(|", &choices.join("|"), ")$"].concat()
}
