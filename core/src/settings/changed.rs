//! What a change of one's own account comes to, once it keeps the rules.

use super::ProfileVisibility;

/// What an account's profile is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Full name.
    pub name: String,
    /// Sign-in address, if there is one.
    pub email: Option<String>,
    /// As typed.
    pub phone_number: Option<String>,
}

/// A profile as it is to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedProfile {
    /// Full name.
    pub name: String,
    /// What stands before the first white space of the name.
    pub first_name: String,
    /// The rest of it.
    pub last_name: String,
    /// As typed.
    pub phone_number: Option<String>,
    /// The address that was sent, as accounts have it: the present one, or one that has to wait.
    pub email: Option<String>,
}

/// The notification switches that were sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangedNotifications {
    /// By e-mail.
    pub email_notifications: Option<bool>,
    /// By push message.
    pub push_notifications: Option<bool>,
    /// Before lessons.
    pub lesson_reminders: Option<bool>,
    /// About examinations.
    pub exam_notifications: Option<bool>,
    /// About achievements.
    pub achievement_alerts: Option<bool>,
}

/// The privacy settings that were sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangedPrivacy {
    /// Who may see the profile.
    pub profile_visibility: Option<ProfileVisibility>,
    /// Whether students and parents see a teacher's address.
    pub show_email: Option<bool>,
    /// Whether they see the number.
    pub show_phone: Option<bool>,
    /// Kept for later.
    pub allow_messages: Option<bool>,
}

/// A teacher's profile, as it is or is to be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TeacherProfile {
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
    /// As typed.
    pub phone_number: Option<String>,
}

/// The preferences that were sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChangedPreferences {
    /// Minutes of a lesson unless another length is chosen.
    pub default_duration: Option<i32>,
    /// Whether reminders come before lessons.
    pub lesson_reminders: Option<bool>,
}
