//! The teachers whom an administrator may choose.

use poem::web::Data;
use poem_openapi::OpenApi;
use schemars::JsonSchema;
use serde::Serialize;
use uuid::Uuid;

use crate::{
    accounts::{routes::guard::AdminSession, views::NamedUserBody},
    admin::teachers::{self, TeacherQuery},
    api::{error::ApiError, json::Json, json_body::QueryParams, tag::Tag},
    state::AppState,
    teachers::queries::TeacherRecord,
};

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

/// The teachers whom an administrator may choose.
pub(crate) struct TeachersApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Administration")]
impl TeachersApi {
    /// List teachers with an active account by name, at most 100; use `search` to find others.
    #[oai(path = "/", method = "get", operation_id = "list_teachers")]
    async fn list(
        &self,
        _caller: AdminSession,
        state: Data<&AppState>,
        query: QueryParams<TeacherQuery>,
    ) -> Result<Json<TeachersBody>, ApiError> {
        let teachers = teachers::list(&state, query.0).await?;
        Ok(Json(TeachersBody {
            teachers: teachers.rows.into_iter().map(Into::into).collect(),
            total: teachers.total,
        }))
    }
}
