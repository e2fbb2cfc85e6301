//! Rights from an earlier release.

use poem_openapi::Object;
use uuid::Uuid;

use crate::{api::timestamp::Timestamp, parents::queries::confirmations::EarlierRight};

/// Rights that are still to be decided on.
#[derive(Debug, Object)]
pub(crate) struct ContactRightsBody {
    /// Oldest first, at most 100; further ones follow as these are decided.
    pub rights: Vec<ContactRightBody>,
    /// How many there are in all, also when the list is cut.
    pub total: u64,
}

/// A teacher sees what a parent entered, though the parent was never asked.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ContactRightBody {
    /// The teacher.
    pub teacher_id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The parent.
    pub parent_id: Uuid,
    /// The parent's full name.
    pub parent_name: String,
    /// Since when the teacher has taught a child of the parent.
    pub since: Timestamp,
}

impl From<EarlierRight> for ContactRightBody {
    fn from(right: EarlierRight) -> Self {
        Self {
            teacher_id: right.teacher_id,
            teacher_name: right.teacher_name,
            parent_id: right.parent_id,
            parent_name: right.parent_name,
            since: right.since.into(),
        }
    }
}
