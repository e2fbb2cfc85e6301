//! The profile of an account before and after a change.

/// The profile of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Full name.
    pub name: String,
    /// Sign-in address, if there is one.
    pub email: Option<String>,
    /// Phone number, free text.
    pub phone_number: Option<String>,
}

/// The profile after a change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedProfile {
    /// Full name.
    pub name: String,
    /// First name: the name up to its first white space.
    pub first_name: String,
    /// Last name: the rest of the name; may be empty.
    pub last_name: String,
    /// Phone number, free text.
    pub phone_number: Option<String>,
    /// The e-mail address that was sent, normalised; one that is not the current address waits for its confirmation.
    pub email: Option<String>,
}

/// A teacher's profile, before or after a change.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeacherProfile {
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
    /// Phone number, free text.
    pub phone_number: Option<String>,
}
