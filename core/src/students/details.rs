//! What is known of a student beside the account.

use chrono::NaiveDate;

/// A new student's data beside the account, by the rules of the form that was used.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StudentDetails {
    /// Given name.
    pub first_name: String,
    /// Family name; may be empty.
    pub last_name: String,
    /// Day of birth, if it is known.
    pub date_of_birth: Option<NaiveDate>,
    /// Fixed from now on (D12).
    pub is_minor: bool,
    /// Grade.
    pub grade: String,
    /// Section A to F.
    pub section: Option<String>,
    /// Instrument; may be empty.
    pub instrument: String,
    /// Postal address.
    pub address: Option<String>,
    /// As typed.
    pub emergency_contact: Option<String>,
    /// What the teacher noted.
    pub notes: Option<String>,
}
