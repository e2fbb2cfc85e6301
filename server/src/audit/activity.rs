//! Lines of the audit trail (Spec §3, D8).

use chrono::{DateTime, Utc};
use uuid::Uuid;

/// The kind of an event; the specification's activity types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActivityKind {
    /// An account was made.
    UserRegistration,
    /// A student's grade changed.
    GradeUpdate,
    /// A message went out.
    Communication,
    /// An examination was entered.
    ExamScheduled,
    /// A setting or the system itself changed.
    SystemUpdate,
    /// Anything else.
    Other,
}

impl ActivityKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [
        Self::UserRegistration,
        Self::GradeUpdate,
        Self::Communication,
        Self::ExamScheduled,
        Self::SystemUpdate,
        Self::Other,
    ];

    /// The kind as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::UserRegistration => "user_registration",
            Self::GradeUpdate => "grade_update",
            Self::Communication => "communication",
            Self::ExamScheduled => "exam_scheduled",
            Self::SystemUpdate => "system_update",
            Self::Other => "other",
        }
    }
}

/// The state after the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActivityStatus {
    /// In effect.
    Active,
    /// Ended.
    Inactive,
    /// Waiting.
    Pending,
}

impl ActivityStatus {
    /// Every status.
    pub const ALL: [Self; 3] = [Self::Active, Self::Inactive, Self::Pending];

    /// The status as it is stored and sent.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Active => "active",
            Self::Inactive => "inactive",
            Self::Pending => "pending",
        }
    }
}

/// A line of the audit trail, before it is written.
#[derive(Clone, Debug)]
pub struct Activity {
    /// What kind of thing.
    pub kind: ActivityKind,
    /// Who did it; absent for the system.
    pub actor_id: Option<Uuid>,
    /// Whom or what it was done to.
    pub subject_id: Option<Uuid>,
    /// A sentence for an administrator.
    pub description: String,
    /// The state after it.
    pub status: ActivityStatus,
}

/// A line of the audit trail, as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActivityRecord {
    /// The line.
    pub id: Uuid,
    /// What kind of thing, as in [`ActivityKind::as_str`].
    pub kind: String,
    /// Who did it; absent for the system.
    pub actor: Option<NamedUser>,
    /// Whom it was done to, if it was a person.
    pub subject: Option<NamedUser>,
    /// A sentence for an administrator.
    pub description: String,
    /// The state after it, as in [`ActivityStatus::as_str`].
    pub status: String,
    /// When it was done.
    pub created_at: DateTime<Utc>,
}

/// A person by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedUser {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
}
