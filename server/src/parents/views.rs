//! Parents, and what they and their teachers read.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::views::NamedUserBody,
    api::idempotency::Replayable,
    parents::{
        queries::{contact::ParentRecord, inbox::RequestRecord},
        requests::Waiting,
    },
    students::queries::record::StudentRecord,
};

/// The parent and the linked children.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ChildrenBody {
    /// The caller.
    pub parent: ParentOfChildrenBody,
    /// By name.
    pub children: Vec<ChildBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}

/// The parent's name in the nested form that older clients read.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct ParentOfChildrenBody {
    /// Full name.
    pub user: NamedUserBody,
}

/// A child, as shown to a parent.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ChildBody {
    /// The student.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name and e-mail address, nested.
    pub user: NamedUserBody,
    /// Grade.
    pub grade: String,
    /// Instrument.
    pub instrument: String,
    /// Section.
    pub section: Option<String>,
    /// Number on the school's roll.
    pub roll_number: Option<String>,
}

impl From<StudentRecord> for ChildBody {
    fn from(student: StudentRecord) -> Self {
        Self {
            id: student.id,
            first_name: student.first_name,
            last_name: student.last_name,
            user: NamedUserBody {
                name: student.name,
                email: student.email,
            },
            grade: student.grade,
            instrument: student.instrument,
            section: student.section,
            roll_number: student.roll_number,
        }
    }
}

/// Requests waiting for the caller's response.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ParentRequestsBody {
    /// Oldest first, at most 50.
    pub requests: Vec<ParentRequestBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
    /// Whether the caller's e-mail address is verified. Until then requests and children are withheld.
    pub address_proved: bool,
}

/// A teacher's request to confirm that the caller is a student's parent. It does not contain what the teacher entered
/// about the caller.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ParentRequestBody {
    /// The request.
    pub id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The student's given name.
    pub child_first_name: String,
    /// Whether another child of the caller has this given name: the teacher may have entered that child a second time.
    pub has_namesake: bool,
    /// When the teacher added the student.
    pub created_at: DateTime<Utc>,
    /// The request expires then.
    pub expires_at: DateTime<Utc>,
}

impl From<Waiting> for ParentRequestsBody {
    fn from(waiting: Waiting) -> Self {
        let shown = |request: &RequestRecord| ParentRequestBody {
            id: request.id,
            teacher_name: request.teacher_name.clone(),
            child_first_name: request.child_first_name.clone(),
            has_namesake: waiting.is_about_namesake(request),
            created_at: request.created_at,
            expires_at: request.expires_at,
        };
        Self {
            requests: waiting.requests.rows.iter().map(shown).collect(),
            total: waiting.requests.total,
            address_proved: waiting.address_proved,
        }
    }
}

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
