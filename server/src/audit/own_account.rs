//! Events about users' own accounts.

use super::{
    About, Event, Line,
    activity::{
        ActivityKind::{self, SystemUpdate, UserRegistration},
        ActivityStatus::{self, Active, Inactive, Pending},
    },
};

/// What a user did to their own account.
#[derive(Clone, Copy)]
pub enum OwnAccountEvent {
    Registered,
    Activated,
    ActivatedWithGoogle,
    JoinedWithGoogle,
    GoogleConnected,
    PasswordChosen,
    AddressChangeAsked,
    AddressChanged,
    SecondFactorBegun,
    SecondFactorTurnedOn,
    SecondFactorMoved,
    SecondFactorTurnedOff,
    RecoveryCodesRenewed,
    RecoveryCodeUsed,
    SessionEnded,
    OtherSessionsEnded,
    SessionLost,
    ProfileChanged,
    TeacherProfileChanged,
    LessonPreferencesChanged,
    NotificationsChanged,
    PrivacyChanged,
}

impl Event for OwnAccountEvent {
    fn line(&self, by: &str) -> Line {
        let (kind, status, did) = self.entry();
        Line::new(kind, About::Oneself, format!("{by} {did}")).with_status(status)
    }
}

impl OwnAccountEvent {
    /// Kind, status, and what the sentence says after the name.
    fn entry(self) -> (ActivityKind, ActivityStatus, &'static str) {
        match self {
            Self::Registered => (UserRegistration, Pending, "registered as a teacher"),
            Self::Activated => (UserRegistration, Active, "activated the account"),
            Self::ActivatedWithGoogle => (
                UserRegistration,
                Active,
                "activated the account with Google",
            ),
            Self::JoinedWithGoogle => (UserRegistration, Active, "joined with Google as a teacher"),
            Self::GoogleConnected => (SystemUpdate, Active, "connected Google sign-in"),
            Self::PasswordChosen => (SystemUpdate, Active, "chose a new password"),
            Self::AddressChangeAsked => (SystemUpdate, Pending, "asked for another email address"),
            Self::AddressChanged => (SystemUpdate, Active, "confirmed another email address"),
            Self::SecondFactorBegun => {
                (SystemUpdate, Pending, "began to set up two-factor sign-in")
            }
            Self::SecondFactorTurnedOn => (SystemUpdate, Active, "turned on two-factor sign-in"),
            Self::SecondFactorMoved => (
                SystemUpdate,
                Active,
                "moved two-factor sign-in to another app",
            ),
            Self::SecondFactorTurnedOff => {
                (SystemUpdate, Inactive, "turned off two-factor sign-in")
            }
            Self::RecoveryCodesRenewed => (SystemUpdate, Active, "made new recovery codes"),
            Self::RecoveryCodeUsed => (SystemUpdate, Active, "used a recovery code"),
            Self::SessionEnded => (SystemUpdate, Inactive, "ended a session"),
            Self::OtherSessionsEnded => (SystemUpdate, Inactive, "ended all other sessions"),
            Self::SessionLost => {
                let did = "lost a session after ten wrong passwords or codes";
                (SystemUpdate, Inactive, did)
            }
            Self::ProfileChanged => (SystemUpdate, Active, "changed the profile"),
            Self::TeacherProfileChanged => (SystemUpdate, Active, "changed the teacher profile"),
            Self::LessonPreferencesChanged => {
                (SystemUpdate, Active, "changed the lesson preferences")
            }
            Self::NotificationsChanged => {
                (SystemUpdate, Active, "changed the notification settings")
            }
            Self::PrivacyChanged => (SystemUpdate, Active, "changed the privacy settings"),
        }
    }
}
