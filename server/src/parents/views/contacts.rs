//! Parents, as a teacher or an administrator sees them.

use poem_openapi::Object;
use uuid::Uuid;

use crate::{api::idempotent::Replayable, parents::queries::contact::ParentRecord};

/// A parent.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ParentBody {
    /// The parent, as `parentIds` take it.
    pub id: Uuid,
    /// Full name.
    pub name: String,
    /// Only while the caller teaches a child of this parent.
    pub email: Option<String>,
    /// Only while the caller teaches a child of this parent.
    pub phone_number: Option<String>,
    /// Only while the caller teaches a child of this parent.
    pub address: Option<String>,
    /// Such as `Parent`; only as a student's parent.
    pub relationship: Option<String>,
    /// Whether this parent is the first contact.
    pub is_primary: bool,
    /// Whether the parent has accepted the teacher, or an administrator has for them; until then a teacher sees
    /// only what they typed themselves.
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

/// Parents that were found, at most 20.
#[derive(Debug, Object)]
pub(crate) struct ParentsBody {
    /// By name.
    pub parents: Vec<ParentBody>,
}

/// A parent that was added.
#[derive(Debug, Object)]
pub(crate) struct CreatedParentBody {
    /// The parent, with id.
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
