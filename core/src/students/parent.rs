//! A minor's parent: the search and the rules of a new one (Spec §5, D4).

use serde::{Deserialize, Serialize};

use crate::validation::Violations;
#[cfg(feature = "schema")]
use crate::{
    email::{EMAIL_MAX, normalized},
    validation::{
        DETAIL_MAX, NAME_MAX,
        rules::{non_blank, spaced},
    },
};

/// Fewest characters that search for a parent (Spec §9).
pub const PARENT_SEARCH_MIN: usize = 2;

/// Most parents that are named with a minor.
pub const PARENTS_MAX: usize = 10;

pub(super) const PARENT_REQUIRED: &str =
    "Please provide parent name and email when creating a new parent.";

/// Where a minor's parent comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum ParentMode {
    /// Found by the search.
    #[default]
    Existing,
    /// Created with the student.
    New,
}

/// A new parent.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewParentRequest {
    /// Full name.
    #[schemars(length(min = 1, max = NAME_MAX))]
    pub name: String,
    /// Sign-in e-mail address.
    #[schemars(email, length(min = 1, max = EMAIL_MAX))]
    pub email: String,
    /// Phone number, free text, not normalised.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub phone_number: String,
    /// Postal address.
    #[serde(default)]
    #[schemars(length(max = DETAIL_MAX))]
    pub address: String,
}

/// A parent who keeps the rules.
#[cfg(feature = "schema")]
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewParent {
    /// Full name.
    pub name: String,
    /// Normalised e-mail address: trimmed, in lower case.
    pub email: String,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Postal address.
    pub address: Option<String>,
}

#[cfg(feature = "schema")]
impl NewParentRequest {
    /// The parent, checked by the rules of the form.
    ///
    /// # Errors
    /// Every violated rule, in the order of the form.
    ///
    /// ```
    /// use reedling_core::students::parent::NewParentRequest;
    /// let [name, email] = ["Ada Okafor", "Ada@Music.example"].map(str::to_owned);
    /// let request = NewParentRequest { name, email, phone_number: String::new(), address: String::new() };
    /// assert_eq!(request.check()?.email, "ada@music.example");
    /// # Ok::<(), reedling_core::validation::Violations>(())
    /// ```
    pub fn check(&self) -> Result<NewParent, Violations> {
        let mut found = check_new_parent(&self.name, &self.email);
        found.phone("phoneNumber", &self.phone_number);
        found.address("address", &self.address);
        found.into_result()?;
        Ok(NewParent {
            name: spaced(&self.name),
            email: normalized(&self.email),
            phone_number: non_blank(&self.phone_number),
            address: non_blank(&self.address),
        })
    }
}

/// Validation errors of a parent who is created before the student (D4).
///
/// ```
/// use reedling_core::students::parent::check_new_parent;
/// assert!(check_new_parent("Ada Okafor", "ada@music.example").is_empty());
/// let found = check_new_parent("Ada Okafor", "");
/// let text = "Please provide parent name and email when creating a new parent.";
/// assert_eq!(found.first_message(), Some(text));
/// ```
pub fn check_new_parent(name: &str, email: &str) -> Violations {
    let mut found = Violations::default();
    found.not_blank_together("name", name, PARENT_REQUIRED);
    found.name("name", name);
    found.not_blank_together("email", email, PARENT_REQUIRED);
    found.new_email("email", email);
    found
}

/// Whether to run the parent search: for a minor, from 2 characters on (Spec §5).
///
/// ```
/// use reedling_core::students::parent::should_search_parents;
/// assert!(should_search_parents(true, "Ok"));
/// assert!(!should_search_parents(true, " O ") && !should_search_parents(false, "Okafor"));
/// ```
pub fn should_search_parents(is_minor: bool, text: &str) -> bool {
    is_minor && text.trim().chars().count() >= PARENT_SEARCH_MIN
}

#[cfg(all(test, feature = "schema"))]
mod tests {
    use super::*;

    #[test]
    fn a_parent_is_kept_without_white_space_around() {
        let request = NewParentRequest {
            name: " Ada Okafor ".into(),
            email: " Ada@Music.example ".into(),
            phone_number: " 0111 ".into(),
            address: " ".into(),
        };
        let parent = NewParent {
            name: "Ada Okafor".into(),
            email: "ada@music.example".into(),
            phone_number: Some("0111".into()),
            address: None,
        };
        assert_eq!(request.check(), Ok(parent));
    }
}
