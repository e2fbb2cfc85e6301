//! A student's data beside the account.

use chrono::NaiveDate;

/// A new student's valid data beside the account.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StudentDetails {
    /// Given name.
    pub first_name: String,
    /// Family name; may be empty.
    pub last_name: String,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
    /// Whether the student is a minor; fixed once the student is created (D12).
    pub is_minor: bool,
    /// Grade.
    pub grade: String,
    /// Section A to F.
    pub section: Option<String>,
    /// Instrument; may be empty.
    pub instrument: String,
    /// Postal address.
    pub address: Option<String>,
    /// Emergency contact, free text.
    pub emergency_contact: Option<String>,
    /// Notes of the teacher.
    pub notes: Option<String>,
}

/// First and last name as they are kept: without white space around them, and the only one of a person who has one name as
/// the first.
///
/// ```
/// use reedling_core::students::details::names;
/// assert_eq!(names(" Mina", "Okafor "), ("Mina", "Okafor"));
/// assert_eq!(names("", "Sukarno"), ("Sukarno", ""));
/// ```
pub fn names<'a>(first: &'a str, last: &'a str) -> (&'a str, &'a str) {
    match (first.trim(), last.trim()) {
        ("", only) => (only, ""),
        names => names,
    }
}

/// Full name.
///
/// ```
/// use reedling_core::students::details::full_name;
/// assert_eq!(full_name("Mina ", "Okafor"), "Mina Okafor");
/// assert_eq!(full_name("Sukarno", " "), "Sukarno");
/// ```
pub fn full_name(first: &str, last: &str) -> String {
    let (first, last) = names(first, last);
    let space = if last.is_empty() { "" } else { " " };
    [first, space, last].concat()
}
