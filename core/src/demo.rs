//! The demo request: recorded locally, never sent (Spec §2.2, §5).
//!
//! Name, address and role are required; a message has at most 2,000 characters. The other fields accept any text.

use serde::{Deserialize, Serialize};

use crate::{
    email::EMAIL_MISSING,
    validation::{DESCRIPTION_MAX, Limit, Violations},
};

const MESSAGE: Limit = Limit {
    most: DESCRIPTION_MAX,
    message: "The message can have at most 2,000 characters",
};

/// The demo form, as typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct DemoRequest {
    /// Name.
    pub name: String,
    /// E-mail address.
    pub email: String,
    /// Phone number.
    pub phone: String,
    /// School.
    pub school: String,
    /// One of the roles.
    pub role: String,
    /// Number of students.
    pub students: String,
    /// Message.
    pub message: String,
    /// One of the slots.
    pub preferred_time: String,
    /// One of the time zones.
    pub timezone: String,
}

impl DemoRequest {
    /// Validation errors: name, email and role are required, the rest is optional.
    ///
    /// ```
    /// use reedling_core::demo::DemoRequest;
    /// assert_eq!(DemoRequest::default().check().iter().count(), 3);
    /// ```
    pub fn check(&self) -> Violations {
        let mut found = Violations::default();
        found.not_blank("name", &self.name, "Please enter your name");
        found.name("name", &self.name);
        found.not_blank("email", &self.email, EMAIL_MISSING);
        found.new_email("email", &self.email);
        found.not_blank("role", &self.role, "Please choose your role");
        found.max_length(&MESSAGE, "message", &self.message);
        found
    }
}
