//! Teachers whom an administrator may choose.

use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{accounts::views::user::NamedUserBody, teachers::queries::TeacherRecord};

/// A teacher in a list.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct TeacherBody {
    /// The teacher.
    pub id: Uuid,
    /// Name and e-mail address.
    pub user: NamedUserBody,
    /// Instrument.
    pub instrument: Option<String>,
}

impl From<TeacherRecord> for TeacherBody {
    fn from(teacher: TeacherRecord) -> Self {
        Self {
            id: teacher.id,
            user: NamedUserBody {
                name: teacher.name,
                email: teacher.email,
            },
            instrument: teacher.instrument,
        }
    }
}

/// Teachers, at most 100.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct TeachersBody {
    /// By name.
    pub teachers: Vec<TeacherBody>,
    /// Total number; larger than the list when the list is truncated.
    pub total: u64,
}
