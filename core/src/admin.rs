//! The administrator's dashboard: users, activities, shares (Spec §2.5).
//!
//! - A user needs a name and an address; a student also a grade, of whichever list, and a teacher (Spec §5, D12).
//! - A registration is recent for 7 days; the dashboard shows 5 activities (Spec §9).

#[cfg(feature = "schema")]
pub mod new_user;
#[cfg(feature = "schema")]
pub mod request;

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use crate::{
    access::Role,
    badge::{Badge, BadgeColor},
    students::grade::{GRADE_UNLISTED, Grade},
    time::rfc3339,
    validation::{DETAIL, Violations, rules::is_blank},
};
#[cfg(feature = "schema")]
use crate::{
    email::EMAIL_MAX,
    validation::{DETAIL_MAX, NAME_MAX},
};

/// Days for which a registration counts as recent (Spec §9).
pub const RECENT_REGISTRATION_DAYS: i64 = 7;

/// Message for a role that is none of the four.
const ROLE_UNLISTED: &str = "Please choose ADMINISTRATOR, TEACHER, STUDENT or PARENT";

/// The Create User dialog and its request.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "schema", serde(deny_unknown_fields))]
pub struct CreateUserRequest {
    /// Full name.
    #[cfg_attr(feature = "schema", schemars(length(min = 1, max = NAME_MAX)))]
    pub name: String,
    /// Sign-in e-mail address.
    #[cfg_attr(feature = "schema", schemars(email, length(min = 1, max = EMAIL_MAX)))]
    pub email: String,
    /// ADMINISTRATOR, TEACHER, STUDENT or PARENT.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = Role::ALL.map(Role::as_str))))]
    #[cfg_attr(feature = "ts", tsify(type = "Role"))]
    pub role: String,
    /// A teacher's instrument, optional.
    #[cfg_attr(feature = "schema", serde(default), schemars(length(max = DETAIL_MAX)))]
    pub instrument: String,
    /// A student's grade.
    #[cfg_attr(feature = "schema", serde(default))]
    pub grade: String,
    /// Identifier of a student's teacher.
    #[cfg_attr(feature = "schema", serde(default))]
    pub teacher_id: String,
}

impl CreateUserRequest {
    /// Validation errors (Spec §5): a student also needs a grade, of whichever list (D12), and a teacher.
    ///
    /// ```
    /// use reedling_core::admin::CreateUserRequest;
    /// let student = CreateUserRequest {
    ///     name: "Theo".into(), email: "theo@music.example".into(), role: "STUDENT".into(),
    ///     instrument: "".into(), grade: "Grade 4".into(), teacher_id: "".into(),
    /// };
    /// assert_eq!(student.problems().first_message(), Some("Please choose a teacher"));
    /// ```
    pub fn problems(&self) -> Violations {
        let mut found = Violations::default();
        found.not_blank("name", &self.name, "Please enter a name");
        found.name("name", &self.name);
        found.not_blank("email", &self.email, "Please enter an email address");
        found.new_email("email", &self.email);
        let role = Role::parse(self.role.trim());
        found.require(role.is_some(), "role", "choice", ROLE_UNLISTED);
        found.line(&DETAIL, "instrument", &self.instrument);
        if role == Some(Role::Student) {
            found.not_blank("grade", &self.grade, "Please choose a grade");
            let known = is_blank(&self.grade) || Grade::read(&self.grade) != Grade::Unknown;
            found.require(known, "grade", "choice", GRADE_UNLISTED);
            found.not_blank("teacherId", &self.teacher_id, "Please choose a teacher");
        }
        found
    }
}

/// A user in the administrator's list, as far as a rule looks at them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListedUser {
    /// Identifier.
    pub id: String,
    /// When the account was made, an instant.
    #[serde(with = "rfc3339")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub created_at: DateTime<Utc>,
}

/// Identifiers of the users created in the last 7 days, in the given order (Spec §9).
///
/// ```
/// # use chrono::{DateTime, TimeDelta, Utc};
/// use reedling_core::admin::{ListedUser, recent_registrations};
/// let now: DateTime<Utc> = "2026-03-09T12:00:00Z".parse()?;
/// let user = |days: i64| ListedUser { id: days.to_string(), created_at: now - TimeDelta::days(days) };
/// assert_eq!(recent_registrations(&[user(7), user(8)], now), ["7"]);
/// # Ok::<(), chrono::ParseError>(())
/// ```
pub fn recent_registrations(users: &[ListedUser], now: DateTime<Utc>) -> Vec<&str> {
    let since = now - TimeDelta::days(RECENT_REGISTRATION_DAYS);
    users
        .iter()
        .filter(|user| (since..=now).contains(&user.created_at))
        .map(|user| user.id.as_str())
        .collect()
}

/// Word and colour of an activity's status (Spec §4).
///
/// ```
/// use reedling_core::{admin::activity_badge, badge::BadgeColor};
/// assert_eq!(activity_badge("pending").color, BadgeColor::Yellow);
/// ```
pub fn activity_badge(status: &str) -> Badge {
    match status {
        "active" => Badge::new("Active", BadgeColor::Green),
        "inactive" => Badge::new("Inactive", BadgeColor::Red),
        "pending" => Badge::new("Pending", BadgeColor::Yellow),
        other => Badge::other(other),
    }
}

/// The length of a bar in percent of a whole, at most 100; 0 where that is nothing (Spec §2.5).
///
/// ```
/// use reedling_core::admin::percent;
/// assert_eq!(percent(1, 4), 25.0);
/// assert_eq!(percent(0, 0), 0.0);
/// ```
pub fn percent(count: u32, total: u32) -> f64 {
    if total == 0 {
        0.0
    } else {
        (f64::from(count) * 100.0 / f64::from(total)).min(100.0)
    }
}
