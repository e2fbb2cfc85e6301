//! What a parent reads.

use poem_openapi::Object;
use uuid::Uuid;

use crate::{
    accounts::views::user::NamedUserBody, api::timestamp::Timestamp,
    parents::queries::inbox::RequestRecord, students::queries::record::StudentRecord,
};

/// The caller and the linked children.
#[derive(Debug, Object)]
pub(crate) struct ChildrenBody {
    /// The caller.
    pub parent: ParentOfChildrenBody,
    /// By name.
    pub children: Vec<ChildBody>,
    /// How many there are in all, also when the list is cut.
    pub total: u64,
}

/// The caller's name, nested as the screens read it.
#[derive(Debug, Object)]
pub(crate) struct ParentOfChildrenBody {
    /// Full name.
    pub user: NamedUserBody,
}

/// A child, as a parent sees it (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ChildBody {
    /// The student.
    pub id: Uuid,
    /// Given name.
    pub first_name: String,
    /// Family name.
    pub last_name: String,
    /// Name and address, nested.
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

/// The requests that wait for the caller's answer.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ParentRequestsBody {
    /// Oldest first, at most 50.
    pub requests: Vec<ParentRequestBody>,
    /// How many there are in all, also when the list is cut.
    pub total: u64,
    /// Whether the caller has proved that the address is theirs. Until then neither requests nor children are listed.
    pub address_proved: bool,
}

/// A teacher says that the caller is a student's parent. What the teacher typed about the caller is not shown.
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub(crate) struct ParentRequestBody {
    /// The request.
    pub id: Uuid,
    /// The teacher's full name.
    pub teacher_name: String,
    /// The student's given name.
    pub child_first_name: String,
    /// When the teacher added the student.
    pub created_at: Timestamp,
    /// Until when it can be answered.
    pub expires_at: Timestamp,
}

impl From<RequestRecord> for ParentRequestBody {
    fn from(request: RequestRecord) -> Self {
        Self {
            id: request.id,
            teacher_name: request.teacher_name,
            child_first_name: request.child_first_name,
            created_at: request.created_at.into(),
            expires_at: request.expires_at.into(),
        }
    }
}
