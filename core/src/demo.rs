//! The demo request: recorded locally, never sent (Spec §2.2, §5).

use serde::{Deserialize, Serialize};
use validator::Validate;

use crate::{
    email::blank_or_email,
    validation::{Violations, description_length, filled, name_length},
};

/// Roles that can be chosen (Spec §9).
pub const ROLES: [&str; 5] = ["teacher", "director", "administrator", "parent", "other"];
/// Numbers of students that can be chosen (Spec §9).
pub const STUDENTS: [&str; 5] = ["1-10", "11-25", "26-50", "51-100", "100+"];
/// Hourly slots from 9:00 AM to 5:00 PM without 12:00 PM (Spec §9, D12).
pub const TIMES: [&str; 7] = [
    "9:00 AM - 10:00 AM",
    "10:00 AM - 11:00 AM",
    "11:00 AM - 12:00 PM",
    "1:00 PM - 2:00 PM",
    "2:00 PM - 3:00 PM",
    "3:00 PM - 4:00 PM",
    "4:00 PM - 5:00 PM",
];
/// Time zones that can be chosen (Spec §9).
pub const TIME_ZONES: [&str; 7] = ["GMT", "BST", "EST", "CST", "MST", "PST", "other"];

/// What is typed in the demo form.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, Validate)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct DemoRequest {
    /// Name.
    #[validate(
        custom(function = "filled", message = "Please enter your name"),
        custom(function = "name_length")
    )]
    pub name: String,
    /// E-mail address.
    #[validate(
        custom(function = "filled", message = "Please enter your email address"),
        custom(
            function = "blank_or_email",
            message = "Please enter a valid email address"
        )
    )]
    pub email: String,
    /// Phone number.
    pub phone: String,
    /// School.
    pub school: String,
    /// One of the roles.
    #[validate(custom(function = "filled", message = "Please choose your role"))]
    pub role: String,
    /// Number of students.
    pub students: String,
    /// Message.
    #[validate(custom(
        function = "description_length",
        message = "The message can have at most 2,000 characters"
    ))]
    pub message: String,
    /// One of the slots.
    pub preferred_time: String,
    /// One of the time zones.
    pub timezone: String,
}

impl DemoRequest {
    /// The broken rules: name, email and role are required, the rest is optional.
    ///
    /// ```
    /// use reedling_core::demo::DemoRequest;
    /// assert_eq!(DemoRequest::default().check().iter().count(), 3);
    /// ```
    pub fn check(&self) -> Violations {
        Violations::of(self).in_order(&["name", "email", "role", "message"])
    }
}
