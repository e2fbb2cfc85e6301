//! The teachers whom an administrator may choose.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, param::Query, payload::Json};
use uuid::Uuid;

use crate::{
    api::error::ApiError,
    http::{Tag, bodies::NamedUserBody, guard::AdminSession},
    model::teacher::TeacherRecord,
    services::admin::teachers,
    state::AppState,
};

/// A teacher in a list (Spec §3).
#[derive(Debug, Object)]
pub struct TeacherBody {
    /// The teacher.
    pub id: Uuid,
    /// Name and address.
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
#[derive(Debug, Object)]
pub struct TeachersBody {
    /// By name.
    pub teachers: Vec<TeacherBody>,
    /// How many there are; more than the list holds when it is cut.
    pub total: u64,
}

/// The teachers whom an administrator may choose.
pub struct TeachersApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Administration")]
impl TeachersApi {
    /// The teachers with an active account by name, at most 100; `search` finds the others.
    #[oai(path = "/", method = "get", operation_id = "list_teachers")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        /// How many; more than 100 are cut to 100.
        limit: Query<Option<u32>>,
        /// Part of a name or an address, in capitals or not.
        search: Query<Option<String>>,
    ) -> Result<Json<TeachersBody>, ApiError> {
        let teachers = teachers::list(&state, search.0, limit.0.map(u64::from)).await?;
        Ok(Json(TeachersBody {
            teachers: teachers.rows.into_iter().map(Into::into).collect(),
            total: teachers.total,
        }))
    }
}
