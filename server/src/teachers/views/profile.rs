//! A teacher, as others see them.

use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{accounts::views::user::NamedUserBody, teachers::queries::TeacherRecord};

/// A teacher with the details of their profile.
#[derive(Debug, JsonSchema, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct TeacherDetailsBody {
    /// The teacher.
    pub id: Uuid,
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
    /// Phone number, free text, not normalised.
    pub phone_number: Option<String>,
    /// Name and e-mail address.
    pub user: NamedUserBody,
}

impl From<TeacherRecord> for TeacherDetailsBody {
    fn from(teacher: TeacherRecord) -> Self {
        Self {
            id: teacher.id,
            instrument: teacher.instrument,
            department: teacher.department,
            phone_number: teacher.phone_number,
            user: NamedUserBody {
                name: teacher.name,
                email: teacher.email,
            },
        }
    }
}

/// A teacher's own profile.
#[derive(Debug, JsonSchema, Serialize)]
pub(crate) struct TeacherProfileBody {
    /// The teacher.
    pub teacher: TeacherDetailsBody,
}
