//! Teachers.

use uuid::Uuid;

/// A teacher's profile; administrators have one too (D12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeacherRecord {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Sign-in address; absent where the caller may not see it (D12).
    pub email: Option<String>,
    /// As typed; absent where the caller may not see it (D12).
    pub phone_number: Option<String>,
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
}
