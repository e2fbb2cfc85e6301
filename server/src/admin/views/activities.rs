//! The audit trail, page by page.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    api::choice::Choice,
    audit::activity::{ActivityKind, ActivityRecord, ActivityStatus, NamedUser},
};

/// Who did what to whom, when.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivityBody {
    /// The activity, a UUID v7.
    pub id: Uuid,
    /// Kind of activity.
    #[serde(rename = "type")]
    pub kind: Choice<ActivityKind>,
    /// One sentence describing the activity.
    pub description: String,
    /// Time of the activity.
    pub timestamp: DateTime<Utc>,
    /// Resulting status.
    pub status: Choice<ActivityStatus>,
    /// Who did it; absent when the system did.
    pub actor: Option<PersonBody>,
    /// The person affected, if any, while their account exists.
    pub subject: Option<PersonBody>,
}

/// A person, by name.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct PersonBody {
    /// The account.
    pub id: Uuid,
    /// Full name.
    pub name: String,
}

/// A page of the audit trail.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ActivitiesBody {
    /// Newest first.
    pub activities: Vec<ActivityBody>,
    /// Total number on all pages.
    pub total: u64,
}

impl From<NamedUser> for PersonBody {
    fn from(named: NamedUser) -> Self {
        Self {
            id: named.id,
            name: named.name,
        }
    }
}

impl From<ActivityRecord> for ActivityBody {
    fn from(activity: ActivityRecord) -> Self {
        Self {
            id: activity.id,
            kind: Choice::named(activity.kind),
            description: activity.description,
            timestamp: activity.created_at,
            status: Choice::named(activity.status),
            actor: activity.actor.map(Into::into),
            subject: activity.subject.map(Into::into),
        }
    }
}
