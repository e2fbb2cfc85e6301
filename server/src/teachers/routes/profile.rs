//! A teacher's own profile.

use poem::web::Data;
use poem_openapi::OpenApi;
use reedling_core::settings::teacher_request::EditTeacherProfileRequest;

use crate::{
    accounts::routes::guard::TeachingSessionEvenWaiting,
    api::{error::ApiError, json::Json, json_body::JsonBody, tag::Tag},
    state::AppState,
    teachers::{profile, views::profile::TeacherProfileBody},
};

/// A teacher's own profile.
pub(crate) struct TeacherProfileApi;

#[OpenApi(prefix_path = "/api/teachers", tag = "Tag::Teachers")]
impl TeacherProfileApi {
    /// Get the caller's teacher profile; administrators have one, too.
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
        let teacher = profile::profile(&state, &caller.0).await?.into();
        Ok(Json(TeacherProfileBody { teacher }))
    }

    /// Change the caller's teacher profile.
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
        let teacher = profile::change_profile(&state, &caller.0, body.0).await?;
        Ok(Json(TeacherProfileBody {
            teacher: teacher.into(),
        }))
    }
}
