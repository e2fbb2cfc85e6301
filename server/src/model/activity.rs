//! What stands in the audit trail (Spec §3, D8).

use uuid::Uuid;

/// What kind of thing was done; the specification's activity types.
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

/// How the thing stands after it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActivityStatus {
    /// In effect.
    Active,
    /// Ended by it.
    Inactive,
    /// Waits for somebody.
    Pending,
}

impl ActivityStatus {
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
    /// How it stands now.
    pub status: ActivityStatus,
}
