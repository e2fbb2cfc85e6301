//! Parents, as a teacher or an administrator sees them.

use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{api::idempotency::Replayable, parents::queries::contact::ParentRecord};

/// A parent.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ParentBody {
    /// Id to use in `parentIds`: of the account, or of the contact that the teacher entered.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Only while the caller teaches a child of this parent.
    pub email: Option<String>,
    /// Only while the caller teaches a child of this parent.
    pub phone_number: Option<String>,
    /// Only while the caller teaches a child of this parent.
    pub address: Option<String>,
    /// Relationship to the student, such as `Parent`; absent in search results.
    pub relationship: Option<String>,
    /// Whether this is the primary contact.
    pub is_primary: bool,
    /// Whether the parent, or an administrator for them, has confirmed the teacher. Until then the teacher sees only
    /// what they entered themselves.
    pub confirmed: bool,
}

impl From<ParentRecord> for ParentBody {
    fn from(parent: ParentRecord) -> Self {
        Self {
            id: parent.id,
            name: parent.name,
            email: parent.email,
            phone_number: parent.phone_number,
            address: parent.address,
            relationship: parent.relationship,
            is_primary: parent.is_primary,
            confirmed: parent.confirmed,
        }
    }
}

/// Matching parents, at most 20.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ParentsBody {
    /// By name.
    pub parents: Vec<ParentBody>,
}

/// A parent after a change.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct CreatedParentBody {
    /// The parent.
    pub parent: ParentBody,
}

impl Replayable for CreatedParentBody {}

impl From<ParentRecord> for CreatedParentBody {
    fn from(parent: ParentRecord) -> Self {
        Self {
            parent: parent.into(),
        }
    }
}
