//! Rights from an earlier release.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::parents::queries::confirmations::EarlierRight;

/// Access rights that are not decided yet.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ContactRightsBody {
    /// Oldest first, at most 100; further ones appear once these are decided.
    pub rights: Vec<ContactRightBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}

/// A teacher's access to a parent's contact data that the parent never confirmed.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ContactRightBody {
    /// The teacher.
    pub teacher_id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The parent.
    pub parent_id: Uuid,
    /// The parent's full name.
    pub parent_name: String,
    /// The teacher has taught a child of the parent since then.
    pub since: DateTime<Utc>,
}

impl From<EarlierRight> for ContactRightBody {
    fn from(right: EarlierRight) -> Self {
        Self {
            teacher_id: right.teacher_id,
            teacher_name: right.teacher_name,
            parent_id: right.parent_id,
            parent_name: right.parent_name,
            since: right.since,
        }
    }
}
