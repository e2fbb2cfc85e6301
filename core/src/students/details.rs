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
