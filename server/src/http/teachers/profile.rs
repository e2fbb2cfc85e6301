//! A teacher's own profile.

use poem::web::Data;
use poem_openapi::{Object, OpenApi, payload::Json};
use reedling_core::settings::request::EditTeacherProfileRequest;
use uuid::Uuid;

use crate::{
    api::{error::ApiError, json_body::JsonBody},
    http::{Tag, bodies::NamedUserBody, guard::TeachingSessionEvenWaiting},
    model::teacher::TeacherRecord,
    services::teachers,
    state::AppState,
};

/// A teacher with what they tell about themselves (Spec §3).
#[derive(Debug, Object)]
#[oai(rename_all = "camelCase")]
pub struct TeacherDetailsBody {
    /// The teacher.
    pub id: Uuid,
    /// Instrument.
    pub instrument: Option<String>,
    /// Department.
    pub department: Option<String>,
    /// As typed.
    pub phone_number: Option<String>,
    /// Name and address.
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
#[derive(Debug, Object)]
pub struct TeacherProfileBody {
    /// The teacher.
    pub teacher: TeacherDetailsBody,
}

/// A teacher's own profile.
pub struct TeacherProfileApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl TeacherProfileApi {
    /// One's own teacher profile; administrators have one too (D12).
    #[oai(
        path = "/profile",
        method = "get",
        operation_id = "get_teacher_profile"
    )]
    async fn profile(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
    ) -> Result<Json<TeacherProfileBody>, ApiError> {
        let teacher = teachers::profile(&state, &caller.0).await?.into();
        Ok(Json(TeacherProfileBody { teacher }))
    }

    /// Change one's own teacher profile.
    #[oai(
        path = "/profile",
        method = "put",
        operation_id = "edit_teacher_profile"
    )]
    async fn edit(
        &self,
        caller: TeachingSessionEvenWaiting,
        state: Data<&AppState>,
        body: JsonBody<EditTeacherProfileRequest>,
    ) -> Result<Json<TeacherProfileBody>, ApiError> {
        let teacher = teachers::change_profile(&state, &caller.0, body.0).await?;
        Ok(Json(TeacherProfileBody {
            teacher: teacher.into(),
        }))
    }
}
